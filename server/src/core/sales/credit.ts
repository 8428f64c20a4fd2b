// Credit notes: never above their original in amount, quantity or items, all earlier notes counted.
// Decisions about the API: 71, 73.

import {
  type CreditedLines,
  type CreditSettings,
  countProblem,
  creditProblem,
  creditWindow,
  earlyProblem,
  originalProblem,
  statedLines,
  windowProblem,
} from "@taxctl/sdk/rules/validation";
import { UnprocessableError } from "../../base/errors.ts";
import type { ProfileName, SaleDocument } from "../../control-unit/types.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { TransactionType } from "../transactions/kinds.ts";
import {
  findBodies,
  findLiveTransaction,
  lockTransaction,
  type TransactionRow,
} from "../transactions/store.ts";
import { findCreditNotes } from "./store.ts";

/** Why a credit note may not be signed. */
type CreditProblem = { code: "original_not_found" | "credit_exceeds_original"; message: string };

type BranchScope = { data_set_id: number; branch_id: number };

/** The original sale, locked, so that two credit notes can't both credit the rest. */
export async function lockOriginal(
  trx: Trx,
  scope: BranchScope,
  invoiceNo: string,
  type: TransactionType = "sales",
): Promise<TransactionRow> {
  const found = await findLiveTransaction(trx, { ...scope, type, invoice_no: invoiceNo });
  return creditable(invoiceNo, type, found && (await lockTransaction(trx, found.id)));
}

/** The original sale as it is now. */
export async function requireOriginal(
  db: Queryable,
  scope: BranchScope,
  invoiceNo: string,
  type: TransactionType = "sales",
): Promise<TransactionRow> {
  const found = await findLiveTransaction(db, { ...scope, type, invoice_no: invoiceNo });
  return creditable(invoiceNo, type, found);
}

/** A credit note of a training sale is a training document too, and no training document credits a sale. */
function creditable(
  invoiceNo: string,
  type: TransactionType,
  original: TransactionRow | undefined,
): TransactionRow {
  const problem = originalProblem(invoiceNo, original);
  const inTraining = "; the device is in training, so only training sales can be credited";
  const reason = problem && type === "training" ? `${problem}${inTraining}` : problem;
  if (!original || reason) {
    throw new UnprocessableError("original_not_found", `The credit note can't be made: ${reason}.`, {
      errors: { original_invoice_no: [reason ?? "is not a sale of this branch"] },
    });
  }
  return original;
}

/**
 * Checks a credit note's date, and the limits of the account, when it is accepted. An accepted note is sent whatever the settings
 * are later.
 *
 * @throws UnprocessableError 422 `credit_note_too_early`, `credit_note_too_late` or `too_many_credit_notes`.
 */
export async function requireWithinLimits(
  db: Queryable,
  original: TransactionRow,
  note: Pick<SaleDocument, "sale_date">,
  settings: CreditSettings,
  profile: ProfileName,
): Promise<void> {
  const { id, invoice_no, document_date } = original;
  const sold = { invoice_no, sale_date: document_date };
  const early = earlyProblem(note.sale_date, sold);
  if (early) throw rejection("credit_note_too_early", "sale_date", early);
  const late = windowProblem(note.sale_date, sold, creditWindow(settings, profile));
  if (late) throw rejection("credit_note_too_late", "sale_date", late);
  if (settings.credit_notes_per_sale === null) return;
  const many = countProblem(invoice_no, (await findCreditNotes(db, id)).length, settings);
  if (many) throw rejection("too_many_credit_notes", "original_invoice_no", many);
}

function rejection(
  code: "credit_note_too_early" | "credit_note_too_late" | "too_many_credit_notes",
  field: string,
  problem: string,
): UnprocessableError {
  return new UnprocessableError(code, `The credit note can't be made: ${problem}.`, {
    errors: { [field]: [problem] },
  });
}

/**
 * Compares a credit note and the unfailed ones before it with their original.
 *
 * @param except The credit note's own id, when it is stored already.
 */
export async function findCreditProblem(
  trx: Trx,
  original: TransactionRow,
  note: SaleDocument,
  except?: string,
): Promise<CreditProblem | undefined> {
  const { items: sold } = (await findBodies<SaleDocument>(trx, original.id)).document;
  const earlier = (await readCreditNotes(trx, original.id, except)).flatMap(({ items }) => items);
  return compareWithOriginal(original, { sold, earlier }, note);
}

/** The same with lines that were read already. They are compared in the currency of the original. */
export function compareWithOriginal(
  { invoice_no }: Pick<TransactionRow, "invoice_no">,
  { sold, earlier }: CreditedLines,
  note: Pick<SaleDocument, "items">,
): CreditProblem | undefined {
  const stated = { sold: statedLines(sold), earlier: statedLines(earlier) };
  const message = creditProblem(invoice_no, stated, statedLines(note.items));
  return message === undefined ? undefined : { code: "credit_exceeds_original", message };
}

/**
 * The credit notes of a sale that haven't failed.
 *
 * @param except The id of one that is left out.
 */
export async function readCreditNotes(
  db: Queryable,
  originalId: string,
  except?: string,
): Promise<SaleDocument[]> {
  const notes: SaleDocument[] = [];
  for (const id of await findCreditNotes(db, originalId)) {
    if (id !== except) notes.push((await findBodies<SaleDocument>(db, id)).document);
  }
  return notes;
}
