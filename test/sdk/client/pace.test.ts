// Proving the client's pace: hundreds of calls at the API's limit without one 429.
import { OutcomeUnknownError, RateLimitError, Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { Pacer } from "../../../sdk/src/client/pace.ts";
import { exampleSale, key, patientClock } from "./double.ts";
import { limitedService, virtualTime } from "./limited-service.ts";

const bulk = (client: Taxctl, count: number) =>
  Promise.all(Array.from({ length: count }, () => client.health.get()));

describe("pace", () => {
  it("brings 500 calls at once through 60 a minute without one 429, as fast as the limit lets it", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock, { latencyMs: (count) => 20 + ((count * 37) % 900) });
    const client = new Taxctl({ apiKey: key, clock, fetch });
    const start = clock.now();
    await clock.run(bulk(client, 500));
    expect(state).to.include({ served: 500, limited: 0 });
    expect(clock.now() - start).to.be.within(400_000, 415_000);
  });

  it("uses the burst at once when nothing was used before", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock);
    const start = clock.now();
    await clock.run(bulk(new Taxctl({ apiKey: key, clock, fetch }), 90));
    expect(state).to.include({ served: 90, limited: 0, mostAtOnce: 89 });
    expect(clock.now() - start).to.be.below(1_000);
  });

  it("starts with the allowance that another process left", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock, { used: 95 });
    await clock.run(bulk(new Taxctl({ apiKey: key, clock, fetch }), 50));
    expect(state).to.include({ served: 50, limited: 0 });
  });

  it("completes every call next to another client with the same key", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock);
    const clients = [1, 2].map(() => new Taxctl({ apiKey: key, clock, fetch }));
    await clock.run(Promise.all(clients.map((client) => bulk(client, 150))));
    expect(state.served).to.equal(300);
    expect(state.limited).to.be.below(110);
  });

  it("follows a raised limit", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock, { perMinute: 6_000, burst: 200 });
    const start = clock.now();
    await clock.run(bulk(new Taxctl({ apiKey: key, clock, fetch }), 1_000));
    expect(state).to.include({ served: 1_000, limited: 0 });
    expect(clock.now() - start).to.be.below(12_000);
  });

  it("sends nothing while a 429 says to wait, then continues", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock, { used: 101 });
    await clock.run(bulk(new Taxctl({ apiKey: key, clock, fetch }), 5));
    expect(state).to.include({ served: 5, limited: 1 });
    const [first = 0, second = 0] = state.arrivals;
    expect(second - first).to.be.at.least(2_000);
  });

  it("does not wait when it is switched off", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock);
    const client = new Taxctl({ apiKey: key, clock, fetch, pace: false, maxRetries: 0 });
    const results = await clock.run(
      Promise.allSettled(Array.from({ length: 150 }, () => client.health.get())),
    );
    expect(results.filter((one) => one.status === "rejected")).to.have.length(50);
    expect(state).to.include({ served: 100, limited: 50 });
  });

  it("removes an aborted call from the queue at once, and lets the others pass", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock, { used: 97 });
    const client = new Taxctl({ apiKey: key, clock, fetch });
    const controller = new AbortController();
    const reason = new Error("enough");
    const calls = [
      client.health.get(),
      client.health.get({ signal: controller.signal }),
      client.health.get(),
    ];
    controller.abort(reason);
    const [first, second, third] = await clock.run(Promise.allSettled(calls));
    expect([first?.status, third?.status]).to.deep.equal(["fulfilled", "fulfilled"]);
    expect(second).to.deep.equal({ status: "rejected", reason });
    expect(state.served).to.equal(2);
  });

  it("waits no longer than the call's total limit, says so, and lets the others pass", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock, { used: 97 });
    const client = new Taxctl({ apiKey: key, clock, fetch });
    const start = clock.now();
    const endedAt = (call: PromiseLike<unknown>) =>
      Promise.resolve(call).catch((error) => [error, clock.now() - start]);
    const calls = [10_000, undefined, undefined, 1_500, undefined].map((totalTimeoutMs) =>
      endedAt(client.sales.create({ ...exampleSale }, { totalTimeoutMs })),
    );
    const [first, , , fourth, fifth] = await clock.run(Promise.all(calls));
    expect(first).to.deep.equal({});
    expect(fifth).to.deep.equal({});
    const [error, afterMs] = fourth as [unknown, number];
    expect(error).to.be.instanceOf(RateLimitError).and.to.include({
      operation: "createSale",
      code: "rate_limited",
      status: undefined,
      retryable: true,
    });
    expect(String(error)).to.contain("longer than totalTimeoutMs (1500 ms)");
    expect(afterMs).to.equal(1_500);
    expect(state.served).to.equal(4);
  });

  it("keeps the client's own limit too, and counts the wait", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock, { used: 97 });
    const client = new Taxctl({ apiKey: key, clock, fetch, totalTimeoutMs: 30_000 });
    const calls = await clock.run(Promise.allSettled(Array.from({ length: 60 }, () => client.health.get())));
    const ends = calls.map(({ status }) => status);
    expect(ends.slice(0, 20)).not.to.include("rejected");
    expect(ends.slice(40)).not.to.include("fulfilled");
    expect(state.served).to.equal(ends.filter((one) => one === "fulfilled").length);
  });

  /** 429 to the first requests, then successes; counts both. */
  function limitingService(retryAfter: string, { limited = 1, code = "rate_limited" } = {}) {
    const state = { seen: 0 };
    const fetch = async (): Promise<Response> => {
      state.seen += 1;
      const isLimited = state.seen <= limited;
      const body = isLimited ? { status: "error", message: "Too many", code } : { data: {}, meta: {} };
      const headers: Record<string, string> = isLimited ? { "retry-after": retryAfter } : {};
      return new Response(JSON.stringify(body), { status: isLimited ? 429 : 200, headers });
    };
    return { fetch, state };
  }

  it("ends a call that a 429 asks to wait for a day, and holds the others back for a minute at most", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitingService("86400");
    const client = new Taxctl({ apiKey: key, clock, fetch });
    const start = clock.now();
    const error = await clock.run(client.health.get().catch((reason) => reason));
    expect(error).to.be.instanceOf(RateLimitError).and.to.include({ status: 429, retryAfter: 86_400 });
    expect(clock.now() - start).to.equal(0);
    await clock.run(bulk(client, 3));
    expect(clock.now() - start).to.be.within(60_000, 65_000);
    expect(state.seen).to.equal(4);
  });

  it("waits for as long as the caller allows", async () => {
    const clock = virtualTime();
    const { fetch } = limitingService("86400");
    const client = new Taxctl({ apiKey: key, clock, fetch, maxRateLimitWaitMs: 5_000 });
    const start = clock.now();
    await clock.run(client.health.get().catch(() => {}));
    await clock.run(client.health.get());
    expect(clock.now() - start).to.be.within(5_000, 9_000);
  });

  it("counts the time limit while a 429 holds the key, and says when to try again", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitingService("50", { limited: 9 });
    const client = new Taxctl({ apiKey: key, clock, fetch, maxRetries: 0 });
    const start = clock.now();
    await clock.run(client.health.get().catch(() => {}));
    const error = await clock.run(client.health.get({ totalTimeoutMs: 10_000 }).catch((reason) => reason));
    expect(error).to.be.instanceOf(RateLimitError).and.to.include({ code: "rate_limited", retryAfter: 40 });
    expect(clock.now() - start).to.equal(10_000);
    expect(state.seen).to.equal(1);
  });

  it("limits the wait of every call, also without a limit of the caller", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitedService(clock, { perMinute: 1, burst: 1, used: 1 });
    const client = new Taxctl({ apiKey: key, clock, fetch });
    const start = clock.now();
    const calls = await clock.run(Promise.allSettled(Array.from({ length: 30 }, () => client.health.get())));
    const late = calls.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(late).to.have.length.within(15, 29);
    for (const error of late) expect(error).to.be.instanceOf(RateLimitError);
    expect(clock.now() - start).to.be.at.most(600_000);
    expect(state.served).to.equal(30 - late.length);
  });

  it("keeps an unconfirmed submission unconfirmed when its time ends in the queue", async () => {
    const clock = virtualTime();
    let seen = 0;
    const fetch = async (): Promise<Response> => {
      seen += 1;
      if (seen > 1) {
        const headers = { "retry-after": "50" };
        return new Response(JSON.stringify({ status: "error", code: "rate_limited" }), {
          status: 429,
          headers,
        });
      }
      await clock.sleep(100);
      throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
    };
    const client = new Taxctl({ apiKey: key, clock, fetch });
    const call = client.sales.create(exampleSale, { totalTimeoutMs: 10_000 });
    const other = client.health.get({ maxRetries: 0 });
    const [sale, limited] = await clock.run(Promise.allSettled([call, other]));
    expect(limited).to.have.property("reason").that.is.instanceOf(RateLimitError);
    expect(sale).to.have.property("reason").that.is.instanceOf(OutcomeUnknownError);
  });

  it("lets other calls pass while the account has too many requests at once", async () => {
    const clock = virtualTime();
    const { fetch, state } = limitingService("30", { code: "account_busy" });
    const client = new Taxctl({ apiKey: key, clock, fetch });
    const start = clock.now();
    const endedAt = (call: PromiseLike<unknown>) => Promise.resolve(call).then(() => clock.now() - start);
    const busy = endedAt(client.health.get());
    const others = Promise.all([client.health.get(), client.health.get()].map(endedAt));
    const [first, rest] = await clock.run(Promise.all([busy, others]));
    expect(first).to.be.within(30_000, 30_250);
    expect(Math.max(...rest)).to.be.below(2_000);
    expect(state.seen).to.equal(4);
  });

  it("keeps a separate pace for a key that only one call uses", async () => {
    const clock = virtualTime();
    const { fetch } = limitedService(clock, { burst: 1_000 });
    const client = new Taxctl({ apiKey: key, clock, fetch });
    const start = clock.now();
    const other = Array.from({ length: 60 }, () => client.health.get({ apiKey: `txs_${"o".repeat(60)}` }));
    await clock.run(Promise.all([bulk(client, 60), ...other]));
    expect(clock.now() - start).to.be.below(2_000);
  });

  it("survives headers that are missing or make no sense", async () => {
    const pacer = new Pacer(patientClock());
    const headers = [
      undefined,
      new Headers(),
      new Headers({ "x-ratelimit-limit": "x", "x-ratelimit-remaining": "-1" }),
    ];
    for (const one of headers) pacer.release(await pacer.acquire(), one);
    for (let count = 0; count < 200; count += 1) pacer.release(await pacer.acquire());
  });
});
