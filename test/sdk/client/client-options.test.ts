import { inspect } from "node:util";
import { ConfigurationError, Taxctl } from "@taxctl/sdk";
import { Responder } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { tidyBaseUrl } from "../../../cli/src/service/profile.ts";
import {
  clientOf,
  type Double,
  envelope,
  exampleSale,
  key,
  type Scripted,
  type Seen,
  startDouble,
} from "./double.ts";

describe("client options", () => {
  const variables = ["TAXCTL_API_KEY", "TAXCTL_BASE_URL"] as const;
  const kept = variables.map((name) => process.env[name]);
  let double: Double;
  let respond: (seen: Seen, count: number) => Scripted;
  beforeEach(async () => {
    for (const name of variables) delete process.env[name];
    respond = () => envelope({ id: 1 });
    double = await startDouble((seen, count) => respond(seen, count));
  });
  afterEach(() => double.close());

  after(() => {
    for (const [index, name] of variables.entries()) {
      if (kept[index] === undefined) delete process.env[name];
      else process.env[name] = kept[index];
    }
  });

  it("takes key and address from the environment, and the local service by default", async () => {
    process.env.TAXCTL_API_KEY = key;
    expect(new Taxctl().baseUrl).to.equal("http://127.0.0.1:8080/api/v1");
    process.env.TAXCTL_BASE_URL = `${double.url}/`;
    await new Taxctl().health.get();
    expect(double.seen[0]).to.include({ method: "GET", path: "/api/v1/health" });
    expect(double.seen[0]?.headers.authorization).to.equal(`Bearer ${key}`);
  });

  it("rejects impossible options without a request", () => {
    const invalid = [
      {},
      { apiKey: "" },
      { apiKey: key, baseUrl: "localhost" },
      { apiKey: key, baseUrl: "ftp://localhost" },
      { apiKey: key, baseUrl: "http://user:word@localhost/api/v1" },
      { apiKey: key, timeoutMs: -1 },
      { apiKey: key, maxRetries: Number.NaN },
      { apiKey: key, branch: "Zürich №1" },
      { apiKey: key, appInfo: { name: "kassa\n" } },
    ];
    for (const options of invalid) expect(() => new Taxctl(options)).to.throw(ConfigurationError);
  });

  it("names unknown and badly typed options, without their values", () => {
    const wrong: [object, string][] = [
      [
        { apikey: "secret" },
        "unknown option apikey; the options are apiKey, session, baseUrl, branch, timeoutMs",
      ],
      [{ apiKey: 7 }, "apiKey must be a string"],
      [{ apiKey: null }, "apiKey must be a string"],
      [{ session: "secret" }, "session must be an object such as { token, account: 3 }"],
      [{ session: { tokn: "secret" } }, "session must be an object such as"],
      [{ session: { token: "secret", account: "3" } }, "session must be an object such as"],
      [{ session: { token: "secret\nX: 1" } }, "session.token can't be sent as a header"],
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
      expect(() => new Taxctl({ apiKey: key, ...options }), JSON.stringify(options))
        .to.throw(ConfigurationError)
        .with.property("message")
        .that.contains(words)
        .and.does.not.contain("secret");
    }
    expect(() => new Taxctl(null as never)).to.throw(ConfigurationError, "options must be an object");
    new Taxctl({ apiKey: key, baseUrl: undefined, hooks: {}, logger: console, totalTimeoutMs: Infinity });
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
      const error = await client.sales.create(exampleSale, options as never).catch((reason) => reason);
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
      expect(new Taxctl({ apiKey: key }).baseUrl).to.equal(read);
      expect(new Taxctl({ apiKey: key, baseUrl: given }).baseUrl).to.equal(read);
      expect(new Responder().baseUrl).to.equal(read);
      expect(tidyBaseUrl(given)).to.equal(read);
    }
    process.env.TAXCTL_BASE_URL = "";
    expect(new Taxctl({ apiKey: key }).baseUrl).to.equal("http://127.0.0.1:8080/api/v1");
    for (const given of [
      "tax.example.com",
      "ftp://tax.example.com",
      "https://u:p@tax.example.com",
      "https://a/?b",
    ]) {
      process.env.TAXCTL_BASE_URL = given;
      expect(() => new Taxctl({ apiKey: key })).to.throw(ConfigurationError, "TAXCTL_BASE_URL is not a URL");
      expect(() => tidyBaseUrl(given)).to.throw();
    }
  });

  it("rejects a call that can't be sent, and names all its problems", async () => {
    const client = clientOf(double);
    const circular: Record<string, unknown> = {};
    circular.again = circular;
    const line = { item_code: "K1", quantity: 1, unit_price: 1n };
    const calls: [() => PromiseLike<unknown>, string][] = [
      [() => client.sales.create(exampleSale, { idempotencyKey: "till-7/№41" }), "idempotencyKey must have"],
      [() => client.sales.create(exampleSale, { idempotencyKey: "" }), "idempotencyKey must have"],
      [
        () => client.sales.create(exampleSale, { idempotencyKey: "k".repeat(256) }),
        "idempotencyKey must have",
      ],
      [() => client.sales.create(exampleSale, { branch: "№1" }), "branch can't be sent"],
      [() => client.health.get({ headers: { "x till": "7" } }), 'headers: "x till" can\'t be sent'],
      [() => client.health.get({ headers: { "x-till": "7\nx: 1" } }), 'headers: "x-till" can\'t be sent'],
      [
        () => client.sales.create({ ...exampleSale, items: [line] } as never),
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
    await client.sales.create(exampleSale, { idempotencyKey: "k".repeat(255), headers: { "x-till": null } });
    expect(double.seen).to.have.length(1);
  });

  it("names every impossible option at once, with the key omitted as the environment omits it", () => {
    const missing: string | undefined = undefined;
    const options = { apiKey: missing, baseUrl: "ftp://tax.example", timeoutMs: -1 };
    expect(() => new Taxctl(options))
      .to.throw(ConfigurationError, "pass apiKey, or set TAXCTL_API_KEY")
      .and.to.have.property("message")
      .that.contains("baseUrl is not a URL")
      .and.contains("timeoutMs must be a number");
  });

  it("does not repeat a malformed key", () => {
    expect(() => new Taxctl({ apiKey: `${key}\nX-Other: 1` }))
      .to.throw(ConfigurationError)
      .and.satisfy((error: Error) => !inspect(error).includes(key));
  });

  it("sends its key over plain http to this machine only, unless it is allowed", () => {
    const open = (baseUrl: string, options = {}) => new Taxctl({ apiKey: key, baseUrl, ...options });
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

  it("won't run in a browser unless it is forced", () => {
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
