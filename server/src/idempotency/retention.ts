// How long Idempotency-Keys are kept: until they expire.
import type { PeriodicTask } from "../periodic-task.ts";
import { createRetention, type RetentionContext } from "../retention.ts";
import { deleteExpired } from "./store.ts";

export function createIdempotencyRetention(context: RetentionContext): PeriodicTask<number> {
  return createRetention(context, {
    rows: "idempotency keys",
    everyMs: 60_000,
    deletePart: deleteExpired,
  });
}
