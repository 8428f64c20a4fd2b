// How long attempts are kept.
import type { PeriodicTask } from "../periodic-task.ts";
import { createRetention, dayMs, type RetentionContext } from "../retention.ts";
import { deleteAttempts } from "./attempts.ts";

export function createAttemptRetention({
  days,
  ...context
}: RetentionContext & { days: number }): PeriodicTask<number> {
  return createRetention(context, {
    rows: "attempts",
    deletePart: (trx, nowMs, most) => deleteAttempts(trx, nowMs - days * dayMs, most),
  });
}
