// All lanes of this process: wakes, scans, claims and drains them, and lets callers have a lane to themselves.
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../db/open.ts";
import { UnavailableError } from "../errors.ts";
import { newId } from "../ids.ts";
import { drainLane, type LaneTools, leaseMs } from "./lane.ts";
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

export type LanesOptions = Omit<LaneTools, "owner" | "changed"> & { db: Database };

export function createLanes(options: LanesOptions): Lanes {
  const { db, clock, log } = options;
  const owner = `${hostname().slice(0, 20)}:${process.pid}:${newId().slice(-12)}`;
  const outcomes = createOutcomes(db);
  const tools: LaneTools = { ...options, owner, changed: outcomes.changed };
  const running = new Map<number, Promise<void>>();
  const exclusive = new Map<number, number>();
  const again = new Set<number>();
  let stopping = false;
  let scanning: Promise<void> | undefined;
  let wakeScan: (() => void) | undefined;

  function wake(laneId: number): void {
    if (stopping) return;
    if (running.has(laneId)) {
      again.add(laneId);
      return;
    }
    if (exclusive.has(laneId)) return;
    if (running.size >= lanesAtOnce) return;
    const run = serve(laneId)
      .catch((error: unknown) => log.error({ err: error, lane_id: laneId }, "lane failed"))
      .finally(() => {
        running.delete(laneId);
        if (again.delete(laneId)) wake(laneId);
      });
    running.set(laneId, run);
  }

  async function serve(laneId: number): Promise<void> {
    if (!(await store.claimLane(db, laneId, owner, leaseMs))) return;
    again.delete(laneId);
    try {
      await drainLane(tools, laneId, () => stopping || exclusive.has(laneId));
    } finally {
      await store.releaseLane(db, laneId, owner);
    }
  }

  async function scan(): Promise<void> {
    while (!stopping) {
      let restMs = scanEveryMs;
      try {
        const ids = await store.findLanesWithWork(db, clock.now(), lanesAtOnce);
        for (const id of ids) if (!running.has(id)) wake(id);
      } catch (error) {
        log.warn({ err: error }, "looking for work failed; trying again");
        restMs = afterFailureMs;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, restMs);
        wakeScan = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
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
        await claimed(() => store.claimLane(db, laneId, token, leaseMs), "the device");
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
      for (;;) {
        const ids = await store.findLanesWithWork(db, clock.now(), lanesAtOnce);
        if (ids.length === 0 && running.size === 0) return;
        for (const id of ids) wake(id);
        await Promise.all(running.values());
      }
    },
    start() {
      scanning ??= scan();
    },
    async stop(limitMs = 10_000) {
      stopping = true;
      wakeScan?.();
      outcomes.close();
      const finished = Promise.all([...running.values(), scanning]);
      await Promise.race([finished, pause(limitMs, undefined, { ref: false })]);
    },
  };
}
