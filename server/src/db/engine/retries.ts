// How often, and after which pauses, work is retried: after a rollback by the database, and after a duplicate key.

import { fraction } from "../../base/chance.ts";
import { pause } from "../../base/timers.ts";
import { isDuplicateKey } from "./failures.ts";

export const maxAttempts = 8;
/** Work that failed after so long is not retried: its caller is still there, and gets a 503. */
export const retriedForMs = 15_000;

/** Waits a random time, at most 250 ms, so that two that got in each other's way do not meet again. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return pause(fraction() * Math.min(250, 4 * 2 ** attempt));
}

/** More rounds than this mean a defect. */
const mostRounds = 3;

/** Two requests with one key can meet between the query and the insert: in the next round the query finds the winner. */
export async function inRounds<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let round = 1; ; round++) {
    try {
      return await work();
    } catch (error) {
      if (!isDuplicateKey(error) || round === mostRounds) throw error;
    }
  }
}
