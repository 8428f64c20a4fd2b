// F32: clocks and time zones.
import { expect } from "chai";
import { describeFault, minute } from "./fault-test.ts";

describeFault("F32", (stage) => {
  const unitClock = async () => {
    const checks = Object((await stage.get("/health")).body.data).checks as Record<string, string>[];
    return checks.find(({ name, bhf_id }) => name === "clock" && bhf_id === "00");
  };

  it("warns of a unit whose clock is off, until it is right again", async () => {
    await stage.play({ times: "always", params: { ms: 20 * minute } });
    await stage.lane.sell();
    await stage.lane.drain();
    expect(await unitClock()).to.include({ status: "warn", bhf_id: "00" });
    expect((await unitClock())?.message).to.equal("The control unit's clock is 20 min ahead");
    await stage.stop();
    await stage.lane.sell();
    await stage.lane.settle();
    expect(await unitClock()).to.equal(undefined);
  });

  it("shows the refusal of a unit that lives in yesterday", async () => {
    await stage.play({ path: "saveSales" });
    const id = await stage.lane.sell();
    await stage.lane.settle();
    expect(await stage.lane.row(id)).to.include({ status: "failed", failure_code: "910" });
    expect((await stage.failureOf(id)).message).to.match(/future/);
  });

  it("writes the day of the authority's zone, not that of the machine or of UTC", async () => {
    // Half past midnight in Nairobi, the evening before in UTC.
    stage.lane.clock.advance(Date.parse("2026-03-10T21:30:00Z") - stage.lane.clock.now());
    const id = await stage.lane.sell({ sale_date: "20260311", sale_time: "003000" });
    await stage.lane.settle();
    expect((await stage.lane.row(id)).status).to.equal("success");
    const [wire] = stage.sent("saveSales");
    expect(wire).to.include({ salesDt: "20260311", cfmDt: "20260311003000" });
    expect(stage.sent("saveStockItems")[0]).to.include({ ocrnDt: "20260311" });
  });
});
