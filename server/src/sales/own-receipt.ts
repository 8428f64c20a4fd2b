// Whether a receipt that came with a replay can be the sale's own: another sale's must never be stored with it.

import { iso } from "../clock.ts";
import { findContradiction } from "../control-unit/receipt-claims.ts";
import type { UnitReceipt } from "../control-unit/types.ts";
import type { Trx } from "../db/schema.ts";
import type { CallRow, Recovered } from "../lanes/kinds.ts";
import { findBodies, signatureOf, type TransactionRow } from "../transactions/store.ts";

/** Units and service may differ by this much, beyond what is known of the unit's clock, before a receipt counts as too old. */
export const clockToleranceMs = 5 * 60_000;

/**
 * Compares a recovered receipt with what was sent and with the receipts that the lane has: its number must be new for its kind
 * of receipt and unit, its signature unknown, its time no earlier than the first send, its claims those of the sale.
 *
 * @returns Why it can't be the sale's own, or null.
 */
export async function findReceiptMismatch(
  trx: Trx,
  call: CallRow,
  { wire, receipt, sentMs, signedMs }: Recovered,
): Promise<string | null> {
  const contradiction = findContradiction(wire, receipt.claims);
  if (contradiction) return contradiction;
  if (signedMs !== undefined && signedMs < sentMs - clockToleranceMs) {
    return `it was signed at ${iso(signedMs)}, before the sale was sent at ${iso(sentMs)}`;
  }
  const { lane_id } = call;
  const others = () => trx("transactions").where({ lane_id }).whereNot("id", call.transaction_id);
  const signed: Named | undefined = await others()
    .where({ receipt_signature: signatureOf(receipt.signature) })
    .first("invoice_no");
  if (signed) return `its signature is that of ${signed.invoice_no}`;
  const receipt_no = String(receipt.receipt_no);
  const own: Pick<TransactionRow, "receipt_type"> | undefined = await trx("transactions")
    .where({ id: call.transaction_id })
    .first("receipt_type");
  const numbered: Named[] = await others()
    .where({ receipt_no, type: "sales", receipt_type: own?.receipt_type ?? "S" })
    .select("id", "invoice_no");
  for (const { id, invoice_no } of numbered) {
    const { response } = await findBodies(trx, id);
    if (isOfUnit(receipt, response?.sdc_id)) return `its number ${receipt_no} is that of ${invoice_no}`;
  }
  return null;
}

type Named = Pick<TransactionRow, "id" | "invoice_no">;

/** A unit that was replaced counts its receipts anew; one that doesn't say who it is counts as the same. */
function isOfUnit({ sdc_id }: UnitReceipt, known: string | null | undefined): boolean {
  return !sdc_id || !known || sdc_id === known;
}
