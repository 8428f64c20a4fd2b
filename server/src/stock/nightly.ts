// Once a night, by the authority's clock, every follow-up that was left refused is sent again, and counters of nothing are forgotten.
import type { Logger } from "pino";
import { type Clock, localDateTime } from "../clock.ts";
import { isDuplicateKey } from "../db/failures.ts";
import { forgetEmptyPlaces } from "../db/level-places.ts";
import type { Database } from "../db/open.ts";
import { type Repeated, repeated } from "../repeated.ts";
import { repeatAll } from "./repeat.ts";

const hour = 2;
const lookEveryMs = 60_000;
const dayMs = 24 * 60 * 60_000;
const setting = "stock_nightly";

/** Looks each minute once it is started. */
export type Nightly = Repeated & {
  /** Does the night's work if it is due and no other process has taken it; answers how many calls go again. */
  look(): Promise<number>;
};

export function createNightly(tools: { db: Database; clock: Clock; log: Logger; timeZone: string }): Nightly {
  const { db, clock, log, timeZone } = tools;

  async function look(): Promise<number> {
    if (!(await claimNight(db, nightOf(clock.now(), timeZone)))) return 0;
    let count = 0;
    for (let after = ""; ; ) {
      const ids = await db.transaction((trx) => repeatAll(trx, clock.now(), after));
      count += ids.length;
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
    log.info({ repeated: count }, "refused stock follow-ups are sent again");
    const forgotten = await forgetEmptyPlaces(db);
    log.debug({ forgotten }, "counters of places without goods are deleted");
    return count;
  }

  const looks = repeated(look, lookEveryMs, (error) =>
    log.warn({ err: error }, "the night's repetitions failed"),
  );
  return { look, ...looks };
}

/** The night whose work is due, as the local date of its morning: before two o'clock it is still yesterday's. */
export function nightOf(nowMs: number, timeZone: string): string {
  const local = localDateTime(nowMs, timeZone);
  const isDue = Number(local.slice(8, 10)) >= hour;
  return (isDue ? local : localDateTime(nowMs - dayMs, timeZone)).slice(0, 8);
}

/** True for one process a night; nobody takes a night twice, or one before the last that was taken. */
async function claimNight(db: Database, night: string): Promise<boolean> {
  const key = { name: setting };
  const changed = await db.knex("settings").where(key).andWhere("value", "<", night).update({ value: night });
  if (changed === 1) return true;
  if (await db.knex("settings").where(key).first("name")) return false;
  try {
    await db.knex("settings").insert({ ...key, value: night });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
