// Shows sales: the response to a submission, and a sale with its lines.
// Decisions about the API: 9.
import { documentSums, documentTotals, sumByLetter } from "@taxctl/sdk/rules/amounts";
import { noInsurance, statedLines, sumExtraTaxes } from "@taxctl/sdk/rules/validation";
import { iso, isoOrNull } from "../../base/clock.ts";
import { storedWarnings } from "../../base/warnings.ts";
import type { SentSale } from "../../control-unit/sent-sale.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import type { Context } from "../context/context.ts";
import { type ReceiptKind, receiptKindOf } from "../transactions/kinds.ts";
import { findLinks } from "../transactions/links.ts";
import type { Finished } from "../transactions/outcome.ts";
import { showResponse } from "../transactions/receipt.ts";
import { findBodies, type TransactionRow } from "../transactions/store.ts";
import { type SaleInput, signOf } from "./rules.ts";
import { findSentSale } from "./sent.ts";

export async function showResult({ row, document, response }: Finished<SaleDocument>) {
  const shown = await showResponse(row, response);
  return {
    transaction_id: row.id,
    invoice_no: row.invoice_no,
    sale_kind: receiptKindOf(row.type),
    receipt_no: shown.receipt_no,
    receipt_date: shown.receipt_date,
    sign: signOf(document.receipt_type),
    ...documentSums(document.items),
    ...showForeign(document),
    vscu_receipt_code: shown.result_code,
    vscu_receipt_msg: shown.result_message,
    qr_code: shown.qr_code,
    receipt_signature: shown.receipt_signature,
    internal_data: shown.internal_data,
    sdc_id: shown.sdc_id,
    total_receipt_no: shown.total_receipt_no,
    ...(shown.receipt_unrecovered ? { receipt_unrecovered: true, warning: shown.warning } : {}),
  };
}

function showLines({ items }: SaleDocument, sent: SentSale) {
  return items.map(({ qty, tax_type, expiry_date: _, outside_vat: __, ...line }, at) => ({
    ...noInsurance,
    ...line,
    discount_rate: sent.items[at]?.discount_rate ?? line.discount_rate,
    quantity: qty,
    tax_type,
    authority_tax_type: sent.items[at]?.authority_tax_type ?? tax_type,
  }));
}

/** The payments: one of the total unless the sale has several. */
const showPayments = ({
  payment_type,
  payments,
  items,
}: Pick<SaleDocument, "payment_type" | "items"> & { payments?: SaleDocument["payments"] | undefined }) =>
  payments ?? [{ payment_type, amount: documentTotals(items).total_amount }];

/** The foreign currency of a sale, and what it states in it. */
export function showForeign({ foreign, items, payment_type }: SaleDocument) {
  if (!foreign) return {};
  const stated = statedLines(items);
  return {
    foreign: {
      currency: foreign.currency,
      exchange_rate: foreign.exchange_rate,
      exchange_rate_source: foreign.exchange_rate_source,
      exchange_rate_date: foreign.exchange_rate_date,
      payments: showPayments({ payment_type, payments: foreign.payments, items: stated }),
      bill_discount_amount: foreign.bill_discount_amount ?? null,
      ...documentSums(stated),
    },
  };
}

/** The discount on the whole bill. */
export const billDiscountOf = ({ bill_discount }: Pick<SaleDocument, "bill_discount">) => ({
  bill_discount_rate: bill_discount?.rate ?? null,
  bill_discount_amount: bill_discount?.amount ?? null,
});

/** The taxes next to those of the letters, if the lines bear any. */
export function showExtraTaxes(lines: SaleDocument["items"]) {
  const extra_taxes = sumExtraTaxes(lines);
  return extra_taxes.length > 0 ? { extra_taxes } : {};
}

/** A sale as it would be signed. */
export function showPreview(
  body: SaleInput,
  { document, sent, kind }: { document: SaleDocument; sent: SentSale; kind: ReceiptKind },
) {
  const { invoice_no, receipt_type, sale_date, customer_tin, customer_name } = document;
  return {
    invoice_no,
    receipt_type,
    sale_kind: kind,
    sign: signOf(receipt_type),
    original_invoice_no: body.original_invoice_no ?? null,
    sale_date,
    payment_type: document.payment_type,
    payments: showPayments(document),
    customer_tin,
    customer_name,
    ...billDiscountOf(document),
    ...documentSums(document.items),
    ...showForeign(document),
    ...showExtraTaxes(document.items),
    taxes: sumByLetter(document.items).map(({ outside_vat: _, ...sums }) => sums),
    items: showLines(document, sent),
  };
}

export async function showSale(context: Context, row: TransactionRow) {
  const { request, document, response } = await findBodies<SaleDocument>(context.service.db.knex, row.id);
  const { original_invoice_no } = request as SaleInput;
  const [sent, links] = await Promise.all([
    findSentSale(context.service.db.knex, row, document),
    findLinks(context.service.db.knex, row),
  ]);
  return {
    transaction_id: row.id,
    branch_id: row.bhf_id,
    invoice_no: row.invoice_no,
    receipt_no: row.receipt_no,
    receipt_type: document.receipt_type,
    sale_kind: receiptKindOf(row.type),
    sign: signOf(document.receipt_type),
    original_invoice_no: original_invoice_no ?? null,
    refund_reason_code: document.refund_reason_code,
    sale_date: document.sale_date,
    sale_time: document.sale_time,
    payment_type: document.payment_type,
    payments: showPayments(document),
    customer_tin: document.customer_tin,
    customer_name: document.customer_name,
    customer_mobile: document.customer_mobile,
    ...(document.purchase_code === undefined ? {} : { purchase_code: document.purchase_code }),
    remark: document.remark,
    ...billDiscountOf(document),
    ...documentSums(document.items),
    ...showExtraTaxes(document.items),
    ...showForeign(document),
    status: row.status,
    ...links,
    items: showLines(document, sent),
    response: await showResponse(row, response),
    created_at: iso(row.created_at),
    processed_at: isoOrNull(row.processed_at),
    ...storedWarnings(row),
  };
}
