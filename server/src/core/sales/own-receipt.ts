// Whether a receipt that came with a replay can be the sale's own: another sale's must never be stored with it.
// Decisions about the API: 92, 93.

import { iso } from "../../base/clock.ts";
import { findContradiction } from "../../control-unit/receipt-claims.ts";
import type { UnitReceipt } from "../../control-unit/types.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import type { CallRow, Recovered } from "../../lanes/kinds.ts";
import { listEarlierSales } from "../../lanes/transaction-calls.ts";
import { findBodies, readTransaction, signatureOf, type TransactionRow } from "../transactions/store.ts";
import { findOtherSales, findSales, type NamedSale as Named } from "./store.ts";

/** Units and service may differ by this much, above the known difference of the unit's clock, before a receipt counts as too old. */
export const clockToleranceMs = 5 * 60_000;

/**
 * Compares a recovered receipt with the sent sale and with the receipts of the lane: its number must be new for its kind
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
  const { id, receipt_type } = await readTransaction(trx, call.transaction_id);
  const sale = { id, lane_id: call.lane_id, receipt_type };
  const holder = await findReceiptHolder(trx, sale, receipt);
  if (holder) {
    const what = holder.field === "receipt_no" ? `number ${receipt.receipt_no}` : "signature";
    return `its ${what} is that of ${holder.invoice_no}`;
  }
  const lost = await findLostReceipt(trx, call, receipt_type, receipt);
  return lost
    ? `its number ${receipt.receipt_no} may be that of ${lost.invoice_no}, whose receipt was lost`
    : null;
}

/** How far back sales without a receipt are looked for. */
const mostEarlierSales = 50;

/**
 * Finds the sale whose lost receipt this one may be. A unit's receipt numbers rise from sale to sale, so between the last known
 * number and that of this sale each accepted sale without a receipt has one.
 */
async function findLostReceipt(
  trx: Trx,
  call: CallRow,
  receiptType: string | null,
  receipt: UnitReceipt,
): Promise<Named | undefined> {
  const ids = await listEarlierSales(trx, call, mostEarlierSales);
  const rows = await findSales(trx, ids, receiptType);
  const earlier = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const known = earlier.findIndex(({ receipt_no }) => receipt_no !== null);
  const lost = known < 0 ? earlier : earlier.slice(0, known);
  const last = earlier[known];
  if (lost.length === 0) return undefined;
  // A replaced unit counts anew.
  if (last && !isOfUnit(receipt, (await findBodies(trx, last.id)).response?.sdc_id)) return undefined;
  const start = Number(last?.receipt_no ?? 0);
  return Number(receipt.receipt_no) <= start + lost.length ? lost.at(-1) : undefined;
}

type Sale = Pick<TransactionRow, "lane_id" | "receipt_type"> & { id: string | null };

/** Another sale with the same receipt, and the field that shows it. */
type ReceiptHolder = Pick<TransactionRow, "id" | "invoice_no"> & {
  field: "receipt_no" | "receipt_signature";
};

/**
 * Finds another sale of the lane that has the signature of a receipt, or its number from the same control unit and for the same
 * kind of receipt.
 */
export async function findReceiptHolder(
  trx: Queryable,
  { id, lane_id, receipt_type }: Sale,
  receipt: Pick<UnitReceipt, "receipt_no" | "signature" | "sdc_id">,
): Promise<ReceiptHolder | undefined> {
  const others = (having: Partial<TransactionRow>) => findOtherSales(trx, { id, lane_id }, having);
  const receipt_signature = signatureOf(receipt.signature);
  if (receipt_signature !== null) {
    const [signed] = await others({ receipt_signature });
    if (signed) return { ...signed, field: "receipt_signature" };
  }
  const receipt_no = String(receipt.receipt_no);
  for (const other of await others({ receipt_no, receipt_type })) {
    const { response } = await findBodies(trx, other.id);
    if (isOfUnit(receipt, response?.sdc_id)) return { ...other, field: "receipt_no" };
  }
  return undefined;
}

/** A replaced unit counts its receipts anew; a unit without an id counts as the same. */
function isOfUnit({ sdc_id }: Pick<UnitReceipt, "sdc_id">, known: string | null | undefined): boolean {
  return !sdc_id || !known || sdc_id === known;
}
