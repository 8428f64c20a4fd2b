// Compares counters with a count of their rows, and corrects differences, part by part.
import type { Knex } from "knex";
import type { Database } from "../open.ts";
import type { Queryable } from "../sql/schema.ts";
import {
  addDeltas,
  allItems,
  type Counters,
  type Delta,
  deliveryCounters,
  endedStatuses,
  monthlyCounters,
  movementCounters,
  transactionCounters,
} from "./counters.ts";

/** Kinds of counters: transactions by day, the same by month, movements and deliveries by day. */
export type Counted = "transactions" | "months" | "movements" | "deliveries";

const kept: Record<Counted, Counters> = {
  transactions: transactionCounters,
  months: monthlyCounters,
  movements: movementCounters,
  deliveries: deliveryCounters,
};

/** A wrong counter; `delta` is the missing amount. */
export type CounterMismatch = { counted: Counted; delta: number } & Record<string, string | number>;

/** The tables with counters by local day. */
const daily = ["transactions", "movements", "deliveries"] as const;
type Daily = (typeof daily)[number];

type Scope = { data_set_id: number; local_day?: string };

/** The right values of the counters: rows counted for those by day, and what is rolled up of days for those by month. */
function countsOf(db: Queryable, counted: Counted, scope: Scope): Knex.QueryBuilder[] {
  const counting = (table: string, what: string, columns: Record<string, string> = {}): Knex.QueryBuilder => {
    const values = kept[counted].key.map((name) => columns[name] ?? name);
    const groups = values.filter((value) => value !== String(allItems)).map((value) => db.raw(value));
    const select = kept[counted].key.map((name) => db.raw(`${columns[name] ?? name} as ??`, [name]));
    return db(table)
      .where(scope)
      .groupBy(groups)
      .select(...select, db.raw(`${what} as difference`));
  };
  if (counted === "deliveries") return [counting(counted, "count(*)")];
  if (counted === "transactions") return [counting(counted, "count(*)").whereIn("status", endedStatuses)];
  if (counted === "movements") {
    return [
      counting("movements", "count(*)"),
      counting("movements", "count(*)", { item_id: String(allItems) }),
    ];
  }
  const months = { local_month: "substr(local_day, 1, 7)", document_month: "substr(document_date, 1, 6)" };
  return [counting("counters", "sum(`rolled_up`)", months)];
}

/** The differences between counters and a recount. One statement, hence one snapshot: exact while others write. */
async function discrepanciesOf(db: Queryable, counted: Counted, scope: Scope): Promise<CounterMismatch[]> {
  const { table, key } = kept[counted];
  const stored = db(table)
    .where(scope)
    .select(...key, db.raw("-?? as difference", ["count"]));
  const rows: Delta[] = await db
    .from(db.unionAll([...countsOf(db, counted, scope), stored]).as("both_counts"))
    .groupBy([...key])
    .having(db.raw("sum(difference) <> 0"))
    .select(...key)
    .sum({ delta: "difference" });
  return rows.map((row) => ({ ...row, counted, delta: Number(row.delta) }));
}

/** The differences in the counters of an environment; empty if they are right. */
export async function countMismatches(db: Queryable, environmentId: number): Promise<CounterMismatch[]> {
  const mismatches: CounterMismatch[] = [];
  for (const counted of Object.keys(kept) as Counted[]) {
    mismatches.push(...(await discrepanciesOf(db, counted, { data_set_id: environmentId })));
  }
  return mismatches;
}

/** The days of an environment that have rows or counters, the newest first; each found separately, from an index. */
async function* daysOf(db: Queryable, counted: Daily, environmentId: number) {
  for (let before: string | undefined; ; ) {
    const newest = async (table: string): Promise<string> => {
      const query = db(table).where({ data_set_id: environmentId });
      if (before !== undefined) query.where("local_day", "<", before);
      return (await query.max({ day: "local_day" }).first())?.day ?? "";
    };
    const days = [await newest(counted), await newest(kept[counted].table)].sort();
    before = days[1] ?? "";
    if (before === "") return;
    yield before;
  }
}

/** Corrects counters. Another recount of the environment waits: both would make the same correction. */
async function repair(trx: Knex.Transaction, counted: Counted, scope: Scope): Promise<CounterMismatch[]> {
  await trx("data_sets").where({ id: scope.data_set_id }).forUpdate().first("id");
  const mismatches = await discrepanciesOf(trx, counted, scope);
  await addDeltas(trx, kept[counted], mismatches);
  return mismatches;
}

/**
 * Compares the counters of an environment with its rows and corrects differences, unless `isCheck`. Nothing is locked while
 * a day is counted, and a correction is a short transaction. Simultaneous writes are neither lost nor counted as differences.
 */
export async function* recount(
  db: Database,
  environmentId: number,
  { isCheck = false }: { isCheck?: boolean } = {},
): AsyncGenerator<CounterMismatch> {
  async function* hold(counted: Counted, scope: Scope): AsyncGenerator<CounterMismatch> {
    const mismatches = await discrepanciesOf(db.knex, counted, scope);
    if (mismatches.length > 0)
      yield* isCheck ? mismatches : await db.transaction((trx) => repair(trx, counted, scope));
  }
  const scope = { data_set_id: environmentId };
  for (const counted of daily) {
    for await (const local_day of daysOf(db.knex, counted, environmentId)) {
      yield* hold(counted, { ...scope, local_day });
    }
  }
  // Last, as they follow from the days.
  yield* hold("months", scope);
}
