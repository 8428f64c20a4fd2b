// All lanes of this process: wakes, scans, claims and drains them, and lets callers have a lane to themselves.
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { UnavailableError } from "../errors.ts";
import { newId } from "../ids.ts";
import { isOnItsWay } from "./by-hand.ts";
import { drainLane, type LaneTools } from "./lane.ts";
import { createOutcomes, type Outcomes } from "./outcomes.ts";
import * as store from "./store.ts";

/** Lanes that one process serves at once. */
const lanesAtOnce = 64;
const scanEveryMs = 250;
/** Without a database there is nothing to find: ask it less often. */
const afterFailureMs = 1_000;
/** A select call may take two minutes; its own lease outlives it. */
const selectLeaseMs = 150_000;
const exclusiveWaitMs = 35_000;
/** A lane whose due calls could not be served (stopped stream, no device) is left alone for so long. */
const restMs = 2_000;
const checkLeasesEveryMs = 10_000;

export type Lanes = {
  /** Something was put into a lane: serve it now if it is free. */
  wake(laneId: number): void;
  /** Waiting for transactions to finish, in this process or another. */
  outcomes: Outcomes;
  /** Runs `work` while nothing is saved through the lane: initialisation, saving an item. */
  withLane<T>(laneId: number, work: () => Promise<T>): Promise<T>;
  /** Runs `work` beside the lane's saves, one at a time for the lane. */
  withSelect<T>(laneId: number, work: () => Promise<T>): Promise<T>;
  /** Serves every lane until nothing is due: for tests and for emptying queues by hand. */
  drain(): Promise<void>;
  /** Begins to look for work by itself. */
  start(): void;
  /** Ends after the calls in flight, at most `limitMs` later. */
  stop(limitMs?: number): Promise<void>;
};

export type LanesOptions = Omit<LaneTools, "owner" | "changed"> & {
  /** True leaves submissions to other processes: only `drain()` serves lanes. */
  isPassive?: boolean;
  /** Told after each commit that may have written an event. */
  settled(): void;
};

export function createLanes(options: LanesOptions): Lanes {
  const { db, clock, log, timing } = options;
  const leases = { laneMs: timing.leaseMs, selectMs: selectLeaseMs };
  const owner = `${hostname().slice(0, 20)}:${process.pid}:${newId().slice(-12)}`;
  const outcomes = createOutcomes(db);
  const tools: LaneTools = {
    ...options,
    owner,
    changed(transactionId) {
      outcomes.changed(transactionId);
      options.settled();
    },
  };
  const running = new Map<number, Promise<boolean>>();
  const resting = new Map<number, number>();
  const exclusive = new Map<number, number>();
  const again = new Set<number>();
  let stopping = false;
  let scanning: Promise<void> | undefined;
  let wakeScan: (() => void) | undefined;

  function wake(laneId: number): void {
    if (stopping || options.isPassive) return;
    resting.delete(laneId);
    start(laneId);
  }

  function start(laneId: number): void {
    if (running.has(laneId)) {
      again.add(laneId);
      return;
    }
    if (stopping || exclusive.has(laneId) || running.size >= lanesAtOnce) return;
    const run = serve(laneId)
      .catch((error: unknown) => {
        log.error({ err: error, lane_id: laneId }, "lane failed");
        resting.set(laneId, performance.now() + restMs);
        return false;
      })
      .finally(() => {
        running.delete(laneId);
        if (again.delete(laneId)) start(laneId);
      });
    running.set(laneId, run);
  }

  /** Whether anything was done. */
  async function serve(laneId: number): Promise<boolean> {
    if (!(await store.claimLane(db, laneId, owner, timing.leaseMs))) return false;
    again.delete(laneId);
    try {
      const turns = await drainLane(tools, laneId, () => stopping || exclusive.has(laneId));
      if (turns === 0) resting.set(laneId, performance.now() + restMs);
      return turns > 0;
    } finally {
      await store.releaseLane(db, laneId, owner);
    }
  }

  function lanesAtRest(): number[] {
    const nowMs = performance.now();
    for (const [id, untilMs] of resting) if (untilMs <= nowMs) resting.delete(id);
    return [...resting.keys()];
  }

  async function scan(): Promise<void> {
    let leasesCheckedMs = Number.NEGATIVE_INFINITY;
    while (!stopping) {
      let pauseMs = scanEveryMs;
      try {
        if (performance.now() - leasesCheckedMs > checkLeasesEveryMs) {
          await store.shortenLeases(db, leases);
          leasesCheckedMs = performance.now();
        }
        const except = [...running.keys(), ...lanesAtRest()];
        const ids = await store.findLanesWithWork(db, owner, clock.now(), lanesAtOnce, except);
        for (const id of ids) if (!running.has(id)) start(id);
      } catch (error) {
        log.warn({ err: error }, "looking for work failed; trying again");
        pauseMs = afterFailureMs;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wakeScan = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** The lane, once no call of a vanished holder can still be on its way: its unit takes one call at a time. */
  async function claimQuietLane(laneId: number, token: string): Promise<boolean> {
    const sent = await store.findSentCalls(db.knex, laneId);
    if (sent.some((call) => isOnItsWay(call, clock.now()))) return false;
    return store.claimLane(db, laneId, token, timing.leaseMs);
  }

  /** Waits until `claim` succeeds; other processes are asked every 100 ms. */
  async function claimed(claim: () => Promise<boolean>, what: string): Promise<void> {
    const deadline = performance.now() + exclusiveWaitMs;
    while (!(await claim())) {
      if (performance.now() > deadline || stopping) {
        throw new UnavailableError(
          `${what} is busy with an earlier call to its control unit; try again shortly`,
          5,
        );
      }
      await pause(100);
    }
  }

  return {
    wake,
    outcomes,
    async withLane(laneId, work) {
      exclusive.set(laneId, (exclusive.get(laneId) ?? 0) + 1);
      try {
        await running.get(laneId);
        const token = `${owner}:${newId().slice(-8)}`;
        await claimed(() => claimQuietLane(laneId, token), "the device");
        try {
          return await work();
        } finally {
          await store.releaseLane(db, laneId, token);
        }
      } finally {
        const left = (exclusive.get(laneId) ?? 1) - 1;
        if (left > 0) exclusive.set(laneId, left);
        else exclusive.delete(laneId);
        wake(laneId);
      }
    },
    async withSelect(laneId, work) {
      const token = `${owner}:${newId().slice(-8)}`;
      await claimed(() => store.claimSelect(db, laneId, token, selectLeaseMs), "the device");
      try {
        return await work();
      } finally {
        await store.releaseSelect(db, laneId, token);
      }
    },
    async drain() {
      await store.shortenLeases(db, leases);
      const vain = new Set<number>();
      for (;;) {
        const ids = await store.findLanesWithWork(db, owner, clock.now(), lanesAtOnce, [...vain]);
        if (ids.length === 0 && running.size === 0) return;
        for (const id of ids) start(id);
        const runs = await Promise.all([...running].map(async ([id, run]) => ({ id, worked: await run })));
        for (const { id, worked } of runs) if (!worked) vain.add(id);
      }
    },
    start() {
      scanning ??= scan();
    },
    async stop(limitMs = 10_000) {
      stopping = true;
      wakeScan?.();
      outcomes.close();
      const finished = Promise.allSettled([...running.values(), scanning]);
      await Promise.race([finished, pause(limitMs, undefined, { ref: false })]);
    },
  };
}
