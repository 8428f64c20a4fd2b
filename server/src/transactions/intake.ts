// Stores concurrent submissions in batches: those that wait when a writer becomes free share one database transaction.
import type { Clock } from "../clock.ts";
import { createBatcher } from "../db/batching/batcher.ts";
import { isDuplicateKey } from "../db/engine/failures.ts";
import type { Database } from "../db/open.ts";
import { UnavailableError } from "../errors.ts";
import { storeBatch } from "./batch.ts";
import type { Entry, Submitted } from "./submission.ts";
import { takeBatch } from "./take-batch.ts";

/** With more waiting, the database is too slow: a rejection is better than unlimited growth. */
const mostWaiting = 2_000;
/** Two requests with one number can meet between the query and the insert; the second query finds the winner. */
const mostRounds = 3;

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
  const batcher = createBatcher(db, takeBatch, (batch: Entry[]) => store(batch));

  async function store(batch: Entry[], round = 1): Promise<(Submitted | Error)[]> {
    try {
      return await db.transaction((trx) => storeBatch(trx, batch, clock.now()));
    } catch (error) {
      if (batch.length > 1 || !isDuplicateKey(error) || round === mostRounds) throw error;
      return store(batch, round + 1);
    }
  }

  return {
    async add(entry) {
      if (batcher.waiting() >= mostWaiting) {
        throw new UnavailableError("The service has more to store than it can; try again shortly.", 1);
      }
      return batcher.add(entry);
    },
  };
}
