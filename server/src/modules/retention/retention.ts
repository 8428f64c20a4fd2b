// Deletes expired rows, a part at a time until none is left, so that growth never outruns it.

import type { Clock } from "../../base/clock.ts";
import { forEachAlone } from "../../base/for-each-alone.ts";
import { type PeriodicTask, periodicTask } from "../../base/periodic-task.ts";
import type { Background } from "../../db/background.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { deleteOld, type OldRows } from "./store.ts";

const rowsAtOnce = 500;
const hourMs = 60 * 60_000;

/** A run over rows that a table alone does not find. */
export type Deletion = Background & { beforeMs: number; isStopping: () => boolean };

type Found =
  | (OldRows & { deleted?: (key: Record<string, string | number>) => Promise<void> })
  /** Deletes at most `most` rows from before a time, and gives how many. */
  | { deletePart: (trx: Trx, beforeMs: number, most: number) => Promise<number> }
  | { deleteAll: (deletion: Deletion) => Promise<number> };

export type Rule = Found & {
  table: string;
  keptMs: number;
  /** How often it is looked for old rows. Default: an hour. */
  everyMs?: number;
  /** The clock that the rows' times are of, where it isn't the service's. */
  clock?: Clock;
};

/** Looks regularly once it is started; a look gives how many rows it deleted. The failure of one rule stops no other. */
export function createRetention(background: Background, rules: readonly Rule[]): PeriodicTask<number>[] {
  const groups = Map.groupBy(rules, ({ everyMs = hourMs }) => everyMs);
  return [...groups].map(([everyMs, some]) => {
    const look = (isStopping: () => boolean) => deleteByRules(background, some, isStopping);
    return periodicTask(look, everyMs, (error) =>
      background.log.warn({ err: error }, "old rows could not be deleted"),
    );
  });
}

/** Deletes what is old by rules, and gives how many rows. */
export async function deleteByRules(
  background: Background,
  rules: readonly Rule[],
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { log } = background;
  let deleted = 0;
  await forEachAlone(
    rules,
    async (rule) => {
      const count = await deleteByRule(background, rule, isStopping);
      if (count > 0) log.info({ table: rule.table, deleted: count }, "old rows are deleted");
      deleted += count;
    },
    ({ table }, error) => log.warn({ err: error, table }, "old rows could not be deleted"),
  );
  return deleted;
}

async function deleteByRule(
  { db, clock, log }: Background,
  rule: Rule,
  isStopping: () => boolean,
): Promise<number> {
  const now = rule.clock ?? clock;
  const beforeMs = () => now.now() - rule.keptMs;
  if ("deleteAll" in rule) return rule.deleteAll({ db, clock, log, beforeMs: beforeMs(), isStopping });
  const deletePart = async (trx: Trx): Promise<number> => {
    if ("deletePart" in rule) return rule.deletePart(trx, beforeMs(), rowsAtOnce);
    const keys = await deleteOld(trx, rule, now.now(), rowsAtOnce);
    await Promise.all(keys.map(async (key) => rule.deleted?.(key)));
    return keys.length;
  };
  let deleted = 0;
  for (let isMore = true; isMore && !isStopping(); ) {
    const count = await db.transaction(deletePart);
    deleted += count;
    isMore = count === rowsAtOnce;
  }
  return deleted;
}
