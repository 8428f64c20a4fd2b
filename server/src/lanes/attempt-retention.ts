// How long attempts are kept.
import type { Repeated } from "../repeated.ts";
import { createRetention, dayMs, type RetentionContext } from "../retention.ts";
import { deleteAttempts } from "./attempts.ts";

export function createAttemptRetention({
  days,
  ...context
}: RetentionContext & { days: number }): Repeated<number> {
  return createRetention(context, {
    rows: "attempts",
    deletePart: (trx, nowMs, most) => deleteAttempts(trx, nowMs - days * dayMs, most),
  });
}
