// The one path of every submission: stores it exactly once in its device's lane, with the claim of its Idempotency-Key. Those that wait
// when a writer becomes free share one database transaction.
// Decisions about the API: 74, 75.
import { hash } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import { UnavailableError } from "../../base/errors.ts";
import { createBatcher } from "../../db/batching/batcher.ts";
import { inRounds } from "../../db/engine/retries.ts";
import type { Database } from "../../db/open.ts";
import type { Context } from "../context/context.ts";
import { storeBatch } from "./batch.ts";
import { isLocal } from "./kinds.ts";
import type { Entry, Submission, Submitted } from "./submission.ts";
import { takeBatch } from "./take-batch.ts";

declare module "../context/context.ts" {
  interface Service {
    /** Where submissions are stored. */
    intake: Intake;
  }
}

/** With more waiting, the database is too slow: a rejection is better than unlimited growth. */
const mostWaiting = 2_000;

export type Intake = {
  /**
   * Stores a submission durably, or finds the one that it repeats.
   *
   * @throws ConflictError, UnprocessableError for this submission only, without effect on its neighbors.
   * @throws UnavailableError 503 if too much is already waiting.
   */
  add(entry: Entry): Promise<Submitted>;
};

export function createIntake(db: Database, clock: Clock): Intake {
  const batcher = createBatcher(db, takeBatch, (batch: Entry[]) => {
    const store = () => db.transaction((trx) => storeBatch(trx, batch, clock.now()));
    // A batch of several that fails is divided.
    return batch.length > 1 ? store() : inRounds(store);
  });

  return {
    async add(entry) {
      if (batcher.waiting() >= mostWaiting) {
        throw new UnavailableError("The service has more to store than it can; try again shortly.", 1);
      }
      return batcher.add(entry);
    },
  };
}

/**
 * Stores a submission with the claim of its Idempotency-Key, or finds the submission that it repeats.
 *
 * @throws ConflictError 409 if the number (or the supplier's invoice) is used by other content.
 * @throws UnprocessableError 422 `device_not_ready`; nothing is stored then.
 */
export async function storeSubmission(context: Context, submission: Submission): Promise<Submitted> {
  // Hash of the bytes as received. Other spellings are compared only if the number is already used.
  const content_hash = hash("sha256", context.received);
  const submitted = await context.service.intake.add({ context, submission, content_hash });
  const { claim, isAsync } = context;
  // If it repeats another one, its response is stored once it is known.
  if (claim && !submitted.duplicate) claim.state ??= isAsync && !isLocal(submitted.type) ? "done" : "running";
  return submitted;
}
