// Responsible for the receipt of a sale at the fake service.
import { sumByLetter } from "../../amounts.ts";
import { exampleRecord, type FakeAnswer, failure, recordOf, success } from "./answers.ts";
import { authorityLetter } from "./documents.ts";
import type { FakeRequest } from "./request.ts";
import type { Stored } from "./state.ts";

/** As JSON, or as a file that says no more than that it is one; 404 while there is none. */
export function showReceipt({ operation, request }: FakeRequest, { shown, document }: Stored): FakeAnswer {
  if (shown.status !== "success" || !document || !("sale_date" in document)) {
    return failure(404, "NotFound", { code: "no_receipt" });
  }
  const { receipt_type, receipt_no, items, response } = document;
  const label = receipt_type === "R" ? "NC" : "NS";
  const taxes = sumByLetter(items).map((sum) => ({
    ...sum,
    authority_tax_type: authorityLetter(sum.tax_type),
  }));
  const fields = { ...exampleRecord(operation.id), ...response, ...document, label, taxes };
  const answer = success(operation, { data: recordOf("getReceipt", fields) });
  if (request.query.format !== "pdf") return answer;
  return {
    ...answer,
    headers: { "content-type": "application/pdf" },
    file: `%PDF-1.4\n% receipt ${receipt_no}\n`,
  };
}
