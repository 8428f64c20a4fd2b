// Gathers concurrent submissions: what waits when a writer becomes free is stored in one database transaction.
import type { Clock } from "../clock.ts";
import { isDuplicateKey } from "../db/failures.ts";
import type { Database } from "../db/open.ts";
import { createPump, mostTogether, type Waiting } from "../db/pump.ts";
import { UnavailableError } from "../errors.ts";
import { type Entry, identityOf, type Submitted, storeBatch } from "./batch.ts";

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

export function createIntake(db: Database, clock: Clock): Intake {
  const pump = createPump(db, takeBatch, (batch: Entry[]) => store(batch));

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
      if (pump.waiting() >= mostWaiting) {
        throw new UnavailableError("The service has more to store than it can; try again shortly.", 1);
      }
      return pump.add(entry);
    },
  };
}

type WaitingEntry = Waiting<Entry, Submitted>;

/** In turn, at most 16 of one data set first; then whoever is next. Two of one identity never share a batch. */
function takeBatch(waiting: WaitingEntry[]): [batch: WaitingEntry[], rest: WaitingEntry[]] {
  const batch: WaitingEntry[] = [];
  const identities = new Set<string>();
  const counts = new Map<number, number>();
  const take = (some: WaitingEntry[], limit: number): WaitingEntry[] =>
    some.filter((one) => {
      const { id } = one.entry.context.dataSet;
      const count = counts.get(id) ?? 0;
      const keys = identityOf(one.entry);
      if (batch.length >= mostTogether || count >= limit || keys.some((key) => identities.has(key)))
        return true;
      for (const key of keys) identities.add(key);
      counts.set(id, count + 1);
      batch.push(one);
      return false;
    });
  const rest = take(take(waiting, mostOfOne), mostTogether);
  return [batch, rest];
}
