// Adds days to their months. What a month lacks of a day is read with it until then: totals are right at any time.

import type { Database } from "../open.ts";
import { notRolledUp } from "../schema/transactions.ts";
import { byIndex } from "../sql/page.ts";
import { insertValues } from "../sql/rows.ts";
import { familyOf, type Trx } from "../sql/schema.ts";
import {
  addDeltas,
  type CountKey,
  documentMonthOf,
  monthlyCounters,
  monthOf,
  transactionCounters,
} from "./counters.ts";

const atOnce = 500;

type Behind = CountKey & { data_set_id: number; count: number; rolled_up: number };

const { table, key } = transactionCounters;
const rolledUp = {
  sqlite: ` on conflict (${key.join(", ")}) do update set rolled_up = excluded.rolled_up`,
  mysql: " on duplicate key update rolled_up = values(rolled_up)",
};

/** Rolls up at most so many days, each with its own counters, and says how many there were. */
async function rollUpSome(trx: Trx): Promise<number> {
  const family = familyOf(trx);
  const days: Behind[] = await trx
    .from(byIndex(trx, table, "behind"))
    .whereRaw(notRolledUp[family])
    .limit(atOnce)
    .forUpdate()
    .select(...key, "count", "rolled_up");
  const months = days.map(({ local_day, document_date, count, rolled_up, ...rest }) => ({
    ...rest,
    local_month: monthOf(local_day),
    document_month: documentMonthOf(document_date),
    count: count - rolled_up,
  }));
  await addDeltas(trx, monthlyCounters, months);
  const values = days.map((day) => [
    ...key.map((column) => day[column as keyof Behind]),
    day.count,
    day.count,
  ]);
  await insertValues(trx, table, [...key, "count", "rolled_up"], values, rolledUp[family]);
  return days.length;
}

/** Rolls all days up, a part at a time. */
export async function rollUp(db: Database, signal?: AbortSignal): Promise<void> {
  for (let more = true; more; more = (await db.transaction(rollUpSome)) === atOnce) signal?.throwIfAborted();
}
