// The responder: it checks requests by openapi.yaml, and responds with its examples or with what a test prepares.
import { OutcomeUnknownError, RateLimitError, RejectedError, Taxctl, ValidationError } from "@taxctl/sdk";
import { ContractError, Responder, type ResponderOptions, recordCalls } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { routes } from "../../../sdk/src/client/routes.ts";
import type { OperationId, Route } from "../../../sdk/src/client/types.ts";
import { examplesOf } from "../../../sdk/src/testing/examples.ts";
import { operations, requireOperation } from "../../../sdk/src/testing/operations.ts";
import { failureOf } from "../../support/records.ts";
import { clientOf, exampleSale, key } from "../client/double.ts";
import { argumentsOf } from "./every-operation.ts";

const nothing = { url: "http://127.0.0.1:8080/api/v1", seen: [], close: async () => {} };
const someId = crypto.randomUUID();
const anyRecord = { sale: someId, purchase: someId, link: someId };

function respond(options: ResponderOptions = {}): { service: Responder; client: Taxctl } {
  const service = new Responder(options);
  return { service, client: clientOf(nothing, { fetch: service.fetch, maxRetries: 0 }) };
}

describe("responder", () => {
  describe("by a strict recorder", () => {
    const own = globalThis.fetch;
    afterEach(() => {
      globalThis.fetch = own;
    });

    for (const [resource, methods] of Object.entries<Record<string, Route>>(routes)) {
      for (const [name, route] of Object.entries(methods)) {
        it(`responds to ${route.operation} as documented`, async () => {
          const service = new Responder();
          globalThis.fetch = service.fetch;
          const recorder = recordCalls({ baseUrl: service.baseUrl, strict: true });
          const credential = requireOperation(route.operation).takesKey
            ? { apiKey: key }
            : { session: { token: "any" } };
          const client = new Taxctl({ ...credential, branch: "00", pace: false });
          const method: (...args: unknown[]) => PromiseLike<unknown> = Object(client)[resource][name];
          await method(...argumentsOf(resource, route, anyRecord));
          recorder.stop();
          recorder.verify();
          service.verify();
          expect(service.calls).to.have.length(1);
        });
      }
    }
  });

  it("can send each example of each operation", () => {
    const service = new Responder();
    let prepared = 0;
    for (const operation of operations) {
      for (const { name, status } of examplesOf(operation)) {
        service.respondNext(operation.id as OperationId, { status, example: name });
        prepared += 1;
      }
    }
    expect(prepared).to.be.above(1_000);
    expect(() => service.verify()).to.throw("createSale: {");
  });

  it("responds the same each time, whatever was submitted before", async () => {
    const { client, service } = respond();
    const first = await client.sales.create(exampleSale);
    expect(await client.sales.create({ ...exampleSale, invoice_no: "INV-2" })).to.deep.equal(first);
    expect(await client.sales.search().toArray()).to.have.length(1);
    expect(service.calls.map(({ operation, status }) => [operation, status])).to.deep.equal([
      ["createSale", 200],
      ["createSale", 200],
      ["searchSales", 200],
    ]);
    expect(service.calls[0]?.body).to.deep.equal(exampleSale);
    service.verify();
  });

  it("rejects requests that are not valid, and names them in verify()", async () => {
    const { client, service } = respond();
    const wrong = await failureOf(client.sales.create({ ...exampleSale, payment_type: 1 } as never));
    expect(wrong).to.be.instanceOf(ValidationError);
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).to.deep.equal([400, ["payment_type"]]);
    expect((await failureOf(client.items.list({ color: "red" } as never))).status).to.equal(422);
    await fetchOf(service, "/invoices");
    const misplaced = await fetchOf(service, "/sales", { method: "DELETE" });
    expect(misplaced.status).to.equal(405);
    expect(service.problems).to.deep.equal([
      "createSale (POST /sales): payment_type must be a text in quotes",
      "listItems (GET /items): color is not a known field; known are branch_id, bhf_id, item_code, item_name, barcode, is_active, page, cursor, per_page",
      "openapi.yaml has no GET /invoices",
      "openapi.yaml has no DELETE /sales",
    ]);
    expect(() => service.verify()).to.throw(ContractError);
    service.reset();
    service.verify();
  });

  it("rejects bodies that can't be read", async () => {
    const { service } = respond();
    const send = async (body: string, type: string) =>
      (await fetchOf(service, "/sales", { method: "POST", body, headers: { "content-type": type } })).status;
    expect(await send("{", "application/json")).to.equal(400);
    expect(await send("<sale/>", "text/xml")).to.equal(415);
    expect(await send(JSON.stringify("x".repeat(1024 * 1024)), "application/json")).to.equal(413);
  });

  it("names the invalid entries of a bulk request, and responds", async () => {
    const { client, service } = respond();
    await client.sales.createBulk({ sales: [exampleSale, { ...exampleSale, payment_type: 1 } as never] });
    expect(service.problems).to.deep.equal([
      "createSalesBulk (POST /sales/bulk): sales[1].payment_type must be a text in quotes",
    ]);
  });

  it("lets verify() ignore wrong requests, if it is not strict", async () => {
    const { client, service } = respond({ strict: false });
    expect((await failureOf(client.sales.create({} as never))).status).to.equal(400);
    service.verify();
  });

  it("checks keys and sessions", async () => {
    const { service } = respond({ apiKey: key });
    const statusOf = async (path: string, headers: Record<string, string>) => {
      const response = await service.fetch(`${service.baseUrl}${path}`, { headers });
      return [response.status, Object(await response.json()).code];
    };
    expect(await statusOf("/items", {})).to.deep.equal([401, "key_missing"]);
    expect(await statusOf("/items", { authorization: "Bearer other" })).to.deep.equal([401, "key_unknown"]);
    expect(await statusOf("/items", { authorization: `Bearer ${key}` })).to.deep.equal([200, undefined]);
    expect(await statusOf("/keys", {})).to.deep.equal([401, "session_missing"]);
    expect(await statusOf("/keys", { authorization: `Bearer ${key}` })).to.deep.equal([
      403,
      "session_required",
    ]);
    expect(await statusOf("/keys", { cookie: "taxctl-session=any" })).to.deep.equal([200, undefined]);
  });

  it("sends files, and 304 to a caller that has the content", async () => {
    const { client, service } = respond();
    const pdf = await client.transactions.receipt(someId, { format: "pdf" });
    expect(new TextDecoder().decode(pdf)).to.match(/^%PDF/);
    expect(await client.exports.download(someId)).to.be.instanceOf(Uint8Array);
    const first = await fetchOf(service, "/codes/tax-types");
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    const second = await fetchOf(service, "/codes/tax-types", { headers });
    expect([first.status, second.status, await second.text()]).to.deep.equal([200, 304, ""]);
  });

  describe("with a prepared response", () => {
    it("sends the rejection of a control unit by its code", async () => {
      const { client, service } = respond();
      service.respondNext("createSale", { status: 422, code: "unit_921" });
      const error = await failureOf(client.sales.create(exampleSale));
      expect(error).to.be.instanceOf(RejectedError).and.include({ code: "unit_921", status: 422 });
      expect(error.raw).to.include({ error: "Period is closed", retryable: false });
      expect((await client.sales.create(exampleSale)).receipt_no).to.equal("41");
      service.verify();
    });

    it("finds the status of a code that has an example, and of a unit's code", async () => {
      const { client, service } = respond();
      for (const [code, status] of [
        ["outcome_pending", 422],
        ["invoice_conflict", 409],
        ["feature_not_enabled", 403],
        ["unit_921", 422],
      ] as const) {
        service.respondNext("createSale", { code });
        expect(await failureOf(client.sales.create(exampleSale))).to.include({ code, status });
      }
    });

    it("sends codes without an example in the shape of their status", async () => {
      const { client, service } = respond();
      service.respondNext("createSale", { status: 409, code: "period_closed", message: "March is closed" });
      const error = await failureOf(client.sales.create(exampleSale));
      expect(error).to.include({ code: "period_closed", message: "March is closed" });
    });

    it("sends errors by field", async () => {
      const { client, service } = respond();
      service.respondNext("createSale", { status: 400, errors: { "items[0].quantity": ["is too large"] } });
      const error = await failureOf(client.sales.create(exampleSale));
      expect(error).to.be.instanceOf(ValidationError).and.include({ code: "validation_failed" });
      expect(error.errors).to.deep.equal({ "items[0].quantity": ["is too large"] });
    });

    it("replaces values of a record and of the rows of a list", async () => {
      const { client, service } = respond();
      service.respondNext("getTransaction", { data: { status: "processing", receipt_no: null } });
      expect(await client.transactions.get(someId)).to.include({ status: "processing", type: "sales" });
      service.respondNext("searchSales", { data: [{ total_amount: 116 }, { total_amount: 58, sign: -1 }] });
      const page = await client.sales.search();
      expect(page.data.map(({ sign, total_amount }) => sign * total_amount)).to.deep.equal([116, -58]);
      expect(page.meta).to.include({ total: 2, total_pages: 1 });
      service.respondNext("searchSales", { data: [] });
      expect(await client.sales.search().toArray()).to.deep.equal([]);
      service.respondNext("createSale", { example: "SaleDuplicate" });
      expect((await client.sales.create(exampleSale).withResponse()).body.meta.duplicate).to.equal(true);
    });

    it("sends a failure of any operation as often as asked, and tells when to retry", async () => {
      const { client, service } = respond();
      service.respondNext("*", { status: 429, retryAfterS: 3, times: 2 });
      for (const call of [() => client.items.list(), () => client.sales.create(exampleSale)]) {
        const error = await failureOf(call());
        expect(error).to.be.instanceOf(RateLimitError).and.include({ retryAfter: 3 });
      }
      await client.sales.create(exampleSale);
      service.verify();
    });

    it("keeps a failure of any operation for one that has it", async () => {
      const { client, service } = respond();
      service.respondNext("*", { status: 409, code: "invoice_conflict" });
      await client.items.list();
      expect((await failureOf(client.sales.create(exampleSale))).status).to.equal(409);
    });

    it("keeps the order of responses for one operation", async () => {
      const { client, service } = respond();
      service.loseNext("createSale");
      service.respondNext("createSale", { status: 503 });
      service.respondNext("createSale", { data: { receipt_no: "7" } });
      const patient = clientOf(nothing, { fetch: service.fetch, maxRetries: 2 });
      expect((await patient.sales.create(exampleSale)).receipt_no).to.equal("7");
      expect(service.calls.map(({ status }) => status)).to.deep.equal([undefined, 503, 200]);
      await client.sales.create(exampleSale);
      service.verify();
    });

    it("loses a response without an end", async () => {
      const { client, service } = respond();
      service.loseNext("createSale", "timeout");
      const error = await failureOf(client.sales.create(exampleSale, { timeoutMs: 20 }));
      expect(error).to.be.instanceOf(OutcomeUnknownError);
      service.verify();
    });

    it("reports responses that no call used", () => {
      const { service } = respond();
      service.respondNext("createSale", { status: 503, times: 2 });
      service.loseNext("getSale", "timeout");
      expect(() => service.verify())
        .to.throw(ContractError)
        .with.property("problems")
        .that.deep.equals([
          'createSale: {"status":503} was prepared, but 2 more calls never came',
          "getSale: timeout was prepared, but 1 more call never came",
        ]);
      service.reset();
      service.verify();
    });

    it("prepares nothing that the service can't send", () => {
      const { service } = respond();
      const prepare = service.respondNext.bind(service) as (operation: string, response: object) => void;
      for (const [operation, response, problem] of [
        ["createSail", {}, "no operation createSail"],
        ["createSale", { status: 418 }, "openapi.yaml has no example of such a response of createSale"],
        ["createSale", { example: "Receipt" }, "no example of such a response"],
        ["createSale", { code: "unit_92" }, "There is no error code unit_92"],
        ["createSale", { code: "period_closed" }, "no example of such a response"],
        ["createSale", { data: { receipt_no: 41 } }, "data.receipt_no must be string"],
        ["createSale", { data: { color: "red" } }, "data.color is not known"],
        ["searchSales", { data: [{ total_amount: "116" }] }, "data[0].total_amount must be number"],
        ["*", { status: 418 }, "no example of such a response of *"],
      ] as const)
        expect(() => prepare(operation, response)).to.throw(problem);
      expect(() => service.loseNext("createSail" as never)).to.throw("no operation createSail");
      service.verify();
    });
  });
});

function fetchOf(service: Responder, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, ...Object(init.headers) };
  return service.fetch(`${service.baseUrl}${path}`, { ...init, headers });
}
