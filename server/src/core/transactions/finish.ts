// The consequences of a result for a transaction: status, receipt, tries, counters; inside the lane's transaction.
// Decisions about the API: 80, 106.

import { fraction } from "../../base/chance.ts";
import type { Clock } from "../../base/clock.ts";
import { cutText } from "../../base/cut-text.ts";
import { failureOf } from "../../control-unit/failures.ts";
import type { Trx } from "../../db/sql/schema.ts";
import type { Acceptance, UnitRejection } from "../../lanes/kinds.ts";
import { insertEvent } from "../webhooks/event-store.ts";
import { isHeld } from "./pair-order.ts";
import {
  lockTransaction,
  packResponse,
  type ResponseBody,
  signatureOf,
  type TransactionRow,
  updateTransaction,
} from "./store.ts";

/** Retries after the first attempt, manual and automatic together. */
export const mostRetries = 3;
const automaticDelaysMs = [30_000, 120_000, 600_000];

/** The call is bound to a number and about to leave: readers see it by the call. One that failed is open again. */
export async function markSent(trx: Trx, id: string, clock: Clock): Promise<void> {
  const row = await lockTransaction(trx, id);
  if (row.status !== "failed") return;
  await updateTransaction(trx, row, { status: "pending", next_retry_at: null, updated_at: clock.now() });
}

/** Nothing left the house: it waits again, and no try is used up. */
export async function markNotSent(trx: Trx, id: string, clock: Clock): Promise<void> {
  const row = await lockTransaction(trx, id);
  if (row.in_doubt) await updateTransaction(trx, row, { in_doubt: 0, updated_at: clock.now() });
}

/** Sent without a result: the outcome is open until a replay settles it. */
export async function markDoubt(trx: Trx, id: string, clock: Clock): Promise<void> {
  const row = await lockTransaction(trx, id);
  await updateTransaction(trx, row, {
    in_doubt: 1,
    // It was sent, so it stalls again only if the doubt lasts.
    stalled_at: row.in_doubt ? row.stalled_at : null,
    updated_at: clock.now(),
  });
}

/**
 * The unit accepted it: returns the row as it was, for further consequences.
 *
 * @param counted What figures count of a sale.
 */
export async function finishAccepted(
  trx: Trx,
  id: string,
  acceptance: Pick<Acceptance, "message"> & { code: string | null },
  response: Pick<ResponseBody, "receipt_no" | "receipt_date"> & Partial<ResponseBody>,
  clock: Clock,
  counted: Partial<Pick<TransactionRow, "z_no" | "line_count" | "discount_amount">> = {},
): Promise<TransactionRow> {
  const row = await lockTransaction(trx, id);
  const nowMs = clock.now();
  // A unit may send any text as the time of its acceptance: an invalid time is dropped, the acceptance is kept.
  const receipt_date = /^\d{14}/.exec(response.receipt_date ?? "")?.[0] ?? null;
  await updateTransaction(trx, row, {
    status: "success",
    ...counted,
    receipt_no: response.receipt_no,
    receipt_date,
    ...(response.receipt_signature ? { receipt_signature: signatureOf(response.receipt_signature) } : {}),
    receipt_unrecovered: response.receipt_unrecovered ? 1 : 0,
    synced_to_authority: 1,
    in_doubt: 0,
    can_retry: 0,
    // A retry that succeeds was used up like one that is rejected.
    retry_count: row.failure_code === null ? row.retry_count : row.retry_count + 1,
    failure_code: null,
    next_retry_at: null,
    stalled_at: null,
    processed_at: nowMs,
    updated_at: nowMs,
    ...packResponse({
      qr_code: null,
      ...response,
      receipt_date,
      result_code: acceptance.code,
      result_message: acceptance.message,
    }),
  });
  return row;
}

/** Once, since nothing retries the transaction any more. */
async function reportExhausted(
  trx: Trx,
  { id, request_id, data_set_id, type, bhf_id, invoice_no }: TransactionRow,
  retry_count: number,
  rejection: UnitRejection,
  nowMs: number,
): Promise<void> {
  const { code, message } = failureOf(rejection.code, rejection.message);
  const subject = { transaction_id: id, type, branch_id: bhf_id, invoice_no };
  const event = {
    name: "transaction.exhausted" as const,
    data_set_id,
    transaction: { id, request_id },
    data: { ...subject, retry_count, code, message },
  };
  await insertEvent(trx, event, nowMs);
}

/**
 * The unit (or a last check before the send) rejected it.
 *
 * @returns When it is retried automatically, or null. A temporary rejection is retried while tries are left.
 */
export async function finishRejected(
  trx: Trx,
  id: string,
  rejection: UnitRejection,
  clock: Clock,
): Promise<{ row: TransactionRow; again: number | null }> {
  const row = await lockTransaction(trx, id);
  const nowMs = clock.now();
  // The first rejection is the first attempt; each later one is a retry that was used up.
  const retry_count = row.failure_code === null ? 0 : row.retry_count + 1;
  const left = retry_count < mostRetries;
  const delay = automaticDelaysMs[retry_count];
  const again =
    rejection.passing && left && delay !== undefined
      ? Math.round(nowMs + delay * (0.8 + 0.4 * fraction()))
      : null;
  await updateTransaction(trx, row, {
    status: "failed",
    in_doubt: 0,
    retry_count,
    can_retry: left && !isHeld(rejection.code) ? 1 : 0,
    failure_code: cutText(rejection.code, 60),
    next_retry_at: again,
    stalled_at: null,
    processed_at: nowMs,
    updated_at: nowMs,
    ...packResponse({
      receipt_no: null,
      receipt_date: null,
      qr_code: null,
      result_code: rejection.code,
      result_message: rejection.message,
    }),
  });
  if (!left) await reportExhausted(trx, row, retry_count, rejection, nowMs);
  return { row, again };
}
