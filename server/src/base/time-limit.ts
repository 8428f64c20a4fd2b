// Waits for work, but not for ever.
import { setTimeout as pause } from "node:timers/promises";

/** The result of `work`; if that takes longer than `ms`, the result of `late`, or what it throws. The work goes on. */
export async function inTime<Result, Late>(
  work: Promise<Result>,
  ms: number,
  late: () => Late,
): Promise<Result | Late> {
  const over = new AbortController();
  const limit = pause(ms, undefined, { ref: false, signal: over.signal }).then(late);
  try {
    return await Promise.race([work, limit]);
  } finally {
    over.abort();
  }
}
