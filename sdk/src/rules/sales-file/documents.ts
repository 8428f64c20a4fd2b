// The document that is sent for an invoice of the sheet.
import type { SaleInput } from "../openapi.ts";
import { isTaxLetter } from "../profiles/index.ts";
import type { Invoice, InvoiceLine } from "./invoices.ts";

/** How a line of a document names its item. */
export type NameItem = (
  line: InvoiceLine,
) => { item_code: string } | { external_code: string; external_source: string };

/**
 * The sale or credit note as the API takes it. The service fills in amounts by the
 * calculation rules; the other values are the sheet's.
 *
 * @param nameItem the item of a line of the sheet
 */
export function saleDocument(invoice: Invoice, nameItem: NameItem, original?: string): SaleInput {
  const { head } = invoice;
  const {
    sale_time,
    sale_kind,
    payment_type = "",
    payments,
    customer_tin,
    customer_name,
    customer_mobile,
    purchase_code,
    remark,
  } = head;
  const { bill_discount_rate, bill_discount_amount } = head;
  const { currency, exchange_rate, exchange_rate_source, exchange_rate_date } = head;
  return {
    invoice_no: invoice.invoiceNo,
    sale_date: head.sale_date,
    ...given({ sale_time, sale_kind }),
    ...(payments ? { payments } : { payment_type }),
    ...(invoice.kind === "credit"
      ? {
          receipt_type: "R" as const,
          original_invoice_no: original,
          refund_reason_code: head.refund_reason_code,
        }
      : {}),
    ...given({
      customer_tin,
      customer_name,
      customer_mobile,
      purchase_code,
      remark,
      bill_discount_rate,
      bill_discount_amount,
      currency,
      exchange_rate,
      exchange_rate_source,
      exchange_rate_date,
    }),
    items: invoice.lines.map((line, index) => documentLine(line, index, nameItem)),
  };
}

function documentLine(line: InvoiceLine, index: number, nameItem: NameItem): SaleInput["items"][number] {
  const { quantity, unit_price, discount_amount, discount_rate, insurance_code, insurance_rate, tax_rate } =
    line;
  return {
    item_seq: index + 1,
    ...nameItem(line),
    quantity,
    unit_price,
    ...given({ discount_amount, discount_rate, insurance_code, insurance_rate, tax_rate }),
    ...(line.tax_type !== undefined && isTaxLetter(line.tax_type) ? { tax_type: line.tax_type } : {}),
  };
}

/** The entries that have a value. */
function given<T extends object>(entries: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const present: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  return Object.assign(
    present,
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)),
  );
}
