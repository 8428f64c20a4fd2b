// How long registrations are kept whose e-mail address nobody confirmed: the code in the mail has expired long before.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Repeated } from "../repeated.ts";
import { createRetention } from "../retention.ts";
import { deleteUnverified } from "./store.ts";

const hourMs = 60 * 60_000;
const keptMs = 7 * 24 * hourMs;

/** Looks each hour once it is started; a look returns how many registrations it deleted. */
export function createRegistrationRetention({
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
    rows: "registrations",
    everyMs: hourMs,
    deletePart: (trx, most) => deleteUnverified(trx, clock.now() - keptMs, most),
  });
}
