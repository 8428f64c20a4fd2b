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

  const lines = [{ item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58 }];
  const basket = { number: "T1-0001", day: "20260310", lines };
  it("submits the sale, and prints the figures of the response", async () => {
    service.respondNext("createSale", { data: { receipt_no: "1", total_amount: 116, tax_amount: 16 } });
    expect(await checkOut(client, basket)).to.equal("Receipt 1: 116, tax 16");
    expect(service.calls[0]?.body).to.include({ invoice_no: "T1-0001", sale_date: "20260310" });
  });
  it("closes the day with what was signed, less credit notes", async () => {
    service.respondNext("searchSales", { data: [{ total_amount: 116 }, { total_amount: 58, sign: -1 }] });
    expect(await closeDay(client, "2026-03-10")).to.equal(58);
    expect(service.calls[0]?.body).to.include({ from_date: "2026-03-10", status: "success" });
  });
  it("submits again when a response is lost and the service is busy", async () => {
    service.loseNext("createSale");
    service.respondNext("createSale", { status: 429, retryAfterS: 0 });
    expect(await checkOut(client, basket)).to.match(/^Receipt/);
    expect(service.calls.map((call) => call.body.invoice_no)).to.deep.equal(Array(3).fill("T1-0001"));
  });
  it("gives a provisional slip while the outcome is unknown, and none after a rejection", async () => {
    service.respondNext("createSale", { code: "outcome_unknown" });
    expect(await checkOut(client, basket)).to.contain("the receipt follows");
    service.respondNext("createSale", { code: "unit_921" });
    expect(await checkOut(client, basket)).to.contain("ask a manager, unit_921");
  });
});
