// How long ended sessions and tokens are kept: a day, so that the log of a day can still be compared with them.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/open.ts";
import type { Repeated } from "../repeated.ts";
import { createRetention } from "../retention.ts";
import { deleteEndedSessions } from "./session-store.ts";
import { deleteOldTokens } from "./token-store.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

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
    rows: "sessions and links",
    everyMs: hourMs,
    async deletePart(trx, most) {
      const nowMs = clock.now();
      const ends = { expiredMs: nowMs - dayMs, idleMs: nowMs - dayMs - config.sessionIdleMs };
      const sessions = await deleteEndedSessions(trx, ends, most);
      return sessions === most ? most : Math.max(sessions, await deleteOldTokens(trx, nowMs - dayMs, most));
    },
  });
}
