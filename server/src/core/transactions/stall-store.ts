// Stalled work: submissions that were sent without a response, and those that have waited longest.
import { iso } from "../../base/clock.ts";
import type { Queryable, QueryBuilder, Trx } from "../../db/sql/schema.ts";
import { resolvingCommand } from "../../lanes/by-hand.ts";
import {
  findLongInDoubt,
  findOldestPending,
  findSentCallOf,
  markCallStalled,
  markReported,
  type SentCall,
} from "../../lanes/stalled-calls.ts";
import { insertEvent } from "../webhooks/event-store.ts";
import { lockTransaction, type TransactionRow, updateTransaction } from "./store.ts";

/** A stalled submission, and since when. */
type Stall = {
  transaction_id: string;
  waiting_since: number;
  in_doubt: boolean;
  /** The call that is unanswered; null of a submission that waits. */
  call_id: string | null;
};

/**
 * Calls that were sent before `beforeMs` and have no result yet, with or without replays; and at once those whose
 * response can't be believed. A stock movement after a success is included: it blocks the branch's stock stream.
 */
export async function findStallsInDoubt(db: Queryable, beforeMs: number): Promise<Stall[]> {
  const rows = await findLongInDoubt(db, beforeMs);
  return rows.map((row) => ({ ...row, in_doubt: true }));
}

/**
 * The submission of each lane that has been pending longest, if since before `beforeMs`. One that is marked
 * already represents its lane: those behind it are not reported as well.
 */
export async function findLongWaits(db: Queryable, beforeMs: number): Promise<Stall[]> {
  const waits = await findWaits(db("transactions").whereIn("id", await findOldestPending(db)));
  return waits.filter(({ waiting_since }) => waiting_since <= beforeMs);
}

async function findWaits(query: QueryBuilder): Promise<Stall[]> {
  type Wait = Pick<TransactionRow, "id" | "created_at" | "processed_at" | "updated_at">;
  const rows: Wait[] = await query
    .whereNull("stalled_at")
    .select("id", "created_at", "processed_at", "updated_at");
  // One that failed before waits since it was retried.
  return rows.map(({ id, created_at, processed_at, updated_at }) => ({
    transaction_id: id,
    waiting_since: processed_at === null ? created_at : updated_at,
    in_doubt: false,
    call_id: null,
  }));
}

/** Marks and reports a submission as stalled, unless it moved or was marked meanwhile; then false. */
export async function markStalled(trx: Trx, stall: Stall, nowMs: number): Promise<boolean> {
  const { transaction_id, waiting_since, in_doubt, call_id } = stall;
  const row = await lockTransaction(trx, transaction_id);
  const isOpen = row.status === "pending";
  const sent = await findSentCallOf(trx, transaction_id, call_id);
  if (call_id === null) {
    // It was marked already, or sent meanwhile.
    if (!isOpen || row.stalled_at !== null || sent) return false;
  } else {
    // The call got its response meanwhile, or was already marked.
    if (sent?.sent_at !== waiting_since || sent.stalled_at !== null) return false;
    await markCallStalled(trx, call_id, nowMs);
  }
  if (isOpen) await updateTransaction(trx, row, { stalled_at: nowMs, ...(in_doubt ? { in_doubt: 1 } : {}) });
  const { id, request_id, data_set_id, invoice_no } = row;
  const since = { in_doubt, waiting_since: iso(waiting_since) };
  const data = { ...subjectOf(row, sent), ...since, ...reasonOf(sent, invoice_no) };
  const name = "transaction.stalled";
  await insertEvent(trx, { name, data_set_id, transaction: { id, request_id }, data }, nowMs);
  return true;
}

/** Reports a call whose outcome has been unknown for long, once; false if it moved or was reported meanwhile. */
export async function reportUnknown(
  trx: Trx,
  call: { transaction_id: string; sent_at: number; call_id: string },
  nowMs: number,
): Promise<boolean> {
  const row = await lockTransaction(trx, call.transaction_id);
  const sent = await markReported(trx, call);
  if (!sent) return false;
  const { id, request_id, data_set_id, invoice_no } = row;
  const data = {
    ...subjectOf(row, sent),
    sent_at: iso(call.sent_at),
    stream: sent.stream,
    message: sent.last_error,
    resolve_with: resolvingCommand(invoice_no),
  };
  const name = "transaction.outcome_unknown";
  await insertEvent(trx, { name, data_set_id, transaction: { id, request_id }, data }, nowMs);
  return true;
}

/** The submission, as its events name it. */
function subjectOf({ id, type, status, bhf_id, invoice_no }: TransactionRow, sent: SentCall | undefined) {
  const shown = status === "pending" && sent ? "processing" : status;
  return { transaction_id: id, type, status: shown, branch_id: bhf_id, invoice_no };
}

/** Why it has stalled, and the command that resolves it, if a person can. */
function reasonOf(sent: SentCall | undefined, invoiceNo: string) {
  if (!sent) return { code: "outcome_pending" as const, stream: null, message: null, resolve_with: null };
  return {
    code:
      sent.doubt_code === "receipt_mismatch" ? ("receipt_mismatch" as const) : ("outcome_unknown" as const),
    stream: sent.stream,
    message: sent.last_error,
    resolve_with: resolvingCommand(invoiceNo),
  };
}
