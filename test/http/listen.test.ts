// The socket: taken ports, slow peers, draining; and what of a request reaches the log.
import { once } from "node:events";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { createLog } from "../../server/src/base/log.ts";
import type { Handlers } from "../../server/src/core/context/operations.ts";
import { ListenError, startServer } from "../../server/src/listen.ts";
import { handlers } from "../support/handlers.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("listening", () => {
  let release = (): void => undefined;
  let arrive = (): void => undefined;
  let arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  /** Responds when it is released. */
  const waiting: Handlers = {
    ...handlers,
    async listTransactions() {
      arrive();
      await gate;
      const meta = { current_page: 1, per_page: 50, total: 0, total_pages: 0, next_cursor: null };
      return { status: 200, body: { data: [], meta } };
    },
  };

  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));

  it("names the process that holds the port, and how to fix it", async () => {
    const port = Number(new URL(test.origin).port);
    const second = { ...test.service, config: { ...test.service.config, port } };
    const error = await startServer(second).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(ListenError);
    const { message, remedy } = error as ListenError;
    expect(message).to.contain(String(port));
    if (process.platform === "linux") expect(message).to.contain(`process ${process.pid}`);
    expect(remedy).to.contain("TAXD_PORT");
  });

  it("reports a host that isn't an address of this machine", async () => {
    const elsewhere = { ...test.service, config: { ...test.service.config, host: "203.0.113.1" } };
    const error = await startServer(elsewhere).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(ListenError);
    expect((error as ListenError).remedy).to.contain("TAXD_HOST");
  });

  it("finishes running requests when it closes, and accepts no new ones", async () => {
    const server = await startServer(test.service, { handlers: waiting });
    const idle = connect(server.port, "127.0.0.1");
    await once(idle, "connect");
    const running = fetch(`${server.url}/api/v1/transactions`, {
      headers: { Authorization: `Bearer ${test.keys.owner}` },
    });
    await arrived;
    const closed = server.close();
    await once(idle, "close");
    const rejected = await fetch(`${server.url}/healthz`).then(
      () => "answered",
      () => "rejected",
    );
    expect(rejected).to.equal("rejected");
    release();
    const response = await running;
    expect(response.status).to.equal(200);
    await response.text();
    await closed;
  });

  /** Sends this many requests on one connection, without waiting for a response. */
  const sendAtOnce = async (port: number, count: number) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    socket.on("error", () => undefined);
    await once(socket, "connect");
    const request = `GET /api/v1/transactions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${test.keys.owner}\r\n\r\n`;
    socket.write(request.repeat(count));
    return { socket, answered: () => text.split("HTTP/1.1 200 OK").length - 1 };
  };

  it("works on one request of a connection at a time, in order, however many were sent at once", async () => {
    const working: (() => void)[] = [];
    let most = 0;
    const counting: Handlers = {
      ...waiting,
      async listTransactions(...given) {
        release();
        await new Promise<void>((resolve) => {
          most = Math.max(most, working.push(resolve));
        });
        return waiting.listTransactions(...given);
      },
    };
    const server = await startServer(test.service, { handlers: counting });
    const { socket, answered } = await sendAtOnce(server.port, 30);
    while (answered() < 30) {
      working.shift()?.();
      await setImmediate();
    }
    expect(most).to.equal(1);
    socket.destroy();
    await server.close(0);
  });

  it("ends a connection on which more were sent than wait in turn, and drops what waits with it", async () => {
    let worked = 0;
    const counting: Handlers = {
      ...waiting,
      listTransactions(...given) {
        worked++;
        return waiting.listTransactions(...given);
      },
    };
    const server = await startServer(test.service, { handlers: counting });
    const { socket } = await sendAtOnce(server.port, 200);
    await once(socket, "close");
    await server.close(0);
    expect(worked).to.be.at.most(1);
  });

  it("aborts requests that run beyond the grace period", async () => {
    const server = await startServer(test.service, {
      handlers: {
        ...handlers,
        listTransactions: (_request, { signal }) =>
          new Promise((_, reject) => {
            arrive();
            signal.addEventListener("abort", () => reject(new Error("the caller went away")));
          }),
      },
    });
    arrived = new Promise((resolve) => {
      arrive = resolve;
    });
    const running = fetch(`${server.url}/api/v1/transactions`, {
      headers: { Authorization: `Bearer ${test.keys.owner}` },
    }).catch(() => "cut");
    await arrived;
    await server.close(0);
    expect(await running).to.equal("cut");
  });
});

describe("the log", () => {
  const lines: Record<string, unknown>[] = [];
  let text = "";
  let test: TestService;

  before(async () => {
    const sink = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        for (const line of String(chunk).trim().split("\n")) lines.push(JSON.parse(line));
        done();
      },
    });
    test = await startTestService({
      simulator: false,
      overrides: { work: false, log: createLog("info", sink) },
      handlers: {
        ...handlers,
        async listTransactions(_request, context) {
          context.service.log.info(
            { authorization: "Bearer x", device: { credentials: { pin: "4711" } } },
            `called with ${test.keys.owner}`,
          );
          throw new Error(`bug near ${test.keys.owner}`);
        },
      },
    });
  });
  after(() => test?.close());

  it("has one line a request: id, operation, status, code, milliseconds, key prefix", async () => {
    await test.call("POST", "/sales/search?x=secret-name", {
      body: { page: 0 },
      headers: { "X-Request-Id": "log-1" },
    });
    const [line, ...others] = lines.filter(
      ({ request_id, msg }) => request_id === "log-1" && msg === "request",
    );
    expect(others).to.deep.equal([]);
    expect(line).to.include({
      operation: "searchSales",
      status: 400,
      code: "validation_failed",
      level: "info",
    });
    expect(line?.ms).to.be.a("number");
    expect(line?.key_prefix).to.equal(test.keys.owner.slice(0, 12));
    expect(text).not.to.contain("secret-name");
  });

  it("keeps the details of a bug, and no secret", async () => {
    const response = await test.call("GET", "/transactions");
    expect(response.status).to.equal(500);
    expect(text).to.contain("bug near txs_").and.to.contain("listen.test.ts");
    expect(text).not.to.contain(test.keys.owner.slice(0, 20));
    expect(text).not.to.contain("4711").and.not.to.contain("Bearer x");
  });

  it("can't be forged by callers' input", async () => {
    const before = lines.length;
    await test.call("GET", '//nothing%0d%0a%1b[31m{"level":"error"}', { key: null });
    expect(lines.length).to.equal(before + 1);
  });
});
