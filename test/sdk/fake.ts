// A client of a fake service, and the sale it submits.
import type { Body, Taxctl } from "@taxctl/sdk";
import { answerCheck, FakeService, type FakeServiceOptions } from "@taxctl/sdk/testing";
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

/** A client of a fake service; no response may differ from openapi.yaml. */
export function fake(options: FakeServiceOptions = {}): { service: FakeService; client: Taxctl } {
  const service = new FakeService(options);
  const client = clientOf(noDouble, { fetch: service.fetch, checkAnswer: answerCheck(), maxRetries: 0 });
  return { service, client };
}
