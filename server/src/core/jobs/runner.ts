// Runs the jobs of one queue: finds due ones, claims each under a lease, and gives back what could not be done.

import { newUuid } from "../../base/chance.ts";
import { monotonicMs } from "../../base/clock.ts";
import { DatabaseLost } from "../../base/database-lost.ts";
import { createLoop } from "../../base/loop.ts";
import { inTime } from "../../base/time-limit.ts";
import type { Background } from "../../db/background.ts";
import { isRetryable } from "../../db/engine/failures.ts";
import type { Database } from "../../db/open.ts";
import { claimJob, findDue, type Job, makeFutureJobsDue, type QueueName, releaseJob } from "./store.ts";

/** How often jobs are looked for that a clock ahead of its time has put off. */
const repairEveryMs = 60_000;
/** Whether a look had anything to do, and the ends of the jobs that it began. */
type Begun = { hadWork: boolean; jobs: Promise<void>[] };

const afterConflictMs = 1_000;
/** How long a job waits that this process could not even try. */
export const afterFailureMs = 60_000;

/** What a choice of jobs must know. */
export type Room = {
  nowMs: number;
  /** Subjects and parts whose claim has just failed. */
  resting: readonly string[];
  /** How many jobs may begin now. */
  left(): number;
  /** How many jobs of a part are running in this process. */
  running(part: string): number;
};

export type Queue<Found extends Job = Job> = {
  name: QueueName;
  /** Jobs that this process runs at once. */
  atOnce: number;
  /** Longer than a run may take, so that a living process never loses its job. */
  leaseMs: number;
  /** How often it is looked for work that nothing has announced. */
  everyMs: number;
  /** False if it must wait for its time even where another clock has planned it. Default: true. */
  isRepaired?: boolean;
  /** Makes jobs of what is known otherwise. Returns whether there may be more. */
  prepare?(): Promise<boolean>;
  /** Chooses jobs that are due and free, such as {@link longestWaiting}. */
  choose(room: Room): AsyncIterable<Found>;
  /**
   * Does the work, and ends or delays the job in the transaction that records the result. What it throws is logged, and the job is
   * tried again. Nothing that it does after `signal` is recorded.
   */
  run(job: Found, signal: AbortSignal): Promise<void>;
};

export type Runner = {
  /** There is work: look now. */
  wake(): void;
  start(): void;
  /** Begins the jobs that are due and find room, and resolves when they have ended; gives how many there were. */
  look(): Promise<number>;
  /** Runs jobs until none is due. */
  drain(): Promise<void>;
  /** Stops after the running jobs, at most `limitMs` later. An aborted one is due again at once. */
  stop(limitMs?: number): Promise<void>;
};

/** The due jobs of a queue, the longest waiting first. */
export async function* longestWaiting(db: Database, queue: QueueName, room: Room): AsyncIterable<Job> {
  yield* await findDue(db, { queue, nowMs: room.nowMs }, room.resting, room.left());
}

export function createRunner<Found extends Job>({ db, clock, log }: Background, queue: Queue<Found>): Runner {
  const { name, atOnce, leaseMs, everyMs, isRepaired = true } = queue;
  const running = new Map<Promise<void>, Job>();
  /** Until when a subject or part rests whose claim has failed. */
  const rests = new Map<string, number>();
  const abort = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    abort.signal.addEventListener("abort", () => reject(new Error("the service stops")));
  });
  aborted.catch(() => undefined);
  let repairedMs = Number.NEGATIVE_INFINITY;
  let beginning: Promise<Begun> = Promise.resolve({ hadWork: false, jobs: [] });
  const loop = createLoop(
    async () => (await begin()).hadWork,
    everyMs,
    (error) => log.warn({ err: error, queue: name }, "looking for jobs failed; trying again"),
  );

  async function repair(): Promise<void> {
    if (isRepaired) await makeFutureJobsDue(db, name, clock.now());
    repairedMs = monotonicMs();
  }

  function roomAt(nowMs: number): Room {
    for (const [key, until] of rests) {
      // A clock that was set back prolongs no rest.
      if (until <= nowMs || until > nowMs + afterFailureMs) rests.delete(key);
    }
    return {
      nowMs,
      resting: [...rests.keys()],
      left: () => (loop.isStopping ? 0 : atOnce - running.size),
      running: (part) => [...running.values()].filter((job) => job.part === part).length,
    };
  }

  /** Begins jobs while there is room, one look at a time. */
  function begin(): Promise<Begun> {
    beginning = beginning.then(beginNow, beginNow);
    return beginning;
  }

  async function beginNow(): Promise<Begun> {
    if (monotonicMs() - repairedMs > repairEveryMs) await repair();
    const prepared = (await queue.prepare?.()) ?? false;
    const room = roomAt(clock.now());
    const jobs: Promise<void>[] = [];
    if (room.left() > 0)
      for await (const job of queue.choose(room)) {
        if (room.left() <= 0) break;
        const claimed = await claim(job, room.nowMs);
        if (claimed) jobs.push(run(claimed));
      }
    return { hadWork: prepared || jobs.length > 0, jobs };
  }

  async function claim(job: Found, nowMs: number): Promise<Found | undefined> {
    const key = job.part || job.subject;
    if (rests.has(key)) return undefined;
    try {
      return await claimJob(db, job, newUuid(), nowMs, leaseMs);
    } catch (error) {
      if (error instanceof DatabaseLost && error.reason !== "busy") throw error;
      const retry_ms = isRetryable(error) ? afterConflictMs : afterFailureMs;
      rests.set(key, nowMs + retry_ms);
      const { subject, part } = job;
      log.error({ err: error, queue: name, subject, part, retry_ms }, "a job could not be claimed");
      return undefined;
    }
  }

  function run(job: Found): Promise<void> {
    const work = queue.run(job, abort.signal);
    work.catch(() => undefined);
    const ended = Promise.race([work, aborted])
      .catch((error: unknown) => giveBack(job, error))
      .catch((error: unknown) =>
        log.error({ err: error, queue: name, subject: job.subject }, "a job's end could not be stored"),
      )
      .finally(() => {
        running.delete(ended);
        loop.wake();
      });
    running.set(ended, job);
    return ended;
  }

  async function giveBack(job: Job, error: unknown): Promise<void> {
    if (abort.signal.aborted) return releaseJob(db.knex, job, clock.now());
    // Its lease ends without the database's help.
    if (error instanceof DatabaseLost) throw error;
    log.error({ err: error, queue: name, subject: job.subject, retry_ms: afterFailureMs }, "a job failed");
    await releaseJob(db.knex, job, clock.now() + afterFailureMs);
  }

  const allEnded = () => Promise.all(running.keys());

  return {
    wake: loop.wake,
    start: loop.start,
    async look() {
      await repair();
      const { jobs } = await begin();
      await Promise.all(jobs);
      return jobs.length;
    },
    async drain() {
      await repair();
      for (;;) {
        const { hadWork } = await begin();
        if (!hadWork && running.size === 0) return;
        await allEnded();
      }
    },
    async stop(limitMs = 5_000) {
      // Jobs that the last look begins are waited for too.
      const finished = loop
        .stop()
        .then(() => beginning)
        .then(allEnded, allEnded);
      await inTime(finished, limitMs, () => undefined);
      abort.abort();
      await finished;
    },
  };
}
