// The public surface of the port: methods, headers, framing of requests, slow peers, and no internals.
import { request as nodeRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { expect } from "chai";
import { document, operationList } from "../../server/src/core/context/operations.ts";
import { startServer } from "../../server/src/listen.ts";
import { createTestClock } from "../support/clock.ts";
import { handlers } from "../support/handlers.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { exchange } from "./support.ts";

const bodyOf = (response: string): string => response.slice(response.indexOf("\r\n\r\n") + 4);

describe("the surface", () => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({
      clock,
      simulator: false,
      overrides: { work: false },
      handlers: {
        ...handlers,
        async getTransactionStats() {
          throw new TypeError("Cannot read properties of undefined (reading 'secret_table')");
        },
      },
    }),
  );
  // Requests for unknown paths are limited by address.
  beforeEach(() => clock.advance(120_000));

  function withMethod(
    method: string,
    path: string,
    key: string | undefined,
  ): Promise<{ status: number; allow: string }> {
    return new Promise((resolve, reject) => {
      const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` };
      nodeRequest(`${test.url}${path}`, { method, headers }, (response) => {
        response.resume();
        const { statusCode = 0, headers: sent } = response;
        response.once("end", () => resolve({ status: statusCode, allow: String(sent.allow) }));
      })
        .on("error", reject)
        .end();
    });
  }

  for (const path of Object.keys(document.paths as object)) {
    it(`of ${path} has its own methods, and names them to all others`, async () => {
      const [operation] = operationList.filter((candidate) => candidate.path === path);
      if (!operation) throw new Error(`no operation at ${path}`);
      const own = operationList
        .filter((candidate) => candidate.path === path)
        .map(({ method }) => method.toUpperCase());
      const allowed = [...own, ...(own.includes("GET") ? ["HEAD"] : [])].sort().join(", ");
      const { path: example } = exampleRequest(operation);
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "LINK", "QUERY"]) {
        if (own.includes(method)) continue;
        for (const key of [test.keys.owner, undefined]) {
          const { status, allow } = await withMethod(method, example, key);
          expect(`${status} ${allow}`, `${method} ${example}`).to.equal(`405 ${allowed}`);
        }
      }
    });
  }

  it("ignores method overrides in a header or a field", async () => {
    for (const name of ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"]) {
      const response = await test.call("GET", "/webhooks/0199c166-0000-7a00-8b00-00000000aa01", {
        headers: { [name]: "DELETE" },
      });
      expect(response.status).to.equal(404);
    }
    const result = await test.call("POST", "/sales/search?_method=DELETE", { body: {} });
    expect([result.status, result.body.data]).to.deep.equal([200, []]);
  });

  it("sends the same security headers on every kind of response, and no product name", async () => {
    const paths: [string, string, number][] = [
      ["GET", "/transactions", 200],
      ["GET", "/transactions/x", 404],
      ["GET", "/transactions/stats", 500],
      ["PUT", "/transactions", 405],
      ["OPTIONS", "/transactions", 204],
      ["GET", "//", 200],
      ["GET", "//docs", 200],
      ["GET", "//openapi.json", 200],
      ["GET", "//readyz", 200],
      ["GET", "//metrics", 200],
      ["GET", "//nothing", 404],
    ];
    for (const [method, path, status] of paths) {
      const { status: given, headers } = await test.call(method, path);
      expect(given, path).to.equal(status);
      const shown = (name: string): string => `${name}: ${headers.get(name)}`;
      expect(shown("x-content-type-options"), path).to.equal("x-content-type-options: nosniff");
      expect(shown("x-frame-options"), path).to.equal("x-frame-options: DENY");
      expect(shown("referrer-policy"), path).to.equal("referrer-policy: no-referrer");
      expect(shown("strict-transport-security"), path).to.match(/max-age=\d{6,}/);
      expect(shown("content-security-policy"), path).to.contain("default-src 'none'");
      for (const name of ["server", "x-powered-by", "access-control-allow-origin", "set-cookie"]) {
        expect(shown(name), path).to.equal(`${name}: null`);
      }
      if (path.startsWith("/t") && method !== "OPTIONS")
        expect(shown("cache-control"), path).to.equal("cache-control: no-store");
    }
  });

  it("shows no stack, path, statement or version when something breaks inside", async () => {
    const { text, body } = await test.call("GET", "/transactions/stats");
    expect(body).to.include({ code: "internal_error" });
    expect(text).not.to.match(
      /secret_table|TypeError|\.ts|\.js|node_modules|\/work|sqlite|mysql|v?\d+\.\d+\.\d+/i,
    );
  });

  it("responds to invalid and oversized HTTP without revealing itself", async () => {
    const envelope = ["status", "message", "code", "retryable", "doc_url", "meta"];
    const cases: [string, RegExp][] = [
      ["GET / HTTP/9.9\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 (400|505) /],
      ["\x16\x03\x01\x00\xa5\x01\x00\x00", /^HTTP\/1\.1 400 /],
      ["GET /api/v1/transactions HTTP/1.1\r\n\r\n", /^HTTP\/1\.1 400 /],
      [`GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, /^HTTP\/1\.1 431 /],
      [
        `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 10_000 }, (_, at) => `X-${at}: 1\r\n`).join("")}\r\n`,
        /^HTTP\/1\.1 431 /,
      ],
      ["GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n", /^HTTP\/1\.1 400 /],
      ["GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n", /^HTTP\/1\.1 400 /],
    ];
    for (const [text, expected] of cases) {
      const response = await exchange(test.origin, text);
      expect(response, JSON.stringify(text.slice(0, 60))).to.match(expected);
      // The envelope of every failure, or nothing where Node itself responds.
      const body = bodyOf(response).replace(/^0\r\n\r\n$/, "");
      if (body !== "") expect(Object.keys(JSON.parse(body)), response).to.have.members(envelope);
    }
  });

  it("reads one request as one request, however its length is disguised", async () => {
    const head = `POST /api/v1/sales/search HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${test.keys.owner}\r\nContent-Type: application/json\r\n`;
    const hidden = `GET /api/v1/devices HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${test.keys.owner}\r\n\r\n`;
    const disguises = [
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n2\r\n{}\r\n0\r\n\r\n${hidden}`,
      `Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`,
      `Content-Length: 2, 40\r\n\r\n{}${hidden}`,
      `Content-Length: +2\r\n\r\n{}${hidden}`,
      `Content-Length: 0x2\r\n\r\n{}${hidden}`,
      `Content-Length: -1\r\n\r\n{}${hidden}`,
      `Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${hidden}`,
      `Transfer-Encoding : chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${hidden}`,
      `Transfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n${hidden}`,
      `Transfer-Encoding: \x0bchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${hidden}`,
      `Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`,
      `Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n${hidden}`,
    ];
    for (const disguise of disguises) {
      const response = await exchange(test.origin, head + disguise);
      expect(response, JSON.stringify(disguise.slice(0, 70))).to.match(/^HTTP\/1\.1 400 /);
      expect(response.match(/HTTP\/1\.1 \d{3}/g), disguise).to.have.length(1);
    }
    // Two honest ones on one connection are two.
    const close = hidden.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    const both = await exchange(test.origin, `${head}Content-Length: 2\r\n\r\n{}${close}`);
    expect(both.match(/HTTP\/1\.1 200/g)).to.have.length(2);
  });

  it("ends connections whose headers or body come too slowly, and serves others meanwhile", async () => {
    const patience = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
    const server = await startServer(
      { ...test.service, config: { ...test.service.config, port: 0 } },
      { patience },
    );
    const drip = (first: string): Promise<string> =>
      new Promise((resolve) => {
        let response = "";
        let timer: NodeJS.Timeout | undefined;
        // It drips only once connected: what is written before that would come before the first line.
        const socket: Socket = connect(server.port, "127.0.0.1", () => {
          socket.write(first);
          timer = setInterval(() => socket.write("a"), 20);
        });
        socket.on("data", (data) => {
          response += data;
        });
        socket.on("error", () => undefined);
        socket.on("close", () => {
          clearInterval(timer);
          resolve(response);
        });
      });
    const slow = Array.from({ length: 100 }, () => drip("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "));
    const body = drip(
      `POST /api/v1/sales/search HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${test.keys.owner}\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`,
    );
    expect((await fetch(`${server.url}/healthz`)).status).to.equal(200);
    for (const response of await Promise.all([...slow, body]))
      expect(response).to.match(/^(HTTP\/1\.1 408 |$)/);
    await server.close(0);
  });

  it("keeps a thousand idle connections without delaying others, and closes them when it closes", async () => {
    const server = await startServer({ ...test.service, config: { ...test.service.config, port: 0 } });
    const sockets = await Promise.all(
      Array.from(
        { length: 1_000 },
        () =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect(server.port, "127.0.0.1", () => resolve(socket));
            socket.once("error", reject);
          }),
      ),
    );
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200);
    const gone = Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve).resume())),
    );
    await server.close();
    await gone;
  });
});
