// The operations of purchases: createPurchase, getPurchase, searchPurchases, fetchSupplierSales, listSupplierSales.

import { round2 } from "@taxctl/sdk/amounts";
import { iso, localDay } from "../clock.ts";
import type { Context } from "../context.ts";
import type { FetchedSupplierSale } from "../control-unit/fetched.ts";
import { rulesOf } from "../control-unit/profiles/profile.ts";
import type { PurchaseDocument } from "../control-unit/types.ts";
import { wirePurchase } from "../control-unit/wire.ts";
import { money } from "../db/sql/scaled.ts";
import type { Trx } from "../db/sql/schema.ts";
import { toBlob } from "../db/sql/values.ts";
import { type ReadyDevice, recallReadyDevice } from "../devices/ready-store.ts";
import { fetchFromUnit } from "../devices/select.ts";
import type { Handlers } from "../operations.ts";
import { readPage } from "../paging.ts";
import { isLateClaim, shownMonth, storedMonth } from "../periods/rules.ts";
import { success } from "../response.ts";
import { answerAccepted, answerSubmission } from "../transactions/outcome.ts";
import { showResponse } from "../transactions/receipt.ts";
import { pageOfDocuments, requireTransaction } from "../transactions/search.ts";
import { findBodies, type TransactionRow } from "../transactions/store.ts";
import type { Submission } from "../transactions/submission.ts";
import { storeSubmission } from "../transactions/submit.ts";
import { requireSayable, surroundingsOf } from "../transactions/surroundings.ts";
import { packTaxes, showTaxes } from "../transactions/taxes.ts";
import { warnOfTin } from "../transactions/tins.ts";
import { checkPurchase, normalisePurchase, type PurchaseInput, supplierHash, totalsOf } from "./rules.ts";
import { listStoredSales, showSupplierSales } from "./show-supplier-sales.ts";
import { approved, rejected, statusOf } from "./status.ts";
import {
  claimSupplierSale,
  findSupplierSale,
  keyOf,
  listSupplierSales,
  saveSupplierSales,
} from "./supplier-sale-store.ts";

export const handlers = {
  async createPurchase({ body }, context) {
    const branch = context.requireBranch();
    const device = await recallReadyDevice(context.service.db, branch);
    const supplierSale = await findSupplierSale(context.service.db.knex, scopeOf(context), keyOf(body));
    const document = await readPurchase(context, device, body, supplierSale);
    warnOfTin(context, device.profile, "supplier_tin", body.supplier_tin);
    warnOfClaim(context, device, body);
    const submission = submissionOf(context, body, document, supplierSale);
    const isApproval = document.purchase_status === approved;
    const replaces = (trx: Trx, row: TransactionRow) => revises(trx, row, isApproval, device);
    const submitted = await storeSubmission(context, { ...submission, replaces });
    if (context.isAsync) {
      const accepted = await answerAccepted(context, submitted);
      if (accepted) return accepted;
    }
    const { row, response } = await answerSubmission<PurchaseDocument>(context, submitted);
    return success({
      message: messageOf(document, submitted.duplicate),
      data: {
        transaction_id: row.id,
        invoice_no: row.invoice_no,
        receipt_no: row.receipt_no,
        receipt_date: row.receipt_date,
        total_amount: money.fromDb(row.total_amount),
        tax_amount: money.fromDb(row.tax_amount),
        vscu_receipt_code: response.result_code,
        vscu_receipt_msg: response.result_message,
      },
      meta: submitted.duplicate ? { duplicate: true } : {},
    });
  },

  async getPurchase({ params }, context) {
    const row = await requireTransaction(context, params.transaction_id, "purchase");
    return success({ data: await showPurchase(context, row) });
  },

  async searchPurchases({ body }, context) {
    const search = {
      ...body,
      counterparty_name: body.supplier_name,
    };
    const { rows, meta } = await readPage(context, "searchPurchases", body, (request) =>
      pageOfDocuments(context, "purchase", search, "supplier_name", request),
    );
    return {
      status: 200,
      body: {
        data: rows.map((row) => ({
          transaction_id: row.id,
          branch_id: row.bhf_id,
          invoice_no: row.invoice_no,
          receipt_no: row.receipt_no,
          receipt_type: kindOf(row),
          sign: kindOf(row) === "R" ? (-1 as const) : (1 as const),
          purchase_date: row.document_date,
          purchase_status: statusOf(row.figures.purchase_status, kindOf(row)),
          claim_month: shownMonth(row.claim_month ?? row.document_date.slice(0, 6)),
          supplier_name: row.counterparty_name ?? "",
          supplier_tin: row.counterparty_tin ?? "",
          taxable_amount: row.figures.taxable_amount,
          tax_amount: money.fromDb(row.tax_amount),
          total_amount: money.fromDb(row.total_amount),
          taxes: showTaxes(row.figures),
          status: row.status,
          created_at: iso(row.created_at),
        })),
        meta,
      },
    };
  },

  listSupplierSales: listStoredSales,

  async fetchSupplierSales(_request, context) {
    const { db, units, clock } = context.service;
    const branch = context.requireBranch();
    await fetchFromUnit(context, {
      kind: "supplier_sales",
      select: (address, since) => units.selectSupplierSales(address, since),
      store: (trx, sales) => saveSupplierSales(trx, scopeOf(context), sales, clock.now()),
    });
    const waiting = await listSupplierSales(db.knex, branch.id);
    return success({
      message: `${waiting.length} supplier ${waiting.length === 1 ? "sale waits" : "sales wait"} to be registered.`,
      data: await showSupplierSales(context, waiting),
    });
  },
} satisfies Partial<Handlers>;

