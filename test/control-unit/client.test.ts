// The transport against real servers: requests that may have been written, responses, and the limits of both.
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { expect } from "chai";
import {
  type CallLimits,
  createTransport,
  defaultLimits,
  type Sending,
} from "../../server/src/control-unit/client.ts";
import type { Resolver } from "../../server/src/control-unit/connect.ts";

const closing: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serveTcp = (onSocket: (socket: Socket) => void) => listen(createServer(onSocket));
const serveHttp = (handler: RequestListener) => listen(createHttpServer(handler));

function send(
  url: string,
  changes: Partial<Sending> = {},
  limits: Partial<CallLimits> = {},
  resolver?: Resolver,
) {
  const transport = createTransport({ ...defaultLimits, connectMs: 1_000, ...limits }, resolver);
  closing.push(() => transport.close());
  const body = { tin: "P000000001X", bhfId: "00" };
  return transport.send({
    url,
    allowPrivate: true,
    path: "/trnsSales/saveSales",
    body,
    totalMs: 5_000,
    maxBytes: 10_000,
    ...changes,
  });
}

const resolveTo = (...addresses: string[]): Resolver =>
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of dns.lookup cannot be written as one function
  ((_name: string, _options: unknown, callback: any) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as Resolver;

describe("control unit transport", () => {
  describe("nothing was written", () => {
    it("when the connection is refused", async () => {
      const url = await serveTcp(() => undefined);
      await closing.pop()?.();
      const result = await send(url);
      expect(result.kind).to.equal("not_sent");
      expect(result).to.have.property("message").that.includes("refused");
    });

    it("when the name cannot be resolved", async () => {
      const missing: Resolver = ((name: string, _options: unknown, callback: (error: Error) => void) =>
        callback(Object.assign(new Error(`no ${name}`), { code: "ENOTFOUND" }))) as Resolver;
      const result = await send("http://unit.example", {}, {}, missing);
      expect(result).to.deep.equal({
        kind: "not_sent",
        message: "The control unit's host name could not be found.",
      });
    });

    it("when the guard forbids the address, typed or resolved", async () => {
      const url = await serveHttp((_request, response) => response.end("{}"));
      const typed = await send(url, { allowPrivate: false });
      expect(typed.kind).to.equal("not_sent");
      const named = url.replace("127.0.0.1", "unit.example");
      const resolved = await send(named, { allowPrivate: false }, {}, resolveTo("127.0.0.1"));
      expect(resolved.kind).to.equal("not_sent");
      // What the name leads to is the operator's business, not the caller's.
      expect(resolved).to.have.property("message").that.includes("is not allowed");
      const mixed = await send(named, {}, {}, resolveTo("127.0.0.1", "169.254.169.254"));
      expect(mixed).to.have.property("message").that.includes("is not allowed");
    });

    it("when the handshake fails", async () => {
      const url = await serveTcp((socket) => socket.end("no TLS here"));
      const result = await send(url.replace("http:", "https:"));
      expect(result.kind).to.equal("not_sent");
    });

    it("when the client was closed", async () => {
      let calls = 0;
      const url = await serveHttp((_request, response) => {
        calls += 1;
        response.end("{}");
      });
      const transport = createTransport(defaultLimits);
      await transport.close();
      const call = { url, allowPrivate: true, path: "/x", body: {}, totalMs: 5_000, maxBytes: 100 };
      expect((await transport.send(call)).kind).to.equal("not_sent");
      expect(calls).to.equal(0);
    });

    it("when the caller gives up before a connection is there, and it stays unwritten", async () => {
      let written = 0;
      let ended: () => void = () => undefined;
      const gone = new Promise<void>((resolve) => {
        ended = resolve;
      });
      const url = await serveTcp((socket) =>
        socket
          .on("data", (chunk) => {
            written += chunk.length;
          })
          .on("close", ended),
      );
      const lookups: (() => void)[] = [];
      const slow: Resolver = ((_name: string, _options: unknown, callback: (...a: unknown[]) => void) =>
        lookups.push(() => callback(null, [{ address: "127.0.0.1", family: 4 }]))) as unknown as Resolver;
      const giveUp = new AbortController();
      const pending = send(url.replace("127.0.0.1", "unit.example"), { signal: giveUp.signal }, {}, slow);
      while (lookups.length === 0) await new Promise(setImmediate);
      giveUp.abort();
      expect((await pending).kind).to.equal("not_sent");
      lookups[0]?.();
      await gone;
      expect(written).to.equal(0);
    });
  });

  describe("bytes may have been written", () => {
    it("when the server resets at once, without reading", async () => {
      const url = await serveTcp((socket) => socket.resetAndDestroy());
      const result = await send(url);
      // The connection may be torn down before or after undici took it over; a sent request must never look unsent.
      expect(result.kind).to.be.oneOf(["unanswered", "not_sent"]);
    });

    it("when the server resets after reading", async () => {
      const url = await serveTcp((socket) => socket.once("data", () => socket.resetAndDestroy()));
      expect((await send(url)).kind).to.equal("unanswered");
    });

    it("when a kept connection is closed under the next request", async () => {
      let requests = 0;
      const url = await serveTcp((socket) =>
        socket.on("data", () => {
          requests += 1;
          if (requests > 1) socket.destroy();
          else socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\nkeep-alive: timeout=60\r\n\r\n{}");
        }),
      );
      const transport = createTransport(defaultLimits);
      closing.push(() => transport.close());
      const sending = { url, allowPrivate: true, path: "/a", body: {}, totalMs: 5_000, maxBytes: 100 };
      expect((await transport.send(sending)).kind).to.equal("answered");
      expect((await transport.send(sending)).kind).to.equal("unanswered");
      expect(requests).to.equal(2);
    });

    it("when no response comes in time", async () => {
      const url = await serveTcp((socket) => socket.resume());
      const result = await send(url, { totalMs: 80 });
      expect(result).to.deep.include({ kind: "unanswered", message: "No response within 0.08 s." });
    });

    it("when the server takes the connection and never reads", async () => {
      const url = await serveTcp((socket) => socket.pause());
      expect((await send(url, { totalMs: 80 })).kind).to.equal("unanswered");
    });

    it("when the caller gives up waiting", async () => {
      const giveUp = new AbortController();
      const url = await serveTcp((socket) => socket.once("data", () => giveUp.abort()));
      expect((await send(url, { signal: giveUp.signal })).kind).to.equal("unanswered");
    });

    it("when the body is cut short, keeping the received part", async () => {
      const url = await serveTcp((socket) =>
        socket.once("data", () =>
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"resultCd":"000",', () =>
            socket.destroy(),
          ),
        ),
      );
      const result = await send(url);
      expect(result).to.deep.include({ kind: "unanswered", status: 200, partial: '{"resultCd":"000",' });
    });

    it("when the response is not HTTP", async () => {
      const url = await serveTcp((socket) =>
        socket.once("data", () => socket.end("\u0000\u0001garbage\r\n\r\n")),
      );
      expect((await send(url)).kind).to.equal("unanswered");
    });

    it("when the body is larger than allowed", async () => {
      const url = await serveHttp((_request, response) => response.end("x".repeat(20_000)));
      const result = await send(url);
      expect(result).to.deep.include({
        kind: "unanswered",
        message: "The response is longer than 10000 bytes.",
      });
    });

    it("when a long body falls silent", async () => {
      const url = await serveHttp((_request, response) => response.write('{"resultCd":'));
      const result = await send(url, { totalMs: undefined, idleMs: 80 });
      expect(result).to.deep.include({ kind: "unanswered", message: "Nothing came for 0.08 s." });
    });
  });

  describe("a response", () => {
    it("is returned whatever its status or type", async () => {
      const url = await serveHttp((_request, response) => {
        response.writeHead(504, { "content-type": "text/html" }).end("<html>Gateway Time-out</html>");
      });
      expect(await send(url)).to.deep.equal({
        kind: "answered",
        status: 504,
        text: "<html>Gateway Time-out</html>",
      });
    });

    it("is awaited as long as bytes arrive", async () => {
      const url = await serveHttp((_request, response) => {
        const parts = [...'{"resultCd":"000"}'];
        const next = () => {
          const part = parts.shift();
          if (part === undefined) return response.end();
          response.write(part, () => setImmediate(next));
        };
        next();
      });
      const result = await send(url, { totalMs: undefined, idleMs: 2_000 });
      expect(result).to.deep.include({ kind: "answered", text: '{"resultCd":"000"}' });
    });

    it("is not followed if it redirects", async () => {
      let hits = 0;
      const url = await serveHttp((_request, response) => {
        hits += 1;
        response.writeHead(307, { location: "/elsewhere" }).end();
      });
      expect(await send(url)).to.deep.equal({ kind: "answered", status: 307, text: "" });
      expect(hits).to.equal(1);
    });

    it("comes over kept connections", async () => {
      const ports = new Set<number | undefined>();
      const url = await serveHttp((request, response) => {
        ports.add(request.socket.remotePort);
        response.end("{}");
      });
      const transport = createTransport(defaultLimits);
      closing.push(() => transport.close());
      const sending = { url, allowPrivate: true, path: "/a", body: {}, totalMs: 5_000, maxBytes: 100 };
      for (let call = 0; call < 5; call += 1) await transport.send(sending);
      expect(ports.size).to.be.at.most(2);
    });
  });

  it("sends the body as given, under the path of the unit, past any proxy of the environment", async () => {
    let seen: { url: string | undefined; type: string | undefined; body: string } | undefined;
    const url = await serveHttp(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      seen = { url: request.url, type: request.headers["content-type"], body };
      response.end("{}");
    });
    const before = process.env.HTTP_PROXY;
    process.env.HTTP_PROXY = "http://127.0.0.1:9";
    try {
      const result = await send(`${url}/unit/`, { body: { b: 1, a: "é" } });
      expect(result.kind).to.equal("answered");
    } finally {
      if (before === undefined) delete process.env.HTTP_PROXY;
      else process.env.HTTP_PROXY = before;
    }
    expect(seen).to.deep.equal({
      url: "/unit/trnsSales/saveSales",
      type: "application/json; charset=utf-8",
      body: '{"b":1,"a":"é"}',
    });
  });
});
