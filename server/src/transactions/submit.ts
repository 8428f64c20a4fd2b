// The one path of every submission: store it exactly once in its device's lane, then answer with its state.
import type { Knex } from "knex";
import { localDay } from "../clock.ts";
import { isDuplicateKey } from "../db/failures.ts";
import { fold } from "../db/values.ts";
import { holdReadyDevice } from "../devices/address.ts";
import { ConflictError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { CallKindName, StreamName } from "../lanes/kinds.ts";
import { insertCalls } from "../lanes/store.ts";
import type { Context } from "../operations.ts";
import { contentHash, differences } from "./content.ts";
import type { TransactionRow, TransactionType } from "./store.ts";
import * as store from "./store.ts";

/** A checked document on its way into the lane. */
export type Submission = {
  type: TransactionType;
  invoice_no: string;
  document_date: string;
  document_time: string | null;
  receipt_type: string | null;
  counterparty_tin: string | null;
  counterparty_name: string | null;
  /** Money ×100. */
  total_amount: number;
  tax_amount: number;
  supplier_hash: string | null;
  /** The payload as submitted. */
  request: unknown;
  /** What is signed. */
  document: unknown;
  call: { stream: StreamName; kind: CallKindName; content: Uint8Array };
  /** The payload without its alternative spellings: two equal results are the same submission. */
  normalise(request: unknown): unknown;
  /** Runs before the row is stored, in the same transaction; returns the original of a credit note. */
  guard?(trx: Knex.Transaction): Promise<{ original_transaction_id: string } | undefined>;
  /** Runs after the row is stored, in the same transaction. */
  stored?(trx: Knex.Transaction, id: string): Promise<void>;
};

export type Submitted = {
  id: string;
  duplicate: boolean;
  laneId: number;
  /** Epoch ms of the first acceptance: a synchronous answer waits at most 30 s from here. */
  acceptedMs: number;
};

/**
 * Stores a submission, or finds the one that it repeats.
 *
 * @throws ConflictError 409 when the number (or the supplier's invoice) is taken by other content.
 * @throws UnprocessableError 422 `device_not_ready`; nothing is stored then.
 */
export async function storeSubmission(context: Context, submission: Submission): Promise<Submitted> {
  const { db } = context.service;
  const content_hash = contentHash(submission.normalise(submission.request));
  for (let round = 1; ; round++) {
    try {
      return await db.transaction((trx) => storeOnce(trx, context, submission, content_hash));
    } catch (error) {
      // Two requests with one number met between the look and the insert: the second look finds the winner.
      if (!isDuplicateKey(error) || round === 3) throw error;
    }
  }
}

async function storeOnce(
  trx: Knex.Transaction,
  context: Context,
  submission: Submission,
  content_hash: string,
): Promise<Submitted> {
  const { service, dataSet } = context;
  const branch = context.requireBranch();
  const nowMs = service.clock.now();
  const { type, invoice_no, supplier_hash } = submission;
  const identity = { data_set_id: dataSet.id, branch_id: branch.id, type, invoice_no };
  const id = newId();

  const holder = await store.findLiveTransaction(trx, identity);
  if (holder) {
    if (holder.content_hash === content_hash) {
      return { id: holder.id, duplicate: true, laneId: holder.lane_id, acceptedMs: holder.created_at };
    }
    if (!isReplaceable(holder) || (await isPartlyAccepted(trx, holder))) {
      throw await conflict(trx, holder, submission);
    }
    await supersede(trx, holder, id, nowMs);
  }
  if (supplier_hash) {
    const registered = await store.findLiveBySupplier(trx, dataSet.id, supplier_hash);
    if (registered && !isReplaceable(registered)) throw alreadyRegistered(registered);
    if (registered) await supersede(trx, registered, id, nowMs);
  }
  const { lane_id } = await holdReadyDevice(trx, branch);
  const original = await submission.guard?.(trx);

  const row = pendingRow(context, submission, { id, lane_id, content_hash, nowMs });
  row.original_transaction_id = original?.original_transaction_id ?? null;
  await store.insertTransaction(trx, row, { request: submission.request, document: submission.document });
  await insertCalls(trx, [{ ...submission.call, lane_id, transaction_id: id }], nowMs);
  await submission.stored?.(trx, id);
  return { id, duplicate: false, laneId: lane_id, acceptedMs: nowMs };
}

/** A submission as a row that waits to be sent. */
export function pendingRow(
  context: Context,
  submission: Pick<
    Submission,
    | "type"
    | "invoice_no"
    | "document_date"
    | "document_time"
    | "receipt_type"
    | "counterparty_tin"
    | "counterparty_name"
    | "total_amount"
    | "tax_amount"
    | "supplier_hash"
  >,
  { id, lane_id, content_hash, nowMs }: { id: string; lane_id: number; content_hash: string; nowMs: number },
): TransactionRow {
  const { service } = context;
  const branch = context.requireBranch();
  return {
    id,
    data_set_id: context.dataSet.id,
    branch_id: branch.id,
    type: submission.type,
    invoice_no: submission.invoice_no,
    bhf_id: branch.bhf_id,
    lane_id,
    user_id: context.user.id,
    key_id: context.key.id,
    request_id: context.requestId,
    status: "pending",
    live: 1,
    supplier_hash: submission.supplier_hash,
    content_hash,
    document_date: submission.document_date,
    document_time: submission.document_time,
    receipt_type: submission.receipt_type,
    original_transaction_id: null,
    counterparty_tin: submission.counterparty_tin,
    counterparty_name: submission.counterparty_name,
    counterparty_folded: submission.counterparty_name ? fold(submission.counterparty_name) : null,
    total_amount: submission.total_amount,
    tax_amount: submission.tax_amount,
    receipt_no: null,
    receipt_date: null,
    receipt_unrecovered: 0,
    synced_to_authority: 0,
    notify: context.isAsync ? 1 : 0,
    in_doubt: 0,
    stalled_at: null,
    retry_count: 0,
    can_retry: 0,
    failure_code: null,
    next_retry_at: null,
    superseded_by: null,
    local_day: localDay(nowMs, service.config.timeZone),
    created_at: nowMs,
    updated_at: nowMs,
    processed_at: null,
  };
}

/** A number is free again only when its holder was refused (not merely put off) and nothing of it is on its way. */
function isReplaceable(row: TransactionRow): boolean {
  return row.status === "failed" && row.next_retry_at === null;
}

/** A movement that the unit took one part of: only its own retry may go on, or the part would be told twice. */
async function isPartlyAccepted(trx: Knex.Transaction, row: TransactionRow): Promise<boolean> {
  const done = await trx("calls")
    .where({ transaction_id: row.id, kind: "movement", state: "done" })
    .first("id");
  return done !== undefined;
}

async function supersede(
  trx: Knex.Transaction,
  row: TransactionRow,
  by: string,
  nowMs: number,
): Promise<void> {
  if (row.superseded_by) return;
  await store.updateTransaction(trx, row, {
    live: null,
    superseded_by: by,
    can_retry: 0,
    next_retry_at: null,
    updated_at: nowMs,
  });
  await trx("calls")
    .where({ transaction_id: row.id })
    .whereIn("state", ["waiting", "refused"])
    .update({ state: "cancelled", updated_at: nowMs });
}

async function conflict(
  trx: Knex.Transaction,
  holder: TransactionRow,
  submission: Submission,
): Promise<ConflictError> {
  const { request } = await store.findBodies(trx, holder.id);
  const fields = differences(submission.normalise(request), submission.normalise(submission.request));
  const message =
    `${submission.invoice_no} was already submitted with other content (${holder.status}); ` +
    `different: ${fields.join(", ")}. Use a new number, or send the first content to read its state.`;
  return new ConflictError("invoice_conflict", message, {
    transaction_id: holder.id,
    errors: Object.fromEntries(fields.map((field) => [field, ["differs from the first submission"]])),
  });
}

function alreadyRegistered(row: TransactionRow): ConflictError {
  return new ConflictError(
    "supplier_invoice_registered",
    `This supplier invoice is already registered as ${row.invoice_no} (${row.status}).`,
    { transaction_id: row.id },
  );
}
