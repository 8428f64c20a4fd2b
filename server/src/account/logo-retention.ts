// Deletes logos that were replaced before any sale used them.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Repeated } from "../repeated.ts";
import { createRetention } from "../retention.ts";
import { deleteUnusedLogos } from "./logo-store.ts";

/** Looks each hour once it is started; a look returns how many logos it deleted. */
export function createLogoRetention({
  db,
  clock,
  log,
}: {
  db: Database;
  clock: Clock;
  log: Logger;
}): Repeated<number> {
  return createRetention({
    db,
    log,
    rows: "logos",
    everyMs: 60 * 60_000,
    deletePart: (trx, most) => deleteUnusedLogos(trx, clock.now(), most),
  });
}
