// Once a night, by the authority's clock, every follow-up that was left rejected is sent again.

import type { Logger } from "pino";
import { type Clock, localDateTime } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Trx } from "../db/sql/schema.ts";
import { type PeriodicTask, periodicTask } from "../periodic-task.ts";
import { findProgress, lockProgress, saveProgress } from "./nightly-store.ts";
import { resendAll } from "./resend.ts";

const hour = 2;
const lookEveryMs = 60_000;
const dayMs = 24 * 60 * 60_000;

/** Finishes the night's work, also if another process began it. It runs each minute once it is started, and returns how many calls are sent again. */
type Nightly = PeriodicTask<number>;

export function createNightly(dependencies: {
  db: Database;
  clock: Clock;
  log: Logger;
  timeZone: string;
}): Nightly {
  const { db, clock, log, timeZone } = dependencies;

  async function look(): Promise<number> {
    const night = nightOf(clock.now(), timeZone);
    if (isOver(await findProgress(db.knex), night)) return 0;
    let count = 0;
    let some: Repetition | undefined;
    do {
      some = await db.transaction((trx) => resendSome(trx, night, clock.now()));
      count += some?.ids.length ?? 0;
    } while (some && some.ids.length > 0);
    // Another process was faster.
    if (!some) return count;
    // Unless another process has resent more meanwhile: then it ends the night.
    if ((await saveProgress(db.knex, night, some.progress)) && count > 0)
      log.info({ repeated: count }, "rejected stock follow-ups are sent again");
    return count;
  }

  return periodicTask(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "resending follow-ups at night failed; the rest is tried again in a minute"),
  );
}

/** The night whose work is due, as the local date of its morning: before two o'clock it is still yesterday's. */
function nightOf(nowMs: number, timeZone: string): string {
  const local = localDateTime(nowMs, timeZone);
  const isDue = Number(local.slice(8, 10)) >= hour;
  return (isDue ? local : localDateTime(nowMs - dayMs, timeZone)).slice(0, 8);
}

// The setting is a night whose work is done, or a night, a dash and the last call that was resent in it.
const begun = (night: string): string => `${night}-`;

/** Whether a night's work is done, or a later one's has begun. */
function isOver(progress: string, night: string): boolean {
  return progress >= night && !progress.startsWith(begun(night));
}

type Repetition = { ids: string[]; progress: string };

/**
 * Resends the next calls of a night, and stores the progress in the same transaction. Whatever fails in between, and
 * however many processes work on it, each call is sent once a night.
 *
 * @returns No ids if nothing is left to resend; `undefined` when the night is over.
 */
async function resendSome(trx: Trx, night: string, nowMs: number): Promise<Repetition | undefined> {
  const value = await lockProgress(trx);
  if (isOver(value, night)) return undefined;
  const after = value.startsWith(begun(night)) ? value.slice(begun(night).length) : "";
  const ids = await resendAll(trx, nowMs, after);
  const progress = `${begun(night)}${ids.at(-1) ?? after}`;
  await saveProgress(trx, progress);
  return { ids, progress };
}
