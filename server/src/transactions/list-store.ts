// Pages of transactions: by the filters that counters know at the same cost whatever their number, else bounded by what is asked for.
import type { Knex } from "knex";
import { type CountFilter, countDays, countMonths, whereCounted } from "../db/counters.ts";
import { type Days, type Page, type PageRequest, pageByDays, pageOf } from "../db/page.ts";
import type { Queryable } from "../db/schema.ts";
import { fold, likePattern } from "../db/values.ts";
import type { TransactionRow } from "./store.ts";

/** Columns of a filter with the index that begins with each, and what else that index holds of a filter. */
const indexes = {
  status: { index: "by_status", holds: ["type", "branch_id"] },
  type: { index: "by_type", holds: ["branch_id"] },
  branch_id: { index: "by_branch", holds: ["type"] },
  user_id: { index: "by_user", holds: [] },
} as const satisfies Record<string, { index: string; holds: readonly string[] }>;

type Column = keyof typeof indexes;

/** What reading a row costs beside reading its entry in an index. */
const rowCost = 8;

const givenIn = (filter: CountFilter): Column[] =>
  (Object.keys(indexes) as Column[]).filter((column) => filter[column] !== undefined);

/** The index that begins with every column of the filter. */
function beginningWith([first, second]: readonly Column[]): string | undefined {
  if (first === undefined) return "by_day";
  return second === undefined ? indexes[first].index : undefined;
}

/** The index by which rows of these days are found at the least cost: few entries, and rows read only where it does not hold the rest. */
async function indexFor(db: Queryable, filter: CountFilter, [from, to]: Days): Promise<string> {
  const given = givenIn(filter);
  const whole = beginningWith(given);
  if (whole !== undefined) return whole;
  const counting = db("monthly_counters")
    .where({ data_set_id: filter.data_set_id })
    .whereBetween("local_month", [from.slice(0, 7), to.slice(0, 7)]);
  for (const column of given) {
    const one = db.raw("sum(case when ?? = ? then ?? else 0 end)", [column, filter[column] ?? null, "count"]);
    counting.select({ [column]: one });
  }
  const counts: Partial<Record<Column, number>> = (await counting.first()) ?? {};
  const costOf = (column: Column): number => {
    const held: readonly string[] = indexes[column].holds;
    const isWhole = given.every((other) => other === column || held.includes(other));
    return Number(counts[column]) * (isWhole ? 1 : rowCost);
  };
  const best = given.reduce((least, column) => (costOf(column) < costOf(least) ? column : least));
  return indexes[best].index;
}

/** One page of the transactions that a filter of counters matches, newest first, with its total. */
export function pageOfTransactions(
  db: Queryable,
  filter: CountFilter,
  request: PageRequest,
): Promise<Page<TransactionRow>> {
  const { from, to, ...ofAnyDay } = filter;
  const isByDocument = filter.document_from !== undefined || filter.document_to !== undefined;
  const list = {
    table: "transactions",
    months: () => countMonths(db, filter),
    days: (month: string) => countDays(db, filter, month),
    from,
    to,
    where: (rows: Knex.QueryBuilder) => whereCounted(rows, ofAnyDay),
    index: (days: Days) => indexFor(db, filter, days),
    whole: isByDocument ? undefined : beginningWith(givenIn(filter)),
  };
  return pageByDays(db, list, request);
}

/** What counters don't know: few rows have it, or the filter beside it must leave few to look through. */
export type RareFilter = {
  invoice_no?: string | undefined;
  counterparty_tin?: string | undefined;
  /** A part of the name, whatever its case and accents. */
  counterparty_name?: string | undefined;
};

/** Rows that are looked through for a part of a name, at most. */
export const mostScanned = 100_000;

/** One page of the transactions that have something rare, newest first. */
export async function pageOfRare(
  db: Queryable,
  filter: CountFilter,
  { invoice_no, counterparty_tin, counterparty_name }: RareFilter,
  request: PageRequest,
): Promise<Page<TransactionRow>> {
  const query = whereCounted(db("transactions"), filter);
  if (invoice_no !== undefined) query.where({ invoice_no });
  // Numbers are kept by branch.
  if (invoice_no !== undefined && filter.branch_id === undefined)
    query.whereIn("branch_id", db("branches").where({ data_set_id: filter.data_set_id }).select("id"));
  if (counterparty_tin !== undefined) query.where({ counterparty_tin });
  if (counterparty_name !== undefined) {
    query.whereRaw("counterparty_folded like ? escape '!'", [likePattern(fold(counterparty_name))]);
  }
  const newestFirst = [
    { column: "local_day", order: "desc" },
    { column: "id", order: "desc" },
  ];
  const { rows, meta } = await pageOf<{ id: string }>(query.orderBy(newestFirst).select("id"), request);
  const ids = rows.map(({ id }) => id);
  return { rows: await db("transactions").whereIn("id", ids).orderBy(newestFirst), meta };
}
