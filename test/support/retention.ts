// Deletes what is old in one table, by the rules of the service.
import { pino } from "pino";
import type { Clock } from "../../server/src/base/clock.ts";
import type { Config } from "../../server/src/base/config.ts";
import type { Database } from "../../server/src/db/open.ts";
import { deleteByRules } from "../../server/src/modules/retention/retention.ts";
import { retentionRules } from "../../server/src/modules/retention/rules.ts";

const dayMs = 24 * 60 * 60_000;

/** Deletes the old rows of a table as the service does, and gives how many. */
export function forget(
  table: string,
  { db, clock, config }: { db: Database; clock: Clock; config?: Partial<Config> },
): Promise<number> {
  const log = pino({ level: "silent" });
  const settings = {
    attemptDays: 90,
    deliveryDays: 30,
    sessionIdleMs: 14 * dayMs,
    dataDir: "",
  };
  const rules = retentionRules({ ...settings, ...config }, clock);
  const own = rules.filter((rule) => rule.table === table);
  if (own.length === 0) throw new Error(`no rule is about ${table}`);
  return deleteByRules({ db, clock, log }, own);
}
