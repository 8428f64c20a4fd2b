// Numbers that are not ours: another system on the same counter, a unit that was set back, and a stream that stops.
import { mock } from "node:test";
import { expect } from "chai";
import { setNextNumber } from "../../server/src/modules/settlement/numbers.ts";
import { sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { envelope, holding, saying, startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";
import { lanesOf } from "./own-lanes.ts";

for (const family of databaseFamilies()) {
  describe(`numbers on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => {
      mock.restoreAll();
      return lane.test.simulator.clearFaults();
    });

    const shared = () => ({ shared: new Set([`${lane.branch.laneId}/sales`]) });
    const injectMismatch = (by: number, times = 1) =>
      lane.test.simulator.setFault({ fault: "F6", params: { by }, times, tin: lane.branch.tin });
    const signed = () => lane.test.simulator.ledger().filter(({ tin }) => tin === lane.branch.tin);
    const saleNumbers = () =>
      signed()
        .filter(({ kind }) => kind === "sale")
        .map(({ number }) => number);

    const setTo = (next: number) => {
      const { id: account_id } = lane.test.account;
      const { bhf_id } = lane.branch;
      const scope = { account_id, environment: "sandbox", bhf_id, stream: "sales" } as const;
      return setNextNumber(lane.db, lane.clock, scope, next);
    };

    it("are taken from the unit once when another system has moved its counter", async () => {
      await injectMismatch(3);
      const warn = mock.method(lane.test.service.log, "warn");
      const id = await lane.sell();
      await lane.settle();
      const { laneId } = lane.branch;
      expect(warn.mock.calls.map(({ arguments: given }) => given)).to.deep.equal([
        [{ lane_id: laneId, stream: "sales", next: 4 }, "counter taken from the unit"],
      ]);
      expect(await lane.row(id)).to.include({ status: "success", receipt_unrecovered: 0, retry_count: 0 });
      expect(saleNumbers()).to.deep.equal([4]);
      expect(await lane.stream("sales")).to.include({ next_number: 5, resynced_at: null });
      await lane.expectInvariants(shared());
    });

    it("leave the sale waiting if its process stops before it sends the new one", async () => {
      await injectMismatch(3);
      const hold = holding("after");
      lane.unit.next("sale", hold.script, lane.branch.tin);
      const id = await lane.sell();
      const lanes = lanesOf(lane, { isPassive: false });
      lanes.wake(lane.branch.laneId);
      await hold.entered;
      const stopped = lanes.stop();
      hold.release();
      await stopped;
      expect(await lane.row(id)).to.include({ status: "pending", in_doubt: 0 });
      expect(saleNumbers()).to.deep.equal([]);
      await lane.settle();
      expect(saleNumbers()).to.deep.equal([4]);
      await lane.expectInvariants(shared());
    });

    it("are taken again after a sale succeeded between two mismatches", async () => {
      for (const by of [2, 4]) {
        await injectMismatch(by);
        await lane.sell();
        await lane.settle();
      }
      expect(saleNumbers()).to.deep.equal([3, 8]);
      await lane.expectInvariants(shared());
    });

    it("stop their stream at a second mismatch in a row, and say so; the other streams continue", async () => {
      await injectMismatch(2, 2);
      const id = await lane.sell();
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "pending", in_doubt: 0, retry_count: 0 });
      expect((await lane.stream("sales")).stopped_reason).to.match(/another system uses this counter/);
      const purchase = await lane.buy();
      await lane.settle();
      expect((await lane.row(purchase)).status).to.equal("success");
      const { status, body } = await lane.test.call("POST", "/sales", { body: sale() });
      expect(status).to.equal(422);
      expect(body).to.include({ code: "lane_stopped" });
      expect(saleNumbers()).to.deep.equal([]);
      await lane.expectInvariants(shared());
    });

    it("that have stopped block the documents of their own stream, and no others", async () => {
      const ids = { sales: await lane.sell(), purchases: await lane.buy(), stock: await lane.move() };
      const streams = Object.keys(ids) as (keyof typeof ids)[];
      for (const stopped of streams) {
        const stream = lane.db.knex("streams").where({ lane_id: lane.branch.laneId, name: stopped });
        await stream.clone().update({ stopped_reason: "another system" });
        const blocked: string[] = [];
        for (const name of streams) {
          const { body } = await lane.test.call("GET", `/transactions/${ids[name]}`);
          if (Object(Object(body.data).blocked).code === "lane_stopped") blocked.push(name);
        }
        expect(blocked).to.deep.equal([stopped]);
        await stream.clone().update({ stopped_reason: null });
      }
      await lane.settle();
      await lane.expectInvariants();
    });

    it("continue from the number that an operator sets", async () => {
      await injectMismatch(2, 2);
      const id = await lane.sell();
      await lane.settle();
      await setTo(5);
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("success");
      expect(saleNumbers()).to.deep.equal([5]);
      await lane.expectInvariants(shared());
    });

    it("of a first send that the unit already has belong to another system, with or without a receipt", async () => {
      await lane.test.simulator.setCounters(lane.branch.tin, lane.branch.bhf_id, { sales: 1 });
      lane.unit.next("sale", async ({ wire }) => {
        const data = { rcptNo: 77, rcptSign: "SOMEBODYELSES123", totRcptNo: 77, intrlData: "X" };
        return saying(wire, envelope("924", "Invoice number already exists", data));
      });
      const id = await lane.sell();
      await lane.settle();
      const row = await lane.row(id);
      expect(row).to.include({ status: "success", receipt_unrecovered: 0 });
      expect(row.receipt_no).to.not.equal("77");
      expect(saleNumbers()).to.deep.equal([2]);
      await lane.expectInvariants(shared());
    });

    it("stop when the next one is held by the unit as well", async () => {
      await lane.test.simulator.setCounters(lane.branch.tin, lane.branch.bhf_id, { sales: 5 });
      const id = await lane.sell();
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("pending");
      expect((await lane.stream("sales")).stopped_reason).to.match(/already holds number 2/);
      expect(saleNumbers()).to.deep.equal([]);
    });

    it("go down in the sandbox when its unit was set back", async () => {
      await setTo(5);
      const id = await lane.sell();
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1" });
      expect(saleNumbers()).to.deep.equal([1]);
      await lane.expectInvariants();
    });

    it("never go down in live data", async () => {
      await lane.open({ environment: "live" });
      await lane.sell();
      await lane.sell();
      await lane.settle();
      await injectMismatch(-1);
      const id = await lane.sell();
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("pending");
      expect(await lane.stream("sales")).to.include({ next_number: 3 });
      expect((await lane.stream("sales")).stopped_reason).to.match(/expects number 2, we were to send 3/);
      expect(saleNumbers()).to.deep.equal([1, 2]);
      await lane.expectInvariants(shared());
    });

    it("are free again after a rejection, and no gap is left", async () => {
      const rejected = await lane.sell({ remark: "SIM-884" });
      const sold = await lane.sell();
      await lane.settle();
      expect((await lane.row(rejected)).status).to.equal("failed");
      expect((await lane.row(sold)).receipt_no).to.equal("1");
      expect(saleNumbers()).to.deep.equal([1]);
      await lane.expectInvariants();
    });
  });
}
