// Responsible for the document that is sent for an invoice of the sheet.
import type { SaleInput } from "@taxctl/sdk";
import type { Invoice, InvoiceLine } from "./invoices.ts";

/**
 * The sale or credit note as the API takes it. The service fills in amounts by the
 * calculation rules; the other values are the sheet's.
 *
 * @param itemCodes item code of the service for each code of the sheet
 */
export function saleDocument(
  invoice: Invoice,
  itemCodes: ReadonlyMap<string, string>,
  original?: string,
): SaleInput {
  const { head } = invoice;
  return {
    invoice_no: invoice.invoiceNo,
    sale_date: head.sale_date,
    ...present("sale_time", head.sale_time),
    payment_type: head.payment_type,
    ...(invoice.kind === "credit"
      ? {
          receipt_type: "R" as const,
          original_invoice_no: original,
          refund_reason_code: head.refund_reason_code,
        }
      : {}),
    ...present("customer_tin", head.customer_tin),
    ...present("customer_name", head.customer_name),
    ...present("customer_mobile", head.customer_mobile),
    ...present("remark", head.remark),
    items: invoice.lines.map((line, index) => documentLine(line, index, itemCodes)),
  };
}

function documentLine(
  line: InvoiceLine,
  index: number,
  itemCodes: ReadonlyMap<string, string>,
): SaleInput["items"][number] {
  return {
    item_seq: index + 1,
    item_code: itemCodes.get(line.code) ?? line.code,
    quantity: line.quantity,
    unit_price: line.unit_price,
    ...present("discount_amount", line.discount_amount),
    ...present("discount_rate", line.discount_rate),
    ...present("insurance_code", line.insurance_code),
    ...present("insurance_rate", line.insurance_rate),
    ...(isTaxType(line.tax_type) ? { tax_type: line.tax_type } : {}),
  };
}

function present<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  const entry: Partial<Record<Key, Value>> = {};
  if (value !== undefined) entry[key] = value;
  return entry;
}

export function isTaxType(text: string | undefined): text is "A" | "B" | "C" | "D" | "E" {
  return text !== undefined && /^[A-E]$/.test(text);
}
