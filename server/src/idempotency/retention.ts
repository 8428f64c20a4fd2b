// How long Idempotency-Keys are kept: until they expire.
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Repeated } from "../repeated.ts";
import { createRetention } from "../retention.ts";
import { deleteExpired } from "./store.ts";

/** Looks each minute once it is started. `clock` is the one that the rows' times are of. */
export function createIdempotencyRetention(dependencies: {
  db: Database;
  clock: Clock;
  log: Logger;
}): Repeated<number> {
  const { db, clock, log } = dependencies;
  return createRetention({
    db,
    log,
    rows: "idempotency keys",
    everyMs: 60_000,
    deletePart: (trx, most) => deleteExpired(trx, clock.now(), most),
  });
}
