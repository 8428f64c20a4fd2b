// What stands still: submissions that were sent and not answered, and those that have waited longest.
import type { Knex } from "knex";
import { iso } from "../clock.ts";
import type { Queryable } from "../db/schema.ts";
import { lockTransaction, updateTransaction } from "../transactions/store.ts";
import { insertEvent } from "./events.ts";

/** A submission that stands still, and since when. */
export type Stall = { transaction_id: string; waiting_since: number; in_doubt: boolean };

const open = ["pending", "processing"];

/**
 * Submissions whose call was sent before `beforeMs` and has no verdict yet, whether anybody is replaying it or not. One that was
 * told as waiting is told once more: nobody is waiting for its turn any longer, its outcome is open.
 */
export async function findLongDoubts(db: Queryable, beforeMs: number): Promise<Stall[]> {
  const rows: { transaction_id: string; waiting_since: number }[] = await db("calls")
    .join("transactions", "transactions.id", "calls.transaction_id")
    .where("calls.state", "sent")
    .where("calls.sent_at", "<=", beforeMs)
    .whereIn("transactions.status", open)
    .where((untold) => untold.whereNull("transactions.stalled_at").orWhere("transactions.in_doubt", 0))
    .select({ transaction_id: "transactions.id", waiting_since: "calls.sent_at" });
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
  }));
}

/** Marks a submission as stalled and tells it, unless it moved or was marked meanwhile; false then. */
export async function markStalled(trx: Knex.Transaction, stall: Stall, nowMs: number): Promise<boolean> {
  const { transaction_id, waiting_since, in_doubt } = stall;
  const row = await lockTransaction(trx, transaction_id);
  if (!row || !open.includes(row.status)) return false;
  if (row.stalled_at !== null && (row.in_doubt || !in_doubt)) return false;
  const sent: { sent_at: number } | undefined = await trx("calls")
    .where({ transaction_id, state: "sent" })
    .first("sent_at");
  // What waited was sent meanwhile, or what was unanswered got its answer.
  if (in_doubt ? sent?.sent_at !== waiting_since : sent !== undefined) return false;
  await updateTransaction(trx, row, { stalled_at: nowMs, ...(in_doubt ? { in_doubt: 1 } : {}) });
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
      },
    },
    nowMs,
  );
  return true;
}
