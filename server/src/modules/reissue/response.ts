// The response to a reissue: 202 at once, or both receipts once the corrected sale is signed.

import { success } from "../../base/response.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import type { Context } from "../../core/context/context.ts";
import { showResult } from "../../core/sales/show.ts";
import { acceptedResponseOf, submissionResponse } from "../../core/transactions/outcome.ts";
import { findBodies, findTransaction, type TransactionRow } from "../../core/transactions/store.ts";
import type { ReissueInput } from "./bodies.ts";
import { storeReissue } from "./reissue.ts";

/** @throws UnprocessableError 422 with the state of the corrected sale; `credit_note_rejected` where it was not sent. */
export async function reissueResponse(context: Context, original: TransactionRow, body: ReissueInput) {
  const { firstId, second: sale } = await storeReissue(context, original, body);
  const accepted = await acceptedResponseOf(context, sale);
  if (accepted) return accepted;
  const finished = await submissionResponse<SaleDocument>(context, sale);
  const { id: transaction_id, invoice_no } = original;
  const { duplicate } = sale;
  return success({
    message: `${invoice_no} was ${duplicate ? "already " : ""}credited and reissued as ${sale.invoiceNo}.`,
    data: {
      original: { transaction_id, invoice_no, status: original.status },
      credit_note: await showResult(await readFinished(context, firstId)),
      sale: await showResult(finished),
    },
    meta: duplicate ? { duplicate: true } : {},
  });
}

/** A credit note that is signed: its sale is sent only then. */
async function readFinished(context: Context, id: string) {
  const db = context.service.db.knex;
  const [row, { document, response }] = await Promise.all([
    findTransaction(db, id),
    findBodies<SaleDocument>(db, id),
  ]);
  if (!row || !response) throw new Error(`credit note ${id} has no receipt`);
  return { row, document, response };
}
