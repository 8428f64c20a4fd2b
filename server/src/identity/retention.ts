// How long ended sessions, tokens and failed sign-ins are kept: a day, so that the log of a day can still be compared with them.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/open.ts";
import type { Repeated } from "../repeated.ts";
import { createRetention } from "../retention.ts";
import { deleteOldFailures } from "./failure-store.ts";
import { deleteEndedSessions } from "./session-store.ts";
import { deleteOldTokens } from "./token-store.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Failed sign-ins that are kept at most: a stranger can't fill the database with them. */
const mostFailures = 100_000;

/** Looks each hour once it is started; a look returns how many rows it deleted. */
export function createIdentityRetention({
  db,
  clock,
  log,
  config,
}: {
  db: Database;
  clock: Clock;
  log: Logger;
  config: Pick<Config, "sessionIdleMs">;
}): Repeated<number> {
  return createRetention({
    db,
    log,
    rows: "sessions, links and failed sign-ins",
    everyMs: hourMs,
    async deletePart(trx, most) {
      const nowMs = clock.now();
      const ends = { expiredMs: nowMs - dayMs, idleMs: nowMs - dayMs - config.sessionIdleMs };
      const sessions = await deleteEndedSessions(trx, ends, most);
      if (sessions === most) return most;
      const tokens = await deleteOldTokens(trx, nowMs - dayMs, most);
      if (tokens === most) return most;
      const failures = { beforeMs: nowMs - dayMs, kept: mostFailures };
      return Math.max(sessions, tokens, await deleteOldFailures(trx, failures, most));
    },
  });
}
