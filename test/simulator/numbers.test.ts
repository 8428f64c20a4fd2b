// Counters: strict and lenient numbering, the shapes of a duplicate, and what callers did wrong.
import { expect } from "chai";
import { caught } from "../support/caught.ts";
import { until } from "../support/until.ts";
import {
  bhfId,
  call,
  closeAll,
  creditNote,
  move,
  paths,
  purchase,
  sale,
  send,
  start,
  tin,
} from "./support.ts";

describe("numbers", () => {
  afterEach(closeAll);

  it("counts up by one, sales and credit notes in one sequence", async () => {
    const simulator = await start();
    const first = await call(simulator, paths.sale, sale(1));
    const second = await call(simulator, paths.sale, creditNote(2, 1));
    const third = await call(simulator, paths.sale, sale(3));
    expect(first.data).to.include({ rcptNo: 1, totRcptNo: 1 });
    expect(second.data).to.include({ rcptNo: 1, totRcptNo: 2 });
    expect(third.data).to.include({ rcptNo: 2, totRcptNo: 3 });
    expect(simulator.state.branches[0]?.counters).to.include({ sales: 3, purchases: 0, stock: 0 });
    expect(simulator.violations).to.deep.equal([]);
  });

  for (const [stream, path, make, text] of [
    ["sales", paths.sale, sale, "Invalid invcNo sequence, expected: 1 but found: 3"],
    ["purchases", paths.purchase, purchase, "Invalid invcNo sequence, expected: 1 but found: 3"],
    ["stock", paths.move, move, "Invalid sarNo: Expected: 1 but found: 3"],
  ] as const) {
    it(`rejects a gap in ${stream} naming the expected number, and does not advance`, async () => {
      const simulator = await start();
      const rejected = await call(simulator, path, make(3));
      expect(rejected).to.include({ resultCd: "910", resultMsg: text, data: null });
      expect((await call(simulator, path, make(1))).resultCd).to.equal("000");
    });

    it(`reports a replay in ${stream} as a duplicate and accepts nothing`, async () => {
      const simulator = await start();
      await call(simulator, path, make(1));
      expect(await call(simulator, path, make(1))).to.include({ resultCd: "994", data: null });
      expect(simulator.ledger()).to.have.length(1);
    });
  }

  it("uses the other words for a gap if configured", async () => {
    const simulator = await start({ driftText: "use" });
    const { resultMsg } = await call(simulator, paths.sale, sale(3));
    expect(resultMsg).to.equal("Invc No: 3 is invalid, use the expected value: 1");
  });

  it("accepts any unused number if lenient, and a used one is still a duplicate", async () => {
    const simulator = await start({ numbering: "lenient" });
    expect((await call(simulator, paths.sale, sale(7))).resultCd).to.equal("000");
    expect((await call(simulator, paths.sale, sale(3))).resultCd).to.equal("000");
    expect((await call(simulator, paths.sale, sale(7))).resultCd).to.equal("994");
  });

  for (const mode of ["899", "994", "924"] as const) {
    it(`reports duplicates with ${mode} and no data`, async () => {
      const simulator = await start({ duplicates: mode });
      await call(simulator, paths.sale, sale(1));
      expect(await call(simulator, paths.sale, sale(1))).to.include({ resultCd: mode, data: null });
    });
  }

  it("returns the original receipt with 924", async () => {
    const simulator = await start({ duplicates: "receipt" });
    const original = await call(simulator, paths.sale, sale(1));
    const replay = await call(simulator, paths.sale, sale(1));
    expect(replay.resultCd).to.equal("924");
    expect(replay.data).to.deep.equal(original.data);
  });

  it("reports a duplicate with the counter's text", async () => {
    const simulator = await start({ duplicates: "expected" });
    await call(simulator, paths.sale, sale(1));
    const { resultCd, resultMsg } = await call(simulator, paths.sale, sale(1));
    expect(resultCd).to.equal("910");
    expect(resultMsg).to.equal("Invalid invcNo sequence, expected: 2 but found: 1");
  });

  it("has no receipt for a number that another system used", async () => {
    const simulator = await start({ duplicates: "receipt" });
    await simulator.setCounters(tin, bhfId, { sales: 5 });
    expect(await call(simulator, paths.sale, sale(5))).to.include({ resultCd: "924", data: null });
    expect(simulator.violations).to.deep.equal([]);
  });

  it("forgets documents above a counter that was set back", async () => {
    const simulator = await start();
    await call(simulator, paths.sale, sale(1));
    await call(simulator, paths.sale, sale(2));
    await simulator.setCounters(tin, bhfId, { sales: 1 });
    expect((await call(simulator, paths.sale, sale(2))).resultCd).to.equal("000");
  });

  it("keeps counters apart by branch", async () => {
    const simulator = await start({ requireInit: false });
    for (const branch of ["00", "01"]) {
      expect((await call(simulator, paths.sale, sale(1, { bhfId: branch }))).resultCd).to.equal("000");
    }
  });

  it("reports a number sent again with other content", async () => {
    const simulator = await start();
    await call(simulator, paths.sale, sale(1));
    await call(simulator, paths.sale, sale(1, { trdInvcNo: "OTHER" }));
    expect(simulator.violations.map(({ kind }) => kind)).to.deep.equal(["number_reused"]);
  });

  it("accepts other times and other users in a replay", async () => {
    const simulator = await start();
    await call(simulator, paths.sale, sale(1));
    await call(simulator, paths.sale, sale(1, { cfmDt: "20260310101700", modrId: "u9" }));
    expect(simulator.violations).to.deep.equal([]);
  });

  it("reports a trader's number that is signed twice", async () => {
    const simulator = await start();
    await call(simulator, paths.sale, sale(1));
    await call(simulator, paths.sale, sale(2, { trdInvcNo: "INV-1" }));
    expect(simulator.violations.map(({ kind }) => kind)).to.deep.equal(["signed_twice"]);
  });

  it("reports a supplier's invoice that is registered twice", async () => {
    const simulator = await start();
    await call(simulator, paths.purchase, purchase(1, { spplrInvcNo: 812 }));
    await call(simulator, paths.purchase, purchase(2, { spplrInvcNo: 812 }));
    expect(simulator.violations.map(({ kind }) => kind)).to.deep.equal(["supplier_invoice_twice"]);
  });

  it("reports two saves of one branch at once, not of two branches", async () => {
    const simulator = await start({ requireInit: false });
    await simulator.setFault({ fault: "F2", path: "saveSales", params: { ms: 60_000 } });
    const caller = new AbortController();
    const slow = send(simulator, paths.sale, sale(1), { signal: caller.signal });
    await until(() => simulator.requests.length === 1);
    await call(simulator, paths.move, move(1, { bhfId: "01" }));
    expect(simulator.violations).to.deep.equal([]);
    await call(simulator, paths.move, move(1));
    expect(simulator.violations.map(({ kind }) => kind)).to.deep.equal(["concurrent_saves"]);
    caller.abort();
    expect(await caught(slow)).to.have.property("name", "AbortError");
  });
});
