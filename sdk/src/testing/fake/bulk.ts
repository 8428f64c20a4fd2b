// Responsible for many sales in one request to the fake service: each is checked and stored as if it came alone.
import type { BulkSaleResult, ResponseWarning } from "../../openapi.ts";
import { requireOperation } from "../operations.ts";
import { readRequest } from "../request.ts";
import { draftSale } from "./documents.ts";
import { branchOf, type FakeRequest } from "./request.ts";
import { type FakeResponse, invalid, orRejection, success } from "./responses.ts";
import { requestErrors } from "./sale-facts.ts";
import { submit } from "./submissions.ts";

/** Stores the sales, then the credit notes. */
export function storeBulk(fake: FakeRequest): FakeResponse {
  const sales: unknown[] = Array.isArray(fake.request.body.sales) ? fake.request.body.sales : [];
  const isNote = (sale: unknown) => Reflect.get(Object(sale), "receipt_type") === "R";
  const numbered = sales.map((sale, index) => ({ sale, index }));
  const ordered = numbered.toSorted((a, b) => Number(isNote(a.sale)) - Number(isNote(b.sale)));
  const results = ordered.map(({ sale, index }) => resultOf(fake, sale, index));
  results.sort((one, other) => one.index - other.index);
  const count = (result: BulkSaleResult["result"]) => results.filter((one) => one.result === result).length;
  const [accepted, duplicates, rejected] = [count("accepted"), count("duplicate"), count("rejected")];
  const message = `${results.length} sales: ${accepted} accepted, ${duplicates} duplicates, ${rejected} rejected.`;
  return success(fake.operation, { message, data: { accepted, duplicates, rejected, results } });
}

function resultOf(fake: FakeRequest, sale: unknown, index: number): BulkSaleResult {
  const { body, status } = responseTo(fake, sale);
  const number: unknown = Reflect.get(Object(sale), "invoice_no");
  const invoice_no = typeof number === "string" ? number : null;
  const { transaction_id: refused = null, code, message, errors } = Object(body);
  const { transaction_id = refused, status: standing = null } = Object(body.data);
  const { duplicate, warnings } = Object(body.meta) as { duplicate?: boolean; warnings?: ResponseWarning[] };
  const noted = warnings ? { warnings } : {};
  const why = { code, message, ...(errors ? { errors } : {}) };
  const entry = { index, invoice_no, transaction_id };
  if (duplicate && status === 422) return { ...entry, result: "duplicate", status: "failed", ...why };
  if (duplicate)
    return { ...entry, result: "duplicate", status: status === 200 ? "success" : standing, ...noted };
  if (status < 400) return { ...entry, result: "accepted", status: "pending", ...noted };
  return { ...entry, result: "rejected", status: null, ...why };
}

/** The fake service's response to the sale alone, sent asynchronously. */
function responseTo(fake: FakeRequest, sale: unknown): FakeResponse {
  const operation = requireOperation("createSale");
  const { headers } = fake.request;
  const branch = fake.request.branch === undefined ? {} : { branch_id: fake.request.branch };
  const body = typeof sale === "object" ? { ...branch, ...sale } : sale;
  const url = "/api/v1/sales?async=true";
  const request = readRequest(operation, { method: "POST", url, headers, text: JSON.stringify(body) });
  if (request.problems.length > 0) return invalid(operation, requestErrors(fake.state, operation, request));
  const own = { ...fake, operation, request, branch: branchOf(request) };
  return orRejection(() => submit(own, draftSale(own)));
}
