// Gathers concurrent submissions: what waits when a writer becomes free is stored in one database transaction.
import type { Clock } from "../clock.ts";
import { DatabaseLost, isDuplicateKey } from "../db/failures.ts";
import type { Database } from "../db/open.ts";
import { UnavailableError } from "../errors.ts";
import { type Entry, identityOf, type Submitted, storeBatch } from "./batch.ts";

/** Rows of one transaction: beyond this a batch gains nothing more (64 is four to five times one each). */
const mostTogether = 64;
/** Of one data set, while others wait: a chain's closing time does not hold up the corner shop. */
const mostOfOne = 16;
/** More than this waiting is more than the database takes: better to say so than to grow. */
const mostWaiting = 2_000;
/** Two requests with one number can meet between the look and the insert; the second look finds the winner. */
const mostRounds = 3;

export type Intake = {
  /**
   * Stores a submission durably, or finds the one that it repeats.
   *
   * @throws ConflictError, UnprocessableError for this submission alone; its neighbours are not touched.
   * @throws UnavailableError 503 when too much is waiting already.
   */
  add(entry: Entry): Promise<Submitted>;
};

type Waiting = Entry & { resolve(stored: Submitted): void; reject(error: unknown): void };

export function createIntake(db: Database, clock: Clock): Intake {
  // SQLite has one writer; elsewhere a second transaction fills while the first is flushed to disk.
  const writers = db.family === "sqlite" ? 1 : 2;
  let waiting: Waiting[] = [];
  let writing = 0;
  let isPumping = false;

  /**
   * After the requests that have arrived by now were read, which takes no time when there is one. An embedded database
   * stores a batch without ever giving way to the next request: begun at once, each batch would be a single submission.
   */
  function pumpSoon(): void {
    if (isPumping) return;
    isPumping = true;
    setImmediate(() => {
      isPumping = false;
      pump();
    });
  }

  function pump(): void {
    while (writing < writers && waiting.length > 0) {
      const { batch, rest } = takeBatch(waiting);
      waiting = rest;
      writing += 1;
      void write(batch).finally(() => {
        writing -= 1;
        pumpSoon();
      });
    }
  }

  /** A failure that is nobody's own is traced by halves: one bad row never fails its neighbours. */
  async function write(batch: Waiting[], round = 1): Promise<void> {
    try {
      const outcomes = await db.transaction((trx) => storeBatch(trx, batch, clock.now()));
      for (const [index, entry] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome && !(outcome instanceof Error)) entry.resolve(outcome);
        else entry.reject(outcome);
      }
    } catch (error) {
      if (
        error instanceof DatabaseLost ||
        (batch.length === 1 && !(isDuplicateKey(error) && round < mostRounds))
      ) {
        for (const entry of batch) entry.reject(error);
      } else if (batch.length === 1) {
        await write(batch, round + 1);
      } else {
        const half = Math.ceil(batch.length / 2);
        await write(batch.slice(0, half));
        await write(batch.slice(half));
      }
    }
  }

  return {
    add(entry) {
      if (waiting.length >= mostWaiting) {
        return Promise.reject(
          new UnavailableError("The service has more to store than it can; try again shortly.", 1),
        );
      }
      return new Promise((resolve, reject) => {
        waiting.push({ ...entry, resolve, reject });
        pumpSoon();
      });
    },
  };
}

/** In turn, at most 16 of one data set first; then whoever is next. Two of one identity never share a batch. */
function takeBatch(waiting: Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch: Waiting[] = [];
  const identities = new Set<string>();
  const counts = new Map<number, number>();
  const take = (entries: Waiting[], limit: number): Waiting[] =>
    entries.filter((entry) => {
      const { id } = entry.context.dataSet;
      const count = counts.get(id) ?? 0;
      const keys = identityOf(entry);
      if (batch.length >= mostTogether || count >= limit || keys.some((key) => identities.has(key)))
        return true;
      for (const key of keys) identities.add(key);
      counts.set(id, count + 1);
      batch.push(entry);
      return false;
    });
  const rest = take(take(waiting, mostOfOne), mostTogether);
  return { batch, rest };
}
