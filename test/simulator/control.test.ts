// The control endpoints, and the documentation that is made from the table of faults.
import { readFileSync } from "node:fs";
import { renderFaultTable } from "@taxctl/server/simulator";
import { expect } from "chai";
import { bhfId, call, closeAll, control, paths, sale, since, start, tin } from "./support.ts";

describe("control endpoints", () => {
  afterEach(closeAll);

  it("switch faults on, list them and switch them off", async () => {
    const simulator = await start();
    const set = await control(simulator, "POST", "faults", { fault: "nothing-found", times: 3 });
    expect(set.faults).to.have.length(1);
    expect((await call(simulator, paths.codes, since)).resultCd).to.equal("001");
    const { faults } = await control(simulator, "GET", "faults");
    expect((faults as object[])[0]).to.include({ fault: "F14", timesLeft: 2, hits: 1 });
    await control(simulator, "DELETE", "faults");
    expect((await call(simulator, paths.codes, since)).resultCd).to.equal("000");
  });

  it("close the port for a while and open it again", async () => {
    const simulator = await start();
    const set = await control(simulator, "POST", "faults", { fault: "F1", params: { forMs: 30 } });
    expect(set.faults).to.have.length(1);
    let failed = 0;
    for (;;) {
      const response = await call(simulator, paths.codes, since).catch(() => undefined);
      if (response) break;
      failed += 1;
    }
    expect(failed).to.be.above(0);
    expect(simulator.faults()).to.deep.equal([]);
  });

  it("show state, ledger, violations and requests", async () => {
    const simulator = await start();
    await call(simulator, paths.sale, sale(1));
    const state = await control(simulator, "GET", "state");
    expect((state.branches as object[])[0]).to.deep.include({
      counters: { sales: 1, purchases: 0, stock: 0 },
    });
    expect((await control(simulator, "GET", "ledger")).ledger).to.have.length(1);
    expect((await control(simulator, "GET", "violations")).violations).to.deep.equal([]);
    const { requests } = await control(simulator, "GET", "requests");
    expect((requests as object[])[0]).to.include({
      function: "saveSales",
      tin,
      bhfId,
      status: 200,
      resultCd: "000",
    });
  });

  it("add rows, set counters and clock, and reset", async () => {
    const simulator = await start({ supplierSales: 0, imports: 0, notices: 0 });
    const scope = { tin, bhfId };
    await control(simulator, "POST", "supplier-sales", { ...scope, count: 2 });
    await control(simulator, "POST", "imports", { ...scope, count: 3 });
    await control(simulator, "POST", "stock-moves", { ...scope, count: 1 });
    await control(simulator, "POST", "notices", { rows: [{ noticeNo: 9, title: "Own" }] });
    await control(simulator, "POST", "counters", { ...scope, sales: 40 });
    await control(simulator, "POST", "clock", { skewMs: 86_400_000 });
    const [branch] = simulator.state.branches;
    expect(branch?.supplierSales).to.have.length(2);
    expect(branch?.imports).to.have.length(3);
    expect(branch?.pendingMoves).to.have.length(1);
    expect(simulator.state.notices[0]).to.include({ noticeNo: 9, title: "Own", regrNm: "Administrator" });
    const response = await call(simulator, paths.sale, sale(41));
    expect(response).to.include({ resultCd: "000", resultDt: "20260311101500" });
    await control(simulator, "POST", "reset");
    expect(simulator.state.branches[0]?.counters.sales).to.equal(0);
  });

  it("report a request's errors", async () => {
    const simulator = await start();
    expect(await control(simulator, "POST", "faults", { fault: "F99" })).to.deep.equal({
      error: "There is no fault F99",
    });
    expect((await control(simulator, "GET", "nothing")).error).to.equal("There is no GET /_control/nothing");
    const broken = await fetch(`${simulator.url}/_control/faults`, { method: "POST", body: "{" });
    expect(broken.status).to.equal(400);
  });

  it("keep the configured number of requests", async () => {
    const simulator = await start({ requestLog: 3 });
    for (let index = 0; index < 5; index++) await call(simulator, paths.codes, since);
    expect(simulator.requests).to.have.length(3);
  });

  it("fail to start on a port that is taken", async () => {
    const simulator = await start();
    let code: unknown;
    await start({ port: simulator.port }).catch((error: NodeJS.ErrnoException) => {
      code = error.code;
    });
    expect(code).to.equal("EADDRINUSE");
  });
});

describe("docs/simulator.md", () => {
  it("holds the table of faults as the source renders it", () => {
    const text = readFileSync(new URL("../../docs/simulator.md", import.meta.url), "utf8");
    expect(text).to.contain(renderFaultTable());
  });
});
