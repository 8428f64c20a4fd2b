// What stands still: submissions that were sent and not answered, and those that have waited longest.
import type { Knex } from "knex";
import { iso } from "../clock.ts";
import type { Queryable } from "../db/schema.ts";
import { resolvingCommand } from "../lanes/by-hand.ts";
import type { CallRow } from "../lanes/kinds.ts";
import { lockTransaction, updateTransaction } from "../transactions/store.ts";
import { insertEvent } from "./events.ts";

/** A submission that stands still, and since when. */
export type Stall = {
  transaction_id: string;
  waiting_since: number;
  in_doubt: boolean;
  /** The call that is unanswered; null of a submission that waits. */
  call_id: string | null;
};

const open = ["pending", "processing"];

/**
 * Calls that were sent before `beforeMs` and have no result yet, whether anybody is replaying them or not; and at once those whose
 * response can't be believed. That is also the stock movement that follows from a success: it holds up the branch's stock stream.
 */
export async function findLongDoubts(db: Queryable, beforeMs: number): Promise<Stall[]> {
  const rows: { transaction_id: string; waiting_since: number; call_id: string }[] = await db("calls")
    .where({ state: "sent" })
    .whereNotNull("transaction_id")
    .whereNotNull("sent_at")
    .whereNull("stalled_at")
    .where((long) => long.where("sent_at", "<=", beforeMs).orWhereNotNull("doubt_code"))
    .select("transaction_id", { waiting_since: "sent_at", call_id: "id" });
  return rows.map((row) => ({ ...row, in_doubt: true }));
}

/**
 * Of each lane the submission that has been pending longest, where that is since before `beforeMs`. One that is marked
 * already stands for its lane: what waits behind it is not told as well.
 */
export async function findLongWaits(db: Queryable, beforeMs: number): Promise<Stall[]> {
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
  const waits = await findWaits(
    db("transactions").whereIn(
      "id",
      heads.map(({ transaction_id }) => transaction_id),
    ),
  );
  // A retry is "processing" from the moment it is asked for, although nothing may have been sent yet.
  const retries = await findWaits(
    db("transactions")
      .where({ status: "processing", in_doubt: 0 })
      .where("updated_at", "<=", beforeMs)
      .whereNotExists((sent) =>
        sent.from("calls").whereRaw("calls.transaction_id = transactions.id").where({ state: "sent" }),
      ),
  );
  return [...waits, ...retries].filter(({ waiting_since }) => waiting_since <= beforeMs);
}

async function findWaits(query: Knex.QueryBuilder): Promise<Stall[]> {
  const rows: { id: string; created_at: number; processed_at: number | null }[] = await query
    .whereNull("stalled_at")
    .select("id", "created_at", "processed_at");
  // One that failed before and was sent again waits since then at the earliest.
  return rows.map(({ id, created_at, processed_at }) => ({
    transaction_id: id,
    waiting_since: Math.max(created_at, processed_at ?? 0),
    in_doubt: false,
    call_id: null,
  }));
}

/** Marks a submission as stalled and tells it, unless it moved or was marked meanwhile; false then. */
export async function markStalled(trx: Knex.Transaction, stall: Stall, nowMs: number): Promise<boolean> {
  const { transaction_id, waiting_since, in_doubt, call_id } = stall;
  const row = await lockTransaction(trx, transaction_id);
  if (!row) return false;
  const isOpen = open.includes(row.status);
  const sent: Sent | undefined = await trx("calls")
    .where({ transaction_id, state: "sent", ...(call_id === null ? {} : { id: call_id }) })
    .first("id", "kind", "stream", "sent_at", "stalled_at", "doubt_code", "last_error");
  if (call_id === null) {
    // It was marked already, or sent meanwhile.
    if (!isOpen || row.stalled_at !== null || sent) return false;
  } else {
    // The call got its answer meanwhile, or was marked already.
    if (sent?.sent_at !== waiting_since || sent.stalled_at !== null) return false;
    await trx("calls").where({ id: call_id }).update({ stalled_at: nowMs });
  }
  if (isOpen) await updateTransaction(trx, row, { stalled_at: nowMs, ...(in_doubt ? { in_doubt: 1 } : {}) });
  const { id, request_id, data_set_id, type, status, bhf_id, invoice_no } = row;
  await insertEvent(
    trx,
    {
      name: "transaction.stalled",
      data_set_id,
      transaction: { id, request_id },
      data: {
        transaction_id,
        type,
        status,
        branch_id: bhf_id,
        invoice_no,
        in_doubt,
        waiting_since: iso(waiting_since),
        ...reasonOf(sent, row.invoice_no),
      },
    },
    nowMs,
  );
  return true;
}

type Sent = Pick<CallRow, "id" | "kind" | "stream" | "stalled_at" | "doubt_code" | "last_error"> & {
  sent_at: number;
};

/** Why it stands still, and the command that ends it where a person can. */
function reasonOf(sent: Sent | undefined, invoiceNo: string) {
  if (!sent) return { code: "outcome_pending" as const, stream: null, message: null, resolve_with: null };
  return {
    code:
      sent.doubt_code === "receipt_mismatch" ? ("receipt_mismatch" as const) : ("outcome_unknown" as const),
    stream: sent.stream,
    message: sent.last_error,
    resolve_with: resolvingCommand(invoiceNo),
  };
}
