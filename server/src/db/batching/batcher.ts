// Writes many entries in few transactions: the entries that wait when a writer becomes free are its batch.

import { DatabaseLost } from "../../base/database-lost.ts";
import { onNextTurn } from "../../base/timers.ts";
import { inSpan, type Origin, origin } from "../../base/tracing.ts";
import type { Database } from "../open.ts";

/** Entries of one transaction: beyond this a batch gains nothing more (64 is four to five times one each). */
export const mostInBatch = 64;

export type Waiting<Entry, Result> = {
  entry: Entry;
  origin?: Origin;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

type Batcher<Entry, Result> = {
  /** Entries that no writer has taken yet. */
  waiting(): number;
  /** Writes an entry, with others that wait. Rejects with the error of this entry, or of all of them. */
  add(entry: Entry): Promise<Result>;
};

/**
 * `take` chooses the next batch, and may wait for entries that are being written. `write` writes it in one transaction and
 * returns a result or an error for each entry. If it throws, the batch is split in halves to find the cause: one bad entry
 * never fails the others.
 */
export function createBatcher<Entry, Result>(
  db: Database,
  take: (
    waiting: Waiting<Entry, Result>[],
    writing: ReadonlySet<Waiting<Entry, Result>>,
  ) => [batch: Waiting<Entry, Result>[], rest: Waiting<Entry, Result>[]],
  write: (entries: Entry[]) => Promise<(Result | Error)[]>,
): Batcher<Entry, Result> {
  // SQLite has one writer; elsewhere a second transaction fills while the first is flushed to disk.
  const writers = db.family === "sqlite" ? 1 : 2;
  let waiting: Waiting<Entry, Result>[] = [];
  const writing = new Set<Waiting<Entry, Result>>();
  let running = 0;
  let isScheduled = false;

  /**
   * After the requests that have arrived by now were read, which takes no time when there is one. An embedded database
   * writes a batch without ever giving way to the next request: begun at once, each batch would be a single entry.
   */
  function writeSoon(): void {
    if (isScheduled) return;
    isScheduled = true;
    onNextTurn(() => {
      isScheduled = false;
      while (running < writers && waiting.length > 0) {
        const [batch, rest] = take(waiting, writing);
        if (batch.length === 0) return;
        waiting = rest;
        running += 1;
        for (const one of batch) writing.add(one);
        void writeAll(batch).finally(() => {
          running -= 1;
          for (const one of batch) writing.delete(one);
          writeSoon();
        });
      }
    });
  }

  async function writeAll(batch: Waiting<Entry, Result>[]): Promise<void> {
    try {
      const results = await inSpan(
        {
          name: "taxctl.batch",
          attributes: () => ({ "taxctl.batch.size": batch.length }),
          origins: () => batch.map((waiting) => waiting.origin),
        },
        () => write(batch.map(({ entry }) => entry)),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index] as Result | Error;
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
    } catch (error) {
      if (batch.length === 1 || error instanceof DatabaseLost) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await writeAll(batch.slice(0, half));
      await writeAll(batch.slice(half));
    }
  }

  return {
    waiting: () => waiting.length,
    add: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject, origin: origin() });
        writeSoon();
      }),
  };
}
