// All lanes of this process: wakes, scans, claims and drains them, and gives callers exclusive access to a lane.

import { newUuid } from "../base/chance.ts";
import { monotonicMs } from "../base/clock.ts";
import { UnavailableError } from "../base/errors.ts";
import { Pause } from "../base/periodic-task.ts";
import { inTime } from "../base/time-limit.ts";
import { pause } from "../base/timers.ts";
import { createGroupCommit } from "../db/batching/group-commit.ts";
import { isOnItsWay } from "./by-hand.ts";
import { findLanesWithWork, findSentCalls } from "./calls.ts";
import type { LaneDependencies } from "./dependencies.ts";
import { drainLane } from "./lane.ts";
import { createLateness, startPulse } from "./lateness.ts";
import { claimLane, releaseLane, selects, shortenLeases } from "./leases.ts";
import { createOutcomes, type Outcomes } from "./outcomes.ts";
import { requireUnpaused } from "./pauses.ts";

/** Lanes that one process serves at once: most of the time each waits for its unit. */
const mostAtOnce = 256;
/** Calls of one lane, while other lanes wait for their turn. */
const callsInARow = 16;
/** Lanes with work that are looked for at a time. */
const lanesFound = 1_000;
const defaultScanMs = 250;
/** While as many lanes wait as are served at once. */
const scanWhenFullMs = 1_000;
/** Without a database there is nothing to find, so it is queried less often. */
const afterFailureMs = 1_000;
/** A select call may take two minutes; its own lease outlives it. */
const selectLeaseMs = 150_000;
const exclusiveWaitMs = 35_000;
/** Work of several calls leaves its lane to others after this time. */
const exclusiveTurnMs = 2_000;
const defaultRestMs = 2_000;
const checkLeasesEveryMs = 10_000;

export type Lanes = {
  /** Something was put into a lane: serve it now if it is free. */
  wake(laneId: number): void;
  /** Waiting for transactions to finish, in this process or another. */
  outcomes: Outcomes;
  /**
   * Runs `work` while nothing is saved through the lane: initialization, saving an item. Work of several calls asks `mayGoOn`
   * before each further one: the lease covers no later call, and the lane has other calls.
   *
   * @param use `callsUnit: false` for work that any process can do, wherever the branch's relay is connected.
   */
  withLane<T>(
    laneId: number,
    work: (mayGoOn: () => boolean) => Promise<T>,
    use?: { callsUnit: boolean; evenPaused?: boolean },
  ): Promise<T>;
  /** Runs `work` next to the lane's saves, one at a time for the lane. */
  withSelect<T>(laneId: number, work: () => Promise<T>): Promise<T>;
  /** Serves every lane until nothing is due: for tests and for emptying queues by hand. */
  drain(): Promise<void>;
  /** Starts looking for work. */
  start(): void;
  /** Ends after the calls in flight, at most `limitMs` later. */
  stop(limitMs?: number): Promise<void>;
};

export type LanesOptions = Omit<
  LaneDependencies,
  "groupCommit" | "owner" | "changed" | "lateness" | "pulse"
> & {
  /** Names the process in the leases of its lanes: at most 42 characters. */
  processName: string;
  /** True leaves submissions to other processes: only `drain()` serves lanes. */
  isPassive?: boolean;
  /** Lanes served at once; default 256. */
  lanesAtOnce?: number;
  /** How long a lane is skipped whose due calls could not be served (stopped stream, no device); default 2 s. */
  restMs?: number;
  /** How often lanes with work are looked for; default 250 ms. */
  scanEveryMs?: number | undefined;
  /** Called after each commit that may have written an event. */
  settled(): void;
  /** Throws where only another process can call the unit of a lane. */
  requireUnit(laneId: number): Promise<void>;
};

