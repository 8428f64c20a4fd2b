// Counters of transactions, movements and deliveries by day, kept in the transaction that writes the rows they count: totals that cost
// the same at any size. Transactions are counted once they have ended; open ones are few, and looked at. Months follow later: see
// `roll-up.ts`.
import type { Knex } from "knex";
import { type DeferredWrite, deferWrite } from "../batching/group-commit.ts";
import { isSent, notRolledUp } from "../schema/transactions.ts";
import { byIndex } from "../sql/page.ts";
import { insertValues } from "../sql/rows.ts";
import { familyOf, type Queryable } from "../sql/schema.ts";
import { type PeriodCount, sumOf } from "./day-pages.ts";

/** The key of a counter of transactions: branch, type, status, submitter, local day (`YYYY-MM-DD`) and document date (`YYYYMMDD`). */
export type CountKey = {
  branch_id: number;
  type: string;
  status: string;
  local_day: string;
  user_id: number;
  document_date: string;
};
export type CountDelta = CountKey & { count: number };

/** The key of a counter of movements: item (0 for all items), branch, type and local day. */
type MovementKey = { branch_id: number; item_id: number; local_day: string; type: string };

/** The item under which movements of all items are counted. */
export const allItems = 0;

/** A table of counters: the columns of a counter's key, in the order of its primary key, and those that are sums. */
export type Counters = { table: string; key: readonly string[]; sums: readonly string[] };

const counts = ["count"];

export const transactionCounters: Counters = {
  table: "counters",
  key: ["data_set_id", "local_day", "branch_id", "type", "status", "user_id", "document_date"],
  sums: counts,
};
/** The same by month (`YYYY-MM`) and month of document (`YYYYMM`), as far as days are rolled up: years are added up from few rows. */
export const monthlyCounters: Counters = {
  table: "monthly_counters",
  key: ["data_set_id", "local_month", "branch_id", "type", "status", "user_id", "document_month"],
  sums: counts,
};
export const movementCounters: Counters = {
  table: "movement_counters",
  key: ["data_set_id", "branch_id", "item_id", "local_day", "type"],
  sums: counts,
};

export const deliveryCounters: Counters = {
  table: "delivery_counters",
  key: ["data_set_id", "local_day", "webhook_id", "event", "status"],
  sums: counts,
};

/** A counter's key, and what is added to its sums. */
export type Delta = Record<string, string | number>;

/** A counter's key in the order of its columns, and its changes. */
type Sum = (string | number)[];

/** Adds up deltas of the same counter, drops what cancels out, and sorts, so that all writers lock in one order. */
function summed({ key, sums: columns }: Counters, deltas: readonly Delta[]): Sum[] {
  const sums = new Map<string, Sum>();
  const width = key.length;
  for (const delta of deltas) {
    const values: Sum = [];
    let name = "";
    for (const column of key) {
      const value = delta[column] ?? "";
      values.push(value);
      name += `${value} `;
    }
    const sum = sums.get(name) ?? values;
    sums.set(name, sum);
    for (const [index, column] of columns.entries())
      sum[width + index] = Number(sum[width + index] ?? 0) + Number(delta[column]);
  }
  const changed = [...sums.values()].filter((sum) => sum.slice(width).some((change) => change !== 0));
  return changed.sort(byKey);
}

