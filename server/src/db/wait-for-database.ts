// Opening the database at the start of a service, when the server may still be starting too.
import { monotonicMs } from "../base/clock.ts";
import { DatabaseLost } from "../base/database-lost.ts";
import { pause } from "../base/timers.ts";
import { isAccessProblem } from "./engine/opening-failures.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./open.ts";

const retryMs = 500;

/** Whether the server may only need time. A wrong password or a missing database does not pass. */
function mayPass(error: unknown): error is DatabaseLost {
  if (!(error instanceof DatabaseLost) || error.reason !== "unreachable") return false;
  return error.cause !== undefined && !isAccessProblem(error.cause);
}

/**
 * Opens the database, and tries again for `waitMs` while its server can't be reached. A signal ends the wait.
 *
 * @throws DatabaseLost with the last failure when the time is over
 */
export async function awaitDatabase(
  options: DatabaseOptions,
  waitMs: number,
  signal?: AbortSignal,
): Promise<Database> {
  const deadlineMs = monotonicMs() + waitMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await openDatabase(options);
    } catch (error) {
      const isOver = monotonicMs() + retryMs > deadlineMs || signal?.aborted;
      if (options.url === undefined || isOver || !mayPass(error)) throw error;
      if (attempt === 1) options.log?.warn(`Waiting up to ${Math.round(waitMs / 1_000)} s. ${error.message}`);
      await pause(retryMs, signal).catch(() => undefined);
    }
  }
}
