// Steady time and regular ticks; tests move both by hand.
import { monotonicMs } from "../../base/clock.ts";
import { startInterval } from "../../base/timers.ts";

export type Ticker = {
  /** Milliseconds since some moment; this clock is never set. */
  now(): number;
  /** Calls `tick` each `ms`, until the function that it returns is called. */
  every(ms: number, tick: () => void): () => void;
};

export const systemTicker: Ticker = {
  now: monotonicMs,
  every(ms, tick) {
    const timer = startInterval(tick, ms);
    return () => timer.cancel();
  },
};
