// The time of a unit, which it sends in one of several shapes, and the test of a connection, which any envelope passes.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { address } from "../support/documents.ts";

const resultDt = "20260310101502";
const time = "20260310101500";

describe("the time of a unit", () => {
  let server: Server;
  const unit = createControlUnit({ clock: systemClock });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  after(() => unit.close());

  type Responses = Record<string, { status?: number; body: string | object }>;

  /** A unit that responds so, by the end of the path; with 404 elsewhere. */
  async function start(responses: Responses) {
    const bodies: string[] = [];
    server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      bodies.push(`${request.method} ${body}`.trim());
      const name = request.url?.split("/").at(-1) ?? "";
      const { status = 200, body: sent } = responses[name] ?? { status: 404, body: "<html>" };
      response.writeHead(status).end(typeof sent === "string" ? sent : JSON.stringify(sent));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { at: { ...address, url, allow_private: true }, bodies };
  }

  const ok = { resultCd: "000", resultMsg: "", resultDt };
  const shapes: [string, string | object, string][] = [
    ["alone as text", time, time],
    ["alone with separators", "2026-03-10 10:15:00", time],
    ["as text with separators", '"2026-03-10 10:15:00"', time],
    ["as a field of an object", { status: "up", now: { serverTime: "2026-03-10T10:15:00" } }, time],
    ["in the data of an envelope", { ...ok, data: { srvTm: time } }, time],
    ["as the data of an envelope", { ...ok, data: time }, time],
    ["as the time of an envelope alone", { ...ok, data: { version: "1" } }, resultDt],
  ];
  for (const [shape, body, read] of shapes)
    it(`is read ${shape}`, async () => {
      const { at, bodies } = await start({ selectServerTime: { body } });
      expect(await unit.serverTime(at)).to.deep.include({ kind: "accepted", code: "000", data: read });
      expect(await unit.test(at)).to.deep.include({ ok: true, unit_time: read });
      expect(bodies).to.deep.equal(["GET", "GET"]);
    });

  it("is not read from a page that failed, or that has another number", async () => {
    for (const response of [{ status: 500, body: time }, { body: "19991231235959" }, { body: "<html>" }]) {
      const { at } = await start({ selectServerTime: response });
      expect((await unit.serverTime(at)).kind).to.equal("doubt");
      expect(await unit.test(at)).to.deep.include({
        ok: false,
        message: "HTTP 404 came back, but not from a control unit: check the URL.",
      });
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it("may be that of a rejection, or of another call if the unit serves no time", async () => {
    const rejected = { resultCd: "901", resultMsg: "no", resultDt, data: null };
    const { at: first } = await start({ selectServerTime: { body: rejected } });
    expect(await unit.test(first)).to.deep.include({ ok: true, unit_time: resultDt });
    await new Promise((resolve) => server.close(resolve));
    const { at, bodies } = await start({ selectNotices: { body: { ...rejected, resultCd: "001" } } });
    expect(await unit.test(at)).to.deep.include({ ok: true, unit_time: resultDt });
    const { tin, bhf_id } = address;
    expect(bodies[1]).to.equal(`POST ${JSON.stringify({ tin, bhfId: bhf_id, lastReqDt: "29991231235959" })}`);
    await new Promise((resolve) => server.close(resolve));
    const echo = { ...rejected, resultDt: "29991231235959" };
    const { at: echoing } = await start({ selectNotices: { body: echo } });
    expect(await unit.test(echoing)).to.deep.include({ ok: true, unit_time: undefined });
  });
});
