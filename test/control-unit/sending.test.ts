// What a call to a unit carries, and the calls that are never made or cut off: against real servers, as in `client.test.ts`.
import { once } from "node:events";
import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { expect } from "chai";
import { createAgents } from "../../server/src/control-unit/agents.ts";
import {
  createTransport,
  defaultLimits,
  type RelayedSend,
  type Sending,
} from "../../server/src/control-unit/client.ts";
import type { Resolver } from "../../server/src/control-unit/connect.ts";

const closing: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The address of a server, and how many connections it got. */
async function listen(server: Server) {
  const sockets = new Set<Socket>();
  const at = { url: "", connections: 0 };
  server.on("connection", (socket) => {
    at.connections += 1;
    sockets.add(socket.on("error", () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  at.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return at;
}

const serveTcp = (onSocket: (socket: Socket) => void) => listen(createServer(onSocket));
const serveHttp = (handler: RequestListener) => listen(createHttpServer(handler));

function open(resolver?: Resolver, relayed?: RelayedSend) {
  const transport = createTransport({ ...defaultLimits, connectMs: 1_000 }, resolver, relayed);
  closing.push(() => transport.close());
  return transport;
}

const call = { allowPrivate: true, path: "/items/saveItems", totalMs: 5_000, maxBytes: 10_000 };
const send = (url: string, changes: Partial<Sending> = {}) => open().send({ url, ...call, ...changes });

describe("a call to a unit", () => {
  it("carries its method, its body and the device's headers, which replace none of the protocol", async () => {
    const seen: { request: IncomingMessage; body: string }[] = [];
    const { url } = await serveHttp(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      seen.push({ request, body });
      response.end("{}");
    });
    const headers = { authorization: "Bearer T", accept: "text/html" };
    await send(url, { headers, text: '{"a": 1}', body: { b: 2 } });
    await send(url, { method: "GET" });
    const shown = seen.map(({ request, body }) => [request.method, request.headers.authorization, body]);
    expect(shown).to.deep.equal([
      ["POST", "Bearer T", '{"a": 1}'],
      ["GET", undefined, ""],
    ]);
    for (const { request } of seen) expect(request.headers.accept).to.equal("application/json");
  });

  it("goes through the relay of its branch, if this process has relays", async () => {
    const { url } = await serveHttp((_request, response) => response.end("{}"));
    const asked: [number, string][] = [];
    const relays = open(undefined, async (branch, { path }) => {
      asked.push([branch, path]);
      return { kind: "answered", status: 200, text: "relayed" };
    });
    const relayed = { url, ...call, relayedBranch: 0 };
    expect(await relays.send(relayed)).to.include({ text: "relayed" });
    expect(asked).to.deep.equal([[0, call.path]]);
    expect(await relays.send({ url, ...call })).to.include({ text: "{}" });
    expect(await send(url, relayed)).to.deep.equal({
      kind: "not_sent",
      message: "This process has no relays.",
    });
  });

  it("finds the host by its name, as the system does", async () => {
    const { url } = await serveHttp((_request, response) => response.end("{}"));
    expect((await send(url.replace("127.0.0.1", "localhost"))).kind).to.equal("answered");
  });

  it("offers a unit no other protocol than HTTP/1.1", async () => {
    let hello = Buffer.alloc(0);
    const { url } = await serveTcp((socket) =>
      socket.once("data", (chunk) => {
        hello = chunk;
        socket.destroy();
      }),
    );
    expect((await send(url.replace("http:", "https:"))).kind).to.equal("not_sent");
    expect(hello.includes("\u0008http/1.1")).to.equal(true);
    expect(hello.includes("\u0002h2")).to.equal(false);
  });

  it("takes a response of just the allowed length", async () => {
    const { url } = await serveHttp((_request, response) => response.end("x".repeat(100)));
    expect((await send(url, { maxBytes: 100 })).kind).to.equal("answered");
    expect((await send(url, { maxBytes: 99 })).kind).to.equal("unanswered");
  });
});

describe("a call that is not made", () => {
  it("says why its device is blocked, or what is wrong with the URL", async () => {
    const at = await serveHttp((_request, response) => response.end("{}"));
    expect(await send(at.url, { blocked: "Stopped by hand." })).to.deep.equal({
      kind: "not_sent",
      message: "Stopped by hand.",
      blocked: true,
    });
    const forbidden = await send(at.url, { allowPrivate: false });
    expect(forbidden)
      .to.have.property("message")
      .that.matches(/^The unit's URL must not name a private/);
    expect(at.connections).to.equal(0);
  });

  it("was given up already", async () => {
    const at = await serveHttp((_request, response) => response.end("{}"));
    expect(await send(at.url, { signal: AbortSignal.abort() })).to.deep.equal({
      kind: "not_sent",
      message: "The call was given up before it was sent.",
    });
    expect(at.connections).to.equal(0);
  });

  it("has a header that can't be sent", async () => {
    const at = await serveHttp((_request, response) => response.end("{}"));
    expect(await send(at.url, { headers: { "x-key": "a\nb" } })).to.deep.equal({
      kind: "not_sent",
      message: "The call to the control unit failed (UND_ERR_INVALID_ARG).",
    });
  });

  it("has a name without an address", async () => {
    const none = ((_name: string, _options: unknown, callback: (...values: unknown[]) => void) =>
      callback(null, [])) as Resolver;
    expect(await open(none).send({ url: "http://unit.example", ...call })).to.deep.equal({
      kind: "not_sent",
      message: "The control unit's host name could not be found.",
    });
  });

  it("follows the end of the client", async () => {
    const at = await serveHttp((_request, response) => response.end("{}"));
    const transport = open();
    expect((await transport.send({ url: at.url, ...call })).kind).to.equal("answered");
    await transport.close();
    expect((await transport.send({ url: at.url, ...call })).kind).to.equal("not_sent");
    expect(at.connections).to.equal(1);
  });
});

describe("a call without a response", () => {
  it("is cut off, so that the unit sees it end", async () => {
    const ends: Promise<unknown>[] = [];
    const { url } = await serveTcp((socket) => ends.push(once(socket.resume(), "close")));
    expect(await send(url, { totalMs: 80 })).to.deep.include({
      kind: "unanswered",
      message: "No response within 0.08 s.",
    });
    await Promise.all(ends);
    expect(ends).to.have.lengthOf(1);
  });

  it("may be silent for the time that is given, from its sending on", async () => {
    const { url } = await serveTcp((socket) => socket.resume());
    expect(await send(url, { totalMs: undefined, idleMs: 80 })).to.deep.include({
      kind: "unanswered",
      message: "Nothing came for 0.08 s.",
    });
  });
});

describe("connections that outgoing calls share", () => {
  const agents = (options: { maxHeaderSize?: number } = {}) => {
    const opened = createAgents({ connectMs: 1_000, keepAliveMaxMs: 30_000, ...options });
    closing.push(() => opened.close());
    return opened;
  };
  const failureOf = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: Error & { code?: string }) => error.code,
    );

  it("are never opened to a forbidden address", async () => {
    const at = await serveHttp((_request, response) => response.end("{}"));
    const agent = await agents().find(false);
    const asked = agent.request({ origin: at.url, path: "/", method: "GET" });
    expect(await failureOf(asked)).to.equal("ADDRESS_NOT_ALLOWED");
    expect(at.connections).to.equal(0);
  });

  it("take only headers of the size that is set", async () => {
    const { url } = await serveHttp((_request, response) =>
      response.setHeader("x", "y".repeat(2_000)).end("{}"),
    );
    const get = async (options?: { maxHeaderSize?: number }) =>
      failureOf((await agents(options).find(true)).request({ origin: url, path: "/", method: "GET" }));
    expect([await get(), await get({ maxHeaderSize: 1_000 })]).to.deep.equal([
      undefined,
      "UND_ERR_HEADERS_OVERFLOW",
    ]);
  });
});
