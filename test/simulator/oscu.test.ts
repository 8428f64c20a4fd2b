// The simulator as the authority's online unit: its paths, its key, its answers, and the faults on its paths.
import { expect } from "chai";
import { startSimulator } from "../../server/src/simulator/index.ts";
import { type Body, call, caller, closeAll, sale as localSale, send, since, start } from "./support.ts";

const key = { cmcKey: `SIMCMCKEY-${caller.tin}-${caller.bhfId}` };
const salePath = "/saveTrnsSalesOsdc";
const receipt = { rcptPbctDt: "20260310101500", prchrAcptcYn: "N" };
const sale = (invcNo: number, changes: Body = {}): Body => localSale(invcNo, { ...key, receipt, ...changes });

describe("the simulator as an online unit", () => {
  afterEach(closeAll);

  it("issues its key once, without counters, and names its kind of serial numbers", async () => {
    const simulator = await start({ wire: "oscu", devices: [] });
    const init = (dvcSrlNo: string) => call(simulator, "/selectInitOsdcInfo", { ...caller, dvcSrlNo });
    const { data } = await init("SIM-OSCU-1");
    expect(Object(data).info).to.include({ ...key, tin: caller.tin });
    expect(Object(data).info).to.not.have.any.keys("intrlKey", "signKey", "lastSaleInvcNo");
    expect(await init("SIM-OSCU-1")).to.include({ resultCd: "902", data: null });
    expect((await init("SIM-VSCU-1")).resultCd).to.equal("903");
    const local = await start({ devices: [] });
    const other = await call(local, "/initializer/selectInitInfo", { ...caller, dvcSrlNo: "SIM-OSCU-1" });
    expect(other.resultCd).to.equal("903");
  });

  it("rejects calls without its key, or with another", async () => {
    const simulator = await start({ wire: "oscu" });
    expect((await call(simulator, "/selectCodeList", since)).resultCd).to.equal("900");
    expect((await call(simulator, "/selectCodeList", { ...since, cmcKey: "x" })).resultCd).to.equal("901");
    expect((await call(simulator, "/selectCodeList", { ...since, ...key })).resultCd).to.equal("000");
    const headers = { "content-type": "application/json", ...key };
    const byHeader = await send(simulator, "/selectCodeList", since, { headers });
    expect(await byHeader.json()).to.include({ resultCd: "000" });
    const strict = await start({ wire: "oscu", keyIn: "headers" });
    expect((await call(strict, "/selectCodeList", { ...since, ...key })).resultCd).to.equal("900");
  });

  it("answers a sale with text, and a repeat with 994; neither has the other wire's fields", async () => {
    const simulator = await start({ wire: "oscu" });
    const { data } = await call(simulator, salePath, sale(1));
    expect(data).to.include({ curRcptNo: "1", totRcptNo: "1", sdcDateTime: "20260310101500" });
    expect(data).to.have.all.keys("curRcptNo", "totRcptNo", "intrlData", "rcptSign", "sdcDateTime");
    expect(await call(simulator, salePath, sale(1))).to.include({ resultCd: "994", data: null });
    const undated = await call(simulator, salePath, sale(2, { receipt: { prchrAcptcYn: "N" } }));
    expect(undated.resultMsg).to.contain("receipt.rcptPbctDt");
    expect(simulator.violations).to.deep.equal([]);
    const [entry] = simulator.ledger();
    expect(entry).to.include({ kind: "sale", number: 1, rcptNo: 1 });
  });

  it("takes the key for no part of a document", async () => {
    const simulator = await start({ wire: "oscu", keyIn: "either" });
    await call(simulator, salePath, sale(1));
    const headers = { "content-type": "application/json", ...key };
    await send(simulator, salePath, localSale(1, { receipt }), { headers });
    expect(simulator.violations, "the same content under the same number").to.deep.equal([]);
    expect(JSON.stringify(simulator.state)).to.not.contain("SIMCMCKEY");
  });

  it("serves the paths of its own wire alone", async () => {
    const [online, local] = [await start({ wire: "oscu" }), await start()];
    for (const path of ["/trnsSales/saveSales", "/main/selectServerTime", "/initializer/selectInitInfo"])
      expect((await send(online, path, {})).status, path).to.equal(404);
    expect((await send(local, salePath, {})).status).to.equal(404);
  });

  it("plays faults by the function's name, or by a path of either wire", async () => {
    const simulator = await start({ wire: "oscu" });
    for (const path of ["saveSales", salePath, "/trnsSales/saveSales"]) {
      await simulator.setFault({ fault: "F30", path });
      expect((await call(simulator, salePath, sale(1))).resultCd, path).to.not.equal("000");
    }
    expect((await call(simulator, salePath, sale(1))).resultCd).to.equal("000");
  });

  it("has no queue: without the authority it signs nothing, whatever the grace", async () => {
    const simulator = await start({ wire: "oscu" });
    await simulator.setFault({ fault: "F9", times: "always", params: { graceMs: 3_600_000 } });
    expect((await call(simulator, salePath, sale(1))).resultCd).to.equal("894");
    const local = await start();
    await local.setFault({ fault: "F9", times: "always", params: { graceMs: 3_600_000 } });
    expect((await call(local, "/trnsSales/saveSales", localSale(1))).resultCd).to.equal("000");
  });

  it("is a local unit by default", async () => {
    const simulator = await startSimulator();
    try {
      expect((await send(simulator, "/selectCodeList", since)).status).to.equal(404);
    } finally {
      await simulator.close();
    }
  });
});
