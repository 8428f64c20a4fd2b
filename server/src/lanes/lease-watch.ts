// When another holder's lease is over. On a cluster each node has a clock of its own, so no clock of a node decides there.
import { monotonicMs } from "../base/clock.ts";
import type { Database } from "../db/open.ts";

/** A lease as it was read, with the database's time. */
type SeenLease = { owner: string | null; until: number; now_ms: number };

type LeaseWatch = {
  /**
   * Whether a lease of another holder is over. On a single server, its end has passed by the server's clock. On a cluster, this
   * process has seen the lease unchanged for its whole length, by the process's own steady clock.
   *
   * @param name The lease: unique in the database.
   * @param lengthMs The minimum length of such a lease.
   */
  isOver(name: string, lease: SeenLease, lengthMs: number): boolean;
};

type Sight = { owner: string; until: number; overMs: number };

/** No lease lasts longer: one that seems to was given by a clock that is ahead. */
const longestMs = 10 * 60_000;

const watches = new WeakMap<Database, LeaseWatch>();

/** The watch of this process over the leases of a database. */
export function leaseWatchOf(db: Database): LeaseWatch {
  const watch = watches.get(db) ?? createLeaseWatch(db.isCluster);
  watches.set(db, watch);
  return watch;
}

export function createLeaseWatch(isCluster: boolean, now = monotonicMs): LeaseWatch {
  const seen = new Map<string, Sight>();
  return {
    isOver(name, { owner, until, now_ms }, lengthMs) {
      if (!isCluster) return until < now_ms;
      if (owner === null) {
        seen.delete(name);
        return true;
      }
      const before = seen.get(name);
      if (before?.owner === owner && before.until === until) return now() > before.overMs;
      const restMs = Math.min(Math.max(lengthMs, until - now_ms), longestMs);
      seen.set(name, { owner, until, overMs: now() + restMs });
      return false;
    },
  };
}
