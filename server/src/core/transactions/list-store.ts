// Pages of transactions: filters with counters cost the same at any length; other filters are bounded by their matches.
// Decisions about the API: 14.

import { cheapestIndex, type Indexes, wholeIndex } from "../../db/history/choose-index.ts";
import {
  type CountFilter,
  countDays,
  countPeriods,
  countTotals,
  shownStatus,
  whereShown,
} from "../../db/history/counters.ts";
import { type Days, pageByDays } from "../../db/history/day-pages.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { type Page, type PageRequest, pageBy, withRows } from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";
import { fold, fromBlob, likePattern } from "../../db/sql/values.ts";
import type { TransactionRow } from "./store.ts";

/** The index that begins with each column of a filter, and the filter's other columns in it. */
const indexes = {
  status: { index: "by_status", holds: ["type", "branch_id"] },
  type: { index: "by_type", holds: ["branch_id"] },
  branch_id: { index: "by_branch", holds: ["type"] },
  user_id: { index: "by_user", holds: [] },
} as const satisfies Indexes<string>;

/** The columns that lists show or sort by. */
export const listed = [
  "id",
  "type",
  "bhf_id",
  "invoice_no",
  "receipt_no",
  "receipt_type",
  "document_date",
  "document_time",
  "counterparty_tin",
  "counterparty_name",
  "supplier_no",
  "total_amount",
  "tax_amount",
  "taxes",
  "purchase_status",
  "claim_month",
  "no_claim",
  "non_deductible_tax",
  "currency",
  "exchange_rate",
  "foreign_amount",
  "synced_to_authority",
  "in_doubt",
  "can_retry",
  "superseded_by",
  "local_day",
  "created_at",
  "processed_at",
] as const satisfies readonly (keyof TransactionRow)[];
export type ListedTransaction = Pick<TransactionRow, (typeof listed)[number] | "status">;

/** The rows of a list. */
export function selectListed(db: Queryable, rows: QueryBuilder): QueryBuilder {
  return rows.select(...listed.map((column) => `transactions.${column}`), db.raw(`${shownStatus} as status`));
}

const wholeOf = (filter: CountFilter): string | undefined => wholeIndex(indexes, filter);

/** The index by which rows of these days are found at the least cost. */
async function indexFor(db: Queryable, filter: CountFilter, [from, to]: Days): Promise<string> {
  const counters = db("monthly_counters")
    .where({ data_set_id: filter.data_set_id })
    .whereBetween("local_month", [from.slice(0, 7), to.slice(0, 7)]);
  return wholeOf(filter) ?? cheapestIndex(db, indexes, filter, counters);
}

/** One page of the transactions that a filter of counters matches, newest first, with its total. */
export function pageOfTransactions(
  db: Queryable,
  filter: CountFilter,
  request: PageRequest,
): Promise<Page<ListedTransaction>> {
  const { from, to, ...ofAnyDay } = filter;
  const isByDocument = filter.document_from !== undefined || filter.document_to !== undefined;
  const list = {
    table: "transactions",
    columns: [],
    total: () => countTotals(db, filter),
    counts: () => countPeriods(db, filter),
    days: (month: string) => countDays(db, filter, month),
    from,
    to,
    where: (rows: QueryBuilder) => whereShown(rows, ofAnyDay),
    index: (days: Days) => indexFor(db, filter, days),
    whole: isByDocument ? undefined : wholeOf(filter),
  };
  return pageByDays(db, list, request, (rows) => selectListed(db, rows));
}

/** Filters without counters: few rows match them, or the filter next to them must leave few rows. */
export type RareFilter = {
  /** Sales that succeeded without a receipt. */
  receipt?: "missing" | undefined;
  /** Without those that a later one replaced. */
  superseded?: "exclude" | undefined;
  invoice_no?: string | undefined;
  counterparty_tin?: string | undefined;
  /** A part of the name, whatever its case and accents. */
  counterparty_name?: string | undefined;
};

/** As text, since SQLite takes an index of few rows only for a condition without parameters. */
const withoutReceipt = "receipt_unrecovered = 1";

/** The sales of an environment without a receipt: their number, and the oldest. */
export async function findMissingReceipts(
  db: Queryable,
  environmentId: number,
): Promise<
  { count: number; oldest: Pick<TransactionRow, "invoice_no" | "bhf_id" | "created_at"> } | undefined
> {
  const rows = () => db("transactions").where({ data_set_id: environmentId }).whereRaw(withoutReceipt);
  const oldest = await rows().orderBy("local_day").orderBy("id").first("invoice_no", "bhf_id", "created_at");
  if (!oldest) return undefined;
  const counted = await rows().count({ count: "*" }).first();
  return { count: Number(counted?.count), oldest };
}

/** Rows that are looked through for a part of a name, at most. */
export const mostScanned = 100_000;

/** One page of the transactions that have something rare, newest first. */
export async function pageOfRare(
  db: Queryable,
  filter: CountFilter,
  { receipt, superseded, invoice_no, counterparty_tin, counterparty_name }: RareFilter,
  request: PageRequest,
): Promise<Page<ListedTransaction>> {
  const query = whereShown(db("transactions"), filter);
  if (receipt === "missing") query.whereRaw(withoutReceipt);
  if (superseded === "exclude") query.where({ superseded_by: null });
  if (invoice_no !== undefined) query.where({ invoice_no });
  // Numbers are kept by branch.
  if (invoice_no !== undefined && filter.branch_id === undefined)
    query.whereIn("branch_id", db("branches").where({ data_set_id: filter.data_set_id }).select("id"));
  if (counterparty_tin !== undefined) query.where({ counterparty_tin });
  if (counterparty_name !== undefined) {
    query.whereRaw("counterparty_folded like ? escape '!'", [likePattern(fold(counterparty_name))]);
  }
  const ids = query.select("id", "local_day");
  const page = await pageBy<{ id: string }>(ids, sortBy("desc", "local_day", "id"), request);
  return withRows(db, "transactions", page, (rows) => selectListed(db, rows));
}

/** The documents of transactions, by id. */
export async function readDocumentsOf<Document>(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Document>> {
  if (ids.length === 0) return new Map();
  const bodies: { transaction_id: string; document: Uint8Array | null }[] = await db("transaction_bodies")
    .whereIn("transaction_id", ids)
    .select("transaction_id", "document");
  return new Map(
    bodies.map(({ transaction_id, document }) => [transaction_id, fromBlob<Document>(document)]),
  );
}
