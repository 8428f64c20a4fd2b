// Waits for work, but not for ever.
import { startTimer } from "./timers.ts";

/** The result of `work`; if that takes longer than `ms`, the result of `late`, or what it throws. The work goes on. */
export async function inTime<Result, Late>(
  work: Promise<Result>,
  ms: number,
  late: () => Late,
): Promise<Result | Late> {
  const limit = Promise.withResolvers<void>();
  const timer = startTimer(limit.resolve, ms).unref();
  try {
    return await Promise.race([work, limit.promise.then(late)]);
  } finally {
    timer.cancel();
  }
}