function messageOf({ purchase_status }: PurchaseDocument, isDuplicate: boolean): string {
  const what = purchase_status === rejected ? "The rejection of the purchase" : "Purchase";
  return isDuplicate ? `${what} was already registered.` : `${what} registered.`;
}

/** Whether a purchase takes the place of a rejection of the same supplier invoice, where the authority takes that back. */
async function revises(trx: Trx, row: TransactionRow, isApproval: boolean, device: ReadyDevice) {
  if (row.status !== "success" || !isApproval || !rulesOf(device.profile).revisesRejections) return false;
  const { document } = await findBodies<PurchaseDocument>(trx, row.id);
  return document.purchase_status === rejected;
}

function scopeOf(context: Context) {
  return { data_set_id: context.dataSet.id, branch_id: context.requireBranch().id };
}

async function readPurchase(
  context: Context,
  device: ReadyDevice,
  body: PurchaseInput,
  supplierSale: FetchedSupplierSale | undefined,
): Promise<PurchaseDocument> {
  const around = await surroundingsOf(
    context,
    device,
    body.items.map((line) => line.item_code),
  );
  const document = checkPurchase(body, { ...around, supplierSale });
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
    normalise: (request) => normalisePurchase(request as PurchaseInput),
    async stored(trx, id) {
      await claimSupplierSale(trx, scopeOf(context), keyOf(body), id);
    },
  };
}

/** In which month the tax is claimed: in the one that the caller names, else in this one. */
function claimMonth({ service }: Context, { claim_month }: PurchaseInput): string {
  return storedMonth(claim_month ?? localDay(service.clock.now(), service.config.timeZone).slice(0, 7));
}

/** Warns of input tax that the authority no longer lets the buyer deduct. */
function warnOfClaim(context: Context, device: ReadyDevice, body: PurchaseInput): void {
  const most = rulesOf(device.profile).inputTaxMonths;
  const month = claimMonth(context, body);
  if (!isLateClaim(month, body.purchase_date.slice(0, 6), most)) return;
  const message = `The purchase of ${body.purchase_date} is claimed in ${shownMonth(month)}, more than ${most} months later: the authority may not accept the deduction.`;
  context.warn({ code: "input_tax_late", message, field: "claim_month" });
}

const kindOf = ({ receipt_type }: Pick<TransactionRow, "receipt_type">) => (receipt_type === "R" ? "R" : "P");

async function showPurchase(context: Context, row: TransactionRow) {
  const { knex } = context.service.db;
  const { document, response } = await findBodies<PurchaseDocument>(knex, row.id);
  const scope = { data_set_id: row.data_set_id, branch_id: row.branch_id };
  const reported = await findSupplierSale(knex, scope, keyOf(document));
  return {
    transaction_id: row.id,
    branch_id: row.bhf_id,
    invoice_no: row.invoice_no,
    receipt_no: row.receipt_no,
    receipt_type: document.receipt_type,
    purchase_date: document.purchase_date,
    purchase_time: document.purchase_time,
    purchase_status: statusOf(document.purchase_status, document.receipt_type),
    claim_month: shownMonth(row.claim_month ?? row.document_date.slice(0, 6)),
    purchase_type: document.purchase_type ?? "N",
    payment_type: document.payment_type,
    supplier_tin: document.supplier_tin,
    supplier_name: document.supplier_name,
    supplier_bhf_id: document.supplier_bhf_id,
    supplier_invoice_no: document.supplier_invoice_no,
    cu_invoice_no: reported?.sale.cu_invoice_no ?? null,
    remark: document.remark,
    total_amount: money.fromDb(row.total_amount),
    tax_amount: money.fromDb(row.tax_amount),
    status: row.status,
    items: document.items.map(({ expiry_date: _, tax_type, ...line }) => ({
      ...line,
      tax_type: tax_type as "A",
    })),
    response: await showResponse(row, response),
    created_at: iso(row.created_at),
    processed_at: row.processed_at === null ? null : iso(row.processed_at),
  };
}
