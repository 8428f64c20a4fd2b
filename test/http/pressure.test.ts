// Back-pressure: requests beyond the service's capacity are rejected before they cost anything.
import { EventEmitter, once } from "node:events";
import { request as nodeRequest } from "node:http";
import { connect } from "node:net";
import { expect } from "chai";
import type { Handlers } from "../../server/src/core/context/operations.ts";
import type { PressureLimits } from "../../server/src/http/pressure.ts";
import { startServer } from "../../server/src/listen.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { handlers } from "../support/handlers.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("back-pressure", () => {
  let release: () => void;
  let gate: Promise<void>;
  const events = new EventEmitter();
  let arrived = 0;
  /** Waits until it is let go. */
  const waiting: Handlers = {
    ...handlers,
    async searchSales() {
      arrived++;
      events.emit("arrival");
      await gate;
      return {
        status: 200,
        body: {
          data: [],
          meta: { current_page: 1, per_page: 50, total: 0, total_pages: 0, next_cursor: null },
        },
      };
    },
  };
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));
  beforeEach(() => {
    arrived = 0;
    gate = new Promise((resolve) => {
      release = resolve;
    });
  });

  type Raw = { status: number; retryAfter: string | undefined };
  /** Sends the headers of a request and nothing of its body. */
  function headersOnly(url: string, length: number, path = "/api/v1/sales/search"): Promise<Raw> {
    return new Promise((resolve, reject) => {
      const request = nodeRequest(
        url + path,
        {
          method: "POST",
          headers: {
            Authorization: `Bearer ${test.keys.owner}`,
            "Content-Type": "application/json",
            "Content-Length": length,
          },
        },
        (response) => {
          response.resume();
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers["retry-after"],
          });
          request.destroy();
        },
      );
      request.on("error", reject);
      request.flushHeaders();
    });
  }

  const search = (url: string): Promise<Response> =>
    fetch(`${url}/api/v1/sales/search`, {
      method: "POST",
      headers: { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" },
      body: "{}",
    });

  async function arrivals(count: number): Promise<void> {
    while (arrived < count) await once(events, "arrival");
  }

  it("rejects requests beyond the limit before their body comes, and accepts more when there is room", async () => {
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: waiting, limits: { requests: 3 } },
    );
    const running = [search(server.url), search(server.url), search(server.url)];
    await arrivals(3);
    expect(await headersOnly(server.url, 5_000)).to.deep.equal({ status: 503, retryAfter: "1" });
    const response = await search(server.url);
    expect([response.status, await response.text()].join()).to.match(/^503,.*"code":"unavailable"/);
    // Probes and metrics are no requests of the API.
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).to.match(
      /^taxd_http_requests_shed_total [1-9]/m,
    );
    release();
    expect((await Promise.all(running)).map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect((await search(server.url)).status).to.equal(200);
    await server.close(0);
  });

  it("counts a caller who went away as long as work for the request goes on", async () => {
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: waiting, limits: { requests: 1 } },
    );
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/v1/sales/search HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${test.keys.owner}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    await arrivals(1);
    socket.destroy();
    await once(socket, "close");
    expect((await search(server.url)).status).to.equal(503);
    release();
    let status = 503;
    while (status === 503) status = (await search(server.url)).status;
    expect(status).to.equal(200);
    await server.close(0);
  });

  /** Announces a long body and sends its first bytes; gives the status once there is one. */
  function begin(url: string, key: string, bytes: number, announced = 1_000_000) {
    const status = Promise.withResolvers<number>();
    const request = nodeRequest(
      `${url}/api/v1/sales/search`,
      {
        method: "POST",
        headers: {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          "Content-Length": announced,
        },
      },
      (response) => {
        response.resume();
        status.resolve(response.statusCode ?? 0);
      },
    );
    request.on("error", () => status.resolve(0));
    request.write(" ".repeat(bytes));
    return { status: status.promise, end: () => request.destroy() };
  }

  const listen = (limits: Partial<PressureLimits>) =>
    startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: waiting, limits },
    );

  async function searchWith(
    url: string,
    key: string,
    body = "{}",
  ): Promise<{ status: number; code: unknown }> {
    const response = await fetch(`${url}/api/v1/sales/search`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body,
    });
    return { status: response.status, code: Object(await response.json()).code };
  }

  it("counts the bytes of bodies as they arrive, not as they are announced", async () => {
    release();
    const server = await listen({ bodyBytes: 10_000, accountBodyBytes: 10_000 });
    const idle = Array.from({ length: 64 }, () => begin(server.url, test.keys.owner, 1, 160));
    const other = await test.openAccount();
    // With the announced bytes of the others, this body would be above the limit.
    const body = `{${" ".repeat(5_000)}}`;
    expect((await searchWith(server.url, other.keys.owner, body)).status).to.equal(200);
    for (const { end } of idle) end();
    const large = begin(server.url, test.keys.owner, 10_001);
    expect(await large.status).to.equal(503);
    expect((await searchWith(server.url, test.keys.owner)).status).to.equal(200);
    await server.close(0);
  });

  it("bounds the bytes of an account and of a key, and lets others send", async () => {
    const server = await listen({ accountBodyBytes: 20_000, keyBodyBytes: 10_000 });
    const padded = (key: string) => searchWith(server.url, key, `{${" ".repeat(9_000)}}`);
    const running = [padded(test.keys.owner)];
    await arrivals(1);
    expect(await padded(test.keys.owner), "the same key").to.deep.equal({
      status: 429,
      code: "account_busy",
    });
    running.push(padded(test.keys.admin));
    await arrivals(2);
    expect(await padded(test.keys.accountant), "the same account").to.deep.equal({
      status: 429,
      code: "account_busy",
    });
    const other = await test.openAccount();
    running.push(padded(other.keys.owner));
    await arrivals(3);
    release();
    for (const { status } of await Promise.all(running)) expect(status).to.equal(200);
    expect((await padded(test.keys.accountant)).status).to.equal(200);
    await server.close(0);
  });

  it("limits the requests of an account, and serves others", async () => {
    const server = await listen({ accountRequests: 2 });
    const running = [search(server.url), search(server.url)];
    await arrivals(2);
    expect(await searchWith(server.url, test.keys.admin)).to.deep.equal({
      status: 429,
      code: "account_busy",
    });
    const other = await test.openAccount();
    const theirs = searchWith(server.url, other.keys.owner);
    await arrivals(3);
    release();
    expect((await theirs).status).to.equal(200);
    for (const { status } of await Promise.all(running)) expect(status).to.equal(200);
    expect((await searchWith(server.url, test.keys.admin)).status).to.equal(200);
    await server.close(0);
  });

  it("bounds the costly requests of an account, and counts each as five", async () => {
    const { db, clock } = test.service;
    const limits = { rate_per_minute: 60, burst: 12 };
    const { key } = await issueKey(db, clock, test.account.users.owner, "sandbox", limits);
    const costly: Handlers = {
      ...waiting,
      async searchSales(request, context) {
        await context.startCostly();
        return waiting.searchSales(request, context);
      },
    };
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: costly, limits: { accountCostly: 1 } },
    );
    const running = searchWith(server.url, key);
    await arrivals(1);
    expect(await searchWith(server.url, test.keys.owner)).to.deep.equal({
      status: 429,
      code: "account_busy",
    });
    release();
    expect((await running).status).to.equal(200);
    expect((await searchWith(server.url, key)).status).to.equal(200);
    expect(await searchWith(server.url, key)).to.deep.equal({ status: 429, code: "rate_limited" });
    await server.close(0);
  });

  it("ends a request whose body arrives too slowly", async () => {
    release();
    const server = await listen({ bodyGraceMs: 20, leastBytesPerS: 1_000 });
    expect(await begin(server.url, test.keys.owner, 1).status).to.equal(408);
    expect((await searchWith(server.url, test.keys.owner)).status).to.equal(200);
    await server.close(0);
  });

  it("asks the service whether it can accept more", async () => {
    const server = await startServer({
      ...test.service,
      config: { ...test.service.config, port: 0 },
      overload: () => 7,
    });
    const response = await search(server.url);
    expect([response.status, response.headers.get("retry-after")]).to.deep.equal([503, "7"]);
    await server.close(0);
  });
});
