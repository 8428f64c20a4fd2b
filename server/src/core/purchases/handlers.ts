// The operations of purchases: createPurchase, getPurchase, setPurchaseClaim, searchPurchases, fetchSupplierSales, listSupplierSales.

import { documentSums } from "@taxctl/sdk/rules/amounts";
import { iso, isoOrNull } from "../../base/clock.ts";
import { shownMonth } from "../../base/months.ts";
import { success } from "../../base/response.ts";
import { storedWarnings } from "../../base/warnings.ts";
import type { PurchaseDocument } from "../../control-unit/types.ts";
import { money } from "../../db/sql/scaled.ts";
import { fetchFromUnit } from "../codes/fetch-new.ts";
import type { Context } from "../context/context.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { acceptedResponseOf, submissionResponse } from "../transactions/outcome.ts";
import { showResponse } from "../transactions/receipt.ts";
import { pageOfDocuments, requireTransaction } from "../transactions/search.ts";
import { findBodies, type TransactionRow } from "../transactions/store.ts";
import { showTaxes } from "../transactions/taxes.ts";
import { changeClaim } from "./change-claim.ts";
import { claimedMonth, showClaim } from "./claim.ts";
import { listStoredSales, showSupplierSales } from "./show-supplier-sales.ts";
import { rejected, statusOf } from "./status.ts";
import { scopeOf, storePurchase } from "./store-purchase.ts";
import { findSupplierSale, keyOf, listSupplierSales, saveSupplierSales } from "./supplier-sale-store.ts";

export const handlers = {
  async createPurchase({ body }, context) {
    const { document, submitted } = await storePurchase(context, body);
    const accepted = await acceptedResponseOf(context, submitted);
    if (accepted) return accepted;
    const { row, response } = await submissionResponse<PurchaseDocument>(context, submitted);
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

  async setPurchaseClaim({ params, body }, context) {
    const purchase = await requireTransaction(context, params.transaction_id, "purchase");
    const row = await changeClaim(context, purchase, body);
    const month = claimedMonth(row);
    const how = month === undefined ? "not claimed" : `claimed in ${shownMonth(month)}`;
    return success({
      message: `The tax of ${row.invoice_no} is ${how}.`,
      data: await showPurchase(context, row),
    });
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
          purchase_status: statusOf(row.purchase_status, kindOf(row)),
          ...showClaim(row),
          supplier_name: row.counterparty_name ?? "",
          supplier_tin: row.counterparty_tin ?? "",
          supplier_invoice_no: row.supplier_no ?? "",
          taxable_amount: row.figures.taxable_amount,
          outside_vat: row.figures.outside_vat,
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

const kindOf = ({ receipt_type }: Pick<TransactionRow, "receipt_type">) => (receipt_type === "R" ? "R" : "P");

async function showPurchase(context: Context, row: TransactionRow) {
  const { knex } = context.service.db;
  const { document, response } = await findBodies<PurchaseDocument>(knex, row.id);
  const scope = { data_set_id: row.data_set_id, branch_id: row.branch_id };
  const reported = await findSupplierSale(knex, scope, keyOf(document));
  const { taxable_amount, outside_vat } = documentSums(document.items);
  return {
    transaction_id: row.id,
    branch_id: row.bhf_id,
    invoice_no: row.invoice_no,
    receipt_no: row.receipt_no,
    receipt_type: document.receipt_type,
    purchase_date: document.purchase_date,
    purchase_time: document.purchase_time,
    purchase_status: statusOf(document.purchase_status, document.receipt_type),
    ...showClaim(row),
    claim_reason: row.claim_reason,
    purchase_type: document.purchase_type ?? "N",
    payment_type: document.payment_type,
    supplier_tin: document.supplier_tin,
    supplier_name: document.supplier_name,
    supplier_bhf_id: document.supplier_bhf_id,
    supplier_invoice_no: document.supplier_invoice_no,
    cu_invoice_no: reported?.sale.cu_invoice_no ?? null,
    supplier_sale_date: reported?.sales_date ?? null,
    remark: document.remark,
    total_amount: money.fromDb(row.total_amount),
    tax_amount: money.fromDb(row.tax_amount),
    taxable_amount,
    outside_vat,
    status: row.status,
    items: document.items.map(
      ({ expiry_date: _, outside_vat: __, tax_type, non_deductible = false, ...line }) => ({
        ...line,
        tax_type,
        non_deductible,
      }),
    ),
    response: await showResponse(row, response),
    created_at: iso(row.created_at),
    processed_at: isoOrNull(row.processed_at),
    ...storedWarnings(row),
  };
}
