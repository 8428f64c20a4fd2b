// Reissue of a sale: its credit note and the corrected sale are stored in one database transaction, each once.
import { reissueErrors } from "@taxctl/sdk/validation";
import { receiptTexts, walkInName as walkInNameOf } from "../account/receipt-texts.ts";
import { recallSettings } from "../account/settings-store.ts";
import { findBranch } from "../branches/store.ts";
import { localDate } from "../clock.ts";
import type { Context } from "../context.ts";
import type { SaleDocument } from "../control-unit/types.ts";
import { isDuplicateKey } from "../db/engine/failures.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import { toBlob } from "../db/sql/values.ts";
import { holdReadyDevice, recallReadyDevice } from "../devices/ready-store.ts";
import { ConflictError, UnprocessableError, ValidationError } from "../errors.ts";
import { insertAccepted } from "../idempotency/store.ts";
import { acceptedAnswer } from "../transactions/accepted.ts";
import { storeBatch, supersede } from "../transactions/batch.ts";
import { contentHash } from "../transactions/content.ts";
import { findReissue, type ReissueRow, saveReissue } from "../transactions/reissue-store.ts";
import {
  findBodies,
  findTransaction,
  isFinal,
  lockTransaction,
  type TransactionRow,
} from "../transactions/store.ts";
import type { Submission, Submitted } from "../transactions/submission.ts";
import { warnOfTin } from "../transactions/tins.ts";
import { withWarnings } from "../warnings.ts";
import { lockOriginal, readCreditNotes } from "./credit.ts";
import { warnOfCustomer } from "./customer.ts";
import type { SaleContent } from "./kind.ts";
import {
  correctedSale,
  creditNoteOf,
  linesLeft,
  type ReissueInput,
  type SoldSale,
} from "./reissue-bodies.ts";
import { normaliseSale, type SaleInput } from "./rules.ts";
import { readSale, submissionOf } from "./submission.ts";

/** Two requests with one number can meet between the look and the insert; the second look finds the winner. */
const mostRounds = 3;

type Parts = {
  /** Undefined where the credit note of an earlier reissue stays. */
  note: Submission | undefined;
  sale: Submission;
};

/** The credit note's transaction, and the sale as it was stored. */
export type StoredReissue = { creditNoteId: string; sale: Submitted };

/**
 * Stores a reissue, or finds the one that the request repeats. A reissue whose sale failed is corrected by another request.
 *
 * @throws ConflictError 409 `already_reissued` for another correction of a sale that has its reissue.
 * @throws UnprocessableError 422 `already_credited`, `original_not_found`; nothing is stored then.
 */
export async function storeReissue(
  context: Context,
  original: TransactionRow,
  input: ReissueInput,
): Promise<StoredReissue> {
  const { db } = context.service;
  const errors = reissueErrors(input, original.invoice_no);
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  const content_hash = hashOf(input);
  const earlier = await findReissue(db.knex, { original_id: original.id });
  if (earlier?.content_hash === content_hash) return findStored(db.knex, earlier);
  const isCredited = earlier !== undefined && (await keepsNote(db.knex, earlier));
  const inBranch = await within(context, original);
  const parts = await readParts(inBranch, original, input, isCredited ? earlier : undefined);
  const store = (trx: Trx) => storeParts(trx, inBranch, { original, content_hash, input, parts });
  const stored = await inRounds(() => db.transaction(store));
  const { claim, isAsync } = context;
  if (claim && !stored.sale.duplicate) claim.state ??= isAsync ? "done" : "running";
  return stored;
}

/** The context of the original's branch, which the path names by the sale. */
async function within(context: Context, { data_set_id, bhf_id }: TransactionRow): Promise<Context> {
  const branch = await findBranch(context.service.db.knex, data_set_id, bhf_id);
  if (!branch) {
    throw new UnprocessableError("device_not_ready", `The sale's branch ${bhf_id} was deleted.`);
  }
  return { ...context, branch, requireBranch: () => branch };
}

