// How long attempts are kept.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Repeated } from "../repeated.ts";
import { createRetention } from "../retention.ts";
import { deleteAttempts } from "./attempts.ts";

const hourMs = 60 * 60_000;

type Dependencies = { db: Database; clock: Clock; log: Logger; days: number };

/** Looks each hour once it is started; a look gives how many attempts it deleted. */
export function createAttemptRetention({ db, clock, log, days }: Dependencies): Repeated<number> {
  return createRetention({
    db,
    log,
    rows: "attempts",
    everyMs: hourMs,
    deletePart: (trx, most) => deleteAttempts(trx, clock.now() - days * 24 * hourMs, most),
  });
}
