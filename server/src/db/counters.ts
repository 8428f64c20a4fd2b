// Daily counters of transactions, kept in the transaction that writes the rows they count: totals that cost the same at any size.
import type { Knex } from "knex";
import { insertRows } from "./rows.ts";
import { familyOf, type Queryable } from "./schema.ts";

/** What one counter counts: transactions of a branch, type, status and local day (`YYYY-MM-DD`). */
export type CountKey = { branch_id: number; type: string; status: string; local_day: string };
export type CountDelta = CountKey & { delta: number };

/** Which counters to add up; `from` and `to` are local days, both included. */
export type CountFilter = {
  data_set_id: number;
  branch_id?: number | undefined;
  type?: string | undefined;
  status?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const types = ["sales", "purchase", "stock", "import"] as const;
const statuses = ["pending", "processing", "success", "failed"] as const;

export type CountStats = {
  by_type: Record<(typeof types)[number], number>;
  by_status: Record<(typeof statuses)[number], number>;
  total: number;
};

type SetDelta = CountDelta & { data_set_id: number };

/** Adds up deltas of the same counter, drops what cancels out, and sorts, so that all writers lock in one order. */
function merged(deltas: readonly SetDelta[]): SetDelta[] {
  const padded = (id: number): string => String(id).padStart(10, "0");
  const sums = new Map<string, SetDelta>();
  for (const delta of deltas) {
    const { data_set_id, local_day, branch_id, type, status } = delta;
    const key = [padded(data_set_id), local_day, padded(branch_id), type, status].join(" ");
    const sum = sums.get(key);
    if (sum) sum.delta += delta.delta;
    else sums.set(key, { ...delta });
  }
  return [...sums]
    .filter(([, { delta }]) => delta !== 0)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, delta]) => delta);
}

const upsert = {
  sqlite:
    " on conflict (data_set_id, local_day, branch_id, type, status) do update set `count` = counters.`count` + excluded.`count`",
  mysql: " on duplicate key update `count` = `count` + values(`count`)",
};

/** Adds to the counters of any data sets, in the transaction that changes the rows they count. */
export async function addCounts(trx: Knex.Transaction, deltas: readonly SetDelta[]): Promise<void> {
  const rows = merged(deltas).map(({ data_set_id, local_day, branch_id, type, status, delta }) => ({
    data_set_id,
    local_day,
    branch_id,
    type,
    status,
    count: delta,
  }));
  await insertRows(trx, "counters", rows, upsert[familyOf(trx)]);
}

/** Restricts a query over `counters`, or over `transactions`, whose columns have the same names. */
export function whereCounted<Query extends Knex.QueryBuilder>(query: Query, filter: CountFilter): Query {
  query.where("data_set_id", filter.data_set_id);
  if (filter.branch_id !== undefined) query.where("branch_id", filter.branch_id);
  if (filter.type !== undefined) query.where("type", filter.type);
  if (filter.status !== undefined) query.where("status", filter.status);
  if (filter.from !== undefined) query.where("local_day", ">=", filter.from);
  if (filter.to !== undefined) query.where("local_day", "<=", filter.to);
  return query;
}

/** How many transactions the filter matches. */
export async function countTotals(db: Queryable, filter: CountFilter): Promise<number> {
  const row = await whereCounted(db("counters"), filter).sum({ total: "count" }).first();
  return row?.total ?? 0;
}

/** Transactions by type and by status; every type and status is there, zeros included. */
export async function statsOf(db: Queryable, filter: CountFilter): Promise<CountStats> {
  const stats: CountStats = {
    by_type: { sales: 0, purchase: 0, stock: 0, import: 0 },
    by_status: { pending: 0, processing: 0, success: 0, failed: 0 },
    total: 0,
  };
  const rows: { type: string; status: string; sum: number }[] = await whereCounted(db("counters"), filter)
    .groupBy("type", "status")
    .select("type", "status")
    .sum({ sum: "count" });
  for (const { type, status, sum } of rows) {
    const byType = types.find((known) => known === type);
    const byStatus = statuses.find((known) => known === status);
    if (byType) stats.by_type[byType] += sum;
    if (byStatus) stats.by_status[byStatus] += sum;
    stats.total += sum;
  }
  return stats;
}

/**
 * What the counters of a data set lack, beside a count of its rows; empty when all is well. One statement, hence one snapshot:
 * exact while others write.
 */
export async function countDrift(db: Queryable, dataSetId: number): Promise<CountDelta[]> {
  const key = ["branch_id", "type", "status", "local_day"];
  const counted = db("transactions")
    .where({ data_set_id: dataSetId })
    .groupBy(key)
    .select(...key, db.raw("count(*) as difference"));
  const kept = db("counters")
    .where({ data_set_id: dataSetId })
    .select(...key, db.raw("-?? as difference", ["count"]));
  return db
    .from(db.unionAll([counted, kept]).as("both_counts"))
    .groupBy(key)
    .having(db.raw("sum(difference) <> 0"))
    .select(...key)
    .sum({ delta: "difference" });
}

/** Corrects the counters of a data set by what its rows say; answers what was wrong. Others may write meanwhile. */
export async function recount(trx: Knex.Transaction, dataSetId: number): Promise<CountDelta[]> {
  const drift = await countDrift(trx, dataSetId);
  await addCounts(
    trx,
    drift.map((delta) => ({ ...delta, data_set_id: dataSetId })),
  );
  return drift;
}