async function inRounds<Result>(work: () => Promise<Result>, round = 1): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error) || round === mostRounds) throw error;
    return inRounds(work, round + 1);
  }
}

/** Of a request: what is given as null removes the original's value, so it counts. */
function hashOf(input: ReissueInput): string {
  const removed = Object.entries(input).flatMap(([field, value]) => (value === null ? [field] : []));
  return contentHash({ ...input, removed: removed.sort() });
}

async function findStored(db: Queryable, { sale_id, credit_note_id }: ReissueRow): Promise<StoredReissue> {
  const row = await findTransaction(db, sale_id);
  if (!row) throw new Error(`reissued sale ${sale_id} vanished`);
  const { id, invoice_no: invoiceNo, lane_id: laneId, created_at: acceptedMs } = row;
  return { creditNoteId: credit_note_id, sale: { id, invoiceNo, laneId, acceptedMs, duplicate: true } };
}

/** A correction keeps the credit note unless that failed. */
async function keepsNote(db: Queryable, { credit_note_id }: ReissueRow): Promise<boolean> {
  const note = await findTransaction(db, credit_note_id);
  if (!note) throw new Error(`credit note ${credit_note_id} vanished`);
  return note.status !== "failed";
}

/** Both documents, checked as if a caller had submitted them. */
async function readParts(
  context: Context,
  original: TransactionRow,
  input: ReissueInput,
  earlier: ReissueRow | undefined,
): Promise<Parts> {
  const { db, clock, config } = context.service;
  const bodies = await findBodies<SaleDocument>(db.knex, original.id);
  const sold: SoldSale = { request: bodies.request as SaleInput, document: bodies.document };
  const notes = await readCreditNotes(db.knex, original.id, earlier?.credit_note_id ?? null);
  const items = linesLeft(sold, notes);
  if (items.length === 0) throw alreadyCredited(original);
  const left = { items, today: localDate(clock.now(), config.timeZone) };
  const note = earlier ? undefined : await readPart(context, creditNoteOf(sold, input, left), "credit_note.");
  return { note, sale: await readPart(context, correctedSale(sold, input, left), "") };
}

async function readPart(context: Context, body: SaleInput, prefix: string): Promise<Submission> {
  const branch = context.requireBranch();
  const device = await recallReadyDevice(context.service.db, branch);
  const settings = await recallSettings(context.service.db, context.dataSet.id);
  const walkInName = walkInNameOf(settings, branch);
  const receipt = receiptTexts({ name: context.account.name, settings }, branch);
  const document = await readSale(context, device, body, { walkInName, receipt }).catch((error: unknown) => {
    if (!(error instanceof ValidationError) || prefix === "") throw error;
    const errors = Object.entries(error.details.errors ?? {});
    throw new ValidationError(Object.fromEntries(errors.map(([field, why]) => [`${prefix}${field}`, why])));
  });
  if (document.receipt_type === "S") {
    warnOfTin(context, device.profile, "customer_tin", body.customer_tin);
    warnOfCustomer(context, body, document);
  }
  const around = { walkInName, settings, profile: device.profile };
  return { ...submissionOf(context, body, document, around), isNew: true };
}

function alreadyCredited({ id, invoice_no }: TransactionRow): UnprocessableError {
  const message = `Nothing is left of ${invoice_no} to credit: its credit notes cover it. Submit the corrected sale as a new one.`;
  return new UnprocessableError("already_credited", message, { transaction_id: id });
}

