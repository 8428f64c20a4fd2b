// This process among those that share the database: its name, its lease, and the time that all of them agree on.
import { newUuid } from "../../base/chance.ts";
import { type Clock, monotonicMs } from "../../base/clock.ts";
import { periodicTask } from "../../base/periodic-task.ts";
import type { Database, DatabaseLog } from "../../db/open.ts";
import { deleteEnded, endLease, hasEnded, readTime, renewLease } from "./store.ts";

const renewEveryMs = 2_000;
/** A process that is killed counts as gone after this. One that lives has missed four renewals by then. */
const leaseMs = 10_000;

export type Presence = {
  /** The name of this process; no other process ever has it. */
  readonly id: string;
  /** The database's clock: the same in every process, whatever their machines' clocks show. */
  readonly clock: Clock;
  /** Whether a process is gone; `undefined` for one that this version knows nothing of. */
  isGone(id: string): Promise<boolean | undefined>;
  stop(): Promise<void>;
};

/**
 * The database's time between two readings follows the monotonic clock, which is never set. A reading is wrong by up to half
 * of the time that it took.
 */
function createDatabaseClock(db: Database): Clock & { read(): Promise<void> } {
  let aheadMs = 0;
  return {
    now: () => Math.round(monotonicMs() + aheadMs),
    async read() {
      const startMs = monotonicMs();
      const nowMs = await readTime(db);
      aheadMs = nowMs - (startMs + monotonicMs()) / 2;
    },
  };
}

/**
 * The presence of a process that shares its database with others: it renews its lease until it is stopped.
 *
 * @param own The clock to use in place of the database's, for tests that move the time.
 */
export async function startPresence(db: Database, log: DatabaseLog, own?: Clock): Promise<Presence> {
  const id = newUuid();
  const databaseClock = createDatabaseClock(db);
  let isFailing = false;
  const renewals = periodicTask(
    async () => {
      await databaseClock.read();
      await renewLease(db, id, leaseMs);
      isFailing = false;
    },
    renewEveryMs,
    (error) => {
      if (!isFailing) log.warn(`The lease of this process can't be renewed: ${String(error)}`);
      isFailing = true;
    },
  );
  await renewals.look();
  await deleteEnded(db);
  renewals.start();
  return {
    id,
    clock: own ?? databaseClock,
    isGone: (other) => hasEnded(db, other),
    async stop() {
      await renewals.stop();
      await endLease(db, id).catch(() => undefined);
    },
  };
}

/** The presence of the only process of an embedded database: it has no lease, and runs on its own clock. */
export function presenceAlone(clock: Clock): Presence {
  return { id: newUuid(), clock, isGone: async () => undefined, stop: async () => undefined };
}
