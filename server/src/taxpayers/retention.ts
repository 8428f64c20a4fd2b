// How long taxpayers that were looked up are kept.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Repeated } from "../repeated.ts";
import { createRetention } from "../retention.ts";
import { deleteOldTaxpayers } from "./store.ts";

const hourMs = 60 * 60_000;
const keptMs = 90 * 24 * hourMs;

/** A taxpayer that was fetched before this time is no longer used. */
export function keptSince(clock: Clock): number {
  return clock.now() - keptMs;
}

/** Looks each hour once it is started; a look returns how many taxpayers it deleted. */
export function createTaxpayerRetention({
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
    rows: "taxpayers",
    everyMs: hourMs,
    deletePart: (trx, most) => deleteOldTaxpayers(trx, keptSince(clock), most),
  });
}
