// How fast attempts of one account and environment go out: so many a second on average, a few seconds' worth at once.
import { boundedCache } from "../../base/bounded-cache.ts";
import type { Clock } from "../../base/clock.ts";

const burstS = 5;

type Pace = {
  /** How many attempts may begin now. */
  room(environmentId: number): number;
  /** One attempt begins. */
  take(environmentId: number): void;
};

/** Kept in memory by each process: it protects receivers and other accounts, and counts nothing that must be exact. */
export function createPace(clock: Clock, perSecond: number): Pace {
  const intervalMs = 1_000 / perSecond;
  const burstMs = burstS * 1_000;
  /** When the last attempt would have begun at an even pace. */
  const lastMs = boundedCache<number, number>(10_000);

  function lastOf(environmentId: number, nowMs: number): number {
    const last = lastMs.get(environmentId) ?? 0;
    // A time to come was counted by a clock that ran ahead.
    return last > nowMs ? nowMs - burstMs : Math.max(last, nowMs - burstMs);
  }

  return {
    room(environmentId) {
      const nowMs = clock.now();
      return Math.floor((nowMs - lastOf(environmentId, nowMs)) / intervalMs + 1e-6);
    },
    take(environmentId) {
      const nowMs = clock.now();
      lastMs.set(environmentId, lastOf(environmentId, nowMs) + intervalMs);
    },
  };
}
