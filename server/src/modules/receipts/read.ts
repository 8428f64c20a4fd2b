// Reads everything that a receipt is composed of, from stored data alone.
import type { SaleDocument } from "../../control-unit/types.ts";
import { requireLanguage } from "../../core/account/receipt-texts.ts";
import { findPaymentNames } from "../../core/codes/payment-types.ts";
import { findSentSale } from "../../core/sales/sent.ts";
import { findBodies, findTransaction, type TransactionRow } from "../../core/transactions/store.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { findLane } from "../../lanes/store.ts";
import { composeReceipt, type Receipt, requireReceiptNo } from "./receipt.ts";

/** Whether the receipt is marked as a copy, and in which language it is, if not in that of the sale. */
export type Printing = { copy: boolean; language?: Receipt["language"] | undefined };

/**
 * The receipt of a sale or credit note, and the fingerprint of the logo that it prints.
 *
 * @throws UnprocessableError 422 `no_receipt` with the reason; ValidationError for a language that its profile doesn't have.
 */
export async function readReceipt(
  db: Queryable,
  row: TransactionRow,
  { copy, language }: Printing,
): Promise<{ receipt: Receipt; logo: string | null }> {
  const receiptNo = requireReceiptNo(row);
  const [{ document, response }, lane, original] = await Promise.all([
    findBodies<SaleDocument>(db, row.id),
    findLane(db, row.lane_id),
    row.original_transaction_id === null ? undefined : findOriginal(db, row.original_transaction_id),
  ]);
  if (!lane) throw new Error(`transaction ${row.id} has no lane`);
  const paymentNames = await findPaymentNames(db, row.data_set_id);
  const { tin } = lane;
  const sent = await findSentSale(db, row, document);
  const receipt = await composeReceipt(
    { row, receiptNo, document, sent, response, tin, original, paymentNames },
    copy,
  );
  requireLanguage(receipt.profile, "language", language);
  return { receipt: language ? { ...receipt, language } : receipt, logo: document.receipt.logo };
}

async function findOriginal(db: Queryable, id: string) {
  const [row, bodies] = await Promise.all([findTransaction(db, id), findBodies(db, id)]);
  return row && { ...row, sdc_id: bodies.response?.sdc_id ?? null };
}
