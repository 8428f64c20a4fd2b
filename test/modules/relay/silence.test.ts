// Connections that are silent and calls that arrive late, with time that the tests move.
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect } from "chai";
import { WebSocket } from "ws";
import type { Sending } from "../../../server/src/control-unit/client.ts";
import { decode, encode, protocol } from "../../../server/src/modules/relay/frames.ts";
import { createTestClock } from "../../support/clock.ts";
import {
  createTestTicker,
  type LinkServer,
  startLinkServer,
  startRelay,
  type TestRelay,
} from "../../support/relay.ts";

const call: Sending = {
  url: "http://127.0.0.1:9",
  allowPrivate: true,
  path: "/trnsSales/saveSales",
  body: { invcNo: 1 },
  maxBytes: 10_000,
};

describe("a silent connection between service and relay", () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function openService(options: Parameters<typeof startLinkServer>[0] = {}): Promise<LinkServer> {
    const service = await startLinkServer(options);
    closing.push(service.close);
    return service;
  }
  /** A relay that responds to pings, or does not. */
  async function dial({ port }: LinkServer, autoPong: boolean): Promise<WebSocket> {
    const relay = new WebSocket(`ws://127.0.0.1:${port}`, protocol, { autoPong });
    closing.push(() => relay.terminate());
    await once(relay, "open");
    return relay;
  }

  it("is ended by the service after 20 seconds, and its calls are unanswered", async () => {
    const ticker = createTestTicker();
    const service = await openService({ ticker });
    await dial(service, false);
    const link = await service.link();
    const result = link.send(call);
    ticker.advance(20_000);
    expect(link.isOpen).to.equal(true);
    ticker.advance(5_000);
    await link.ended;
    expect((await result).kind).to.equal("unanswered");
    expect((await link.send(call)).kind).to.equal("not_sent");
  });

  it("stays open at the service while pings get a response", async () => {
    const ticker = createTestTicker();
    const service = await openService({ ticker });
    await dial(service, true);
    const link = await service.link();
    for (let time = 0; time < 10; time++) {
      const [socket] = service.sockets;
      const ponged = socket && once(socket, "pong");
      ticker.advance(5_000);
      await ponged;
    }
    expect(link.isOpen).to.equal(true);
  });

  it("stays open at the service while a long response arrives bit by bit", async () => {
    const ticker = createTestTicker();
    const service = await openService({ ticker });
    const relay: Socket = connect(service.port, "127.0.0.1");
    closing.push(() => relay.destroy());
    relay.write(
      "GET / HTTP/1.1\r\nHost: service\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Protocol: ${protocol}\r\n\r\n`,
    );
    const link = await service.link();
    const result = link.send(call);
    const message = encode({ type: "reply", id: 1, kind: "answered", status: 200 }, "x".repeat(1_000));
    const head = Buffer.from([0x82, 0x80 | 126, message.length >> 8, message.length & 0xff, 0, 0, 0, 0]);
    const frame = Buffer.concat([head, message]);
    const stream = Reflect.get(service.sockets[0] ?? {}, "_socket") as Socket;
    for (let at = 0; at < frame.length; at += 100) {
      const arrived = once(stream, "data");
      relay.write(frame.subarray(at, at + 100));
      await arrived;
      ticker.advance(15_000);
    }
    expect(await result).to.include({ kind: "answered", text: "x".repeat(1_000) });
  });

  it("is ended by the relay after 20 seconds, which then connects again", async () => {
    const ticker = createTestTicker();
    const service = await openService({ isMute: true });
    const relay = startRelay({
      service: `http://127.0.0.1:${service.port}`,
      token: "txr_test",
      allowed: ["127.0.0.1:9"],
      ticker,
    });
    closing.push(relay.stop);
    await relay.connected();
    ticker.advance(20_000);
    expect(relay.lines).to.have.lengthOf(1);
    ticker.advance(5_000);
    await relay.connected(2);
    expect(relay.lines[1]).to.equal("Disconnected: The service was silent.");
  });

  it("stays open at the relay while the service pings", async () => {
    const [ticker, served] = [createTestTicker(), createTestTicker()];
    const service = await openService({ ticker: served });
    const relay = startRelay({
      service: `http://127.0.0.1:${service.port}`,
      token: "txr_test",
      allowed: ["127.0.0.1:9"],
      ticker,
    });
    closing.push(relay.stop);
    await relay.connected();
    const link = await service.link();
    for (let time = 0; time < 10; time++) {
      const [socket] = service.sockets;
      const ponged = socket && once(socket, "pong");
      served.advance(5_000);
      await ponged;
      ticker.advance(5_000);
    }
    expect(link.isOpen).to.equal(true);
    expect(relay.lines).to.have.lengthOf(1);
  });

  it("ignores a response that comes after the service gave up the call", async () => {
    const service = await openService();
    const relay = await dial(service, true);
    const link = await service.link();
    const calls: number[] = [];
    relay.on("message", (data) => {
      const { head } = decode(data as Buffer);
      if (head.type !== "call") return;
      calls.push(head.id);
      // The first gets its response after the second was made.
      if (calls.length === 2)
        for (const id of calls)
          relay.send(encode({ type: "reply", id, kind: "answered", status: 200 }, `response ${id}`));
    });
    const gaveUp = new AbortController();
    const first = link.send({ ...call, signal: gaveUp.signal });
    gaveUp.abort();
    expect((await first).kind).to.equal("unanswered");
    expect(await link.send(call)).to.include({ kind: "answered", text: "response 2" });
    expect(link.isOpen).to.equal(true);
  });
});

