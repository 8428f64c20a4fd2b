// Proving the recorder: it records an app's calls, finds undocumented ones, and changes nothing.
import { get } from "node:http";
import { Taxctl } from "@taxctl/sdk";
import { ContractError, type Recorder, Responder, recordCalls } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { type Double, exampleSale, key, startDouble } from "../client/double.ts";

describe("recorder", () => {
  let double: Double;
  let service: Responder;
  let recorder: Recorder;
  const own = globalThis.fetch;
  beforeEach(async () => {
    double = await startDouble(() => ({ body: { status: "success" } }));
    service = new Responder({ baseUrl: double.url });
  });
  afterEach(async () => {
    recorder.stop();
    globalThis.fetch = own;
    await double.close();
  });
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };

  it("sees the SDK's calls and finds nothing wrong with them", async () => {
    globalThis.fetch = service.fetch;
    recorder = recordCalls({ baseUrl: double.url });
    const client = new Taxctl({ apiKey: key, baseUrl: double.url });
    const sale = await client.sales.create(exampleSale);
    await client.sales.get(sale.transaction_id);
    service.respondNext("getSale", { status: 404 });
    await client.sales.get(sale.transaction_id).catch(() => {});
    expect(recorder.calls.map(({ operation, status }) => [operation, status])).to.deep.equal([
      ["createSale", 200],
      ["getSale", 200],
      ["getSale", 404],
    ]);
    recorder.verify();
    expect(service.calls[0]?.body).to.deep.equal(exampleSale);
  });

  it("finds undocumented calls, wrong requests and wrong responses", async () => {
    recorder = recordCalls({ baseUrl: double.url });
    await fetch(`${double.url}/invoices`, { headers });
    await fetch(new URL(`${double.url}/sales`), {
      method: "POST",
      headers,
      body: JSON.stringify({ ...exampleSale, total: 5 }),
    });
    expect(() => recorder.verify())
      .to.throw(ContractError)
      .and.have.property("problems")
      .that.includes.members([
        "GET /invoices: is not an operation of openapi.yaml",
        "POST /sales: total is not a known field; there is total_amount",
        "POST /sales: response 200: data is missing",
      ]);
  });

  it("passes everything on unchanged, whatever the kind of request", async () => {
    recorder = recordCalls({ baseUrl: double.url });
    const body = JSON.stringify(exampleSale);
    const stream = () => new Blob([body]).stream();
    await fetch(`${double.url}/sales`, { method: "POST", headers, body });
    await fetch(new Request(`${double.url}/sales`, { method: "POST", headers, body }));
    await fetch(`${double.url}/sales`, { method: "POST", headers, body: stream(), duplex: "half" });
    expect(double.seen.map((one) => one.body)).to.deep.equal([exampleSale, exampleSale, exampleSale]);
    expect(
      recorder.calls.flatMap(({ problems }) => problems).filter((one) => !one.startsWith("response")),
    ).to.deep.equal([]);
    const stopped = AbortSignal.abort(new Error("enough"));
    const aborted = await fetch(`${double.url}/sales`, { signal: stopped }).catch((reason) => reason);
    expect(aborted.message).to.equal("enough");
  });

  it("finds what openapi.yaml does not know in strict mode, and only there", async () => {
    const client = new Taxctl({ apiKey: key, baseUrl: double.url });
    const answering = new Responder({ baseUrl: double.url }).fetch;
    let change: (response: Response, body: Record<string, never>) => Promise<Response> | Response = (
      response,
    ) => response;
    globalThis.fetch = async (input, init) => {
      const response = await answering(input, init);
      return change(response, (await response.clone().json()) as Record<string, never>);
    };
    const problemsOf = async (strict: boolean, call: () => PromiseLike<unknown>) => {
      const watched = globalThis.fetch;
      recorder = recordCalls({ baseUrl: double.url, strict });
      await Promise.resolve(call()).catch(() => {});
      recorder.stop();
      globalThis.fetch = watched;
      return recorder.calls.flatMap(({ problems }) => problems);
    };
    const both = async (call: () => PromiseLike<unknown>) => [
      await problemsOf(false, call),
      await problemsOf(true, call),
    ];
    let number = 0;
    const sell = () =>
      client.sales.create({ ...exampleSale, invoice_no: `INV-${number++}` }, { maxRetries: 0 });
    expect(await both(sell)).to.deep.equal([[], []]);
    const again = ({ status, headers }: Response, body: object) =>
      new Response(JSON.stringify(body), { status, headers });
    change = (response, body) =>
      again(response, { ...body, extra: 1, data: { ...Object(body.data), paid: true } });
    expect(await both(sell)).to.deep.equal([
      [],
      ["response 200: data.paid is not known", "response 200: extra is not known"],
    ]);
    change = (response, body) => {
      response.headers.set("x-trace", "7");
      response.headers.delete("x-ratelimit-limit");
      return again(response, body);
    };
    expect(await both(sell)).to.deep.equal([
      [],
      [
        "response 200: the header X-RateLimit-Limit is missing",
        "response 200: the header x-trace is not known",
      ],
    ]);
    change = ({ headers }, body) =>
      again(new Response(null, { status: 404, headers }), { ...body, code: "gone_fishing" });
    const missing = () => client.transactions.get("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11");
    expect((await both(missing))[1]).to.include("response 404: the code gone_fishing is not known");
    change = (response) => response;
    const anonymous = () => client.health.get({ headers: { Authorization: null }, maxRetries: 0 });
    expect(await both(anonymous)).to.deep.equal([[], ["the API key is missing"]]);
    // The formats of texts count without strict mode too.
    change = (response, body) =>
      again(response, { ...body, meta: { ...Object(body.meta), timestamp: "yesterday" } });
    const format = 'response 200: meta.timestamp must match format "date-time"';
    expect(await both(sell)).to.deep.equal([[format], [format]]);
  });

  it("sees requests sent with node:http by method and path", async () => {
    recorder = recordCalls({ baseUrl: double.url });
    const visit = (path: string) =>
      new Promise((resolve, reject) => get(`${double.url}${path}`, resolve).on("error", reject));
    await visit("/stock/movements?page=1");
    await visit("/stocks");
    expect(recorder.calls.map(({ operation, path }) => [operation, path])).to.deep.equal([
      ["listStockMovements", "/stock/movements"],
      [undefined, "/stocks"],
    ]);
    expect(() => recorder.verify()).to.throw("GET /stocks: is not an operation of openapi.yaml");
  });

  it("leaves other addresses alone, and everything once it is stopped", async () => {
    recorder = recordCalls({ baseUrl: "http://elsewhere.test/api/v1" });
    await fetch(`${double.url}/invoices`);
    expect(recorder.calls).to.deep.equal([]);
    recorder.stop();
    expect(globalThis.fetch).to.equal(own);
    recorder.verify();
  });
});