export function createLanes(options: LanesOptions): Lanes {
  const { db, clock, log, timing, lanesAtOnce = mostAtOnce, restMs = defaultRestMs } = options;
  const { scanEveryMs = defaultScanMs } = options;
  const leases = { laneMs: timing.leaseMs, selectMs: selectLeaseMs };
  const owner = `${options.processName}:${newUuid().slice(-12)}`;
  const outcomes = createOutcomes(db);
  const lateness = createLateness();
  const pulse = startPulse();
  const dependencies: LaneDependencies = {
    ...options,
    groupCommit: createGroupCommit(db),
    owner,
    lateness,
    pulse,
    changed(transactionId) {
      outcomes.changed(transactionId);
      options.settled();
    },
  };
  /** Whether each did anything. */
  const running = new Map<number, Promise<boolean>>();
  const queued = new Set<number>();
  const resting = new Map<number, number>();
  /** Lanes that were started because something in them was due. */
  const found = new Set<number>();
  const exclusive = new Map<number, number>();
  const again = new Set<number>();
  let stopping = false;
  let scanning: Promise<void> | undefined;
  const rest = new Pause();
  let isMore = false;

  function wake(laneId: number): void {
    if (stopping || options.isPassive) return;
    resting.delete(laneId);
    start(laneId);
  }

  function start(laneId: number): void {
    if (stopping || exclusive.has(laneId) || lateness.resting().includes(laneId)) return;
    if (running.has(laneId)) again.add(laneId);
    else if (running.size >= lanesAtOnce) queued.add(laneId);
    else run(laneId);
  }

  function startFound(laneId: number): void {
    found.add(laneId);
    start(laneId);
  }

  function run(laneId: number): void {
    const served = serve(laneId).finally(() => {
      running.delete(laneId);
      if (again.delete(laneId)) queued.add(laneId);
      startQueued();
    });
    running.set(laneId, served);
  }

  function startQueued(): void {
    for (const laneId of queued) {
      if (running.size >= lanesAtOnce) return;
      queued.delete(laneId);
      start(laneId);
    }
    if (isMore) rest.end();
  }

  /** Whether anything was done. */
  async function serve(laneId: number): Promise<boolean> {
    const isOver = (worked: number): boolean => {
      // The scan that follows sees all calls that are in the lane now.
      again.delete(laneId);
      if (stopping || exclusive.has(laneId)) return true;
      if (worked < callsInARow || queued.size === 0) return false;
      again.add(laneId);
      return true;
    };
    const isFound = found.delete(laneId);
    try {
      if ((await drainLane(dependencies, laneId, isOver)) > 0) return true;
      // Nothing is due: a call that another process accepts a moment later need not wait.
      if (!isFound) return false;
    } catch (error) {
      log.error({ err: error, lane_id: laneId }, "lane failed");
      await releaseLane(db, laneId, owner).catch(() => undefined);
    }
    resting.set(laneId, monotonicMs() + restMs);
    return false;
  }

  /** Lanes to skip: already served, or just checked without success. */
  function lanesAside(): number[] {
    const nowMs = monotonicMs();
    for (const [id, untilMs] of resting) if (untilMs <= nowMs) resting.delete(id);
    return [...running.keys(), ...queued, ...resting.keys(), ...lateness.resting()];
  }

  async function scan(): Promise<void> {
    let leasesCheckedMs = Number.NEGATIVE_INFINITY;
    while (!stopping) {
      let pauseMs = scanEveryMs;
      try {
        if (monotonicMs() - leasesCheckedMs > checkLeasesEveryMs) {
          await shortenLeases(db, leases);
          leasesCheckedMs = monotonicMs();
        }
        const ids = await findLanesWithWork(db, owner, clock.now(), lanesFound, lanesAside());
        for (const id of ids) if (!running.has(id)) startFound(id);
        isMore = ids.length === lanesFound;
        if (queued.size >= lanesAtOnce) pauseMs = scanWhenFullMs;
      } catch (error) {
        log.warn({ err: error }, "looking for work failed; trying again");
        pauseMs = afterFailureMs;
      }
      await rest.wait(pauseMs);
    }
  }

  /** The lane, once no call of a vanished holder can be on its way: its unit takes one call at a time. */
  async function claimQuietLane(laneId: number, token: string): Promise<boolean> {
    const sent = await findSentCalls(db.knex, laneId);
    if (sent.some((call) => isOnItsWay(call, clock.now()))) return false;
    return claimLane(db, laneId, token, timing.leaseMs);
  }

  /** Waits until `claim` succeeds; other processes are checked every 100 ms. */
  async function claimed(claim: () => Promise<boolean>): Promise<void> {
    const deadline = monotonicMs() + exclusiveWaitMs;
    while (!(await claim())) {
      if (monotonicMs() > deadline || stopping) {
        throw new UnavailableError(
          "the device is busy with an earlier call to its control unit; try again shortly",
          5,
        );
      }
      await pause(100);
    }
  }

  return {
    wake,
    outcomes,
    async withLane(laneId, work, { callsUnit, evenPaused = false } = { callsUnit: true }) {
      if (callsUnit && !evenPaused) await requireUnpaused(db.knex, laneId);
      if (callsUnit) await options.requireUnit(laneId);
      exclusive.set(laneId, (exclusive.get(laneId) ?? 0) + 1);
      try {
        await running.get(laneId);
        const token = `${owner}:${newUuid().slice(-8)}`;
        let claimedMs = 0;
        await claimed(() => {
          claimedMs = monotonicMs();
          return claimQuietLane(laneId, token);
        });
        const mostMs = Math.min(exclusiveTurnMs, timing.leaseMs - timing.saveMs);
        try {
          return await work(() => monotonicMs() - claimedMs < mostMs);
        } finally {
          await releaseLane(db, laneId, token);
        }
      } finally {
        const left = (exclusive.get(laneId) ?? 1) - 1;
        if (left > 0) exclusive.set(laneId, left);
        else exclusive.delete(laneId);
        wake(laneId);
      }
    },
    async withSelect(laneId, work) {
      await options.requireUnit(laneId);
      const token = `${owner}:${newUuid().slice(-8)}`;
      await claimed(() => claimLane(db, laneId, token, selectLeaseMs, selects));
      try {
        return await work();
      } finally {
        await releaseLane(db, laneId, token, selects);
      }
    },
    async drain() {
      await shortenLeases(db, leases);
      resting.clear();
      // These may have been checked just before their calls became due, so they are checked once more.
      const early = new Set(running.keys());
      for (;;) {
        const ids = await findLanesWithWork(db, owner, clock.now(), lanesFound, lanesAside());
        for (const id of ids) startFound(id);
        if (running.size === 0 && early.size === 0) return;
        while (running.size > 0) await Promise.all(running.values());
        for (const id of early) resting.delete(id);
        early.clear();
      }
    },
    start() {
      scanning ??= scan();
    },
    async stop(limitMs = 10_000) {
      stopping = true;
      rest.end();
      outcomes.close();
      pulse.stop();
      const finished = Promise.allSettled([...running.values(), scanning]);
      await inTime(finished, limitMs, () => undefined);
    },
  };
}