describe("a call that arrives late at the relay", () => {
  let service: LinkServer;
  let relay: TestRelay;
  let received: string[];
  let sending: Sending;
  const [clock, ticker] = [createTestClock(), createTestTicker()];
  const unit = createServer((request, response) => {
    received.push(String(request.url));
    request.resume().on("end", () => response.end("{}"));
  });

  before(async () => {
    unit.listen(0, "127.0.0.1");
    await once(unit, "listening");
  });
  beforeEach(async () => {
    received = [];
    service = await startLinkServer({ ticker: createTestTicker() });
    const place = `127.0.0.1:${(unit.address() as AddressInfo).port}`;
    sending = { ...call, url: `http://${place}` };
    const url = `http://127.0.0.1:${service.port}`;
    relay = startRelay({ service: url, token: "txr_test", allowed: [place], waitMs: 1, clock, ticker });
    await relay.connected();
  });
  afterEach(async () => {
    await relay.stop();
    service.close();
  });
  after(() => {
    unit.closeAllConnections();
    unit.close();
  });

  it("is made within five seconds", async () => {
    const link = await service.link();
    ticker.advance(5_000);
    clock.advance(5_000);
    expect((await link.send(sending)).kind).to.equal("answered");
    expect(received).to.have.lengthOf(1);
  });

  for (const [why, delay] of [
    ["on a slow network", () => ticker.advance(5_001)],
    ["after the machine slept, which stops the steady clock", () => clock.advance(3_600_000)],
  ] as const)
    it(`is not sent after that ${why}; the next one is, on a new connection`, async () => {
      const link = await service.link();
      delay();
      const late = await link.send(sending);
      expect(late).to.deep.equal({ kind: "not_sent", message: "The call arrived too late at the relay." });
      expect(received).to.deep.equal([]);
      await relay.connected(2);
      expect((await (await service.link()).send(sending)).kind).to.equal("answered");
      expect(received).to.have.lengthOf(1);
    });

  it("does not end the connection if the clock was set back", async () => {
    clock.advance(-3_600_000);
    expect((await (await service.link()).send(sending)).kind).to.equal("answered");
    expect(relay.lines).to.have.lengthOf(1);
  });
});
