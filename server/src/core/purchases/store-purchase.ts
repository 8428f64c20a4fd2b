// Stores a purchase that a caller registers, once it passed its checks.
import { round2 } from "@taxctl/sdk/rules/amounts";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { storedMonth } from "../../base/months.ts";
import { zoneOf } from "../../base/zone.ts";
import type { FetchedSupplierSale } from "../../control-unit/fetched.ts";
import type { PurchaseDocument } from "../../control-unit/types.ts";
import { wirePurchase } from "../../control-unit/wire.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { recordChange } from "../audit/record.ts";
import type { Context } from "../context/context.ts";
import { type ReadyDevice, recallReadyDevice, settingsOfReady } from "../devices/ready-store.ts";
import { readCheckContext, requireSayable } from "../transactions/check-context.ts";
import { storeSubmission } from "../transactions/intake.ts";
import { findBodies, type TransactionRow } from "../transactions/store.ts";
import type { Submission, Submitted } from "../transactions/submission.ts";
import { packTaxes } from "../transactions/taxes.ts";
import { warnOfTin } from "../transactions/tins.ts";
import { type Claim, decideClaim, nonDeductibleTax } from "./claim.ts";
import { itemSteps, type StoredPurchase } from "./new-items.ts";
import { readNewItems } from "./register-items.ts";
import {
  checkPurchase,
  namesRejection,
  normalizePurchase,
  type PurchaseInput,
  supplierHash,
  supplyDay,
  totalsOf,
} from "./rules.ts";
import { findSimilarPurchase } from "./similar-store.ts";
import { approved, rejected, statusOf } from "./status.ts";
import { claimSupplierSale, findSupplierSale, keyOf } from "./supplier-sale-store.ts";

/** Checks and stores the purchase in the branch of the request, or finds the purchase that it repeats. */
export async function storePurchase(
  context: Context,
  body: PurchaseInput,
): Promise<{ document: PurchaseDocument; claim: Claim; submitted: Submitted }> {
  const branch = context.requireBranch();
  const device = await recallReadyDevice(context.service.db, branch);
  const supplierSale = await findSupplierSale(context.service.db.knex, scopeOf(context), keyOf(body));
  const { document, rejection } = await readPurchase(context, device, body, supplierSale);
  warnOfTin(context, device, "supplier_tin", body.supplier_tin);
  await warnOfSimilar(context, device, document, supplierSale);
  // A rejected invoice has no claim.
  const claim: Claim =
    document.purchase_status === rejected
      ? { month: undefined }
      : decideClaim(context, device.profile, body, supplyDay(body, supplierSale));
  const submission = submissionOf(context, body, { document, claim, supplierSale });
  const isApproval = document.purchase_status === approved;
  const replaces = (trx: Trx, row: TransactionRow) => revises(trx, row, isApproval, device);
  return {
    document,
    claim,
    submitted: await storeSubmission(context, { ...submission, rejection, replaces }),
  };
}

/** Warns if the supplier's invoice may be registered already, with another branch of the supplier. */
async function warnOfSimilar(
  { service, environment, warn }: Context,
  { profile }: ReadyDevice,
  document: PurchaseDocument,
  supplierSale: FetchedSupplierSale | undefined,
): Promise<void> {
  const { supplier_invoice_no, supplier_tin } = document;
  const total = money.toDb(round2(totalsOf(document, supplierSale).total_amount));
  const now = { nowMs: service.clock.now(), timeZone: zoneOf(service.config, profile) };
  const similar = await findSimilarPurchase(service.db.knex, environment.id, document, total, now);
  if (!similar) return;
  const message = `${supplier_invoice_no} of supplier ${supplier_tin} with this total is registered as ${similar.invoice_no} too, with supplier_bhf_id ${similar.supplier_bhf_id}. Check that it is another invoice.`;
  warn({ code: "supplier_invoice_similar", message, field: "supplier_bhf_id" });
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
): Promise<{ document: StoredPurchase; rejection: Submission["rejection"] }> {
  const { environment } = context;
  const against = await readCheckContext(
    context,
    device,
    body.items.map((line) => line.item_code),
  );
  const isRejection = statusOf(body.purchase_status, body.receipt_type) === rejected;
  const registering =
    body.register_items && !isRejection
      ? await readNewItems(
          context,
          { profile: device.profile, settings: settingsOfReady(device, environment.name) },
          body,
          against.items,
        )
      : undefined;
  const document = checkPurchase(body, { ...against, supplierSale, registering }, context.warn);
  requireSayable(device, (address) => wirePurchase(address, document, 0));
  if (isRejection) return { document, rejection: undefined };
  const { newItems = [] } = registering ?? {};
  const created = newItems.map(({ item_code, content }) => [item_code, content] as const);
  const rejection = namesRejection(body, new Map([...against.items, ...created]));
  return { document: newItems.length > 0 ? { ...document, new_items: newItems } : document, rejection };
}

function submissionOf(
  context: Context,
  body: PurchaseInput,
  {
    document,
    claim,
    supplierSale,
  }: { document: StoredPurchase; claim: Claim; supplierSale: FetchedSupplierSale | undefined },
): Submission {
  const { total_amount, tax_amount } = totalsOf(document, supplierSale);
  return {
    type: "purchase",
    invoice_no: body.invoice_no,
    document_date: document.purchase_date,
    period: claim.month === undefined ? undefined : storedMonth(claim.month),
    isUnclaimed: claim.month === undefined,
    claim_reason: claim.lateReason,
    non_deductible_tax: nonDeductibleTax(document),
    document_time: document.purchase_time,
    receipt_type: document.receipt_type,
    counterparty_tin: document.supplier_tin,
    counterparty_name: document.supplier_name,
    total_amount: money.toDb(round2(total_amount)),
    tax_amount: money.toDb(round2(tax_amount)),
    taxes: packTaxes(document.items),
    payment_type: document.payment_type,
    purchase_status: statusOf(document.purchase_status, document.receipt_type),
    supplier_hash: supplierHash(body),
    supplier_no: document.supplier_invoice_no,
    request: body,
    document,
    before: itemSteps(document.new_items ?? []),
    call: { stream: "purchases", kind: "purchase", content: toBlob({}) },
    normalize: (request) => normalizePurchase(request as PurchaseInput),
    async stored(trx, id) {
      await claimSupplierSale(trx, scopeOf(context), keyOf(body), id);
      if (claim.lateReason !== undefined)
        await recordChange(trx, context, {
          action: "purchases.claim_late",
          subject: `purchase ${body.invoice_no}`,
          new: { claim_month: claim.month },
          detail: { reason: claim.lateReason, transaction_id: id },
        });
    },
  };
}
