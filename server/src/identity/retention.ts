// How long ended sessions, tokens and failed sign-ins are kept: a day, so that the log of a day can still be compared with them.
import type { Config } from "../config.ts";
import type { PeriodicTask } from "../periodic-task.ts";
import { createRetention, dayMs, type RetentionContext } from "../retention.ts";
import { deleteOldFailures } from "./failure-store.ts";
import { deleteEndedSessions } from "./session-store.ts";
import { deleteOldTokens } from "./token-store.ts";

/** Failed sign-ins that are kept at most: a stranger can't fill the database with them. */
const mostFailures = 100_000;

export function createIdentityRetention({
  config,
  ...context
}: RetentionContext & { config: Pick<Config, "sessionIdleMs"> }): PeriodicTask<number> {
  return createRetention(context, {
    rows: "sessions, links and failed sign-ins",
    async deletePart(trx, nowMs, most) {
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
