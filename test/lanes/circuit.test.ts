// A unit out of reach: three sends that never left open the circuit, one call a quarter of a minute probes, order is kept.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`circuit on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => lane.test.simulator.clearFaults());

    const tries = () => lane.unit.saves.filter(({ tin }) => tin === lane.branch.tin).length;

    it("opens after three sends that never left, and probes every 15 s", async () => {
      await lane.test.simulator.setFault({ fault: "F1", times: "always" });
      await lane.sell();
      await lane.drain();
      expect(tries()).to.equal(1);
      await lane.advance(1_000);
      await lane.advance(2_000);
      expect(tries()).to.equal(3);
      expect(await lane.lane()).to.include({ failures: 3, open_until: lane.clock.now() + 15_000 });
      for (let probe = 4; probe < 8; probe++) {
        await lane.advance(14_999);
        expect(tries()).to.equal(probe - 1);
        await lane.advance(1);
        expect(tries()).to.equal(probe);
      }
    });

    it("uses no attempts of waiting calls, and sends them in order when the unit is back", async () => {
      await lane.test.simulator.setFault({ fault: "F1", times: "always" });
      const ids: string[] = [];
      for (let count = 0; count < 5; count++) ids.push(await lane.sell());
      for (let count = 0; count < 20; count++) await lane.advance(15_000);
      for (const id of ids) {
        expect(await lane.row(id)).to.include({
          status: "pending",
          retry_count: 0,
          failure_code: null,
          in_doubt: 0,
        });
      }
      await lane.test.simulator.clearFaults();
      await lane.settle();
      const receipts = await Promise.all(ids.map(async (id) => (await lane.row(id)).receipt_no));
      expect(receipts).to.deep.equal(["1", "2", "3", "4", "5"]);
      expect(await lane.lane()).to.include({ failures: 0, open_until: 0 });
      await lane.expectInvariants();
    });

    it("closes after one response, whatever it says", async () => {
      await lane.test.simulator.setFault({ fault: "F1", times: "always" });
      await lane.sell({ remark: "SIM-884" });
      for (let count = 0; count < 4; count++) await lane.advance(15_000);
      await lane.test.simulator.clearFaults();
      await lane.advance(15_000);
      expect(await lane.lane()).to.include({ failures: 0, open_until: 0 });
    });

    it("makes nobody wait: a new sale and a retry get a response at once, as stored and not sent", async () => {
      const failed = await lane.sell({ remark: "SIM-884" });
      await lane.settle();
      await lane.test.simulator.setFault({ fault: "F1", times: "always" });
      await lane.sell();
      for (let count = 0; count < 4; count++) await lane.advance(15_000);
      const response = await lane.test.call("POST", "/sales", { body: sale() });
      expect(response.status).to.equal(422);
      expect(response.body).to.include({ code: "outcome_pending" });
      const retry = await lane.retry(failed);
      expect(retry.status).to.equal(422);
      expect(retry.body).to.include({ code: "outcome_pending" });
      await lane.test.simulator.clearFaults();
      await lane.settle();
      await lane.expectInvariants();
    });

    it("keeps a call in doubt bound while the unit is out of reach", async () => {
      await lane.test.simulator.setFault({ fault: "F3", params: { how: "reset" }, tin: lane.branch.tin });
      const id = await lane.sell();
      await lane.drain();
      await lane.test.simulator.setFault({ fault: "F1", times: "always" });
      for (let count = 0; count < 6; count++) await lane.advance(15_000);
      expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      expect((await lane.calls("sale"))[0]).to.include({ state: "sent", number: 1 });
      await lane.test.simulator.clearFaults();
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("success");
      await lane.expectInvariants();
    });

    it("of one device leaves the others alone, and so does a unit that doesn't respond", async () => {
      const hold = holding("before");
      const slow = lane.branch;
      lane.unit.next("sale", hold.script, slow.tin);
      await lane.sell();
      const draining = lane.drain();
      await hold.entered;
      await openBranch(lane.test, { bhf_id: "01" });
      const other = await lane.sell({ branch_id: "01" }).catch(() => undefined);
      if (!other) throw new Error("the second branch takes no sale");
      const ended = lane.worker().lanes.outcomes.wait(other, 15_000);
      void lane.drain();
      await ended;
      expect((await lane.row(other)).status).to.equal("success");
      hold.release();
      await draining;
      await lane.settle();
      await lane.expectInvariants();
    });
  });
}
