// Whether the database can be used now. GET /health, the metrics and the probes ask, within their own time limit.
import { type Clock, monotonicMs } from "../../base/clock.ts";
import { DatabaseLost } from "../../base/database-lost.ts";
import { inTime } from "../../base/time-limit.ts";
import type { Database } from "../../db/open.ts";
import { saveSetting } from "../../db/settings.ts";

/** How long a successful trial write counts. */
const writtenEveryMs = 5_000;
/** How long a failed transaction is shown: on a disk that is almost full, smaller ones may succeed. */
const lossShownMs = 60_000;
/** The bytes that a submission of some size adds to the database. */
const submissionBytes = 60_000;

/** Why a trial write was not stored in time. A first late one is slow: it may still succeed. */
export type WriteFailure = { error: DatabaseLost; isSlow: boolean };

export type DatabaseWatch = {
  /** Waits for `work`. @throws DatabaseLost when the time limit ends first */
  within<T>(work: Promise<T>): Promise<T>;
  /** Why the database stores nothing at present; `undefined` while it does. Takes half of the time limit at most. */
  findWriteFailure(): Promise<WriteFailure | undefined>;
  /** A transaction of the last minute that could not be stored, and how long ago that was. */
  recentLoss(): { error: DatabaseLost; agoMs: number } | undefined;
};

/** A full or read-only disk can still be read, so only a write shows the failure. All callers share one trial write. */
export function createDatabaseWatch(db: Database, clock: Clock, limitMs: number): DatabaseWatch {
  let writtenUntilMs = Number.NEGATIVE_INFINITY;
  let writtenAtMs = Number.NEGATIVE_INFINITY;
  /** When as much as a submission was last written. */
  let provedAtMs = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  /** The trial write for which a caller has waited in vain. */
  let late: Promise<void> | undefined;

  function recentLoss(): { error: DatabaseLost; agoMs: number } | undefined {
    const loss = db.lastLoss();
    const agoMs = loss === undefined ? 0 : monotonicMs() - loss.atMs;
    return loss && agoMs < lossShownMs ? { error: loss.error, agoMs } : undefined;
  }

  async function write(): Promise<void> {
    const loss = db.lastLoss();
    if (monotonicMs() < writtenUntilMs && (loss?.atMs ?? 0) < writtenAtMs) return;
    // At first and after a failure, the test writes as much as a submission: a few bytes might still fit.
    const isProved = provedAtMs > (loss?.atMs ?? Number.NEGATIVE_INFINITY);
    const value = new Date(clock.now()).toISOString().padEnd(isProved ? 0 : submissionBytes);
    await db.transaction((trx) => saveSetting(trx, "readyz.written", value));
    writtenAtMs = monotonicMs();
    if (!isProved) provedAtMs = writtenAtMs;
    writtenUntilMs = writtenAtMs + writtenEveryMs;
  }

  async function within<T>(work: Promise<T>, ms = limitMs): Promise<T> {
    return inTime(work, ms, () => {
      const message = `The database did not respond within ${ms} ms: check its load, and which program locks it.`;
      throw new DatabaseLost("busy", message);
    });
  }

  return {
    within: (work) => within(work),
    async findWriteFailure() {
      writing ??= write().finally(() => {
        writing = undefined;
      });
      const trial = writing;
      const wasLate = late === trial;
      try {
        // Half of the limit, so that a response with the reason is in time.
        await within(trial, limitMs / 2);
      } catch (error) {
        writtenUntilMs = Number.NEGATIVE_INFINITY;
        if (!(error instanceof DatabaseLost)) throw error;
        const isPending = writing === trial;
        if (isPending) late = trial;
        return { error, isSlow: isPending && !wasLate };
      }
      return undefined;
    },
    recentLoss,
  };
}
