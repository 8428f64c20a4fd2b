// Requests at the edges of HTTP and JSON: each is accepted as one thing, or rejected in the envelope of every other failure.
import { connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { expect } from "chai";
import { endFailedConnection } from "../../server/src/http/parser-failure.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { createTestClock } from "../support/clock.ts";
import { listenToQueries } from "../support/queries.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

type RawResponse = {
  status: number;
  headers: Map<string, string>;
  body: Record<string, unknown>;
  count: number;
};

describe("requests at the edges", () => {
  const clock = createTestClock();
  const test = forSuite(() => startTestService({ clock, simulator: false, overrides: { work: false } }));
  beforeEach(() => clock.advance(120_000));

  /** Writes the bytes on a connection of their own and reads until the service ends it, or `until` is seen. */
  function send(text: string | Buffer, until?: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(test.origin);
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let received = "";
      socket.on("data", (data) => {
        received += data;
        if (until !== undefined && received.includes(until)) socket.destroy();
      });
      socket.on("error", reject);
      socket.on("close", () => resolve(received));
    });
  }

  function read(received: string): RawResponse {
    const [head = "", ...rest] = received.split("\r\n\r\n");
    const [line = "", ...fields] = head.split("\r\n");
    const headers = new Map(
      fields.map((field) => {
        const [name = "", ...value] = field.split(": ");
        return [name.toLowerCase(), value.join(": ")];
      }),
    );
    const status = Number(line.split(" ")[1]);
    const count = received.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0;
    return { status, headers, body: JSON.parse(rest.join("\r\n\r\n") || "{}"), count };
  }

  function expectEnvelope(received: string, status: number, code: string): void {
    const response = read(received);
    expect(response.status, received).to.equal(status);
    expect(response.body).to.include({ status: "error", code });
    const meta = response.body.meta as { request_id: string };
    expect(response.headers.get("x-request-id")).to.equal(meta.request_id);
    expect(response.headers.get("x-content-type-options")).to.equal("nosniff");
    expect(response.count).to.equal(1);
  }

  const search = (body: string, headers: Record<string, string> = {}) =>
    test.call("POST", "/sales/search", { body, headers });
  const head = (length: number, more = ""): string =>
    `POST /api/v1/sales/search HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${test.keys.owner}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

  describe("JSON", () => {
    it("is accepted with a byte order mark", async () => {
      expect((await search('\uFEFF{"per_page": 5}')).status).to.equal(200);
    });

    it("is rejected if it is only a byte order mark", async () => {
      const { status, body } = await search("\uFEFF{");
      expect([status, body.code]).to.deep.equal([400, "invalid_json"]);
    });

    const duplicates: [string, string][] = [
      ['{"per_page": 5, "per_page": 6}', "per_page"],
      ['{"per_page": 5, "per\\u005fpage": 6}', "per_page"],
      ['{"a": {"b": [1, {"c": "}:,", "d": 1, "c": 2}]}}', "a.b[1].c"],
      [`{"x": "${"y".repeat(5_000)}", "": 1, "": 2}`, ""],
      ['{"__proto__": 1, "__proto__": 2}', "__proto__"],
    ];
    for (const [text, field] of duplicates) {
      it(`is rejected when it has a field twice: ${text.slice(0, 60)}`, async () => {
        const { status, body } = await search(text);
        expect([status, body.code]).to.deep.equal([400, "invalid_json"]);
        expect(body.error).to.equal(`The body has the field ${field} twice`);
      });
    }

    it("is accepted with colons, quotes and backslashes in its texts", async () => {
      const name = 'a": {"b\\';
      const { status, body } = await search(JSON.stringify({ customer_name: name }));
      expect([status, body.data]).to.deep.equal([200, []]);
    });
  });

  it("rejects an empty body where the operation requires one", async () => {
    const { status, body } = await test.call("POST", "/stock/master", {
      headers: { "Content-Type": "application/json" },
    });
    expect([status, body.errors]).to.deep.equal([422, { body: ["is required"] }]);
  });

  for (const value of ["0x2", "1e1", "2.0", "+2", " 2", "", "٢"]) {
    it(`rejects ${JSON.stringify(value)} where a query parameter is a whole number`, async () => {
      const { status, body } = await test.call("GET", `/transactions?page=${encodeURIComponent(value)}`);
      expect([status, body.errors]).to.deep.equal([422, { page: ["must be a whole number"] }]);
    });
  }

  for (const path of [
    "/items/%zz",
    "/items/%",
    "/items/%ff",
    "/transactions?status=%e0%a4",
    "/transactions?x=%4",
  ]) {
    it(`rejects the malformed percent-encoding of ${path}`, async () => {
      const received = await send(
        `GET /api/v1${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${test.keys.owner}\r\nConnection: close\r\n\r\n`,
      );
      expectEnvelope(received, 400, "malformed_request");
    });
  }

  it("rejects two Host headers, whatever their case", async () => {
    const received = await send("GET /healthz HTTP/1.1\r\nHost: a\r\nhOST: b\r\nConnection: close\r\n\r\n");
    expectEnvelope(received, 400, "malformed_request");
  });

  it("accepts one Host header next to others that only name it", async () => {
    const received = await send(
      "GET /healthz HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: b\r\nX-Sort: host\r\nConnection: close\r\n\r\n",
    );
    expect(read(received).status, received).to.equal(200);
  });

  it("responds to a caller that still sends its body", async () => {
    const length = 3_000_000;
    const { hostname, port } = new URL(test.origin);
    // As nginx does, it goes on sending after the service has responded.
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.write(head(length) + "x".repeat(1000));
    let received = "";
    const ended = new Promise<void>((resolve, reject) => {
      socket.on("data", (data) => {
        received += data;
      });
      socket.once("end", resolve);
      socket.once("error", reject);
    });
    await ended;
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.once("close", () => resolve());
      socket.end("x".repeat(length - 1000));
    });
    expectEnvelope(received, 413, "payload_too_large");
    expect(read(received).headers.get("connection")).to.equal("close");
  });

  describe("Expect", () => {
    it("gets 100 Continue if the body is wanted", async () => {
      const received = await send(`${head(2, "Expect: 100-continue\r\nConnection: close\r\n")}{}`);
      expect(received).to.match(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
    });

    it("is case-insensitive, like all tokens of HTTP", async () => {
      const received = await send(`${head(2, "Expect: 100-Continue\r\nConnection: close\r\n")}{}`);
      expect(received).to.contain("HTTP/1.1 200 OK\r\n").and.to.not.contain("417");
    });

    it("gets 413, and no 100, if the body is above the limit", async () => {
      expectEnvelope(await send(head(2_000_000, "Expect: 100-continue\r\n")), 413, "payload_too_large");
    });

    it("gets 401, and no 100, if the key is unknown", async () => {
      const received = await send(
        head(2, "Expect: 100-continue\r\n").replace(test.keys.owner, `txs_${"A".repeat(60)}`),
      );
      expectEnvelope(received, 401, "key_unknown");
    });

    it("is rejected with 417 when it expects something else", async () => {
      const received = await send(
        "GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n",
      );
      expectEnvelope(received, 417, "expectation_failed");
    });
  });

  describe("requests that the parser rejects", () => {
    const cases: [string, string, number, string][] = [
      ["no HTTP", "\x16\x03\x01\x00\xa5\x01\x00\x00", 400, "malformed_request"],
      [
        "a header with a blank in its name",
        "GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
        400,
        "malformed_request",
      ],
      [
        "a line that is too long",
        `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
        431,
        "headers_too_large",
      ],
    ];
    for (const [name, text, status, code] of cases) {
      it(`has the envelope and a request id: ${name}`, async () => {
        expectEnvelope(await send(text), status, code);
      });
    }

    it("gets one response, also after a request in progress", async () => {
      const received = await send(`${head(2)}{}GARBAGE\r\n\r\n`);
      expect(received.match(/HTTP\/1\.1 \d{3}/g)).to.have.length(1);
    });
  });

  it("writes no failure of the parser into a response that is on its way", () => {
    const written = (isResponding: boolean): [string | undefined, boolean] => {
      const socket = new PassThrough();
      endFailedConnection(socket as unknown as Socket, new Error("not HTTP"), isResponding, 0);
      return [socket.read()?.toString().slice(0, 12), socket.destroyed];
    };
    expect(written(false)).to.deep.equal(["HTTP/1.1 400", false]);
    expect(written(true)).to.deep.equal([undefined, true]);
  });

  it("ends the connection after a 401 without reading the body", async () => {
    const received = await send(
      `${head(1_000_000).replace(test.keys.owner, "nonsense")}${"x".repeat(1_000)}`,
    );
    const { status, headers } = read(received);
    expect([status, headers.get("connection")]).to.deep.equal([401, "close"]);
  });

  describe("limits", () => {
    it("are not charged to the owner of a key that is used from outside its range", async () => {
      const { db } = test.service;
      const limits = { rate_per_minute: 60, burst: 3, cidrs: ["192.0.2.0/24"] };
      const rows = async () => (await db.knex("rate_limits").select("id")).length;
      const before = await rows();
      const { key } = await issueKey(db, clock, test.account.users.owner, "sandbox", limits);
      for (let count = 0; count < 10; count++) {
        const response = await test.call("GET", "/branches", { key });
        expect(`${response.status} ${response.body.code}`).to.equal("403 address_not_allowed");
      }
      expect(await rows()).to.equal(before);
    });

    it("are named on every response as requests a minute, never as the burst", async () => {
      const { db } = test.service;
      const limits = { rate_per_minute: 120, burst: 3 };
      const { key } = await issueKey(db, clock, test.account.users.owner, "sandbox", limits);
      const seen: [number, string | null][] = [];
      for (const path of ["/branches", "/branches/NO", "/branches?per_page=x", "/branches"]) {
        const { status, headers } = await test.call("GET", path, { key });
        seen.push([status, headers.get("x-ratelimit-limit")]);
      }
      expect(seen).to.deep.equal([200, 404, 422, 429].map((status) => [status, "120"]));
      const stranger = await test.call("GET", "/branches", { key: "nonsense" });
      expect([stranger.status, stranger.headers.get("x-ratelimit-limit")]).to.deep.equal([401, "300"]);
    });

    it("stop unknown keys of one address before the database is asked", async () => {
      const asked: string[] = [];
      const unknown = (at: number) => `txs_${String(at).padStart(60, "0")}`;
      for (let at = 0; at < 300; at++) await test.call("GET", "/branches", { key: unknown(at) });
      const end = listenToQueries(test.service.db, ({ sql }) => asked.push(sql));
      const response = await test.call("GET", "/branches", { key: unknown(300) });
      end();
      expect(`${response.status} ${response.body.code}`).to.equal("429 rate_limited");
      expect(asked.filter((sql) => sql.includes("api_keys"))).to.deep.equal([]);
      expect((await test.call("GET", "/branches")).status, "a known key of the same address").to.equal(200);
    });
  });
});
