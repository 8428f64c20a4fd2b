// Reissue of a sale: its credit note and the corrected sale are stored in one database transaction, each once.
import { reissueErrors } from "@taxctl/sdk/rules/validation";
import { localDate } from "../../base/clock.ts";
import { ConflictError, UnprocessableError, ValidationError } from "../../base/errors.ts";
import { ofOneDocument } from "../../base/warnings.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import { findBranch } from "../../core/branches/store.ts";
import type { Context } from "../../core/context/context.ts";
import { holdReadyDevice } from "../../core/devices/ready-store.ts";
import { branchZone } from "../../core/devices/zones.ts";
import { lockOriginal, readCreditNotes } from "../../core/sales/credit.ts";
import { warnOfCustomer } from "../../core/sales/customer.ts";
import type { SaleContent } from "../../core/sales/kind.ts";
import type { SaleInput } from "../../core/sales/rules.ts";
import { prepareSale } from "../../core/sales/submission.ts";
import { contentHash } from "../../core/transactions/content.ts";
import {
  findStored,
  isRejected,
  keepsFirst,
  type PairPart,
  type PairPlan,
  type PairRow,
  type StoredPair,
  storePair,
} from "../../core/transactions/pairs.ts";
import { findReissue, saveReissue } from "../../core/transactions/reissue-store.ts";
import { findBodies, type TransactionRow } from "../../core/transactions/store.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { correctedSale, creditNoteOf, type ReissueInput, restOf, type SoldSale } from "./bodies.ts";

type Parts = {
  /** Undefined where the credit note of an earlier reissue stays. */
  note: PairPart | undefined;
  sale: PairPart;
};

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
): Promise<StoredPair> {
  const { db } = context.service;
  const errors = reissueErrors(input, original.invoice_no);
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  const content_hash = hashOf(input);
  const earlier = await findPair(db.knex, original);
  if (earlier?.content_hash === content_hash) return findStored(db.knex, context, earlier);
  const isCredited = earlier !== undefined && (await keepsFirst(db.knex, earlier));
  const inBranch = await within(context, original);
  let parts: Parts;
  try {
    parts = await readParts(inBranch, original, input, isCredited ? earlier : undefined);
  } catch (error) {
    // Another request stored its reissue meanwhile, and the credit note that was found is part of it.
    const isOutdated = (await findPair(db.knex, original))?.second_id !== earlier?.second_id;
    if (isOutdated) return storeReissue(context, original, input);
    throw error;
  }
  return storePair(context, planOf(inBranch, { original, content_hash, input, parts }));
}

/** The context of the original's branch, which the path names by the sale. */
async function within(context: Context, { data_set_id, bhf_id }: TransactionRow): Promise<Context> {
  const branch = await findBranch(context.service.db.knex, data_set_id, bhf_id);
  if (!branch) throw new Error(`the sale's branch ${bhf_id} is gone`);
  return { ...context, branch, requireBranch: () => branch };
}

/** The fields of a request: a null removes the original's value, so it counts. */
function hashOf(input: ReissueInput): string {
  const removed = Object.entries(input).flatMap(([field, value]) => (value === null ? [field] : []));
  return contentHash({ ...input, removed: removed.sort() });
}

async function findPair(db: Queryable, { id }: TransactionRow): Promise<PairRow | undefined> {
  const row = await findReissue(db, { original_id: id });
  return row && { first_id: row.credit_note_id, second_id: row.sale_id, content_hash: row.content_hash };
}

/** Both documents, checked as if a caller had submitted them. */
async function readParts(
  context: Context,
  original: TransactionRow,
  input: ReissueInput,
  earlier: PairRow | undefined,
): Promise<Parts> {
  const { db, clock } = context.service;
  const bodies = await findBodies<SaleDocument>(db.knex, original.id);
  const sold: SoldSale = { request: bodies.request as SaleInput, document: bodies.document };
  const notes = await readCreditNotes(db.knex, original.id, earlier?.first_id);
  const rest = restOf(sold, notes, localDate(clock.now(), await branchZone(context.service, original)));
  if (rest.items.length === 0) throw alreadyCredited(original);
  const note = earlier
    ? undefined
    : await readPart(context, creditNoteOf(sold, input, rest), sold, "credit_note.");
  return { note, sale: await readPart(context, correctedSale(sold, input, rest), sold, "") };
}

async function readPart(
  context: Context,
  body: SaleInput,
  sold: SoldSale,
  prefix: string,
): Promise<PairPart> {
  const own = ofOneDocument(context);
  const prepared = prepareSale(own, body, sold.document);
  const { document, submission } = await prepared.catch((error: unknown) => {
    if (!(error instanceof ValidationError) || prefix === "") throw error;
    const errors = Object.entries(error.details.errors ?? {});
    throw new ValidationError(Object.fromEntries(errors.map(([field, why]) => [`${prefix}${field}`, why])));
  });
  warnOfCustomer(own, body, document);
  return { context: own, submission };
}

function alreadyCredited({ id, invoice_no }: TransactionRow): UnprocessableError {
  const message = `Nothing is left of ${invoice_no} to credit: its credit notes cover it. Submit the corrected sale as a new one.`;
  return new UnprocessableError("already_credited", message, { transaction_id: id });
}

function planOf(
  context: Context,
  reissue: { original: TransactionRow; content_hash: string; input: ReissueInput; parts: Parts },
): PairPlan {
  const { original, content_hash, input, parts } = reissue;
  return {
    content_hash,
    first: parts.note,
    second(credit_note_id) {
      const content: SaleContent = { credit_note_id };
      const { context: own, submission } = parts.sale;
      const call = { ...submission.call, content: toBlob(content) };
      return { context: own, submission: { ...submission, call } };
    },
    async lock(trx) {
      // In the order in which a credit note locks them.
      await holdReadyDevice(trx, context.requireBranch());
      const { data_set_id, branch_id, invoice_no } = original;
      await lockOriginal(trx, { data_set_id, branch_id }, invoice_no);
    },
    find: (trx) => findPair(trx, original),
    async requireReplaceable(_trx, earlier) {
      requireReplaceable(original, earlier, input);
    },
    save: (trx, { first_id, second_id }) =>
      saveReissue(trx, {
        original_id: original.id,
        credit_note_id: first_id,
        sale_id: second_id,
        content_hash,
        created_at: context.service.clock.now(),
      }),
  };
}

/** @throws ConflictError 409 `already_reissued` unless the sale of the earlier reissue has finally failed. */
function requireReplaceable(
  { invoice_no }: TransactionRow,
  { first: note, second: sale }: { first: TransactionRow; second: TransactionRow },
  input: ReissueInput,
): void {
  if (isRejected(sale)) {
    const { credit_note_no = note.invoice_no } = input;
    if (note.status === "failed" || credit_note_no === note.invoice_no) return;
    const message = `${invoice_no} is credited by ${note.invoice_no} already. Leave out credit_note_no.`;
    throw new ConflictError("already_reissued", message, { transaction_id: note.id });
  }
  const message =
    `${invoice_no} was reissued as ${sale.invoice_no} with other content (${sale.status}). ` +
    `To correct it, reissue ${sale.invoice_no} once it is signed.`;
  throw new ConflictError("already_reissued", message, { transaction_id: sale.id });
}
