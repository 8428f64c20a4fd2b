// How long taxpayers that were looked up are kept.
import type { Clock } from "../clock.ts";
import type { PeriodicTask } from "../periodic-task.ts";
import { createRetention, dayMs, type RetentionContext } from "../retention.ts";
import { deleteOldTaxpayers } from "./store.ts";

const keptMs = 90 * dayMs;

/** A taxpayer that was fetched before this time is no longer used. */
export function keptSince(clock: Clock): number {
  return clock.now() - keptMs;
}

export function createTaxpayerRetention(context: RetentionContext): PeriodicTask<number> {
  return createRetention(context, {
    rows: "taxpayers",
    deletePart: (trx, nowMs, most) => deleteOldTaxpayers(trx, nowMs - keptMs, most),
  });
}
