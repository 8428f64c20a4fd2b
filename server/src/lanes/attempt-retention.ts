// Deletes attempts that are older than they are kept: a part at a time, until none is left.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import { type Repeated, repeated } from "../repeated.ts";
import { deleteAttempts } from "./attempts.ts";

const rowsAtOnce = 500;
const lookEveryMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

type Dependencies = {
  db: Database;
  clock: Clock;
  log: Logger /** How long attempts are kept. */;
  days: number;
};

/** Looks each hour once it is started; a look gives how many attempts it deleted. */
export function createAttemptRetention({ db, clock, log, days }: Dependencies): Repeated<number> {
  async function look(isStopping: () => boolean): Promise<number> {
    const before = clock.now() - days * dayMs;
    let deleted = 0;
    for (let isMore = true; isMore && !isStopping(); ) {
      const count = await db.transaction((trx) => deleteAttempts(trx, before, rowsAtOnce));
      deleted += count;
      isMore = count === rowsAtOnce;
    }
    if (deleted > 0) log.info({ deleted }, "old attempts are deleted");
    return deleted;
  }

  return repeated(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "old attempts could not be deleted"),
  );
}
