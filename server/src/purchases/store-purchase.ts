// Stores a purchase that a caller registers, once it passed its checks.
import { round2 } from "@taxctl/sdk/amounts";
import { localDay } from "../clock.ts";
import type { Context } from "../context.ts";
import type { FetchedSupplierSale } from "../control-unit/fetched.ts";
import { rulesOf } from "../control-unit/profiles/profile.ts";
import type { PurchaseDocument } from "../control-unit/types.ts";
import { wirePurchase } from "../control-unit/wire.ts";
import { money } from "../db/sql/scaled.ts";
import type { Trx } from "../db/sql/schema.ts";
import { toBlob } from "../db/sql/values.ts";
import { type ReadyDevice, recallReadyDevice } from "../devices/ready-store.ts";
import { isLateClaim, shownMonth, storedMonth } from "../periods/rules.ts";
import { readCheckContext, requireSayable } from "../transactions/check-context.ts";
import { findBodies, type TransactionRow } from "../transactions/store.ts";
import type { Submission, Submitted } from "../transactions/submission.ts";
import { storeSubmission } from "../transactions/submit.ts";
import { packTaxes } from "../transactions/taxes.ts";
import { warnOfTin } from "../transactions/tins.ts";
import {
  checkPurchase,
  normalizePurchase,
  type PurchaseInput,
  supplierHash,
  supplyDay,
  totalsOf,
} from "./rules.ts";
import { approved, rejected, statusOf } from "./status.ts";
import { claimSupplierSale, findSupplierSale, keyOf } from "./supplier-sale-store.ts";

/** Checks and stores the purchase in the branch of the request, or finds the purchase that it repeats. */
export async function storePurchase(
  context: Context,
  body: PurchaseInput,
): Promise<{ document: PurchaseDocument; submitted: Submitted }> {
  const branch = context.requireBranch();
  const device = await recallReadyDevice(context.service.db, branch);
  const supplierSale = await findSupplierSale(context.service.db.knex, scopeOf(context), keyOf(body));
  const document = await readPurchase(context, device, body, supplierSale);
  warnOfTin(context, device.profile, "supplier_tin", body.supplier_tin);
  if (document.purchase_status !== rejected)
    warnOfClaim(context, device, body, supplyDay(body, supplierSale));
  const submission = submissionOf(context, body, document, supplierSale);
  const isApproval = document.purchase_status === approved;
  const replaces = (trx: Trx, row: TransactionRow) => revises(trx, row, isApproval, device);
  return { document, submitted: await storeSubmission(context, { ...submission, replaces }) };
}

/** Whether a purchase takes the place of a rejection of the same supplier invoice, where the authority takes that back. */
async function revises(trx: Trx, row: TransactionRow, isApproval: boolean, device: ReadyDevice) {
  if (row.status !== "success" || !isApproval || !rulesOf(device.profile).revisesRejections) return false;
  const { document } = await findBodies<PurchaseDocument>(trx, row.id);
  return document.purchase_status === rejected;
}

export function scopeOf(context: Context) {
  return { data_set_id: context.environment.id, branch_id: context.requireBranch().id };
}

async function readPurchase(
  context: Context,
  device: ReadyDevice,
  body: PurchaseInput,
  supplierSale: FetchedSupplierSale | undefined,
): Promise<PurchaseDocument> {
  const against = await readCheckContext(
    context,
    device,
    body.items.map((line) => line.item_code),
  );
  const document = checkPurchase(body, { ...against, supplierSale });
  requireSayable(device, (address) => wirePurchase(address, document, 0));
  return document;
}

function submissionOf(
  context: Context,
  body: PurchaseInput,
  document: PurchaseDocument,
  supplierSale: FetchedSupplierSale | undefined,
): Submission {
  const { total_amount, tax_amount } = totalsOf(document, supplierSale);
  return {
    type: "purchase",
    invoice_no: body.invoice_no,
    document_date: document.purchase_date,
    period: claimMonth(context, body),
    document_time: document.purchase_time,
    receipt_type: document.receipt_type,
    counterparty_tin: document.supplier_tin,
    counterparty_name: document.supplier_name,
    total_amount: money.toDb(round2(total_amount)),
    tax_amount: money.toDb(round2(tax_amount)),
    taxes: packTaxes(document.items),
    purchase_status: statusOf(document.purchase_status, document.receipt_type),
    supplier_hash: supplierHash(body),
    request: body,
    document,
    call: { stream: "purchases", kind: "purchase", content: toBlob({}) },
    normalize: (request) => normalizePurchase(request as PurchaseInput),
    async stored(trx, id) {
      await claimSupplierSale(trx, scopeOf(context), keyOf(body), id);
    },
  };
}

/** In which month the tax is claimed: in the one that the caller names, else in this one. */
function claimMonth({ service }: Context, { claim_month }: Pick<PurchaseInput, "claim_month">): string {
  return storedMonth(claim_month ?? localDay(service.clock.now(), service.config.timeZone).slice(0, 7));
}

/** Warns of input tax that the authority no longer lets the buyer deduct. */
function warnOfClaim(context: Context, device: ReadyDevice, body: PurchaseInput, supplied: string): void {
  const most = rulesOf(device.profile).inputTaxMonths;
  const purchaseMonth = supplied.slice(0, 6);
  const month = claimMonth(context, body);
  // A claim in the return of an earlier month is made today, too.
  const thisMonth = claimMonth(context, {});
  const isClaimLate = isLateClaim(month, purchaseMonth, most);
  if (!isClaimLate && !isLateClaim(thisMonth, purchaseMonth, most)) return;
  const when = isClaimLate ? `claimed in ${shownMonth(month)}` : `registered in ${shownMonth(thisMonth)}`;
  const message = `A purchase of ${shownMonth(purchaseMonth)} is ${when}, more than ${most} months later: the authority may not accept the deduction.`;
  context.warn({ code: "input_tax_late", message, field: "claim_month" });
}
