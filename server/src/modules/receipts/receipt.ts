// The content of a receipt, from stored data alone: the signed document, the unit's response, and the seller.

import { type Receipt, rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { noInsurance } from "@taxctl/sdk/rules/validation";
import { UnprocessableError } from "../../base/errors.ts";
import type { SentSale } from "../../control-unit/sent-sale.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import { signOf } from "../../core/sales/rules.ts";
import { billDiscountOf, showExtraTaxes, showForeign } from "../../core/sales/show.ts";
import { isLocal, isSale, receiptKindOf } from "../../core/transactions/kinds.ts";
import { drawQr } from "../../core/transactions/receipt.ts";
import type { ResponseBody, TransactionRow } from "../../core/transactions/store.ts";

export type { Receipt };

/** Everything that is stored about one signed sale or credit note. */
type ReceiptSource = {
  row: TransactionRow;
  /** From `requireReceiptNo`. */
  receiptNo: string;
  document: SaleDocument;
  /** The document as the unit got it: a receipt shows nothing else. */
  sent: SentSale;
  response: ResponseBody | null;
  /** The TIN that the document was signed under. */
  tin: string;
  /** The sale that a credit note credits. */
  original: (Pick<TransactionRow, "invoice_no" | "receipt_no"> & Pick<ResponseBody, "sdc_id">) | undefined;
  /** Names of payment types by code. */
  paymentNames: ReadonlyMap<string, string>;
};

/** Only sales and credit notes, of any kind, have receipts. @throws UnprocessableError 422 `no_receipt` */
export function requireSaleType(row: TransactionRow): void {
  if (isSale(row.type)) return;
  throw noReceipt(row, `a ${row.type} transaction has no receipt, only sales and credit notes have`, false);
}

/**
 * The number of the receipt that was issued for a transaction.
 *
 * @throws UnprocessableError 422 `no_receipt` with the reason.
 */
export function requireReceiptNo(row: TransactionRow): string {
  requireSaleType(row);
  // What no control unit signs has its own number only.
  if (isLocal(row.type)) return row.invoice_no;
  const { status, receipt_no } = row;
  if (status === "success" && receipt_no !== null) return receipt_no;
  if (status === "failed") throw noReceipt(row, "it was rejected", false);
  if (status !== "success") throw noReceipt(row, "it is not signed yet", true);
  throw noReceipt(row, "the control unit accepted it, but its response with the receipt was lost", false);
}

function noReceipt({ id, invoice_no }: TransactionRow, reason: string, retryable: boolean) {
  const details = { reason, transaction_id: id, retryable };
  return new UnprocessableError("no_receipt", `${invoice_no} has no receipt: ${reason}.`, details);
}

/** Composes the receipt; the same stored data give the same receipt at any time. */
export async function composeReceipt(source: ReceiptSource, isCopy: boolean): Promise<Receipt> {
  const { row, receiptNo, document, sent, response, tin, original, paymentNames } = source;
  const nameOf = (type: string) => paymentNames.get(type) ?? type;
  const qrText = response?.qr_text ?? null;
  const profile = response?.profile ?? sent.profile;
  const label = labelOf(row.type, document.receipt_type, isCopy);
  return {
    transaction_id: row.id,
    receipt_type: document.receipt_type,
    sign: signOf(document.receipt_type),
    sale_kind: receiptKindOf(row.type),
    label,
    printed_label: rulesOf(profile).receiptLabels[label],
    is_copy: isCopy,
    profile,
    language: document.receipt.language,
    vat_registered: document.receipt.vat_registered,
    invoice_no: row.invoice_no,
    ...(sent.sent_invoice_no === null ? {} : { sent_invoice_no: sent.sent_invoice_no }),
    original_invoice_no: original?.invoice_no ?? null,
    original_receipt_no: original?.receipt_no ?? null,
    original_cu_invoice_no: cuInvoiceNo(original),
    receipt_no: receiptNo,
    total_receipt_no: response?.total_receipt_no ?? null,
    sale_date: sent.sale_date,
    sale_time: document.sale_time,
    receipt_date: row.receipt_date,
    internal_data: response?.internal_data ?? null,
    receipt_signature: response?.receipt_signature ?? null,
    sdc_id: response?.sdc_id ?? null,
    mrc_no: response?.mrc_no ?? null,
    verification_url: qrText !== null && /^https?:/.test(qrText) ? qrText : null,
    qr_code: qrText === null ? null : await drawQr(qrText),
    seller: {
      tin,
      name: document.trader_name,
      trade_name: sent.trade_name,
      branch_id: row.bhf_id,
      branch_name: document.receipt.branch_name,
      address: sent.address,
      phone: document.receipt.phone,
    },
    header: sent.header,
    footer: sent.footer,
    customer_tin: sent.customer_tin,
    customer_name: sent.customer_name,
    customer_mobile: sent.customer_mobile,
    ...(sent.purchase_code === null ? {} : { purchase_code: sent.purchase_code }),
    ...(document.refund_reason_code === null ? {} : { refund_reason_code: document.refund_reason_code }),
    ...(document.receipt.software_version === undefined
      ? {}
      : { software_version: document.receipt.software_version }),
    payment_type: document.payment_type,
    payment_type_name: nameOf(document.payment_type),
    payments: (document.payments ?? [{ payment_type: document.payment_type, amount: sent.total_amount }]).map(
      ({ payment_type, amount }) => ({
        payment_type,
        payment_type_name: nameOf(payment_type),
        amount,
      }),
    ),
    items: document.items.map(({ qty: _qty, tax_type, expiry_date: _, outside_vat: __, ...line }, at) => {
      const asSent = sent.items[at];
      if (!asSent) throw new Error(`transaction ${row.id} was sent with other lines than it has`);
      return { ...noInsurance, ...line, tax_type, ...asSent };
    }),
    taxes: sent.taxes.map((tax) => {
      const at = sent.items.findIndex((item) => item.authority_tax_type === tax.authority_tax_type);
      return { ...tax, tax_type: document.items[at]?.tax_type ?? tax.authority_tax_type };
    }),
    ...showExtraTaxes(document.items),
    tax_table: sent.tax_table,
    ...billDiscountOf(document),
    taxable_amount: sent.taxable_amount,
    tax_amount: sent.tax_amount,
    total_amount: sent.total_amount,
    ...showForeign(document),
  };
}

/** The name of the receipt's PDF. */
export function fileNameOf({ receipt_no }: Pick<Receipt, "receipt_no">): string {
  return `receipt-${receipt_no.replaceAll(/[^\w.-]/g, "_")}.pdf`;
}

function labelOf(kind: TransactionRow["type"], type: "S" | "R", isCopy: boolean): Receipt["label"] {
  if (kind === "proforma") return "PS";
  if (kind === "training") return type === "R" ? "TC" : "TS";
  if (isCopy) return copyLabelOf(type);
  return type === "R" ? "NC" : "NS";
}

/** The label of a copy of a sale or credit note. */
export function copyLabelOf(type: string | null): "CS" | "CC" {
  return type === "R" ? "CC" : "CS";
}

/** The control unit's own number of the sale that a credit note credits: its receipt number behind its serial. */
function cuInvoiceNo(original: ReceiptSource["original"]): string | null {
  if (!original || original.receipt_no === null) return null;
  return original.sdc_id ? `${original.sdc_id}/${original.receipt_no}` : original.receipt_no;
}
