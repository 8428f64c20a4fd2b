// Calls and submissions of lanes that have stalled.
import { isOpen, isSent } from "../db/schema/transactions.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import type { CallRow } from "./kinds.ts";

/**
 * Calls of transactions that were sent before `beforeMs` and have no result, and at once those whose response can't be
 * believed. Marked calls are left out.
 */
export function findLongInDoubt(
  db: Queryable,
  beforeMs: number,
): Promise<{ transaction_id: string; waiting_since: number; call_id: string }[]> {
  return db("calls")
    .where({ state: "sent" })
    .whereNotNull("transaction_id")
    .whereNotNull("sent_at")
    .whereNull("stalled_at")
    .where((long) => long.where("sent_at", "<=", beforeMs).orWhereNotNull("doubt_code"))
    .select("transaction_id", { waiting_since: "sent_at", call_id: "id" });
}

/** Calls of transactions that were sent before `beforeMs`, have no result, and are not yet reported. */
export function findUnreported(
  db: Queryable,
  beforeMs: number,
): Promise<{ transaction_id: string; sent_at: number; call_id: string }[]> {
  return db("calls")
    .where({ state: "sent" })
    .whereNotNull("transaction_id")
    .where("sent_at", "<=", beforeMs)
    .where((one) => one.whereNull("reported_sent_at").orWhereRaw("reported_sent_at <> sent_at"))
    .select("transaction_id", "sent_at", { call_id: "id" });
}

/** Marks a call as reported, unless it got a result, was sent again or was marked meanwhile. */
export async function markReported(
  trx: Trx,
  { call_id, sent_at }: { call_id: string; sent_at: number },
): Promise<SentCall | undefined> {
  const where = { id: call_id, state: "sent", sent_at };
  const changed = await trx("calls")
    .where(where)
    .where((one) => one.whereNull("reported_sent_at").orWhereRaw("reported_sent_at <> sent_at"))
    .update({ reported_sent_at: sent_at });
  return changed === 1
    ? trx("calls")
        .where(where)
        .first(...sentColumns)
    : undefined;
}

/** Of each lane the transaction that has waited longest to be sent. */
export async function findOldestPending(db: Queryable): Promise<string[]> {
  const oldest = db("transactions")
    .whereRaw("transactions.lane_id = lanes.id")
    .whereRaw(isOpen)
    .whereRaw(`not ${isSent}`)
    .orderBy("id")
    .limit(1)
    .select("id")
    .as("transaction_id");
  const heads: { transaction_id: string }[] = await db
    .from(db("lanes").select(oldest).as("heads"))
    .whereNotNull("transaction_id")
    .select("transaction_id");
  return heads.map(({ transaction_id }) => transaction_id);
}

const sentColumns = ["id", "kind", "stream", "sent_at", "stalled_at", "doubt_code", "last_error"] as const;

export type SentCall = Pick<CallRow, (typeof sentColumns)[number]>;

/** A call of a transaction that was sent and has no result: any of them, or the one with an id. */
export function findSentCallOf(
  trx: Trx,
  transactionId: string,
  callId: string | null,
): Promise<SentCall | undefined> {
  return trx("calls")
    .where({ transaction_id: transactionId, state: "sent", ...(callId === null ? {} : { id: callId }) })
    .first(...sentColumns);
}

export async function markCallStalled(trx: Trx, id: string, nowMs: number): Promise<void> {
  await trx("calls").where({ id }).update({ stalled_at: nowMs });
}