/** Counters of one key are one sum: two of them never differ only in their changes. */
function byKey(one: Sum, other: Sum): number {
  for (let index = 0; index < one.length; index++) {
    const left = one[index] ?? "";
    const right = other[index] ?? "";
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** Adds to counters, in the transaction that changes the rows they count. */
export async function addDeltas(
  trx: Knex.Transaction,
  counters: Counters,
  deltas: readonly Delta[],
): Promise<void> {
  const { table, key, sums } = counters;
  const added = (value: (column: string) => string): string =>
    sums.map((column) => `\`${column}\` = ${table}.\`${column}\` + ${value(column)}`).join(", ");
  const upsert =
    familyOf(trx) === "sqlite"
      ? ` on conflict (${key.join(", ")}) do update set ${added((column) => `excluded.\`${column}\``)}`
      : ` on duplicate key update ${added((column) => `values(\`${column}\`)`)}`;
  await insertValues(trx, table, [...key, ...sums], summed(counters, deltas), upsert);
}

export const monthOf = (localDay: string): string => localDay.slice(0, 7);
export const documentMonthOf = (documentDate: string): string => documentDate.slice(0, 6);

type Counting = CountDelta & { data_set_id: number };

/** The statuses of transactions that are counted. */
export const endedStatuses: readonly string[] = ["success", "failed"];
const isEnded = (status: string): boolean => endedStatuses.includes(status);

/** Counters are locked in the order of these ranks by every transaction that adds to both. */
const movementCounts: DeferredWrite<Delta[]> = {
  rank: 1,
  write: (trx, all) => addDeltas(trx, movementCounters, all.flat()),
};
const transactionCounts: DeferredWrite<readonly Counting[]> = {
  rank: 2,
  write: (trx, all) => addDeltas(trx, transactionCounters, all.flat()),
};

/** Adds those that have ended to the counters of transactions, at the end of the database transaction. */
export function countTransactions(trx: Knex.Transaction, deltas: readonly Counting[]): Promise<void> {
  const ended = deltas.filter(({ status }) => isEnded(status));
  return ended.length === 0 ? Promise.resolve() : deferWrite(trx, transactionCounts, ended);
}

/** Counts new movements: each under its item and under all items. */
export function countMovements(
  trx: Knex.Transaction,
  rows: readonly (MovementKey & { data_set_id: number })[],
): Promise<void> {
  const deltas = rows.flatMap(({ data_set_id, branch_id, item_id, local_day, type }) =>
    [item_id, allItems].map((of) => ({ data_set_id, branch_id, item_id: of, local_day, type, count: 1 })),
  );
  return deferWrite(trx, movementCounts, deltas);
}

/** Which transactions; `from` and `to` are local days, the others dates of documents, all included. */
export type CountFilter = {
  data_set_id: number;
  branch_id?: number | undefined;
  type?: string | undefined;
  status?: string | undefined;
  user_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  document_from?: string | undefined;
  document_to?: string | undefined;
};

/** Restricts a query over `counters`, or over `transactions`, whose columns have the same names. */
function whereCounted<Query extends Knex.QueryBuilder>(query: Query, filter: CountFilter): Query {
  const { from, to, document_from, document_to, ...columns } = filter;
  for (const [column, value] of Object.entries(columns)) {
    if (value !== undefined) query.where(column, value);
  }
  if (from !== undefined) query.where("local_day", ">=", from);
  if (to !== undefined) query.where("local_day", "<=", to);
  if (document_from !== undefined) query.where("document_date", ">=", document_from);
  if (document_to !== undefined) query.where("document_date", "<=", document_to);
  return query;
}

/** The status that readers see of rows of `transactions`: an open one is being processed once its unit has its call. */
export const shownStatus = `case when transactions.status = 'pending' and ${isSent} then 'processing' else transactions.status end`;

/** Restricts a query over `transactions`. */
export function whereShown<Query extends Knex.QueryBuilder>(rows: Query, filter: CountFilter): Query {
  const { status, ...others } = filter;
  if (status === undefined || isEnded(status)) return whereCounted(rows, filter);
  whereCounted(rows, { ...others, status: "pending" }).whereRaw(
    status === "processing" ? isSent : `not ${isSent}`,
  );
  return rows;
}

/** The open transactions that the filter matches. No other index has them next to each other. */
function openOnes(db: Queryable, filter: CountFilter): Knex.QueryBuilder {
  const rows = db.from(byIndex(db, "transactions", "by_status"));
  return filter.status === undefined
    ? whereCounted(rows, { ...filter, status: "pending" })
    : whereShown(rows, filter);
}

/** The days of which their months lack something. They are few, and no other index has them next to each other. */
function behindOf(db: Queryable, filter: CountFilter): Knex.QueryBuilder {
  const days = db.from(byIndex(db, "counters", "behind"));
  return whereCounted(days, filter).whereRaw(notRolledUp[familyOf(db)]);
}

/** The last local day after `day` on which anything that the filter matches was accepted, if there is one. */
export async function findLaterDay(
  db: Queryable,
  filter: Pick<CountFilter, "data_set_id" | "branch_id">,
  day: string,
): Promise<string | undefined> {
  const ended = whereCounted(db("counters"), filter).where("count", ">", 0);
  const found: { last: string | null }[] = await db.unionAll(
    [ended, openOnes(db, filter)].map((rows) => rows.where("local_day", ">", day).max({ last: "local_day" })),
  );
  return (
    found
      .map(({ last }) => last ?? "")
      .sort()
      .at(-1) || undefined
  );
}

/** The months in which the transactions of a type are dated (`YYYYMM`). */
export async function listDocumentMonths(
  db: Queryable,
  filter: Pick<CountFilter, "data_set_id" | "type">,
): Promise<string[]> {
  const dated = (rows: Knex.QueryBuilder) => rows.distinct(db.raw("substr(document_date, 1, 6) as month"));
  const found: { month: string }[] = await db.union([
    whereCounted(db("monthly_counters"), filter).where("count", ">", 0).distinct("document_month as month"),
    dated(behindOf(db, filter).where("count", ">", 0)),
    dated(openOnes(db, filter)),
  ]);
  return found.map(({ month }) => month);
}

/** How a month is counted in which a period begins or ends: its days in the period, or all of it less its other days, whichever are fewer. */
type Edge = { days: [first: string, last: string]; isLess: boolean };

const halfMonth = 16;
const dayOf = (date: string): number => Number(date.slice(-2));
/** A date, with another day of the month. */
const withDay = (date: string, day: number): string => date.slice(0, -2) + String(day).padStart(2, "0");

function beginningOf(from: string): Edge {
  const isLess = dayOf(from) <= halfMonth;
  return {
    days: isLess ? [withDay(from, 1), withDay(from, dayOf(from) - 1)] : [from, withDay(from, 31)],
    isLess,
  };
}

function endOf(to: string): Edge {
  const isLess = dayOf(to) >= halfMonth;
  return { days: isLess ? [withDay(to, dayOf(to) + 1), withDay(to, 31)] : [withDay(to, 1), to], isLess };
}

/**
 * A query over rows that a filter matches, and what it counts of them by day, or by month; with a minus, of rows that others count as
 * well.
 */
type Counted = {
  query: Knex.QueryBuilder;
  what: string;
  /** Whether it counts rows of open transactions. */
  isOpen?: true;
  by: "day" | "month";
  sign: 1 | -1;
};

const ofDays = (query: Knex.QueryBuilder, sign: 1 | -1 = 1): Counted => ({
  query,
  what: "sum(`count`)",
  by: "day",
  sign,
});

const ofOpen = (db: Queryable, filter: CountFilter): Counted => ({
  query: openOnes(db, filter),
  what: "count(*)",
  isOpen: true,
  by: "day",
  sign: 1,
});

/** What together counts the matches of a filter, each transaction once. */
function countedOf(db: Queryable, filter: CountFilter): Counted[] {
  const { status } = filter;
  if (status !== undefined && isEnded(status)) return endedOf(db, filter);
  const open = ofOpen(db, filter);
  return status === undefined ? [...endedOf(db, filter), open] : [open];
}

/** Counters that together count those that have ended: of whole months, and of days at the edges. */
function endedOf(db: Queryable, filter: CountFilter): Counted[] {
  const { from, to, document_from, document_to, ...columns } = filter;
  const byDocument = document_from !== undefined || document_to !== undefined;
  const [day, month, first, last] = byDocument
    ? (["document_date", "document_month", document_from, document_to] as const)
    : (["local_day", "local_month", from, to] as const);
  const monthOfDate = byDocument ? documentMonthOf : monthOf;
  // Only days cover both kinds of dates at once, or a period within a month. A period that ends before it begins has no days or months.
  const isShort =
    first !== undefined && last !== undefined && (first > last || monthOfDate(first) === monthOfDate(last));
  if (isShort || (byDocument && (from !== undefined || to !== undefined)))
    return [ofDays(whereCounted(db("counters"), filter))];
  const beginning = first === undefined ? undefined : beginningOf(first);
  const end = last === undefined ? undefined : endOf(last);
  const edges = [beginning, end].flatMap((edge): Counted[] => {
    if (!edge) return [];
    return [ofDays(whereCounted(db("counters"), columns).whereBetween(day, edge.days), edge.isLess ? -1 : 1)];
  });
  const months = whereCounted(db("monthly_counters"), columns);
  const since = behindOf(db, columns);
  if (first !== undefined) {
    const is = beginning?.isLess ? ">=" : ">";
    months.where(month, is, monthOfDate(first));
    since.where(day, is, beginning?.isLess ? monthOfDate(first) : withDay(first, 31));
  }
  if (last !== undefined) {
    const is = end?.isLess ? "<=" : "<";
    months.where(month, is, monthOfDate(last));
    since.where(day, is, end?.isLess ? withDay(last, 31) : monthOfDate(last));
  }
  return [
    ...edges,
    { query: months, what: "sum(`count`)", by: "month", sign: 1 },
    { query: since, what: "sum(`count` - `rolled_up`)", by: "day", sign: 1 },
  ];
}

/** Adds to queries how many each counts, or takes away. */
function sumsOf(db: Queryable, counted: readonly Counted[]): Knex.QueryBuilder[] {
  return counted.map(({ query, what, sign }) => query.select(db.raw(`${sign} * ${what} as ??`, ["count"])));
}

/** How many transactions match the filter by local day, if only days cover it; else by local month. */
export function countPeriods(db: Queryable, filter: CountFilter): Promise<PeriodCount[]> {
  const counted = countedOf(db, filter);
  const isByDay = counted.every(({ by }) => by === "day");
  for (const { query, by } of counted) {
    const at = isByDay ? "local_day" : by === "day" ? "substr(local_day, 1, 7)" : "local_month";
    query.groupByRaw(at).select(db.raw(`${at} as ??`, ["at"]));
  }
  return db.unionAll(sumsOf(db, counted));
}

/** How many transactions of a month the filter matches, by local day; a day may occur twice. */
export function countDays(db: Queryable, filter: CountFilter, month: string): Promise<PeriodCount[]> {
  const days = [`${month}-01`, `${month}-31`] as const;
  const { status } = filter;
  const counted = [
    ...(status === undefined || isEnded(status) ? [ofDays(whereCounted(db("counters"), filter))] : []),
    ...(status === undefined || !isEnded(status) ? [ofOpen(db, filter)] : []),
  ];
  for (const { query } of counted)
    query.whereBetween("local_day", days).groupBy("local_day").select({ at: "local_day" });
  return db.unionAll(sumsOf(db, counted));
}

/** How many transactions the filter matches. */
export async function countTotals(db: Queryable, filter: CountFilter): Promise<number> {
  return sumOf(await db.unionAll(sumsOf(db, countedOf(db, filter))));
}

/** How many of them are open, whether their units have their calls or not. */
export async function countOpen(db: Queryable, filter: Omit<CountFilter, "status">): Promise<number> {
  const row = await openOnes(db, filter).count({ count: "*" }).first();
  return Number(row?.count);
}

const types = ["sales", "purchase", "stock", "import"] as const;
const statuses = ["pending", "processing", "success", "failed"] as const;

type CountStats = {
  by_type: Record<(typeof types)[number], number>;
  by_status: Record<(typeof statuses)[number], number>;
  total: number;
};

/** Transactions by type and by status; every type and status is there, zeros included. */
export async function statsOf(db: Queryable, filter: CountFilter): Promise<CountStats> {
  const stats: CountStats = {
    by_type: { sales: 0, purchase: 0, stock: 0, import: 0 },
    by_status: { pending: 0, processing: 0, success: 0, failed: 0 },
    total: 0,
  };
  const counted = countedOf(db, filter);
  for (const { query, isOpen } of counted) {
    const status = isOpen ? shownStatus : "status";
    query.groupByRaw(`type, ${status}`).select("type", db.raw(`${status} as status`));
  }
  const rows: { type: string; status: string; count: number }[] = await db.unionAll(sumsOf(db, counted));
  for (const { type, status, count } of rows) {
    const byType = types.find((known) => known === type);
    const byStatus = statuses.find((known) => known === status);
    // Quotations and training documents are no business with the authority.
    if (!byType) continue;
    stats.by_type[byType] += count;
    if (byStatus) stats.by_status[byStatus] += count;
    stats.total += count;
  }
  return stats;
}
