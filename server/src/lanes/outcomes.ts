// Waits for transactions to finish: this process reports its own at once, the database shows those of other processes.
import type { Timer } from "../base/clock.ts";
import { startTimer } from "../base/timers.ts";
import type { Database } from "../db/open.ts";
import { isSent } from "../db/schema/transactions.ts";
import { circuitAfter } from "./contact.ts";
import { heldBack } from "./hold.ts";
import { pausedLanes } from "./pauses.ts";

const firstPollMs = 10;
const slowestPollMs = 250;

export type Outcomes = {
  /**
   * Resolves when the transaction is final, its unit counts as unreachable, or the time is over, whichever is first.
   * The caller reads the row afterwards: this only says that it is worth reading.
   */
  wait(transactionId: string, limitMs: number): Promise<void>;
  /** A commit of this process touched the transaction. */
  changed(transactionId: string): void;
  close(): void;
};

type Waiter = { resolve(): void; timer: Timer };

export function createOutcomes(db: Database): Outcomes {
  const waiting = new Map<string, Set<Waiter>>();
  let pollMs = firstPollMs;
  let poll: Timer | undefined;
  let touched = new Set<string>();
  let closed = false;

  function release(id: string): void {
    const waiters = waiting.get(id);
    if (!waiters) return;
    waiting.delete(id);
    for (const waiter of waiters) {
      waiter.timer.cancel();
      waiter.resolve();
    }
  }

  /** One query for all waiting callers: which transactions are final, or blocked by an unreachable unit? */
  async function look(): Promise<void> {
    try {
      for (const id of await findSettled(db, [...waiting.keys()])) release(id);
    } catch {
      // The next query meets a lost database again, or the wait ends by its time limit.
    }
    pollMs = Math.min(pollMs * 2, slowestPollMs);
    schedule();
  }

  /** The database decides whether they are final; asking it is cheaper than deciding twice. */
  async function lookAtTouched(): Promise<void> {
    const ids = [...touched];
    touched = new Set();
    const settled = await findSettled(db, ids).catch(() => []);
    for (const id of settled) release(id);
  }

  function schedule(): void {
    if (closed || waiting.size === 0) return;
    poll?.cancel();
    poll = startTimer(() => void look(), pollMs);
  }

  return {
    wait(id, limitMs) {
      if (closed) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = startTimer(() => release(id), limitMs);
        const waiters = waiting.get(id) ?? new Set();
        waiters.add({ resolve, timer });
        waiting.set(id, waiters);
        pollMs = firstPollMs;
        schedule();
      });
    },
    changed(id) {
      if (!waiting.has(id)) return;
      // The transactions of one commit are queried at once.
      if (touched.size === 0) queueMicrotask(() => void lookAtTouched());
      touched.add(id);
    },
    close() {
      closed = true;
      poll?.cancel();
      for (const id of [...waiting.keys()]) release(id);
    },
  };
}

async function findSettled(db: Database, ids: string[]): Promise<string[]> {
  const settled: string[] = [];
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await db
      .knex("transactions")
      .join("lanes", "lanes.id", "transactions.lane_id")
      .whereIn("transactions.id", ids.slice(start, start + 500))
      .andWhere((done) =>
        done.whereIn("transactions.status", ["success", "failed"]).orWhere((shut) =>
          shut
            .where("transactions.status", "pending")
            .whereRaw(`not ${isSent}`)
            .andWhere((held) =>
              held
                .where("lanes.failures", ">=", circuitAfter)
                .orWhereIn("lanes.id", pausedLanes(db.knex))
                .orWhereExists(heldBack(db.knex).whereRaw("held_calls.transaction_id = transactions.id")),
            ),
        ),
      )
      .select("transactions.id as id");
    for (const row of rows) settled.push(row.id);
  }
  return settled;
}
