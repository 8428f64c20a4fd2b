// Calls and submissions of lanes that stand still for long.
import type { Queryable, QueryBuilder, Trx } from "../db/sql/schema.ts";
import type { CallRow } from "./kinds.ts";

/**
 * Calls of transactions that were sent before `beforeMs` and have no result yet; and at once those whose response can't be
 * believed. Calls that are marked already are left out.
 */
export function findLongUnanswered(
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

/** Of each lane the transaction that has been pending longest. */
export async function findOldestPending(db: Queryable): Promise<string[]> {
  const oldest = db("transactions")
    .whereRaw("transactions.lane_id = lanes.id")
    .where({ status: "pending" })
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

/** As a condition on `transactions`: the calls of each that were sent and have no result. */
export function sentCalls(db: Queryable): QueryBuilder {
  return db("calls").whereRaw("calls.transaction_id = transactions.id").where({ state: "sent" });
}

export type SentCall = Pick<
  CallRow,
  "id" | "kind" | "stream" | "sent_at" | "stalled_at" | "doubt_code" | "last_error"
>;

/** A call of a transaction that was sent and has no result: any of them, or the one with an id. */
export function findSentCallOf(
  trx: Trx,
  transactionId: string,
  callId: string | null,
): Promise<SentCall | undefined> {
  return trx("calls")
    .where({ transaction_id: transactionId, state: "sent", ...(callId === null ? {} : { id: callId }) })
    .first("id", "kind", "stream", "sent_at", "stalled_at", "doubt_code", "last_error");
}

export async function markCallStalled(trx: Trx, id: string, nowMs: number): Promise<void> {
  await trx("calls").where({ id }).update({ stalled_at: nowMs });
}
