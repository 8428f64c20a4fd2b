// A clock that stands until a test moves it.
import type { Clock } from "../../server/src/base/clock.ts";

export type TestClock = Clock & { advance(ms: number): void };

/** Starts at the given instant, by default the machine's. */
export function createTestClock(startMs = Date.now()): TestClock {
  let now = startMs;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
