// A client of a fake service, and the sale it submits.
import type { Body, Taxctl } from "@taxctl/sdk";
import { answerCheck, ContractError, FakeService, type FakeServiceOptions } from "@taxctl/sdk/testing";
import type { CheckedAnswer } from "../../sdk/src/options.ts";
import { requireOperation } from "../../sdk/src/testing/operations.ts";
import { strictProblems } from "../../sdk/src/testing/response.ts";
import { clientOf, SALE } from "./double.ts";

export const noDouble = { url: "http://127.0.0.1:8080/api/v1", seen: [], close: async () => {} };
/** A line that costs 116, 16 of it tax. */
export const LINE = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58 };
export const sale = (invoice_no: string, changes: Partial<Body<"createSale">> = {}): Body<"createSale"> => ({
  ...SALE,
  invoice_no,
  items: [LINE],
  ...changes,
});

/** Checks a response as a strict recorder does. */
function checkStrictly(answer: CheckedAnswer): void {
  answerCheck()(answer);
  const problems = strictProblems(requireOperation(answer.operation), answer);
  if (problems.length > 0) throw new ContractError(`the response of ${answer.operation} is not`, problems);
}

/** A client of a fake service; no response may differ from openapi.yaml. */
export function fake(options: FakeServiceOptions = {}): { service: FakeService; client: Taxctl } {
  const service = new FakeService(options);
  const client = clientOf(noDouble, { fetch: service.fetch, checkAnswer: checkStrictly, maxRetries: 0 });
  return { service, client };
}
