// Credit notes: never above their original in amount, quantity or items, all earlier notes counted.

import { creditProblem, originalProblem } from "@taxctl/sdk/validation";
import type { SaleDocument } from "../control-unit/types.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import { UnprocessableError } from "../errors.ts";
import {
  findBodies,
  findLiveTransaction,
  lockTransaction,
  type TransactionRow,
} from "../transactions/store.ts";
import { findCreditNotes } from "./store.ts";

/** Why a credit note may not be signed. */
export type CreditProblem = { code: "original_not_found" | "credit_exceeds_original"; message: string };

/** The original sale, locked, so that two credit notes cannot both take what is left. */
export async function lockOriginal(
  trx: Trx,
  scope: { data_set_id: number; branch_id: number },
  invoiceNo: string,
): Promise<TransactionRow> {
  const found = await findLiveTransaction(trx, { ...scope, type: "sales", invoice_no: invoiceNo });
  const original = found && (await lockTransaction(trx, found.id));
  const reason = originalProblem(invoiceNo, original);
  if (!original || reason) {
    throw new UnprocessableError("original_not_found", `The credit note can't be made: ${reason}.`, {
      errors: { original_invoice_no: [reason ?? "is not a sale of this branch"] },
    });
  }
  return original;
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
  except: string | null,
): Promise<CreditProblem | undefined> {
  const sold = (await findBodies<SaleDocument>(trx, original.id)).document;
  const earlier = await readCreditNotes(trx, original.id, except);
  const credited = [...earlier, note].flatMap(({ items }) => items);
  const message = creditProblem(original.invoice_no, sold.items, credited);
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
  except: string | null,
): Promise<SaleDocument[]> {
  const notes: SaleDocument[] = [];
  for (const id of await findCreditNotes(db, originalId)) {
    if (id !== except) notes.push((await findBodies<SaleDocument>(db, id)).document);
  }
  return notes;
}
