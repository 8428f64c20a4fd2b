// Steady time and regular ticks; tests move both by hand.

export type Ticker = {
  /** Milliseconds since some moment; this clock is never set. */
  now(): number;
  /** Calls `tick` each `ms`, until the function that it returns is called. */
  every(ms: number, tick: () => void): () => void;
};

export const systemTicker: Ticker = {
  now: () => performance.now(),
  every(ms, tick) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
};
