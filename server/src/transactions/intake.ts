// Stores concurrent submissions in batches: those that wait when a writer becomes free share one database transaction.
import type { Clock } from "../clock.ts";
import { createBatcher } from "../db/batching/batcher.ts";
import { inRounds } from "../db/engine/retries.ts";
import type { Database } from "../db/open.ts";
import { UnavailableError } from "../errors.ts";
import { storeBatch } from "./batch.ts";
import type { Entry, Submitted } from "./submission.ts";
import { takeBatch } from "./take-batch.ts";

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
