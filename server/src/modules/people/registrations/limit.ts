// How many registrations one network may send: a stranger who fills in forms neither costs hashes nor mails without end.
import { boundedCache } from "../../../base/bounded-cache.ts";
import type { Clock } from "../../../base/clock.ts";
import { ServiceError } from "../../../base/errors.ts";

declare module "../../../core/context/context.ts" {
  interface Service {
    /** How many registrations one network may send. */
    registrations: RegistrationLimit;
  }
}

const hourMs = 60 * 60_000;
const mostAnHour = 10;
const mostKept = 20_000;

export type RegistrationLimit = {
  /** Counts a registration, whatever its result. @throws ServiceError 429 */
  take(network: string): void;
};

/** Counted in the memory of each process: a stranger can't fill the database with addresses. */
export function createRegistrationLimit(clock: Clock): RegistrationLimit {
  const known = boundedCache<string, { count: number; sinceMs: number }>(mostKept);
  return {
    take(network) {
      const nowMs = clock.now();
      const found = known.get(network);
      const isOver = !found || nowMs - found.sinceMs >= hourMs || nowMs < found.sinceMs;
      const { count, sinceMs } = isOver ? { count: 0, sinceMs: nowMs } : found;
      if (count >= mostAnHour) {
        const waitS = Math.ceil((sinceMs + hourMs - nowMs) / 1000);
        throw new ServiceError(429, "rate_limited", `Too many registrations: wait ${waitS} seconds`, {
          headers: { "Retry-After": String(waitS) },
          meta: { retry_after: waitS },
        });
      }
      known.set(network, { count: count + 1, sinceMs });
    },
  };
}
