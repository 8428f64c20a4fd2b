// Proving the client: options, headers, branch, what a call gives, and that the key stays secret.
import { readFile } from "node:fs/promises";
import { inspect } from "node:util";
import { ApiCall, ConfigurationError, TimeoutError, version, type WarningInfo } from "@taxctl/sdk";
import { expect } from "chai";
import { parse } from "yaml";
import { routes } from "../../../sdk/src/client/routes.ts";
import {
  clientOf,
  type Double,
  envelope,
  exampleSale,
  key,
  patientClock,
  type Scripted,
  type Seen,
  startDouble,
} from "./double.ts";

describe("client", () => {
  let double: Double;
  let respond: (seen: Seen, count: number) => Scripted;
  beforeEach(async () => {
    respond = () => envelope({ id: 1 });
    double = await startDouble((seen, count) => respond(seen, count));
  });
  afterEach(() => double.close());

  it("never shows its key", () => {
    const client = clientOf(double);
    const shown = [inspect(client, { depth: 9, showHidden: true }), `${client}`, JSON.stringify(client)];
    for (const text of shown) expect(text).to.contain(double.url).and.not.to.contain(key);
  });

  it("never logs its key", async () => {
    const lines: string[] = [];
    const log = (message: string, fields: Record<string, unknown>) =>
      lines.push(message + JSON.stringify(fields));
    respond = (_, count) => (count === 1 ? { status: 503 } : envelope({}));
    await clientOf(double, { logger: { debug: log, warn: log } }).sales.create(exampleSale);
    expect(lines).to.have.length(3);
    expect(lines.join()).to.contain("createSale").and.not.to.contain(key);
  });

  it("says who calls, and lets a call set or remove headers and bring its own key", async () => {
    const client = clientOf(double, {
      appInfo: { name: "kassa", version: "2.1", url: "https://kassa.example" },
    });
    await client.health.get();
    const own = `txs_${"o".repeat(60)}`;
    await client.health.get({ apiKey: own, headers: { "X-Request-Id": "mine", "User-Agent": null } });
    const [first, second] = double.seen.map((one) => one.headers);
    expect(first?.["user-agent"]).to.match(
      /^taxctl-sdk\/\S+ node\/\S+ kassa\/2\.1 \(https:\/\/kassa\.example\)$/,
    );
    expect(second).to.include({ authorization: `Bearer ${own}`, "x-request-id": "mine" });
    expect(second?.["user-agent"]).not.to.contain("taxctl-sdk");
  });

  it("sends its branch if the operation takes one and the call names none", async () => {
    respond = () => ({
      body: { status: "success", data: [], meta: { current_page: 1, total_pages: 0, total: 0 } },
    });
    const client = clientOf(double, { branch: "00" });
    await client.sales.create(exampleSale);
    await client.sales.create({ ...exampleSale, branch_id: "01" });
    await client.sales.create(exampleSale, { branch: "02" });
    await client.transactions.list({ branch_id: "03" });
    await client.devices.get("04");
    const sent = double.seen.map((one) => one.headers["x-branch-id"]);
    expect(sent).to.deep.equal(["00", undefined, "02", undefined, undefined]);
  });

  it("puts arguments where they belong", async () => {
    const client = clientOf(double);
    await client.devices.update("b/1", { vscu_url: "http://127.0.0.1:8088" });
    await client.account.update({ walk_in_customer_name: null });
    await client.transactions.retry("t 1");
    await client.transactions.stats({ from_date: "2026-03-01" });
    await client.sales.create(exampleSale, { async: true });
    expect(
      double.seen.map(({ method, path, query, body }) => [method, path, query.toString(), body]),
    ).to.deep.equal([
      ["PUT", "/api/v1/devices/b%2F1", "", { vscu_url: "http://127.0.0.1:8088" }],
      ["PATCH", "/api/v1/account", "", { walk_in_customer_name: null }],
      ["POST", "/api/v1/transactions/t%201/retry", "", {}],
      ["GET", "/api/v1/transactions/stats", "from_date=2026-03-01", undefined],
      ["POST", "/api/v1/sales", "async=true", exampleSale],
    ]);
  });

  it("rejects arguments that would lead to another URL", () => {
    const { sales, devices } = clientOf(double);
    for (const id of ["", ".", "..", undefined])
      expect(() => sales.get(id as string)).to.throw(ConfigurationError);
    expect(() => devices.update("00", [] as never)).to.throw(ConfigurationError, "devices.update: body");
    expect(double.seen).to.have.length(0);
  });

  it("returns the data of the envelope, the fields next to it, or the envelope without data", async () => {
    const client = clientOf(double);
    expect(await client.sales.get("t")).to.deep.equal({ id: 1 });
    respond = () => envelope([{ code: "A" }]);
    expect(await client.codes.taxTypes()).to.deep.equal([{ code: "A" }]);
    respond = () => envelope({ total: 2 }, { period: { from: "a", to: "b" } });
    expect(await client.transactions.stats()).to.deep.equal({ total: 2, period: { from: "a", to: "b" } });
    respond = () => ({ body: { status: "success", message: "Gone", meta: {} } });
    expect(await client.devices.delete("00")).to.have.property("message", "Gone");
  });

  it("returns unknown fields and values", async () => {
    respond = () => envelope({ status: "frozen", new_field: { deep: 1 } });
    expect(await clientOf(double).transactions.get("t")).to.deep.equal({
      status: "frozen",
      new_field: { deep: 1 },
    });
  });

  it("marks an asynchronous submission that repeats a finished one", async () => {
    respond = () => ({ ...Object(envelope({ transaction_id: "t", receipt_no: "7" })) });
    const client = clientOf(double);
    const repeated = await client.sales.create(exampleSale, { async: true });
    expect(repeated).to.deep.equal({ transaction_id: "t", receipt_no: "7", status: "success" });
    respond = () => ({
      status: 202,
      body: { status: "processing", data: { transaction_id: "t", status: "pending" } },
    });
    expect(await client.sales.create(exampleSale, { async: true })).to.have.property("status", "pending");
  });

  it("shows the whole response on demand", async () => {
    const call = clientOf(double).sales.create(exampleSale, { idempotencyKey: "mine" });
    expect(call).to.be.instanceOf(ApiCall);
    const { data, body, status, headers, requestId, idempotencyKey } = await call.withResponse();
    expect(data).to.equal(body.data);
    expect({ status, requestId, idempotencyKey }).to.deep.equal({
      status: 200,
      requestId: "r-1",
      idempotencyKey: "mine",
    });
    expect([body.message, headers.get("x-request-id")]).to.deep.equal(["Done", "r-1"]);
    expect(double.seen).to.have.length(1);
  });

  it("gives the service's warnings with the response, to the hook and to the log", async () => {
    const warning = { code: "in_use", message: "Look at the name", field: "customer_name" };
    const given: Scripted[] = [
      { body: { status: "success", data: {}, meta: { warnings: [warning] } } },
      envelope({}),
    ];
    respond = () => given.shift() ?? "hang";
    const warned: WarningInfo[] = [];
    const logged: unknown[] = [];
    const client = clientOf(double, {
      hooks: { onWarning: (info) => warned.push(info) },
      logger: { warn: (message, fields) => logged.push([message, fields.code]) },
    });
    expect((await client.sales.create(exampleSale).withResponse()).warnings).to.deep.equal([warning]);
    expect((await client.sales.create(exampleSale).withResponse()).warnings).to.deep.equal([]);
    expect(warned).to.deep.equal([{ operation: "createSale", requestId: "r-1", ...warning }]);
    expect(logged).to.deep.equal([["warning", "in_use"]]);
  });

  it("behaves like a promise", async () => {
    const ended: string[] = [];
    expect(
      await clientOf(double)
        .health.get()
        .finally(() => ended.push("ended")),
    ).to.deep.equal({ id: 1 });
    respond = () => ({ status: 404, body: {} });
    expect(
      await clientOf(double)
        .health.get()
        .catch((error) => Object(error).status),
    ).to.equal(404);
    expect(ended).to.deep.equal(["ended"]);
  });

  it("uses the given fetch", async () => {
    const fetch = async () => Response.json({ status: "success", data: { from: "elsewhere" }, meta: {} });
    expect(await clientOf(double, { fetch }).health.get()).to.deep.equal({ from: "elsewhere" });
    expect(double.seen).to.have.length(0);
  });

  describe("waitFor", () => {
    it("reads at growing intervals until there is an outcome", async () => {
      respond = (_, count) => envelope({ status: count < 5 ? "processing" : "failed" });
      const clock = patientClock();
      const states: string[] = [];
      const onPoll = ({ status }: { status: string }) => states.push(status);
      const transaction = await clientOf(double, { clock }).transactions.waitFor("t", { onPoll });
      expect(transaction.status).to.equal("failed");
      expect(states).to.have.length(5);
      expect(clock.waits)
        .to.deep.equal([...clock.waits].sort((left, right) => left - right))
        .and.have.length(4);
    });

    it("gives up in time, and names the transaction", async () => {
      respond = () => envelope({ status: "pending" });
      const clock = patientClock();
      const call = clientOf(double, { clock }).transactions.waitFor("t-9", { timeoutMs: 5_000 });
      const error = await call.catch((reason) => reason);
      expect(error).to.be.instanceOf(TimeoutError).and.to.include({ transactionId: "t-9", retryable: true });
      expect(clock.waits.reduce((sum, one) => sum + one)).to.be.closeTo(5_000, 1);
    });

    it("ends when it is aborted", async () => {
      const controller = new AbortController();
      respond = () => {
        controller.abort(new Error("enough"));
        return envelope({ status: "pending" });
      };
      const call = clientOf(double).transactions.waitFor("t", { signal: controller.signal });
      expect(await call.catch((reason) => reason.message)).to.equal("enough");
    });
  });

  it("has a method for every operation of the API, and its package's version", async () => {
    const { paths } = parse(await readFile(new URL("../../../openapi.yaml", import.meta.url), "utf8"));
    const described = Object.values<object>(paths).flatMap((path) =>
      Object.values<{ operationId?: string }>({ ...path }).flatMap((one) => one.operationId ?? []),
    );
    const made = Object.values(routes).flatMap((methods) =>
      Object.values(methods).map((route) => route.operation),
    );
    expect(made).to.have.members(described);
    expect(clientOf(double)).to.include.all.keys(Object.keys(routes));
    const manifest = JSON.parse(
      await readFile(new URL("../../../sdk/package.json", import.meta.url), "utf8"),
    );
    expect(version).to.equal(manifest.version);
  });
});
