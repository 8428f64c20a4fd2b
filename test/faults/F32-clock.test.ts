// F32: clocks and time zones.
import { expect } from "chai";
import type { WireCall } from "../../server/src/control-unit/types.ts";
import { sale } from "../support/branch.ts";
import { saying } from "../support/lane.ts";
import { describeFault, minute } from "./fault-test.ts";

const hour = 60 * minute;

/** A rejection by a unit whose clock is a minute behind, on the same day. */
function future(wire: WireCall, resultMsg: string) {
  const response = { resultCd: "910", resultMsg, resultDt: "20260310115900", data: null };
  return saying(wire, JSON.stringify(response));
}

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

  /** At noon in Nairobi it is 23:00 of the day before at the unit. */
  const behindMs = -13 * hour;
  beforeEach(() => {
    stage.lane.clock.advance(Date.parse("2026-03-10T09:00:00Z") - stage.lane.clock.now());
  });

  it("lets a document wait for the midnight of a unit that is a day behind, and uses no attempt", async () => {
    await stage.play({ path: "saveSales", times: "always", params: { ms: behindMs } });
    const late = await stage.lane.sell();
    const [response] = await Promise.all([stage.post("/sales", sale()), stage.lane.drain()]);
    expect(response.body).to.include({ code: "outcome_pending" });
    stage.lane.accepted.push(String(response.body.transaction_id));
    await stage.lane.drain();
    const before = stage.responses("saveSales").length;
    expect((await stage.health("queue")).message).to.match(
      /waits 61 min for the control unit's midnight: .*future/,
    );
    for (let round = 0; round < 6; round++) await stage.lane.advance(10 * minute);
    expect(stage.responses("saveSales")).to.have.lengthOf(before);
    expect(await stage.lane.row(late)).to.include({ status: "pending", retry_count: 0, failure_code: null });
    await stage.lane.advance(2 * minute);
    expect(await stage.lane.row(late)).to.include({ status: "success", retry_count: 0 });
    expect((await stage.lane.calls("sale")).map((call) => call.held_until)).to.deep.equal([null, null]);
    await stage.lane.settle();
    await stage.lane.expectInvariants();
  });

  it("responds at once that the document waits for the unit's midnight", async () => {
    await stage.play({ path: "saveSales", times: "always", params: { ms: behindMs } });
    const id = await stage.lane.sell({ invoice_no: "INV-LATE" });
    await stage.lane.drain();
    const response = await stage.post("/sales", sale({ invoice_no: "INV-LATE" }));
    expect(response.body).to.include({ code: "outcome_pending", transaction_id: id });
    expect(response.body.message).to.match(/after the control unit's midnight: .*future/);
  });

  it("holds up nothing else meanwhile: documents of an earlier day, purchases, stock", async () => {
    await stage.play({ times: "always", params: { ms: behindMs } });
    const today = await stage.lane.sell();
    const earlier = await stage.lane.sell({ sale_date: "20260309" });
    const bought = await stage.lane.buy({ purchase_date: "20260309" });
    await stage.lane.drain();
    expect(await stage.lane.row(today)).to.include({ status: "pending" });
    expect(await stage.lane.row(earlier)).to.include({ status: "success", receipt_no: "1" });
    expect(await stage.lane.row(bought)).to.include({ status: "success" });
    await stage.stop();
    await stage.lane.settle();
    expect(await stage.lane.row(today)).to.include({ status: "success", receipt_no: "2" });
    await stage.lane.expectInvariants();
  });

  it("retries within minutes if only the unit's time of day is behind", async () => {
    stage.lane.unit.next("sale", async ({ wire }) => future(wire, "cfmDt must not be in the future"));
    const id = await stage.lane.sell();
    await stage.lane.drain();
    expect((await stage.lane.row(id)).status).to.equal("pending");
    await stage.lane.advance(5 * minute);
    expect(await stage.lane.row(id)).to.include({ status: "success", retry_count: 0 });
  });

  it("decides nothing by a future date on a replay", async () => {
    const scope = { tin: stage.lane.branch.tin, path: "saveSales" };
    await stage.lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, ...scope });
    const id = await stage.lane.sell();
    await stage.lane.drain();
    stage.lane.unit.next("sale", async ({ wire }) => future(wire, "salesDt is in the future"));
    await stage.lane.advance(15_000);
    expect(await stage.lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
    await stage.lane.settle();
    expect(stage.booked()).to.deep.equal([1]);
  });

  const asks: { when: string; ask(): Promise<unknown> }[] = [
    { when: "a connection test", ask: () => stage.post("/devices/00/test") },
    { when: "an initialization", ask: () => stage.post("/devices/00/initialize") },
    { when: "a registration", ask: () => stage.post("/devices/00/initialize", { force: true }) },
  ];
  for (const { when, ask } of asks) {
    it(`warns after ${when}, before any number is used`, async () => {
      // A request for the time names no branch.
      const params = { ms: -20 * minute };
      await stage.lane.test.simulator.setFault({ fault: "F32", times: "always", params });
      await ask();
      expect((await unitClock())?.message).to.equal("The control unit's clock is 20 min behind");
      expect(stage.sent("saveSales")).to.deep.equal([]);
      await stage.stop();
      await ask();
      expect(await unitClock()).to.equal(undefined);
    });
  }

  it("warns after a rejection too, whose response carries the unit's time", async () => {
    const response = { resultCd: "884", resultMsg: "no", resultDt: "20260310122000", data: null };
    stage.lane.unit.next("sale", async ({ wire }) => saying(wire, JSON.stringify(response)));
    await stage.lane.sell();
    await stage.lane.drain();
    expect((await unitClock())?.message).to.equal("The control unit's clock is 20 min ahead");
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
