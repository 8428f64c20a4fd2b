// The documents that waited during an outage.

import { type ListedTransaction, selectListed } from "../../core/transactions/list-store.ts";
import { selectShown, type TransactionRow, type TransactionStatus } from "../../core/transactions/store.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";
import { type OutageRow, waitedCalls } from "../../lanes/outages.ts";
import { branchesOf, firstMonth, type ReportScope } from "./figure-store.ts";

/** A sale or purchase has waited if its own call has: the stock movement that follows from a signed one doesn't count. */
function documents(db: Queryable, outage: OutageRow): QueryBuilder {
  const waited = () => waitedCalls(db, outage).select("transaction_id");
  return db("transactions").where((found) =>
    found
      .whereIn("id", waited().whereNot({ stream: "stock" }))
      .orWhere((moved) => moved.whereIn("type", ["stock", "import"]).whereIn("id", waited())),
  );
}

/** How many documents waited, by their status now. */
export async function countWaited(
  db: Queryable,
  outage: OutageRow,
): Promise<Partial<Record<TransactionStatus, number>>> {
  const rows: { status: TransactionStatus; count: number }[] = await documents(db, outage)
    .groupBy("status")
    .select("status")
    .count({ count: "*" });
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

/** One page of the documents that waited, oldest first. */
export async function pageOfWaited(
  db: Queryable,
  outage: OutageRow,
  request: PageRequest,
): Promise<Page<TransactionRow>> {
  const page = await pageBy<{ id: string }>(documents(db, outage).select("id"), sortBy("asc", "id"), request);
  return withRows(db, "transactions", page, (rows) => selectShown(db, rows));
}

type Claim = ListedTransaction;

/** Accepted purchases that are claimed in another month than that of their date, if its first day lies in the period; by id. */
export async function readClaims(
  db: Queryable,
  scope: ReportScope,
  after: string,
  most: number,
): Promise<Claim[]> {
  const { data_set_id, document_from, document_to } = scope;
  const within = await branchesOf(db, scope);
  const rows = db("transactions")
    .where({ data_set_id, type: "purchase", status: "success" })
    .whereBetween("claim_month", [firstMonth(document_from), document_to.slice(0, 6)])
    .where("id", ">", after);
  return selectListed(db, within(rows).orderBy("id").limit(most));
}
