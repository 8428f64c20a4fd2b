// The response to a submission or a retry: waits for the lane if requested, then returns the transaction's current state.
// Decisions about the API: 77.
import { iso, monotonicMs } from "../../base/clock.ts";
import { UnprocessableError } from "../../base/errors.ts";
import { findStandstill } from "../../lanes/transaction-calls.ts";
import type { Context } from "../context/context.ts";
import { acceptedResponse, statusUrl, stillOpenResponse } from "./accepted.ts";
import { findBlocked } from "./blocked.ts";
import { canRetry, failureOfTransaction } from "./failure.ts";
import { isLocal } from "./kinds.ts";
import {
  findBodies,
  isFinal,
  lockTransaction,
  type ResponseBody,
  readTransaction,
  streamOf,
  type TransactionRow,
  updateTransaction,
} from "./store.ts";
import type { Submitted } from "./submission.ts";

export type Finished<Document> = { row: TransactionRow; document: Document; response: ResponseBody };

/**
 * Waits until a transaction is final, its unit is out of reach, or 30 s have passed since it was accepted.
 *
 * @param sinceMs Epoch ms from which the 30 s count.
 */
export async function awaitOutcome(context: Context, id: string, sinceMs: number): Promise<TransactionRow> {
  const { db, lanes, clock, syncWaitMs } = context.service;
  // The rest of the wait is measured on the process's own timer: a clock that jumps must not stretch or end it.
  const deadline = monotonicMs() + Math.min(sinceMs + syncWaitMs - clock.now(), syncWaitMs);
  for (;;) {
    const row = await readTransaction(db.knex, id);
    if (row.status === "success" || row.status === "failed") return row;
    const left = deadline - monotonicMs();
    if (left <= 0 || (await isHeldUp(context, row))) return row;
    await lanes.outcomes.wait(id, left);
  }
}

/** Callers don't wait for an unreachable unit or a stopped stream, unless the call has already been sent. */
async function isHeldUp(context: Context, row: TransactionRow): Promise<boolean> {
  const db = context.service.db.knex;
  const { isShut, isHeldBack } = await findStandstill(db, row, streamOf(row));
  if (row.status === "pending" && isHeldBack) return true;
  return isShut && row.status !== "processing";
}

/**
 * The end of a synchronous submission: wakes its lane, waits, and returns the signed result.
 *
 * @throws UnprocessableError 422 with the unit's code, `outcome_pending`, `outcome_unknown` or `lane_stopped`.
 */
export async function submissionResponse<Document>(
  context: Context,
  submitted: Submitted,
): Promise<Finished<Document>> {
  context.service.lanes.wake(submitted.laneId);
  const row = await awaitOutcome(context, submitted.id, submitted.acceptedMs);
  return requireSuccess(context, row, submitted);
}

/** The 202 of an asynchronous submission; undefined of others, of documents that are not sent, and if a repeated one has already succeeded. */
export async function acceptedResponseOf(context: Context, submitted: Submitted) {
  const { db, lanes } = context.service;
  const { id, type, invoiceNo, duplicate } = submitted;
  if (!context.isAsync || isLocal(type)) return undefined;
  lanes.wake(submitted.laneId);
  if (!duplicate) return acceptedResponse(context, id, invoiceNo);
  const row = await promiseEvent(context, await readTransaction(db.knex, id));
  if (row.status === "success") return undefined;
  if (row.status === "failed") throw await failed(context, row, { duplicate });
  return stillOpenResponse(context, id, invoiceNo, row.status);
}

/** A finished transaction, or the failure with its state. */
export async function requireSuccess<Document>(
  context: Context,
  seen: TransactionRow,
  submitted: Pick<Submitted, "duplicate">,
): Promise<Finished<Document>> {
  const { db } = context.service;
  const row = await promiseEvent(context, seen);
  const meta = submitted.duplicate ? { duplicate: true } : {};
  if (row.status === "failed") throw await failed(context, row, meta);
  if (row.status !== "success") throw await unfinished(context, row, meta);
  const { document, response } = await findBodies<Document>(db.knex, row.id);
  if (!response) throw new Error(`transaction ${row.id} succeeded without a response`);
  return { row, document, response };
}

/**
 * Before a response says that the end is still open, this promises an event for the end. Lane and promise meet at the
 * row's lock, so the end is either in the response or in an event, whichever comes first.
 *
 * @returns The row at that moment; if it has ended meanwhile, the response has its end.
 */
async function promiseEvent(context: Context, seen: TransactionRow): Promise<TransactionRow> {
  if (isFinal(seen)) return seen;
  return context.service.db.transaction(async (trx) => {
    const row = await lockTransaction(trx, seen.id);
    if (!isFinal(row)) await updateTransaction(trx, row, { notify: 1 });
    return readTransaction(trx, row.id);
  });
}

async function failed(
  context: Context,
  row: TransactionRow,
  meta: Record<string, unknown>,
): Promise<UnprocessableError> {
  const { response } = await findBodies(context.service.db.knex, row.id);
  const failure = failureOfTransaction(row, response?.result_message);
  const data = {
    transaction_id: row.id,
    invoice_no: row.invoice_no,
    status: row.status,
    synced_to_authority: false,
    can_retry: canRetry(row),
    ...(row.next_retry_at ? { next_retry_at: iso(row.next_retry_at) } : {}),
    failure,
  };
  const message = `Transaction ${row.invoice_no} was rejected: ${failure.message}`;
  return new UnprocessableError(failure.code, message, {
    transaction_id: row.id,
    error: failure.message,
    data,
    meta,
    retryable: canRetry(row),
  });
}

async function unfinished(
  context: Context,
  row: TransactionRow,
  meta: Record<string, unknown>,
): Promise<UnprocessableError> {
  const { db, clock } = context.service;
  const details = { transaction_id: row.id, meta: { ...meta, check_status_url: statusUrl(context, row.id) } };
  const blocked = await findBlocked(db.knex, row, clock.now());
  if (blocked?.code !== "lane_stopped" && row.status === "processing") {
    const message =
      `${row.invoice_no} was sent and the control unit has not responded; ` +
      "the service finds out whether it was accepted. Don't submit it again under another number.";
    return new UnprocessableError("outcome_unknown", message, {
      ...details,
      error: "no response of the unit yet",
    });
  }
  const because = blocked ? ` ${blocked.message}. ${blocked.remedy}.` : "";
  const message = `${row.invoice_no} is stored and will be sent later. Don't submit it again under another number.${because}`;
  const error = blocked?.message ?? "the control unit was not reached yet";
  const code = blocked?.code === "lane_stopped" ? "lane_stopped" : "outcome_pending";
  return new UnprocessableError(code, message, { ...details, error });
}
