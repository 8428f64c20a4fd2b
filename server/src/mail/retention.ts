// How long the outbox remembers mails that were sent or given up.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Repeated } from "../repeated.ts";
import { createRetention } from "../retention.ts";
import { deleteOldMails } from "./store.ts";
import { deleteMailFile } from "./transport.ts";

const hourMs = 60 * 60_000;
const keptMs = 30 * 24 * hourMs;

/** Looks each hour once it is started; a look returns how many mails it deleted. */
export function createMailRetention(dependencies: {
  db: Database;
  clock: Clock;
  log: Logger;
  dataDir: string;
}): Repeated<number> {
  const { db, clock, log, dataDir } = dependencies;
  return createRetention({
    db,
    log,
    rows: "mails",
    everyMs: hourMs,
    async deletePart(trx, most) {
      const ids = await deleteOldMails(trx, clock.now() - keptMs, most);
      await Promise.all(ids.map((id) => deleteMailFile(dataDir, id)));
      return ids.length;
    },
  });
}
