// Waits for transactions to finish: this process reports its own at once, the database shows those of other processes.
import { monotonicMs, type Timer } from "../base/clock.ts";
import { startTimer } from "../base/timers.ts";
import type { Database } from "../db/open.ts";
import { isSent } from "../db/schema/transactions.ts";
import { circuitAfter } from "./contact.ts";
import { heldBack } from "./hold.ts";
import { pausedLanes } from "./pauses.ts";

/** How long after it began to wait a transaction is first looked for; twice as long each time, up to the slowest pace. */
const firstLookMs = 10;
const slowestLookMs = 250;
/** Looks that are due so shortly after each other are one query. */
const togetherMs = 5;

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
type Waited = { waiters: Set<Waiter>; paceMs: number; lookAtMs: number };

export function createOutcomes(db: Database): Outcomes {
  const waiting = new Map<string, Waited>();
  let nextLook: { timer: Timer; atMs: number } | undefined;
  let isLooking = false;
  let touched = new Set<string>();
  let closed = false;

  function release(id: string): void {
    const waited = waiting.get(id);
    if (!waited) return;
    waiting.delete(id);
    for (const waiter of waited.waiters) {
      waiter.timer.cancel();
      waiter.resolve();
    }
    if (waiting.size === 0) stop();
  }

  function stop(): void {
    nextLook?.timer.cancel();
    nextLook = undefined;
  }

  /** The transactions whose look is due, each of which has its next one then. */
  function takeDue(): string[] {
    const nowMs = monotonicMs();
    const due = [...waiting].filter(([, { lookAtMs }]) => lookAtMs <= nowMs + togetherMs);
    for (const [, waited] of due) {
      waited.paceMs = Math.min(waited.paceMs * 2, slowestLookMs);
      waited.lookAtMs = nowMs + waited.paceMs;
    }
    return due.map(([id]) => id);
  }

  /** One query for all that are due: which are final, or blocked by an unreachable unit? */
  async function look(): Promise<void> {
    nextLook = undefined;
    isLooking = true;
    try {
      for (const id of await findSettled(db, takeDue())) release(id);
    } catch {
      // The next query meets a lost database again, or the wait ends by its time limit.
    }
    isLooking = false;
    schedule(Math.min(...[...waiting.values()].map(({ lookAtMs }) => lookAtMs)));
  }

  /** The database decides whether they are final; asking it is cheaper than deciding twice. */
  async function lookAtTouched(): Promise<void> {
    const ids = [...touched];
    touched = new Set();
    const settled = await findSettled(db, ids).catch(() => []);
    for (const id of settled) release(id);
  }

  /** The next look is at this time, if it isn't before. */
  function schedule(atMs: number): void {
    if (closed || isLooking || waiting.size === 0) return;
    if (nextLook && nextLook.atMs <= atMs) return;
    stop();
    nextLook = { timer: startTimer(() => void look(), Math.max(0, atMs - monotonicMs())), atMs };
  }

  return {
    wait(id, limitMs) {
      if (closed) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = startTimer(() => release(id), limitMs);
        const lookAtMs = monotonicMs() + firstLookMs;
        const { waiters } = waiting.get(id) ?? { waiters: new Set() };
        waiters.add({ resolve, timer });
        waiting.set(id, { waiters, paceMs: firstLookMs, lookAtMs });
        schedule(lookAtMs);
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
      stop();
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
