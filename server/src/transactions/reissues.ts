// What the outcome of a credit note means to the sale that waits for it.
import type { Trx } from "../db/sql/schema.ts";
import { requeueCalls } from "../lanes/transaction-calls.ts";
import { findReissue } from "./reissue-store.ts";
import { lockTransaction, updateTransaction } from "./store.ts";

/** Why a reissued sale failed that was never sent. */
export const creditNoteRejected = "credit_note_rejected";

/**
 * Sends the sale that waits for a credit note, now that the note has its outcome; a rejected note fails it without a call. It costs
 * none of its retries.
 */
export async function releaseReissue(trx: Trx, creditNoteId: string, nowMs: number): Promise<void> {
  const reissue = await findReissue(trx, { credit_note_id: creditNoteId });
  const sale = reissue && (await lockTransaction(trx, reissue.sale_id));
  if (!sale || sale.status === "success" || sale.superseded_by !== null) return;
  const isHeldUp = sale.status !== "failed" || sale.failure_code === creditNoteRejected;
  if (!isHeldUp) return;
  await requeueCalls(trx, sale.id, nowMs);
  if (sale.status !== "failed") return;
  await updateTransaction(trx, sale, {
    status: "pending",
    can_retry: 0,
    failure_code: null,
    next_retry_at: null,
    updated_at: nowMs,
  });
}