async function storeParts(
  trx: Trx,
  context: Context,
  reissue: { original: TransactionRow; content_hash: string; input: ReissueInput; parts: Parts },
): Promise<StoredReissue> {
  const { original, content_hash, input, parts } = reissue;
  const { clock } = context.service;
  const nowMs = clock.now();
  // Locked in the order in which a credit note locks them.
  await holdReadyDevice(trx, context.requireBranch());
  await lockOriginal(
    trx,
    { data_set_id: original.data_set_id, branch_id: original.branch_id },
    original.invoice_no,
  );
  const earlier = await findReissue(trx, { original_id: original.id });
  if (earlier?.content_hash === content_hash) return findStored(trx, earlier);
  const replaced = earlier && (await requireReplaceable(trx, original, earlier, input));
  const note = parts.note ? await storeOne(trx, context, parts.note, nowMs) : undefined;
  const creditNoteId = note?.id ?? earlier?.credit_note_id;
  if (creditNoteId === undefined) throw new Error(`the reissue of ${original.id} has no credit note`);
  const content: SaleContent = { credit_note_id: creditNoteId };
  const submission = { ...parts.sale, call: { ...parts.sale.call, content: toBlob(content) } };
  const sale = await storeOne(trx, context, submission, nowMs);
  if (replaced) await supersedeFailed(trx, replaced.id, sale.id, nowMs);
  if (earlier && note) await supersedeFailed(trx, earlier.credit_note_id, note.id, nowMs);
  await saveReissue(trx, {
    original_id: original.id,
    credit_note_id: creditNoteId,
    sale_id: sale.id,
    content_hash,
    created_at: nowMs,
  });
  await insertAnswer(trx, context, sale);
  return { creditNoteId, sale };
}

/** @throws ConflictError 409 `already_reissued` unless the sale of the earlier reissue failed, for good. */
async function requireReplaceable(
  trx: Trx,
  { invoice_no }: TransactionRow,
  { sale_id, credit_note_id }: ReissueRow,
  input: ReissueInput,
): Promise<TransactionRow> {
  const sale = await lockTransaction(trx, sale_id);
  const note = await findTransaction(trx, credit_note_id);
  if (!sale || !note) throw new Error(`the reissue of ${invoice_no} is incomplete`);
  if (sale.status === "failed" && isFinal(sale)) {
    const { credit_note_no = note.invoice_no } = input;
    if (note.status === "failed" || credit_note_no === note.invoice_no) return sale;
    const message = `${invoice_no} is credited by ${note.invoice_no} already. Leave out credit_note_no.`;
    throw new ConflictError("already_reissued", message, { transaction_id: note.id });
  }
  const message =
    `${invoice_no} was reissued as ${sale.invoice_no} with other content (${sale.status}). ` +
    `To correct it, reissue ${sale.invoice_no} once it is signed.`;
  throw new ConflictError("already_reissued", message, { transaction_id: sale.id });
}

/** Stores one part; what fails, fails both. */
async function storeOne(
  trx: Trx,
  context: Context,
  submission: Submission,
  nowMs: number,
): Promise<Submitted> {
  const content_hash = contentHash(normaliseSale(submission.request as SaleInput));
  const entry = { context: { ...context, claim: undefined }, submission, content_hash };
  const [stored] = await storeBatch(trx, [entry], nowMs);
  if (!stored || stored instanceof Error) throw stored ?? new Error("a part of a reissue was lost");
  return stored;
}

async function supersedeFailed(trx: Trx, id: string, by: string, nowMs: number): Promise<void> {
  const row = await lockTransaction(trx, id);
  if (row && row.status === "failed") await supersede(trx, row, by, nowMs);
}

/** Under the Idempotency-Key that comes with it, as each submission: a crash leaves all of it, or nothing. */
async function insertAnswer(trx: Trx, { claim, isAsync, warnings }: Context, sale: Submitted): Promise<void> {
  if (!claim || claim.state) return;
  const { status, body } = acceptedAnswer(sale.id, sale.invoiceNo);
  const reply = { status, body: withWarnings(body, warnings), headers: {} };
  await insertAccepted(trx, [{ row: claim.row, reply: isAsync ? reply : undefined }]);
}
