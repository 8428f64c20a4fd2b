// How long registrations are kept whose e-mail address nobody confirmed: the code in the mail has expired long before.
import type { PeriodicTask } from "../periodic-task.ts";
import { createRetention, dayMs, type RetentionContext } from "../retention.ts";
import { deleteUnverified } from "./store.ts";

const keptMs = 7 * dayMs;

export function createRegistrationRetention(context: RetentionContext): PeriodicTask<number> {
  return createRetention(context, {
    rows: "registrations",
    deletePart: (trx, nowMs, most) => deleteUnverified(trx, nowMs - keptMs, most),
  });
}
