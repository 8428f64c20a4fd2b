// Once a night, by the authority's clock, every follow-up that was left rejected is sent again.

import { instantOf, localDate } from "../../base/clock.ts";
import type { Background } from "../../db/background.ts";
import { createRunner, longestWaiting, type Runner } from "../jobs/runner.ts";
import { delayJob, ensureJob, type Job, saveProgress } from "../jobs/store.ts";
import { resendAll } from "./resend.ts";

const time = "020000";
const lookEveryMs = 60_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Much longer than the work of a night takes. */
const leaseMs = 10 * 60_000;

export function createNightly({ db, clock, log, timeZone }: Background & { timeZone: string }): Runner {
  let isPlanned = false;

  /** The first night is the one that has just been. */
  async function plan(): Promise<boolean> {
    const nowMs = clock.now();
    if (!isPlanned) await ensureJob(db.knex, { queue: "nightly", subject: "stock", due_at: nowMs }, nowMs);
    isPlanned = true;
    return false;
  }

  /**
   * Resends a part at a time, and stores the progress in the same transaction. Whatever fails in between, and however many processes
   * try it, each call is sent once a night.
   */
  async function resend(job: Job, signal: AbortSignal): Promise<void> {
    const night = localDate(clock.now() - hourMs * 2, timeZone);
    const [begun, last] = job.progress?.split(" ") ?? [];
    let after = (begun === night && last) || "";
    let repeated = 0;
    for (let isMore = true; isMore; ) {
      signal.throwIfAborted();
      const ids = await db.transaction(async (trx) => {
        const some = await resendAll(trx, clock.now(), after);
        if (!(await saveProgress(trx, job, `${night} ${some.at(-1) ?? after}`)))
          throw new Error("another process has continued the night's work");
        return some;
      });
      after = ids.at(-1) ?? after;
      repeated += ids.length;
      isMore = ids.length > 0;
    }
    const nowMs = clock.now();
    await delayJob(db.knex, job, nextNight(nowMs, timeZone), nowMs);
    if (repeated > 0) log.info({ repeated }, "rejected stock follow-ups are sent again");
  }

  return createRunner(
    { db, clock, log },
    {
      name: "nightly",
      atOnce: 1,
      leaseMs,
      everyMs: lookEveryMs,
      isRepaired: false,
      prepare: plan,
      run: resend,
      choose: (room) => longestWaiting(db, "nightly", room),
    },
  );
}

/** Two o'clock in the next night, by the calendar: a day may have 23 or 25 hours. */
function nextNight(nowMs: number, timeZone: string): number {
  const at = (ms: number) => instantOf(`${localDate(ms, timeZone)}${time}`, timeZone) ?? nowMs + dayMs;
  return [nowMs, nowMs + dayMs, nowMs + 2 * dayMs].map(at).find((ms) => ms > nowMs) ?? nowMs + dayMs;
}
