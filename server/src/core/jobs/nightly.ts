// Work that is done once a night, in the time zone of the service.

import { instantOf, localDate } from "../../base/clock.ts";
import { serviceZone, type ZoneSetting } from "../../base/zone.ts";
import type { Background } from "../../db/background.ts";
import { createRunner, longestWaiting, type Room, type Runner } from "./runner.ts";
import { delayJob, ensureJob, type Job } from "./store.ts";

const time = "020000";
const lookEveryMs = 60_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Much longer than the work of a night takes. */
const leaseMs = 10 * 60_000;
/** More jobs than there are tasks. */
const mostPlanned = 20;

/**
 * The work of one night, which may be begun again after it was interrupted.
 *
 * @param night The date of the night (`YYYYMMDD`).
 */
export type NightlyTask = (job: Job, night: string, signal: AbortSignal) => Promise<void>;

/** @param tasks By the subjects of their jobs. */
export function createNightly(
  { db, clock, log, ...setting }: Background & ZoneSetting,
  tasks: Readonly<Record<string, NightlyTask>>,
): Runner {
  const timeZone = serviceZone(setting);
  let isPlanned = false;

  /** The first night is the one that has just been. */
  async function plan(): Promise<boolean> {
    const nowMs = clock.now();
    if (!isPlanned)
      for (const subject of Object.keys(tasks))
        await ensureJob(db.knex, { queue: "nightly", subject, due_at: nowMs }, nowMs);
    isPlanned = true;
    return false;
  }

  /** Processes of another version may have planned others. */
  async function* choose(room: Room): AsyncIterable<Job> {
    const all = { ...room, left: () => mostPlanned };
    for await (const job of longestWaiting(db, "nightly", all)) if (job.subject in tasks) yield job;
  }

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    await tasks[job.subject]?.(job, localDate(clock.now() - hourMs * 2, timeZone), signal);
    const nowMs = clock.now();
    await delayJob(db.knex, job, nextNight(nowMs, timeZone), nowMs);
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
      run,
      choose,
    },
  );
}

/** Two o'clock in the next night, by the calendar: a day may have 23 or 25 hours. */
function nextNight(nowMs: number, timeZone: string): number {
  const at = (ms: number) => instantOf(`${localDate(ms, timeZone)}${time}`, timeZone) ?? nowMs + dayMs;
  return [nowMs, nowMs + dayMs, nowMs + 2 * dayMs].map(at).find((ms) => ms > nowMs) ?? nowMs + dayMs;
}
