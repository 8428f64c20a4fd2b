// The fence of an Idempotency-Key: a process that stood still until another took its request over changes nothing any more.
// Decisions about the API: 83.

import { ConflictError } from "../../base/errors.ts";
import type { ControlUnit } from "../../control-unit/types.ts";
import type { Database } from "../../db/open.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { type Claim, hasClaim, lockClaim, updateApplied } from "./store.ts";

/**
 * The service for the handler of a claimed request. Each transaction, and each change at a control unit, first verifies that
 * the request still holds its key. A transaction also locks the key, so that no other process takes it over before the commit.
 *
 * A submission doesn't need this: the transaction that stores it inserts its key, and its number is unique.
 */
export function behindFence<Service extends { db: Database; units: ControlUnit }>(
  service: Service,
  { row, isSubmission }: Claim,
): Service {
  if (isSubmission) return service;
  const { db, units } = service;
  const proveClaim = async (): Promise<void> => requireClaim(await hasClaim(db.knex, row));
  return {
    ...service,
    db: {
      ...db,
      transaction: (work) =>
        db.transaction(async (trx: Trx) => {
          requireClaim(await lockClaim(trx, row));
          return work(trx);
        }),
    },
    units: {
      ...units,
      async save(...call) {
        await proveClaim();
        return units.save(...call);
      },
      async initialize(...call) {
        await proveClaim();
        return units.initialize(...call);
      },
    },
  };
}

/** Within the transaction of a change: after its commit, the request never runs again. */
export async function markApplied(trx: Queryable, { row, isSubmission }: Claim): Promise<void> {
  if (!isSubmission) requireClaim(await updateApplied(trx, row));
}

/** The caller gets the response of the process that took over, or this error until that is stored. */
function requireClaim(isHeld: boolean): void {
  if (isHeld) return;
  throw new ConflictError(
    "idempotency_in_progress",
    "Another process took this request over. Send it again for the response.",
    { headers: { "Retry-After": "1" } },
  );
}
