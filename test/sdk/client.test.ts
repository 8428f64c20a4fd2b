// Responsible for proving the client: options, headers, branch, what a call gives, and that the key stays secret.
import { readFile } from "node:fs/promises";
import { inspect } from "node:util";
import { ApiCall, ConfigurationError, Taxctl, TimeoutError, VERSION, type WarningInfo } from "@taxctl/sdk";
import { FakeService } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { parse } from "yaml";
import { tidyBaseUrl } from "../../cli/src/service/profile.ts";
import { routes } from "../../sdk/src/routes.ts";
import {
  clientOf,
  type Double,
  envelope,
  KEY,
  patientClock,
  SALE,
  type Scripted,
  type Seen,
  startDouble,
} from "./double.ts";

describe("client", () => {
  let double: Double;
  let answer: (seen: Seen, count: number) => Scripted;
  beforeEach(async () => {
    answer = () => envelope({ id: 1 });
    double = await startDouble((seen, count) => answer(seen, count));
  });
  afterEach(() => double.close());

  describe("options", () => {
    const variables = ["TAXCTL_API_KEY", "TAXCTL_BASE_URL"] as const;
    const kept = variables.map((name) => process.env[name]);
    beforeEach(() => {
      for (const name of variables) delete process.env[name];
    });
    after(() => {
      for (const [index, name] of variables.entries()) {
        if (kept[index] === undefined) delete process.env[name];
        else process.env[name] = kept[index];
      }
    });

    it("takes key and address from the environment, and the local service by default", async () => {
      process.env.TAXCTL_API_KEY = KEY;
      expect(new Taxctl().baseUrl).to.equal("http://127.0.0.1:8080/api/v1");
      process.env.TAXCTL_BASE_URL = `${double.url}/`;
      await new Taxctl().health.get();
      expect(double.seen[0]).to.include({ method: "GET", path: "/api/v1/health" });
      expect(double.seen[0]?.headers.authorization).to.equal(`Bearer ${KEY}`);
    });

    it("refuses what can't work, without a request", () => {
      const refused = [
        {},
        { apiKey: "" },
        { apiKey: KEY, baseUrl: "localhost" },
        { apiKey: KEY, baseUrl: "ftp://localhost" },
        { apiKey: KEY, baseUrl: "http://user:word@localhost/api/v1" },
        { apiKey: KEY, timeoutMs: -1 },
        { apiKey: KEY, maxRetries: Number.NaN },
        { apiKey: KEY, branch: "Zürich №1" },
        { apiKey: KEY, appInfo: { name: "kassa\n" } },
      ];
      for (const options of refused) expect(() => new Taxctl(options)).to.throw(ConfigurationError);
    });

    it("names unknown and badly typed options, without their values", () => {
      const wrong: [object, string][] = [
        [{ apikey: "secret" }, "unknown option apikey; the options are apiKey, baseUrl, branch, timeoutMs"],
        [{ apiKey: 7 }, "apiKey must be a string"],
        [{ apiKey: null }, "apiKey must be a string"],
        [{ baseUrl: new URL("http://localhost") }, "baseUrl must be a string"],
        [{ branch: 0 }, "branch must be a string"],
        [{ timeoutMs: "60000" }, "timeoutMs must be a number from 0"],
        [{ maxRetries: 1.5 }, "maxRetries must be a whole number from 0"],
        [{ maxRateLimitWaitMs: -1 }, "maxRateLimitWaitMs must be a number from 0"],
        [{ pace: "no" }, "pace must be true or false"],
        [{ fetch: {} }, "fetch must be a function"],
        [{ hooks: { onRequest: true } }, "hooks must be an object with functions such as onRequest"],
        [{ instrumentation: {} }, "instrumentation must be an object with the functions call, attempt"],
        [{ logger: "console" }, "logger must be an object with functions such as debug"],
        [{ logLevel: "loud" }, "logLevel must be one of debug"],
        [{ checkAnswer: true }, "checkAnswer must be a function"],
        [{ appInfo: "till" }, "appInfo must be an object with a name"],
        [{ clock: { now: Date.now } }, "clock must be an object with the functions now, sleep"],
        [{ pace: 1, branch: 2 }, "pace must be true or false; branch must be a string"],
      ];
      for (const [options, words] of wrong) {
        expect(() => new Taxctl({ apiKey: KEY, ...options }), JSON.stringify(options))
          .to.throw(ConfigurationError)
          .with.property("message")
          .that.contains(words)
          .and.does.not.contain("secret");
      }
      expect(() => new Taxctl(null as never)).to.throw(ConfigurationError, "options must be an object");
      new Taxctl({ apiKey: KEY, baseUrl: undefined, hooks: {}, logger: console, totalTimeoutMs: Infinity });
    });

    it("names unknown and badly typed options of a call", async () => {
      const client = clientOf(double);
      const wrong: [object, string][] = [
        [{ timeout: 5 }, "unknown option timeout; the options are apiKey, branch, headers, timeoutMs"],
        [{ signal: "stop" }, "signal must be an AbortSignal"],
        [{ headers: [["a", "b"]] }, "headers must be an object"],
        [{ async: "yes" }, "async must be true or false"],
        [{ maxRetries: "2" }, "maxRetries must be a whole number from 0"],
      ];
      for (const [options, words] of wrong) {
        const error = await client.sales.create(SALE, options as never).catch((reason) => reason);
        expect(error).to.be.instanceOf(ConfigurationError).with.property("message").that.contains(words);
      }
      expect(double.seen).to.deep.equal([]);
    });

    it("reads TAXCTL_BASE_URL and baseUrl by the rule of taxctl", () => {
      for (const [given, read] of [
        ["https://tax.example.com", "https://tax.example.com/api/v1"],
        ["https://tax.example.com/", "https://tax.example.com/api/v1"],
        [" https://TAX.example.com/sandbox/api/v1// ", "https://tax.example.com/sandbox/api/v1"],
      ] as const) {
        process.env.TAXCTL_BASE_URL = given;
        expect(new Taxctl({ apiKey: KEY }).baseUrl).to.equal(read);
        expect(new Taxctl({ apiKey: KEY, baseUrl: given }).baseUrl).to.equal(read);
        expect(new FakeService().baseUrl).to.equal(read);
        expect(tidyBaseUrl(given)).to.equal(read);
      }
      process.env.TAXCTL_BASE_URL = "";
      expect(new Taxctl({ apiKey: KEY }).baseUrl).to.equal("http://127.0.0.1:8080/api/v1");
      for (const given of [
        "tax.example.com",
        "ftp://tax.example.com",
        "https://u:p@tax.example.com",
        "https://a/?b",
      ]) {
        process.env.TAXCTL_BASE_URL = given;
        expect(() => new Taxctl({ apiKey: KEY })).to.throw(
          ConfigurationError,
          "TAXCTL_BASE_URL is not a URL",
        );
        expect(() => tidyBaseUrl(given)).to.throw();
      }
    });

    it("refuses a call that can't be sent, and names everything that stands in its way", async () => {
      const client = clientOf(double);
      const circular: Record<string, unknown> = {};
      circular.again = circular;
      const line = { item_code: "K1", quantity: 1, unit_price: 1n };
      const calls: [() => PromiseLike<unknown>, string][] = [
        [() => client.sales.create(SALE, { idempotencyKey: "till-7/№41" }), "idempotencyKey must have"],
        [() => client.sales.create(SALE, { idempotencyKey: "" }), "idempotencyKey must have"],
        [() => client.sales.create(SALE, { idempotencyKey: "k".repeat(256) }), "idempotencyKey must have"],
        [() => client.sales.create(SALE, { branch: "№1" }), "branch can't be sent"],
        [() => client.health.get({ headers: { "x till": "7" } }), 'headers: "x till" can\'t be sent'],
        [() => client.health.get({ headers: { "x-till": "7\nx: 1" } }), 'headers: "x-till" can\'t be sent'],
        [
          () => client.sales.create({ ...SALE, items: [line] } as never),
          "createSale: the body can't be written as JSON: Do not know how to serialize a BigInt",
        ],
        [
          () => client.sales.create(circular as never),
          "createSale: the body can't be written as JSON: Converting circular",
        ],
        [
          () => client.health.get({ timeoutMs: -1, branch: "№1", headers: { "": "" } }),
          "timeoutMs must be a number from 0; branch can't be sent as a header: it must be one line of plain ASCII; headers: \"\" can't be sent as a header",
        ],
      ];
      for (const [call, words] of calls) {
        const error = await Promise.resolve(call()).catch((reason) => reason);
        expect(error).to.be.instanceOf(ConfigurationError);
        expect(Object(error).message).to.contain(words);
      }
      expect(double.seen).to.deep.equal([]);
      await client.sales.create(SALE, { idempotencyKey: "k".repeat(255), headers: { "x-till": null } });
      expect(double.seen).to.have.length(1);
    });

    it("names everything at once that can't work, with the key left out as the environment leaves it out", () => {
      const missing: string | undefined = undefined;
      const options = { apiKey: missing, baseUrl: "ftp://tax.example", timeoutMs: -1 };
      expect(() => new Taxctl(options))
        .to.throw(ConfigurationError, "give apiKey, or set TAXCTL_API_KEY")
        .and.to.have.property("message")
        .that.contains("baseUrl is not a URL")
        .and.contains("timeoutMs must be a number");
    });

    it("does not repeat a malformed key", () => {
      expect(() => new Taxctl({ apiKey: `${KEY}\nX-Other: 1` }))
        .to.throw(ConfigurationError)
        .and.satisfy((error: Error) => !inspect(error).includes(KEY));
    });

    it("sends its key over plain http to this machine only, unless it is allowed", () => {
      const open = (baseUrl: string, options = {}) => new Taxctl({ apiKey: KEY, baseUrl, ...options });
      for (const url of [
        "http://127.0.0.1:8080",
        "http://localhost",
        "http://[::1]:8080",
        "https://far.example",
      ])
        expect(open(url), url).to.be.instanceOf(Taxctl);
      for (const url of ["http://far.example", "http://127.0.0.1.far.example", "http://10.0.0.1"])
        expect(() => open(url), url).to.throw(ConfigurationError, "allowHttp");
      expect(open("http://far.example", { allowHttp: true })).to.be.instanceOf(Taxctl);
      process.env.TAXCTL_ALLOW_HTTP = "1";
      try {
        expect(open("http://far.example")).to.be.instanceOf(Taxctl);
        expect(() => open("http://far.example", { allowHttp: false })).to.throw(
          ConfigurationError,
          "allowHttp",
        );
      } finally {
        delete process.env.TAXCTL_ALLOW_HTTP;
      }
    });

    it("refuses to run in a browser unless it is forced", () => {
      const page = { window: {}, document: {} };
      Object.assign(globalThis, page);
      try {
        expect(() => clientOf(double)).to.throw(ConfigurationError, "browser");
        expect(clientOf(double, { dangerouslyAllowBrowser: true })).to.be.instanceOf(Taxctl);
      } finally {
        for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
      }
    });
  });

  it("never shows its key", () => {
    const client = clientOf(double);
    const shown = [inspect(client, { depth: 9, showHidden: true }), `${client}`, JSON.stringify(client)];
    for (const text of shown) expect(text).to.contain(double.url).and.not.to.contain(KEY);
  });

  it("never logs its key", async () => {
    const lines: string[] = [];
    const log = (message: string, fields: Record<string, unknown>) =>
      lines.push(message + JSON.stringify(fields));
    answer = (_, count) => (count === 1 ? { status: 503 } : envelope({}));
    await clientOf(double, { logger: { debug: log, warn: log } }).sales.create(SALE);
    expect(lines).to.have.length(3);
    expect(lines.join()).to.contain("createSale").and.not.to.contain(KEY);
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

  it("sends its branch where the operation takes one and the call names none", async () => {
    answer = () => ({
      body: { status: "success", data: [], meta: { current_page: 1, total_pages: 0, total: 0 } },
    });
    const client = clientOf(double, { branch: "00" });
    await client.sales.create(SALE);
    await client.sales.create({ ...SALE, branch_id: "01" });
    await client.sales.create(SALE, { branch: "02" });
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
    await client.sales.create(SALE, { async: true });
    expect(
      double.seen.map(({ method, path, query, body }) => [method, path, query.toString(), body]),
    ).to.deep.equal([
      ["PUT", "/api/v1/devices/b%2F1", "", { vscu_url: "http://127.0.0.1:8088" }],
      ["PATCH", "/api/v1/account", "", { walk_in_customer_name: null }],
      ["POST", "/api/v1/transactions/t%201/retry", "", {}],
      ["GET", "/api/v1/transactions/stats", "from_date=2026-03-01", undefined],
      ["POST", "/api/v1/sales", "async=true", SALE],
    ]);
  });

  it("refuses arguments that would address something else", () => {
    const { sales, devices } = clientOf(double);
    for (const id of ["", ".", "..", undefined])
      expect(() => sales.get(id as string)).to.throw(ConfigurationError);
    expect(() => devices.update("00", [] as never)).to.throw(ConfigurationError, "devices.update: body");
    expect(double.seen).to.have.length(0);
  });

  it("gives the data of the envelope, what stands beside it, or the envelope without data", async () => {
    const client = clientOf(double);
    expect(await client.sales.get("t")).to.deep.equal({ id: 1 });
    answer = () => envelope([{ code: "A" }]);
    expect(await client.codes.taxTypes()).to.deep.equal([{ code: "A" }]);
    answer = () => envelope({ total: 2 }, { period: { from: "a", to: "b" } });
    expect(await client.transactions.stats()).to.deep.equal({ total: 2, period: { from: "a", to: "b" } });
    answer = () => ({ body: { status: "success", message: "Gone", meta: {} } });
    expect(await client.devices.delete("00")).to.have.property("message", "Gone");
  });

  it("gives fields and values that it does not know", async () => {
    answer = () => envelope({ status: "frozen", new_field: { deep: 1 } });
    expect(await clientOf(double).transactions.get("t")).to.deep.equal({
      status: "frozen",
      new_field: { deep: 1 },
    });
  });

  it("marks an asynchronous submission that repeats a finished one", async () => {
    answer = () => ({ ...Object(envelope({ transaction_id: "t", receipt_no: "7" })) });
    const client = clientOf(double);
    const repeated = await client.sales.create(SALE, { async: true });
    expect(repeated).to.deep.equal({ transaction_id: "t", receipt_no: "7", status: "success" });
    answer = () => ({
      status: 202,
      body: { status: "processing", data: { transaction_id: "t", status: "pending" } },
    });
    expect(await client.sales.create(SALE, { async: true })).to.have.property("status", "pending");
  });

  it("shows the whole answer on demand", async () => {
    const call = clientOf(double).sales.create(SALE, { idempotencyKey: "mine" });
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
    answer = () => given.shift() ?? "hang";
    const told: WarningInfo[] = [];
    const logged: unknown[] = [];
    const client = clientOf(double, {
      hooks: { onWarning: (info) => told.push(info) },
      logger: { warn: (message, fields) => logged.push([message, fields.code]) },
    });
    expect((await client.sales.create(SALE).withResponse()).warnings).to.deep.equal([warning]);
    expect((await client.sales.create(SALE).withResponse()).warnings).to.deep.equal([]);
    expect(told).to.deep.equal([{ operation: "createSale", requestId: "r-1", ...warning }]);
    expect(logged).to.deep.equal([["the service warns", "in_use"]]);
  });

  it("behaves like a promise", async () => {
    const ended: string[] = [];
    expect(
      await clientOf(double)
        .health.get()
        .finally(() => ended.push("ended")),
    ).to.deep.equal({ id: 1 });
    answer = () => ({ status: 404, body: {} });
    expect(
      await clientOf(double)
        .health.get()
        .catch((error) => Object(error).status),
    ).to.equal(404);
    expect(ended).to.deep.equal(["ended"]);
  });

  it("uses the fetch it is given", async () => {
    const fetch = async () => Response.json({ status: "success", data: { from: "elsewhere" }, meta: {} });
    expect(await clientOf(double, { fetch }).health.get()).to.deep.equal({ from: "elsewhere" });
    expect(double.seen).to.have.length(0);
  });

  describe("waitFor", () => {
    it("reads at growing intervals until there is an outcome", async () => {
      answer = (_, count) => envelope({ status: count < 5 ? "processing" : "failed" });
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
      answer = () => envelope({ status: "pending" });
      const clock = patientClock();
      const call = clientOf(double, { clock }).transactions.waitFor("t-9", { timeoutMs: 5_000 });
      const error = await call.catch((reason) => reason);
      expect(error).to.be.instanceOf(TimeoutError).and.to.include({ transactionId: "t-9", retryable: true });
      expect(clock.waits.reduce((sum, one) => sum + one)).to.be.closeTo(5_000, 1);
    });

    it("ends when it is aborted", async () => {
      const controller = new AbortController();
      answer = () => {
        controller.abort(new Error("enough"));
        return envelope({ status: "pending" });
      };
      const call = clientOf(double).transactions.waitFor("t", { signal: controller.signal });
      expect(await call.catch((reason) => reason.message)).to.equal("enough");
    });
  });

  it("has a method for every operation of the interface, and its package's version", async () => {
    const { paths } = parse(await readFile(new URL("../../openapi.yaml", import.meta.url), "utf8"));
    const described = Object.values<object>(paths).flatMap((path) =>
      Object.values<{ operationId?: string }>({ ...path }).flatMap((one) => one.operationId ?? []),
    );
    const made = Object.values(routes).flatMap((methods) =>
      Object.values(methods).map((route) => route.operation),
    );
    expect(made).to.have.members(described);
    expect(clientOf(double)).to.include.all.keys(Object.keys(routes));
    const manifest = JSON.parse(await readFile(new URL("../../sdk/package.json", import.meta.url), "utf8"));
    expect(VERSION).to.equal(manifest.version);
  });
});
