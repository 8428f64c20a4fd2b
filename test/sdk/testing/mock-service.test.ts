// The responder behind nock: requests of every HTTP client of an app get its responses.
import { get, request } from "node:http";
import { OutcomeUnknownError, Taxctl } from "@taxctl/sdk";
import { expectToMatchContract, type MockService, mockService } from "@taxctl/sdk/testing";
import { expect } from "chai";
import type Nock from "nock";
import { operationList } from "../../../server/src/core/context/operations.ts";
import { exampleSale, key, patientClock, startDouble } from "../client/double.ts";

const baseUrl = "http://tax.example.test/proxy/api/v1";

/** With `node:http`, as axios and got do it. */
function send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const sent = request(`${baseUrl}${path}`, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) });
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

for (const version of ["nock", "nock-14"])
  describe(`mockService behind ${version}`, () => {
    let nock: typeof Nock;
    let service: MockService;
    let client: Taxctl;
    // Not before: from its import on, nock stands in the way of every request of the process.
    before(async () => {
      nock = (await import(version)).default;
      if (!nock.isActive()) nock.activate();
    });
    after(() => nock.restore());
    beforeEach(() => {
      service = mockService(nock, { baseUrl: baseUrl });
      client = new Taxctl({ apiKey: key, baseUrl: baseUrl, allowHttp: true, clock: patientClock() });
    });
    afterEach(() => {
      service.close();
      nock.cleanAll();
    });

    it("responds to the SDK", async () => {
      const { transaction_id, receipt_no } = await client.sales.create(exampleSale);
      expect(await client.sales.get(transaction_id)).to.include({ receipt_no });
      await expectToMatchContract(client.transactions.list());
      expect(service.calls.map((call) => call.operation)).to.deep.equal([
        "createSale",
        "getSale",
        "listTransactions",
      ]);
      expect(service.calls[0]?.body).to.deep.equal(exampleSale);
      service.verify();
    });

    it("responds with 304 to a caller that has the code table", async () => {
      const headers: Record<string, string> = { authorization: `Bearer ${key}` };
      const first = await fetch(`${baseUrl}/codes/tax-types`, { headers });
      headers["if-none-match"] = first.headers.get("etag") ?? "";
      const second = await fetch(`${baseUrl}/codes/tax-types`, { headers });
      expect([first.status, second.status, await second.text()]).to.deep.equal([200, 304, ""]);
    });

    it("responds to requests of every documented method", async () => {
      await client.items.update("KE2NTXU0000001", { item_name: "Cola 1 l" });
      await client.webhooks.create({ url: "https://example.com/hooks" });
      const [webhook] = await client.webhooks.list().toArray();
      await client.webhooks.delete(webhook?.id ?? "");
      await client.devices.update("00", { vscu_url: "http://127.0.0.1:8088" });
      const used = new Set(service.calls.map(({ method }) => method));
      const methods = operationList.map(({ method }) => method.toUpperCase());
      expect([...used].sort()).to.deep.equal([...new Set(methods)].sort());
    });

    it("responds to fetch and node:http alike, at once and side by side", async () => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const numbers = ["INV-1", "INV-2", "INV-3"];
      const responses = await Promise.all(
        numbers.map((invoice_no) =>
          fetch(`${baseUrl}/sales`, {
            method: "POST",
            headers,
            body: JSON.stringify({ ...exampleSale, invoice_no }),
          }),
        ),
      );
      for (const response of responses) await expectToMatchContract(response, "createSale");
      const { status, body } = await send("POST", "/sales", { ...exampleSale, invoice_no: "INV-4" });
      await expectToMatchContract({ status, body }, "createSale");
      expect(service.calls.map((call) => call.body.invoice_no)).to.have.members([...numbers, "INV-4"]);
      service.verify();
    });

    it("validates every client's requests against openapi.yaml", async () => {
      const { status, body } = await send("POST", "/sales", { ...exampleSale, payment_type: 1 });
      expect(status).to.equal(400);
      expect(body).to.have.nested.property("errors.payment_type");
      expect(await send("GET", "/invoices")).to.have.property("status", 404);
      expect(() => service.verify())
        .to.throw("createSale (POST /sales): payment_type must be a text")
        .and.have.property("problems")
        .that.has.length(2);
    });

    it("sends prepared responses", async () => {
      service.respondNext("createSale", { status: 422, code: "unit_921" });
      const { status, body } = await send("POST", "/sales", exampleSale);
      expect(status).to.equal(422);
      expect(body).to.include({ code: "unit_921" });
      service.respondNext("createSale", { status: 429, retryAfterS: 2 });
      const error = await client.sales.create(exampleSale, { maxRetries: 0 }).catch((reason) => reason);
      expect(error).to.include({ code: "rate_limited", retryAfter: 2 });
      service.verify();
    });

    it("cuts connections and keeps silent", async () => {
      service.loseNext("createSale");
      expect(await client.sales.create(exampleSale)).to.have.property("receipt_no", "41");
      service.loseNext("createSale", "timeout");
      const options = { timeoutMs: 20, maxRetries: 0 };
      const error = await client.sales.create(exampleSale, options).catch((reason) => reason);
      expect(error).to.be.instanceOf(OutcomeUnknownError);
      expect(await (error as OutcomeUnknownError).resolve()).to.have.property("receipt_no", "41");
      service.loseNext("createSale");
      const cut = await send("POST", "/sales", exampleSale).catch((reason) => reason);
      expect(cut).to.have.property("code", "ECONNRESET");
      service.verify();
    });

    it("rejects a nock that does not see fetch, or sees nothing", async () => {
      const logger = Object.assign(() => {}, { extend: () => {} });
      const old = Object.assign(() => Object.assign(nock(baseUrl.slice(0, 23)), { logger }), nock);
      expect(() => mockService(old as never)).to.throw("mockService needs nock 14 or later");
      const idle = Object.assign((origin: string) => nock(origin), nock, { isActive: () => false });
      expect(() => mockService(idle as never)).to.throw("nock is not active");
      process.env.NOCK_OFF = "true";
      try {
        expect(() => mockService(nock)).to.throw("nock is not active");
      } finally {
        delete process.env.NOCK_OFF;
      }
    });

    it("lets no request to the service reach the network, also after nock.cleanAll()", async () => {
      const double = await startDouble(() => ({ body: { data: {} } }));
      const mocked = mockService(nock, { baseUrl: double.url });
      const local = new Taxctl({ apiKey: key, baseUrl: double.url, clock: patientClock() });
      const { origin } = new URL(double.url);
      await fetch(`${origin}/elsewhere`).catch(() => {});
      expect(() => mocked.verify()).to.throw(`GET ${origin}/elsewhere gets no response from the mock`);
      mocked.reset();
      nock.cleanAll();
      const error = await local.sales.create(exampleSale, { maxRetries: 0 }).catch((reason) => reason);
      expect(error).to.be.instanceOf(OutcomeUnknownError);
      await new Promise((resolve, reject) => get(`${double.url}/health`, reject).on("error", resolve));
      expect(() => mocked.verify())
        .to.throw("nock.cleanAll() removed the mock")
        .with.property("problems")
        .that.has.length(2);
      expect(double.seen).to.deep.equal([]);
      mocked.close();
      await fetch(`${double.url}/health`);
      expect(double.seen).to.have.length(1);
      await double.close();
    });

    it("leaves other addresses alone, and its own after close", async () => {
      nock("http://other.example.test").get("/api/v1/sales").reply(200, { mine: true });
      const other = await fetch("http://other.example.test/api/v1/sales");
      expect(await other.json()).to.deep.equal({ mine: true });
      const before = service.calls.length;
      service.close();
      nock("http://tax.example.test").get("/proxy/api/v1/health").reply(200, { mine: true });
      expect(await (await fetch(`${baseUrl}/health`)).json()).to.deep.equal({ mine: true });
      expect(service.calls).to.have.length(before);
    });
  });
