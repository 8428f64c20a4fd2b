// The documents that waited during an outage.
import { sortBy } from "../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../db/sql/schema.ts";
import { type OutageRow, waitedCalls } from "../lanes/outages.ts";
import type { TransactionRow, TransactionStatus } from "../transactions/store.ts";

const documents = (db: Queryable, outage: OutageRow): QueryBuilder =>
  db("transactions").whereIn("id", waitedCalls(db, outage).select("transaction_id"));

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
  return withRows(db, "transactions", page, (rows) => rows.select("transactions.*"));
}
