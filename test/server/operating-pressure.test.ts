// Back-pressure: what is more than the service can take is turned away before it costs anything.
import { EventEmitter, once } from "node:events";
import { request as nodeRequest } from "node:http";
import { connect } from "node:net";
import { expect } from "chai";
import { handlers } from "../../server/src/handlers.ts";
import { startServer } from "../../server/src/http/listen.ts";
import type { Handlers } from "../../server/src/operations.ts";
import { startTestService, type TestService } from "../support/service.ts";

describe("back-pressure", () => {
  let test: TestService;
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
        body: { data: [], meta: { current_page: 1, per_page: 50, total: 0, total_pages: 0 } },
      };
    },
  };
  before(async () => {
    test = await startTestService({ simulator: false, overrides: { work: false } });
  });
  after(() => test?.close());
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

  it("turns requests beyond the limit away before their body comes, and takes more when there is room", async () => {
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: waiting, limits: { requests: 3 } },
    );
    const running = [search(server.url), search(server.url), search(server.url)];
    await arrivals(3);
    expect(await headersOnly(server.url, 5_000)).to.deep.equal({ status: 503, retryAfter: "1" });
    const reply = await search(server.url);
    expect([reply.status, await reply.text()].join()).to.match(/^503,.*"code":"unavailable"/);
    // Probes and metrics are no requests of the interface.
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).to.match(
      /^taxd_http_requests_shed_total [1-9]/m,
    );
    release();
    expect((await Promise.all(running)).map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect((await search(server.url)).status).to.equal(200);
    await server.close(0);
  });

  it("keeps a caller who went away among those under way for as long as there is work for him", async () => {
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

  it("bounds the bytes of all bodies together, announced or not", async () => {
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { handlers: waiting, limits: { bodyBytes: 10_000 } },
    );
    const first = search(server.url);
    await arrivals(1);
    expect((await headersOnly(server.url, 9_999)).status).to.equal(503);
    const chunked = await fetch(`${server.url}/api/v1/sales/search`, {
      method: "POST",
      headers: { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" },
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("{}"));
          controller.close();
        },
      }),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).to.equal(503);
    release();
    expect((await first).status).to.equal(200);
    expect((await search(server.url)).status).to.equal(200);
    await server.close(0);
  });

  it("asks the service itself whether it can take more", async () => {
    const server = await startServer({
      ...test.service,
      config: { ...test.service.config, port: 0 },
      overload: () => 7,
    });
    const reply = await search(server.url);
    expect([reply.status, reply.headers.get("retry-after")]).to.deep.equal([503, "7"]);
    await server.close(0);
  });
});
