// Proving delivery against a real server: attempts, keys, limits, aborts, doubt.
import {
  ConnectionError,
  OutcomeUnknownError,
  type RetryInfo,
  ServiceError,
  TimeoutError,
} from "@taxctl/sdk";
import { expect } from "chai";
import { caught } from "../../support/caught.ts";
import { forEachTest } from "../../support/suite.ts";
import {
  clientOf,
  envelope,
  exampleSale,
  failure,
  patientClock,
  type Scripted,
  type Seen,
  startDouble,
} from "./double.ts";

describe("delivery", () => {
  let respond: (seen: Seen, count: number) => Scripted;
  const double = forEachTest(() => startDouble((seen, count) => respond(seen, count)));

  it("keeps one key over all attempts, and makes another for the next call", async () => {
    respond = (_, count) => (count < 3 ? failure(503, "unavailable") : envelope({ transaction_id: "t" }));
    const client = clientOf(double);
    const { idempotencyKey } = await client.sales.create(exampleSale).withResponse();
    await client.sales.create(exampleSale);
    const keys = double.seen.map((one) => one.headers["idempotency-key"]);
    expect(keys).to.have.length(4);
    expect(new Set(keys.slice(0, 3))).to.deep.equal(new Set([idempotencyKey]));
    expect(idempotencyKey).to.match(/^[0-9a-f-]{36}$/);
    expect(keys[3]).not.to.equal(idempotencyKey);
    expect(double.seen.map((one) => one.body)).to.deep.equal([
      exampleSale,
      exampleSale,
      exampleSale,
      exampleSale,
    ]);
  });

  it("sends the caller's own key, and shows it in the error", async () => {
    respond = () => failure(500, "internal_error");
    const error = await caught(clientOf(double).items.create({} as never, { idempotencyKey: "mine-1" }));
    expect(error)
      .to.be.instanceOf(ServiceError)
      .and.to.include({ idempotencyKey: "mine-1", retryable: true });
    expect(double.seen.map((one) => one.headers["idempotency-key"])).to.deep.equal([
      "mine-1",
      "mine-1",
      "mine-1",
    ]);
  });

  it("sends no key with requests that change nothing", async () => {
    respond = () => ({ body: { data: [], meta: { current_page: 1, total_pages: 0, total: 0 } } });
    await clientOf(double).sales.search();
    await clientOf(double).transactions.list();
    expect(double.seen.map((one) => one.headers["idempotency-key"])).to.deep.equal([undefined, undefined]);
  });

  it("waits as the service asks, and notifies the hooks of each attempt", async () => {
    respond = (_, count) =>
      count === 1
        ? { ...Object(failure(429, "rate_limited")), headers: { "retry-after": "7" } }
        : envelope({ id: 1 });
    const clock = patientClock();
    const retries: RetryInfo[] = [];
    const observed: string[] = [];
    const hooks = {
      onRequest: ({ attempt }: { attempt: number }) => observed.push(`request ${attempt}`),
      onResponse: ({ status }: { status: number }) => observed.push(`response ${status}`),
      onRetry: (info: RetryInfo) => retries.push(info),
    };
    await clientOf(double, { clock, hooks }).health.get();
    expect(clock.waits[0]).to.be.within(7_000, 7_250);
    expect(observed).to.deep.equal(["request 1", "response 429", "request 2", "response 200"]);
    expect(retries[0]).to.include({
      operation: "getHealth",
      status: 429,
      code: "rate_limited",
      requestId: "r-1",
    });
  });

  it("stops retrying in an outage, and starts again after successes", async () => {
    respond = () => failure(503, "unavailable");
    const client = clientOf(double);
    for (let call = 0; call < 40; call += 1) await caught(client.health.get());
    expect(double.seen).to.have.length(40 + 50);
    respond = () => envelope({});
    for (let call = 0; call < 6; call += 1) await client.health.get();
    respond = (_, count) => (count % 2 === 1 ? failure(503, "unavailable") : envelope({}));
    await client.health.get();
    expect(double.seen).to.have.length(90 + 6 + 2);
  });

  it("tries once if told to", async () => {
    respond = () => failure(503, "unavailable");
    await caught(clientOf(double).health.get({ maxRetries: 0 }));
    await caught(clientOf(double, { maxRetries: 0 }).health.get());
    expect(double.seen).to.have.length(2);
  });

  it("ends a wait at once when it is aborted", async () => {
    respond = () => ({ ...Object(failure(503, "unavailable")), headers: { "retry-after": "500" } });
    const controller = new AbortController();
    const hooks = { onRetry: () => setImmediate(() => controller.abort(new Error("enough"))) };
    const client = clientOf(double, { clock: undefined, hooks });
    const error = await caught(client.health.get({ signal: controller.signal }));
    expect(error).to.be.instanceOf(Error).and.to.have.property("message", "enough");
    expect(double.seen).to.have.length(1);
  });

  it("ends a request under way when it is aborted, and sends none when it was before", async () => {
    const controller = new AbortController();
    respond = () => {
      setImmediate(() => controller.abort());
      return "hang";
    };
    const error = await caught(clientOf(double).sales.create(exampleSale, { signal: controller.signal }));
    expect(error).to.have.property("name", "AbortError");
    await caught(clientOf(double).health.get({ signal: controller.signal }));
    expect(double.seen).to.have.length(1);
  });

  it("gives up on an attempt that takes too long, and names operation and limit", async () => {
    respond = () => "hang";
    const attempts: number[] = [];
    const hooks = { onRequest: ({ attempt }: { attempt: number }) => void attempts.push(attempt) };
    const error = await caught(clientOf(double, { timeoutMs: 40, maxRetries: 1, hooks }).health.get());
    expect(error).to.be.instanceOf(TimeoutError).and.to.have.property("operation", "getHealth");
    expect(String(error)).to.contain("within 40 ms in 2 attempts");
    // Whether an attempt arrives within so little time is up to the machine.
    expect(attempts).to.deep.equal([1, 2]);
  });

  it("names the total limit when that one ended the call", async () => {
    respond = () => "hang";
    const error = await caught(clientOf(double).health.get({ totalTimeoutMs: 40, maxRetries: 0 }));
    expect(error).to.be.instanceOf(TimeoutError);
    expect(String(error)).to.contain("no response within 40 ms (totalTimeoutMs)").and.not.contain("60000");
  });

  it("waits as long as it takes without limits", async () => {
    const controller = new AbortController();
    respond = ({ method }) => (method === "GET" ? "hang" : envelope({ transaction_id: "t" }));
    const client = clientOf(double, {
      timeoutMs: Number.POSITIVE_INFINITY,
      totalTimeoutMs: Number.POSITIVE_INFINITY,
      maxRetries: 0,
    });
    const error = caught(client.health.get({ signal: controller.signal }));
    // Others come and go meanwhile: a timer that goes off at once is overdue by then.
    for (let sales = 0; sales < 20; sales++) await clientOf(double).sales.create(exampleSale);
    controller.abort();
    expect(await error).to.have.property("name", "AbortError");
  });

  it("waits for no retry that would go over the total limit", async () => {
    respond = () => ({ ...Object(failure(503, "unavailable")), headers: { "retry-after": "60" } });
    const error = await caught(clientOf(double).health.get({ totalTimeoutMs: 30_000 }));
    expect(error).to.be.instanceOf(ServiceError).and.to.include({ status: 503, retryAfter: 60 });
    expect(double.seen).to.have.length(1);
  });

  it("retries after a connection was cut", async () => {
    respond = (_, count) => (count === 1 ? "reset" : envelope({ transaction_id: "t" }));
    expect(await clientOf(double).sales.create(exampleSale)).to.deep.equal({ transaction_id: "t" });
  });

  it("distinguishes a submission that may have arrived from one that can't have", async () => {
    respond = () => "reset";
    const client = clientOf(double);
    expect(await caught(client.sales.create(exampleSale))).to.be.instanceOf(OutcomeUnknownError);
    expect(await caught(client.health.get())).to.be.instanceOf(ConnectionError);
    await double.close();
    const rejected = await caught(clientOf(double).sales.create(exampleSale));
    expect(rejected)
      .to.be.instanceOf(ConnectionError)
      .and.to.include({ code: "ECONNREFUSED", retryable: true });
  });

  it("says what to do without a response, depending on the effect of a retry", async () => {
    respond = () => "reset";
    const client = clientOf(double);
    const path = { params: { path: { bhfId: "00" } } };
    const ends: [Promise<unknown>, RegExp][] = [
      [
        caught(client.sales.create(exampleSale)),
        /; the service may have received it: call resolve\(\) of this error/,
      ],
      [caught(client.codes.sync()), /received it: retry it with the same idempotencyKey$/],
      [caught(client.health.get()), /; try again later$/],
      [caught(client.raw.POST("/devices/{bhfId}/test", path)), /received it: check before you retry it$/],
    ];
    for (const [error, words] of ends) expect(Object(await error).message).to.match(words);
    respond = () => "hang";
    const late = await caught(clientOf(double, { timeoutMs: 30, maxRetries: 0 }).codes.sync());
    expect(late).to.be.instanceOf(TimeoutError);
    expect(Object(late).message).to.match(/\(timeoutMs\); the service may have received it: retry it/);
  });

  it("gives the raw client the same retries, but retries a POST only with a key", async () => {
    respond = () => failure(503, "unavailable");
    const { raw } = clientOf(double);
    const got = await raw.GET("/health");
    expect(got.error).to.have.property("code", "unavailable");
    expect(double.seen).to.have.length(3);
    await raw.POST("/sales", { body: exampleSale });
    expect(double.seen).to.have.length(4);
    await raw.POST("/sales", { body: exampleSale, params: { header: { "Idempotency-Key": "k" } } });
    expect(double.seen).to.have.length(7);
    expect(double.seen[6]?.body).to.deep.equal(exampleSale);
  });
});
