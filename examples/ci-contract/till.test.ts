// Checks that the till follows the API. No service runs: each request is validated against openapi.yaml.
import { Taxctl } from "@taxctl/sdk";
import { mockService, recordCalls } from "@taxctl/sdk/testing";
import { expect } from "chai";
import nock from "nock";
import { checkOut, closeDay } from "./till.ts";

describe("till", () => {
  const service = mockService(nock);
  const recorder = recordCalls({ baseUrl: service.baseUrl, strict: true }); // unknown fields and codes fail
  const client = new Taxctl({ apiKey: "any", baseUrl: service.baseUrl, branch: "00" });
  beforeEach(() => service.reset());
  afterEach(() => service.verify()); // throws when the till sent anything that openapi.yaml does not allow
  after(() => [recorder.stop(), service.close(), recorder.verify()]);

  const line = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58 };
  const basket = { number: "T1-0001", day: "20260310", lines: [line] };

  it("prints the receipt, and closes the day with what was signed", async () => {
    expect(await checkOut(client, basket)).to.equal("Receipt 1: 116, tax 16");
    await checkOut(client, { ...basket, number: "T1-0002" });
    expect(await closeDay(client, "2026-03-10")).to.equal(232);
    const operations = service.calls.map((call) => call.operation);
    expect(operations).to.deep.equal(["createSale", "createSale", "searchSales"]);
  });

  it("sells once when a response is lost and the service is busy", async () => {
    service.failNext("createSale", { kind: "connection_lost" });
    service.failNext("createSale", { kind: "rate_limited", retryAfterS: 0 });
    expect(await checkOut(client, basket)).to.equal("Receipt 1: 116, tax 16");
  });

  it("gives a provisional slip while the outcome is unknown, and none after a rejection", async () => {
    service.failNext("createSale", { kind: "outcome_unknown" });
    expect(await checkOut(client, basket)).to.contain("the receipt follows");
    service.failNext("createSale", { kind: "refused", code: "unit_921" });
    expect(await checkOut(client, { ...basket, number: "T1-0002" })).to.contain("ask a manager, unit_921");
  });
});
