// One call through a relay, cut at every byte on either side: "not sent" is only said of calls that the unit did not get.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import type { Sending } from "../../../server/src/control-unit/client.ts";
import type { TransportResponse } from "../../../server/src/control-unit/results.ts";
import { closeCodes, encode } from "../../../server/src/modules/relay/frames.ts";
import type { Link } from "../../../server/src/modules/relay/link.ts";
import { createTestTicker, startCuttingProxy, startLinkServer, startRelay } from "../../support/relay.ts";

type Stage = {
  /** The newest connection of the relay. */
  link(): Promise<Link>;
  sending: Sending;
  /** Requests that reached the unit whole. */
  received: string[];
};

const closing: (() => Promise<unknown>)[] = [];

/** A unit, a relay and the service's side of its connection, with a proxy before one of them. */
async function open(where: "service" | "unit") {
  const received: string[] = [];
  const unit = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      received.push(text);
      if (request.url !== "/unanswered") response.end(JSON.stringify({ resultCd: "000", echo: text }));
    });
  }).listen(0, "127.0.0.1");
  await once(unit, "listening");
  // No ping is among the bytes that are counted.
  const service = await startLinkServer({ ticker: createTestTicker() });
  const unitPort = (unit.address() as AddressInfo).port;
  const proxy = await startCuttingProxy(where === "service" ? service.port : unitPort);
  const port = { service: service.port, unit: unitPort, [where]: proxy.port };
  const place = `127.0.0.1:${port.unit}`;
  const relay = startRelay({
    service: `http://127.0.0.1:${port.service}`,
    token: "txr_test",
    allowed: [place],
    waitMs: 1,
    ticker: createTestTicker(),
  });
  closing.push(async () => {
    await relay.stop();
    await proxy.close();
    unit.closeAllConnections();
    unit.close();
    service.close();
  });
  const stage: Stage = {
    received,
    link: service.link,
    sending: {
      url: `http://${place}`,
      allowPrivate: true,
      path: "/trnsSales/saveSales",
      body: { tin: "P000000001X", invcNo: 1 },
      totalMs: 5_000,
      maxBytes: 10_000,
    },
  };
  return { stage, proxy, relay };
}

describe("a call through a relay", () => {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  for (const where of ["service", "unit"] as const)
    for (const direction of ["to", "from"] as const)
      it(`never reports a sent call as not sent: cut at every byte ${direction} the ${where}`, async () => {
        const { stage, proxy } = await open(where);
        expect((await (await stage.link()).send(stage.sending)).kind).to.equal("answered");
        proxy.count();
        // A new connection is part of what is cut, where the relay opens one for each call.
        expect((await (await stage.link()).send(stage.sending)).kind).to.equal("answered");
        const size = proxy.count()[direction];
        expect(size).to.be.greaterThan(50);
        const kinds = new Set<TransportResponse["kind"]>();
        for (let bytes = 1; bytes <= size; bytes++) {
          const link = await stage.link();
          const before = stage.received.length;
          proxy.cutAfter(bytes, direction);
          const result = await link.send(stage.sending);
          if (proxy.hasCut && where === "service") await link.ended;
          await turn();
          const got = stage.received.length - before;
          kinds.add(result.kind);
          expect(got, `${bytes} bytes: ${JSON.stringify(result)}`).to.be.at.most(1);
          if (result.kind === "answered") expect(result.text).to.contain('"resultCd":"000"');
          // A call of which a byte left is never taken for one that was not sent: it reached the unit, or may have.
          const left = proxy.count()[where === "unit" ? "to" : "from"];
          if (result.kind === "not_sent")
            expect([left, got], `cut after ${bytes} bytes`).to.deep.equal([0, 0]);
        }
        expect([...kinds]).to.include("unanswered");
      });

  it("is not sent if the relay can't connect to the unit, or doesn't allow the address", async () => {
    const { stage } = await open("service");
    const link = await stage.link();
    const elsewhere = await link.send({ ...stage.sending, url: "http://127.0.0.1:9" });
    expect(elsewhere).to.deep.include({ kind: "not_sent" });
    expect(JSON.stringify(elsewhere)).to.contain("does not allow");
    expect(stage.received).to.deep.equal([]);
  });

  it("is not sent if the connection has ended, or the call was given up before", async () => {
    const { stage, relay } = await open("service");
    const link = await stage.link();
    const aborted = await link.send({ ...stage.sending, signal: AbortSignal.abort() });
    expect(aborted.kind).to.equal("not_sent");
    await relay.stop();
    await link.ended;
    expect((await link.send(stage.sending)).kind).to.equal("not_sent");
    expect(stage.received).to.deep.equal([]);
  });

  it("limits the response and the time, and reports both as unanswered", async () => {
    const { stage } = await open("service");
    const link = await stage.link();
    const long = await link.send({ ...stage.sending, maxBytes: 10 });
    expect(long).to.deep.include({ kind: "unanswered", message: "The response is longer than 10 bytes." });
    const late = await link.send({ ...stage.sending, path: "/unanswered", totalMs: 2_000 });
    expect(late.kind).to.equal("unanswered");
    expect((await link.send(stage.sending)).kind).to.equal("answered");
  });

  it("ends as unanswered with the connection that carries it", async () => {
    const { stage } = await open("service");
    const link = await stage.link();
    const result = link.send(stage.sending);
    link.end(closeCodes.revoked, "revoked");
    expect((await result).kind).to.be.oneOf(["unanswered", "answered"]);
    await link.ended;
  });
});

describe("messages between service and relay", () => {
  it("are rejected when they have no valid head", async () => {
    const { decode } = await import("../../../server/src/modules/relay/frames.ts");
    const bad = [
      Buffer.alloc(0),
      Buffer.from([0, 0, 0, 9, 1]),
      Buffer.from([255, 255, 255, 255]),
      encode({ type: "reply", id: 1.5, kind: "not_sent", message: "" }),
      encode({ type: "other", id: 1 } as never),
      encode({ type: "reply", id: 1, kind: "answered" } as never),
      encode({ type: "call", id: 1, method: "DELETE" } as never),
    ];
    for (const message of bad) expect(() => decode(message)).to.throw();
    const { head, body } = decode(encode({ type: "reply", id: 1, kind: "answered", status: 200 }, "é"));
    expect([head, body.toString()]).to.deep.equal([
      { type: "reply", id: 1, kind: "answered", status: 200 },
      "é",
    ]);
  });
});
