// How often, and after which pauses, work is retried after a rollback by the database.
import { setTimeout as delay } from "node:timers/promises";

export const maxAttempts = 8;

/** Waits a random time, at most 250 ms, so that two that got in each other's way do not meet again. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return delay(Math.random() * Math.min(250, 4 * 2 ** attempt));
}
