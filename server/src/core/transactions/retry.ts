// Retries a failed transaction at a caller's request.
// Decisions about the API: 79.

import { iso } from "../../base/clock.ts";
import { ServiceError, UnprocessableError } from "../../base/errors.ts";
import { failureOf } from "../../control-unit/failures.ts";
import { requeueCalls } from "../../lanes/transaction-calls.ts";
import { recordChange } from "../audit/record.ts";
import { findEntries } from "../audit/store.ts";
import type { Context } from "../context/context.ts";
import { canRetry } from "./failure.ts";
import { mostRetries } from "./finish.ts";
import { isHeld } from "./pair-order.ts";
import { lockTransaction, type TransactionRow, type TransactionType, updateTransaction } from "./store.ts";

const action = "transactions.retry";
const subjectOf = (id: string) => `transaction ${id}`;

/** The retries that people asked for, oldest first. Only a document that failed can have some. */
export async function readRetries(
  { service, account }: Context,
  { id, data_set_id, failure_code, retry_count }: TransactionRow,
) {
  if (failure_code === null && retry_count === 0) return [];
  const filter = { account_id: account.id, data_set_id, action, subject: subjectOf(id) };
  const entries = await findEntries(service.db.knex, filter);
  return entries.map(({ created_at, user_id, user_name, detail }) => ({
    retried_at: iso(created_at),
    user_id,
    user_name,
    reason: typeof detail?.reason === "string" ? detail.reason : null,
  }));
}

/**
 * Puts a failed transaction back into its lane, before everything that came later in its stream.
 *
 * @throws UnprocessableError 422 `retry_not_allowed` with the API's `reason`.
 */
export async function queueRetry(context: Context, id: string, reason: string | undefined): Promise<void> {
  const { db, clock } = context.service;
  await db.transaction(async (trx) => {
    const nowMs = clock.now();
    const row = await lockTransaction(trx, id);
    const obstacle = obstacleTo(row);
    if (obstacle) {
      throw new UnprocessableError("retry_not_allowed", `${row.invoice_no} can't be retried: ${obstacle}.`, {
        reason: obstacle,
        transaction_id: row.id,
      });
    }
    if ((await requeueCalls(trx, id, nowMs)) === 0)
      throw new Error(`failed transaction ${id} has no call to resend`);
    await updateTransaction(trx, row, {
      status: "pending",
      can_retry: 0,
      next_retry_at: null,
      updated_at: nowMs,
    });
    await recordChange(trx, context, {
      action,
      subject: subjectOf(id),
      old: { status: row.status },
      new: { status: "pending" },
      detail: { invoice_no: row.invoice_no, reason: reason ?? null, retry_count: row.retry_count },
    });
  });
}

function obstacleTo(row: TransactionRow): string | undefined {
  if (row.superseded_by) return `it was superseded by ${row.superseded_by}`;
  if (row.status === "success") return "it succeeded";
  if (row.status !== "failed") return "it has not ended and needs no retry";
  if (isHeld(row.failure_code))
    return "it was not sent, since the document before it was rejected. Retry that one, and this follows automatically";
  if (!canRetry(row))
    return `its retry limit of ${mostRetries} is reached. Correct its content and submit it again under the same number: ${submitting[row.type]}`;
  return undefined;
}

const submitting: Record<TransactionType, string> = {
  sales: "POST /sales",
  proforma: "POST /sales",
  training: "POST /sales",
  purchase: "POST /purchases",
  stock: "POST /stock",
  import: "POST /imports/process",
};

/** The failure of a retry that ran and was rejected again, in the API's shape. */
export function retryFailed(error: unknown, row: TransactionRow): unknown {
  if (!(error instanceof ServiceError) || row.status !== "failed") return error;
  const reason = error.details.error ?? error.message;
  const { remedy, retryable, actor } = failureOf(row.failure_code ?? "unit_rejected", reason);
  const isOfContent = !retryable && actor === "caller";
  const resubmit = isOfContent
    ? ` A retry sends the same content: submit the corrected content again with ${submitting[row.type]}.`
    : "";
  return new UnprocessableError(
    "retry_failed",
    `The retry of ${row.invoice_no} failed: ${reason.replace(/\.$/, "")}. ${remedy}${resubmit}`,
    {
      error: error.details.error,
      transaction_id: row.id,
      retryable: canRetry(row),
      data: {
        transaction_id: row.id,
        synced_to_authority: false,
        can_retry: canRetry(row),
        ...(typeof error.details.data === "object" ? error.details.data : {}),
      },
    },
  );
}
