// Deletes logos that were replaced before any sale used them.
import type { PeriodicTask } from "../periodic-task.ts";
import { createRetention, type RetentionContext } from "../retention.ts";
import { deleteUnusedLogos } from "./logo-store.ts";

export function createLogoRetention(context: RetentionContext): PeriodicTask<number> {
  return createRetention(context, { rows: "logos", deletePart: deleteUnusedLogos });
}
