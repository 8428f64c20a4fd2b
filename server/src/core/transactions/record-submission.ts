// The audit's entry for a document that a signed-in person submits.

import type { Trx } from "../../db/sql/schema.ts";
import { recordUserChange } from "../audit/record.ts";
import type { NewTransactionRow } from "./store.ts";
import type { Submitter } from "./submission.ts";

/** Records a stored submission, in the transaction that stores it. */
export async function recordSubmission(
  trx: Trx,
  { account }: Submitter,
  row: NewTransactionRow,
): Promise<void> {
  const { id, data_set_id, user_id, type, invoice_no, receipt_type, created_at } = row;
  const change = {
    action: "transactions.submit",
    subject: `transaction ${id}`,
    new: { type, invoice_no, ...(receipt_type && { receipt_type }) },
  };
  await recordUserChange(trx, { account_id: account.id, data_set_id, user_id }, change, created_at);
}
