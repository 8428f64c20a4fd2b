// Deletes expired rows, a part at a time until none is left, so that growth never outruns it.

import type { Background } from "./background.ts";
import type { Trx } from "./db/sql/schema.ts";
import { type PeriodicTask, periodicTask } from "./periodic-task.ts";

const rowsAtOnce = 500;
const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** `clock` is the one that the rows' times are of. */
export type RetentionContext = Background;

type Options = {
  /** The name of the rows in the log. */
  rows: string;
  /** Default: an hour. */
  everyMs?: number;
  /** Deletes at most `most` rows that are old at this time, and gives how many it deleted. */
  deletePart(trx: Trx, nowMs: number, most: number): Promise<number>;
};

/** Looks regularly once it is started; a look gives how many rows it deleted. */
export function createRetention(
  { db, clock, log }: RetentionContext,
  { rows, everyMs = hourMs, deletePart }: Options,
): PeriodicTask<number> {
  async function look(isStopping: () => boolean): Promise<number> {
    let deleted = 0;
    for (let isMore = true; isMore && !isStopping(); ) {
      const count = await db.transaction((trx) => deletePart(trx, clock.now(), rowsAtOnce));
      deleted += count;
      isMore = count === rowsAtOnce;
    }
    if (deleted > 0) log.info({ deleted }, `old ${rows} are deleted`);
    return deleted;
  }

  return periodicTask(look, everyMs, (error) => log.warn({ err: error }, `old ${rows} could not be deleted`));
}
