// Item classes, which a unit returns in pages: each page once, whatever time the unit gives its pages.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { address } from "../support/documents.ts";

describe("pages of item classes", () => {
  let server: Server;
  const unit = createControlUnit({ clock: systemClock });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  after(() => unit.close());

  /** How many item classes each page has that the client reads, from a unit that returns pages of these classes. */
  async function read(pageOf: (call: number) => { first: number; count: number }): Promise<number[]> {
    let calls = 0;
    server = createServer((_request, response) => {
      calls += 1;
      const { first, count } = pageOf(calls);
      const itemClsList = Array.from({ length: count }, (_, index) => ({
        itemClsCd: String(10_000_000 + first + index),
        itemClsNm: "Food",
        itemClsLvl: 1,
        useYn: "Y",
      }));
      const resultDt = `2026031010${10 + calls}00`;
      response.end(JSON.stringify({ resultCd: "000", resultMsg: "", resultDt, data: { itemClsList } }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const pages: number[] = [];
    const at = { ...address, url, allow_private: true };
    for await (const page of unit.selectItemClasses(at, "20180101000000"))
      pages.push(page.kind === "accepted" ? page.data.length : -1);
    return pages;
  }

  it("are read until one is not full", async () => {
    const pages = await read((call) => ({ first: call * 1_000, count: call < 3 ? 1_000 : 7 }));
    expect(pages).to.deep.equal([1_000, 1_000, 7]);
  });

  it("are read until one comes again, although its time is later", async () => {
    const pages = await read((call) => ({ first: Math.min(call, 2) * 1_000, count: 1_000 }));
    expect(pages).to.deep.equal([1_000, 1_000]);
  });
});
