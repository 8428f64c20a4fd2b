// A sale in its device's lane: the message for its number, and the consequences of its receipt.

import type { Clock } from "../../base/clock.ts";
import { type ZoneSetting, zoneOf } from "../../base/zone.ts";
import { rulesFor } from "../../control-unit/profiles.ts";
import type { SaleDocument, UnitAddress, UnitReceipt, WireCall } from "../../control-unit/types.ts";
import { wireSale } from "../../control-unit/wire.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { contentOf } from "../../lanes/calls.ts";
import type { CallKind, LaneUnit, UnitRejection, Waiting } from "../../lanes/kinds.ts";
import { signedNumberOf } from "../../lanes/transaction-calls.ts";
import { bindToZ, openZNumber } from "../business-days/store.ts";
import { moveItems, type StockEffect } from "../stock/effects.ts";
import { finishAccepted, finishRejected, markDoubt, markNotSent, markSent } from "../transactions/finish.ts";
import { findHold } from "../transactions/pair-order.ts";
import { reissueWords, releaseReissue } from "../transactions/reissues.ts";
import {
  findDocument,
  lockTransaction,
  type ResponseBody,
  readTransaction,
  type TransactionRow,
} from "../transactions/store.ts";
import { findCreditProblem } from "./credit.ts";
import { findReceiptMismatch } from "./own-receipt.ts";
import { countedOf } from "./rules.ts";

/** How long a credit note waits before it checks again whether its original is signed. */
const originalWaitMs = 15_000;

/** The content of a sale's call: the credit note that must be signed before it. */
export type SaleContent = { credit_note_id?: string };

export function saleKind(dependencies: ZoneSetting & { clock: Clock }): CallKind {
  const { clock } = dependencies;
  const nowAt = ({ profile }: UnitAddress) => ({ ms: clock.now(), timeZone: zoneOf(dependencies, profile) });
  const openZ = (trx: Trx, { address, day }: LaneUnit) => bindToZ(trx, day, nowAt(address));
  return {
    numbered: true,
    openZ,
    async prepare(trx, call, unit, number, day) {
      const { id, original_transaction_id } = await lockTransaction(trx, call.transaction_id);
      const document = await findDocument<SaleDocument>(trx, call);
      const { credit_note_id } = contentOf<SaleContent>(call);
      const held = credit_note_id && (await findHold(trx, credit_note_id, reissueWords, clock.now()));
      if (held) return held;
      const zNumber = call.z_no ?? openZNumber(day, nowAt(unit));
      if (original_transaction_id === null) return wireSale(unit, document, number, zNumber);
      const original = await readTransaction(trx, original_transaction_id);
      return prepareCreditNote(trx, { id, document, original }, unit, { number, zNumber }, clock.now());
    },
    sent: (trx, call) => markSent(trx, call.transaction_id, clock),
    notSent: (trx, call) => markNotSent(trx, call.transaction_id, clock),
    doubted: (trx, call) => markDoubt(trx, call.transaction_id, clock),
    findMismatch: findReceiptMismatch,
    async accepted(trx, call, unit, acceptance) {
      const document = await findDocument<SaleDocument>(trx, call);
      const response = receiptResponse(unit, document, acceptance.receipt, acceptance.result_date);
      const counted = { z_no: call.z_no ?? (await openZ(trx, unit)), ...countedOf(document) };
      const row = await finishAccepted(trx, call.transaction_id, acceptance, response, clock, counted);
      const now = nowAt(unit.address);
      await moveItems(trx, row, effectOf(document), document, unit.address.profile, now);
      if (document.receipt_type === "R") await releaseReissue(trx, row.id, now.ms);
    },
    async rejected(trx, call, rejection) {
      const { row, again } = await finishRejected(trx, call.transaction_id, rejection, clock);
      // Its sale need not wait any longer to learn that it isn't sent.
      if (again === null && row.receipt_type === "R") await releaseReissue(trx, row.id, clock.now());
      return again;
    },
  };
}

/** The guard of a credit note, once more at the moment of sending: the original must be signed by now. */
async function prepareCreditNote(
  trx: Trx,
  { id, document, original }: { id: string; document: SaleDocument; original: TransactionRow },
  unit: UnitAddress,
  { number, zNumber }: { number: number; zNumber: number },
  nowMs: number,
): Promise<WireCall | UnitRejection | Waiting> {
  const isOpen = original.status !== "success" && original.status !== "failed";
  if (isOpen || original.next_retry_at !== null) {
    const because = `The control unit has not signed the original ${original.invoice_no} yet`;
    return { wait_until: nowMs + originalWaitMs, because };
  }
  if (original.status === "failed") {
    const message = `the original ${original.invoice_no} was rejected, so there is nothing to credit`;
    return { code: "original_not_found", message, passing: false };
  }
  const problem = await findCreditProblem(trx, original, document, id);
  if (problem) return { ...problem, passing: false };
  const original_number = await signedNumberOf(trx, original.id);
  return wireSale(unit, { ...document, original_number }, number, zNumber);
}

/** The stored part of a receipt, or that it is lost. */
export function receiptResponse(
  { address, sandbox }: LaneUnit,
  { receipt_type }: Pick<SaleDocument, "receipt_type">,
  receipt: UnitReceipt | null,
  resultDate: string | null,
): Pick<ResponseBody, "receipt_no" | "receipt_date"> & Partial<ResponseBody> {
  if (!receipt) return { receipt_no: null, receipt_date: resultDate, receipt_unrecovered: true };
  const { tin, bhf_id, profile } = address;
  const environment = sandbox ? "sandbox" : "live";
  const signature = receipt.signature.toWellFormed();
  const rules = rulesFor(address);
  const { qr_text } = rules.variants;
  const sale = { tin, bhf_id, receipt_type, qr_text, receipt: { ...receipt, signature } };
  return {
    receipt_no: String(receipt.receipt_no),
    receipt_date: receipt.signed_at || null,
    receipt_signature: receipt.signature || null,
    internal_data: receipt.internal_data || null,
    sdc_id: receipt.sdc_id,
    mrc_no: receipt.mrc_no,
    total_receipt_no: receipt.total_receipt_no || null,
    profile,
    qr_text: rules.qrText(environment, sale),
  };
}

/** A sale takes its items out of stock; a credit note brings them back, shown as the unit's movement 03. */
function effectOf({ receipt_type, invoice_no, sale_date: date }: SaleDocument): StockEffect {
  return receipt_type === "R"
    ? { reason: "sale_return", movement_type: "03", sign: 1, reference: `Credit note ${invoice_no}`, date }
    : { reason: "sale", movement_type: "SALE", sign: -1, reference: `Sale ${invoice_no}`, date };
}
