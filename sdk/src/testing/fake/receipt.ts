// Responsible for the receipt of a sale at the fake service.
import { add } from "../../amounts.ts";
import type { ReceiptTax, Sale } from "../../openapi.ts";
import { exampleRecord, type FakeAnswer, failure, success } from "./answers.ts";
import type { FakeRequest } from "./request.ts";
import type { Stored } from "./state.ts";

/** As JSON, or as a file that says no more than that it is one; 404 while there is none. */
export function showReceipt({ operation, request }: FakeRequest, { shown, document }: Stored): FakeAnswer {
  if (shown.status !== "success" || !document || !("sale_date" in document)) {
    return failure(404, "NotFound", { code: "no_receipt" });
  }
  const { transaction_id, receipt_type, invoice_no, original_invoice_no, receipt_no, items, ...sale } =
    document;
  const { response } = sale;
  const data = {
    ...exampleRecord(operation.id),
    transaction_id,
    receipt_type,
    sign: sale.sign,
    label: receipt_type === "R" ? "NC" : "NS",
    invoice_no,
    original_invoice_no,
    receipt_no,
    total_receipt_no: response.total_receipt_no,
    sale_date: sale.sale_date,
    sale_time: sale.sale_time,
    receipt_date: response.receipt_date,
    internal_data: response.internal_data,
    receipt_signature: response.receipt_signature,
    sdc_id: response.sdc_id,
    customer_tin: sale.customer_tin,
    customer_name: sale.customer_name,
    payment_type: sale.payment_type,
    items,
    taxes: taxesOf(items),
    taxable_amount: sale.taxable_amount,
    tax_amount: sale.tax_amount,
    total_amount: sale.total_amount,
  };
  const answer = success(operation, { data });
  if (request.query.format !== "pdf") return answer;
  return {
    ...answer,
    headers: { "content-type": "application/pdf" },
    file: `%PDF-1.4\n% receipt ${receipt_no}\n`,
  };
}

function taxesOf(items: Sale["items"]): ReceiptTax[] {
  const taxes = new Map<string, ReceiptTax>();
  for (const { tax_type, authority_tax_type, tax_rate, taxable_amount, tax_amount, total_amount } of items) {
    const sum = taxes.get(tax_type);
    taxes.set(tax_type, {
      tax_type,
      authority_tax_type,
      tax_rate,
      taxable_amount: add(sum?.taxable_amount ?? 0, taxable_amount),
      tax_amount: add(sum?.tax_amount ?? 0, tax_amount),
      total_amount: add(sum?.total_amount ?? 0, total_amount),
    });
  }
  return [...taxes.values()];
}
