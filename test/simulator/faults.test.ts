// Every fault switch: its effect for the caller, that it hits as often as set, and that the unit acted as documented.
import { faultIds, type Simulator } from "@taxctl/server/simulator";
import { expect } from "chai";
import { type FaultCase, unitFaults } from "./fault-cases.ts";
import {
  type Body,
  call,
  caller,
  closeAll,
  failure,
  line,
  master,
  move,
  paths,
  sale,
  sample,
  send,
  since,
  start,
} from "./support.ts";

const init = { ...caller, dvcSrlNo: "A-9" };

const rejections: [fault: string, path: string, body: Body, params: Body, pattern: RegExp][] = [
  ["F5", paths.sale, sale(1), {}, /^899 /],
  ["F9", paths.sale, sale(1), {}, /^894 /],
  ["F9", paths.supplierSales, since, { code: "838" }, /^838 /],
  ["F12", paths.init, init, {}, /^902 /],
  ["F13", paths.init, init, {}, /^901 /],
  ["F13", paths.init, init, { code: "903" }, /^903 /],
  ["F14", paths.codes, since, {}, /^001 /],
  ["F15", paths.saveItem, sample("saveItems.request"), { fields: "regrId" }, /^910 .*regrId is required/],
  ["F16", paths.sale, sale(1), {}, /^913 .*\[<itemList><pkgUnitCd>\]/],
  ["F18", paths.sale, sale(1), {}, /^910 Invalid taxblAmt on item: 1. Expected: 999.99, But Found: 1000/],
  [
    "F20",
    paths.sale,
    sale(1),
    {},
    /^910 Item KE2NTXU0000001 \(itemSeq 1\) does not exist in your stock master/,
  ],
  ["F21", paths.master, master("X", 4), {}, /^910 rsdQty mismatch. Expected: 0 but found: 4/],
  ["F21", paths.master, master("X", 4), { kind: "empty" }, /^910 Stock IO is empty/],
  ["F22", paths.move, move(1), {}, /^899 /],
  ["F28", paths.sale, sale(1), {}, /^999 /],
  ["F29", paths.sale, sale(1), {}, /^910 .*taxTyCd is invalid/],
  ["F30", paths.sale, sale(1), {}, /^802 /],
  ["F33", paths.sale, sale(1), {}, /^E11 /],
  ["F33", paths.sale, sale(1), { code: "900" }, /^900 /],
];

const cases: Record<string, FaultCase> = {
  ...unitFaults,
  T1: async (simulator) => {
    await simulator.setFault({ fault: "T1" });
    expect(await failure(simulator, paths.sale, sale(1))).to.match(/ECONNRESET|UND_ERR_SOCKET/);
    expect(simulator.ledger()).to.have.length(1);
  },
  T2: async (simulator) => {
    await simulator.setFault({ fault: "T2" });
    const text = await (await send(simulator, paths.sale, sale(1))).text();
    expect(text).to.match(/^\{"resultCd":"000"/);
    expect(() => JSON.parse(text)).to.throw(SyntaxError);
    expect(simulator.ledger()).to.have.length(1);
  },
  T3: async (simulator) => {
    await simulator.setFault({ fault: "T3" });
    const text = await (await send(simulator, paths.sale, sale(1))).text();
    expect(() => JSON.parse(text)).to.throw(SyntaxError);
    expect(simulator.ledger()).to.have.length(1);
  },
  T4: async (simulator) => {
    await simulator.setFault({ fault: "T4" });
    const response = await send(simulator, paths.sale, sale(1));
    expect(response.headers.get("content-type")).to.equal("text/html");
    expect(await response.json()).to.include({ resultCd: "000" });
  },
  T5: async (simulator) => {
    await simulator.setFault({ fault: "T5", params: { bytes: 300_000 } });
    const text = await (await send(simulator, paths.sale, sale(1))).text();
    expect(text.length).to.be.above(300_000);
  },
  T6: async (simulator) => {
    await simulator.setFault({ fault: "T6" });
    expect(await failure(simulator, paths.sale, sale(1), 300)).to.equal("time-out");
    expect(simulator.requests).to.deep.equal([]);
  },
  T7: async (simulator) => {
    await simulator.setFault({ fault: "T7", path: "saveSales" });
    expect((await call(simulator, paths.codes, since)).resultCd).to.equal("000");
    expect(await failure(simulator, paths.sale, sale(1), 300)).to.equal("time-out");
    expect(simulator.ledger()).to.deep.equal([]);
  },
  T8: async (simulator) => {
    await simulator.setFault({ fault: "T8", params: { ms: 20 } });
    expect(await failure(simulator, paths.sale, sale(1), 300)).to.equal("time-out");
    expect(simulator.ledger()).to.have.length(1);
  },
};

describe("faults", () => {
  let simulator: Simulator;
  beforeEach(async () => {
    simulator = await start();
  });
  afterEach(closeAll);

  it("are all tested", () => {
    const tested = new Set([...Object.keys(cases), ...rejections.map(([fault]) => fault)]);
    expect([...tested]).to.have.members(faultIds);
  });

  for (const [fault, path, body, params, pattern] of rejections) {
    it(`${fault} ${JSON.stringify(params)} rejects one call of ${path} and then no more`, async () => {
      await simulator.setFault({ fault, params });
      const { resultCd, resultMsg, data } = await call(simulator, path, body);
      expect(`${resultCd} ${resultMsg}`).to.match(pattern);
      expect(data).to.equal(null);
      expect(simulator.ledger()).to.deep.equal([]);
      expect(simulator.requests.at(-1)?.faults).to.deep.equal([fault]);
      expect((await call(simulator, path, body)).resultCd).to.match(/^(000|001)$/);
      expect(simulator.faults()).to.deep.equal([]);
    });
  }

  for (const [fault, play] of Object.entries(cases)) {
    it(`${fault} acts as documented, then the unit responds as usual`, async () => {
      await play(simulator);
      await simulator.clearFaults();
      await simulator.setClock(0);
      expect((await call(simulator, paths.codes, since)).resultCd).to.equal("000");
      const next = (simulator.state.branches[0]?.counters.sales ?? 0) + 1;
      const response = await call(simulator, paths.sale, sale(next, {}, [line()]));
      expect(response.resultCd).to.equal("000");
    });
  }
});
