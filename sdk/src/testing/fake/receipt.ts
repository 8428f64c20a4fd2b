// Responsible for the receipt of a sale at the fake service.
import { sumByLetter } from "../../amounts.ts";
import type { ReceiptRate } from "../../openapi.ts";
import { supplyWithTax } from "../../validation/index.ts";
import { authorityLetter } from "./documents.ts";
import type { FakeRequest } from "./request.ts";
import { exampleRecord, type FakeResponse, failure, recordOf, success } from "./responses.ts";
import type { Stored } from "./state.ts";

/** As JSON, or as a minimal file; 404 while there is none. */
export function showReceipt({ operation, request }: FakeRequest, { shown, document }: Stored): FakeResponse {
  if (shown.status !== "success" || shown.receipt_no === null || !document || !("sale_date" in document)) {
    return failure(404, "NotFound", { code: "no_receipt" });
  }
  const { receipt_type, receipt_no, items, response } = document;
  const label = receipt_type === "R" ? "NC" : "NS";
  const taxes = sumByLetter(items).map((sum) => ({
    ...sum,
    authority_tax_type: authorityLetter(sum.tax_type),
  }));
  const tax_table = taxTableOf(taxes);
  const lines = items.map((line) => ({ ...line, ...supplyWithTax({ ...line, qty: line.quantity }) }));
  const shownFields = { label, taxes, tax_table, items: lines };
  const fields = { ...exampleRecord(operation.id), ...response, ...document, ...shownFields };
  const asJson = success(operation, { data: recordOf("getReceipt", fields) });
  if (request.query.format !== "pdf") return asJson;
  return {
    ...asJson,
    headers: { "content-type": "application/pdf" },
    file: `%PDF-1.4\n% receipt ${receipt_no}\n`,
  };
}

/** Each of the authority's letters, used or not. */
function taxTableOf(taxes: readonly ReceiptRate[]): ReceiptRate[] {
  const rates = { A: 0, B: 16, C: 0, D: 0, E: 8 };
  return Object.entries(rates).map(([authority_tax_type, rate]) => {
    const used = taxes.find((tax) => tax.authority_tax_type === authority_tax_type);
    const { tax_rate = rate, taxable_amount = 0, tax_amount = 0 } = used ?? {};
    return { authority_tax_type, tax_rate, taxable_amount, tax_amount };
  });
}
