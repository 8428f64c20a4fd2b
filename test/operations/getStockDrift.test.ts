// getStockDrift: differences between the service's quantities and the unit's, and their reasons.
import { expect } from "chai";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { createTestClock, type TestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import { nightlyOf } from "../support/nightly.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { expectStockSums, levelOf } from "../support/stock.ts";

const cola = "KE2NTXU0000001";
const hourMs = 60 * 60_000;

for (const family of databaseFamilies()) {
  describe(`getStockDrift on ${family}`, () => {
    let test: TestService;
    let branch: TestBranch;
    let clock: TestClock;
    const discrepancies = async () => {
      const { status, body } = await test.call("GET", "/stock/drift");
      expect(status).to.equal(200);
      return body.data as Record<string, unknown>[];
    };
    const rejectFollowUps = (code: string) =>
      test.simulator.setFault({ fault: "F22", path: "saveStockItems", times: "always", params: { code } });
    /** Lets a rejected follow-up use up its tries. */
    const exhaust = async () => {
      for (let tries = 0; tries < 6; tries++) {
        await test.service.lanes.drain();
        clock.advance(hourMs / 2);
      }
    };

    before(async () => {
      // 12:00 in Nairobi: the next night is fourteen hours away.
      clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
      test = await startTestService({ family, clock, overrides: { syncWaitMs: 4_000 } });
    });
    beforeEach(async () => {
      await test.simulator.clearFaults();
      await switchAccount(test);
      branch = await openBranch(test);
    });
    afterEach(() => expectStockSums(test, branch));
    after(() => test.close());

    it("200: is empty if the unit knows everything", async () => {
      await test.call("POST", "/sales", { body: sale() });
      await test.service.lanes.drain();
      expect(await discrepancies()).to.deep.equal([]);
    });

    it("200: a rejected follow-up shows with its error, and never changes the sale", async () => {
      await rejectFollowUps("910");
      const { status, body } = await test.call("POST", "/sales", { body: sale() });
      expect(status).to.equal(200);
      await exhaust();
      const [item] = await discrepancies();
      expect(item).to.include({
        item_code: cola,
        current_qty: -2,
        acknowledged_qty: 0,
        difference: -2,
        pending_movements: 1,
      });
      expect(item?.sync_error).to.be.a("string");
      const { body: detail } = await test.call("GET", `/transactions/${Object(body.data).transaction_id}`);
      expect(detail.data).to.include({ status: "success" });
    });

    describe("200: gives the reason and the next step of waiting changes", () => {
      const followUpOf = async () => {
        const [item] = await discrepancies();
        return Object(item).follow_ups[0] as Record<string, unknown>;
      };
      const sell = async () => Object((await test.call("POST", "/sales", { body: sale() })).body.data);

      it("while attempts are left, and after the last", async () => {
        await rejectFollowUps("910");
        const { transaction_id, invoice_no } = await sell();
        await test.service.lanes.drain();
        const early = await followUpOf();
        expect(early).to.include({
          kind: "movement",
          state: "waiting",
          transaction_id,
          invoice_no,
          tries: 1,
        });
        expect(early?.item_codes).to.deep.equal([cola]);
        expect(early?.reason).to.match(/^910: /);
        expect(early?.remedy).to.match(/^(?!It is retried).* 1 of 5 tries are used$/);
        expect((await discrepancies())[0]).to.include({ sync_error: null });
        expect(early?.next_try_at).to.equal(new Date(clock.now() + 30_000).toISOString());
        await exhaust();
        const late = await followUpOf();
        expect(late).to.include({ state: "rejected", next_try_at: null });
        expect(late?.remedy).to.contain("each night").and.contain("POST /stock/master");
      });

      it("without a response, and behind a call without one", async () => {
        await test.simulator.setFault({ fault: "F10", path: "saveStockItems", times: "always" });
        const { transaction_id } = await sell();
        await sell();
        await test.service.lanes.drain();
        const [item] = await discrepancies();
        expect(item?.follow_ups).to.have.lengthOf(2);
        const [first, second] = Array.from(Object(item).follow_ups as Record<string, string>[]);
        expect(first).to.include({ state: "unanswered" });
        expect(first?.remedy).to.contain(`POST /transactions/${transaction_id}/settle`);
        expect(second).to.include({ state: "waiting" });
        expect(second?.reason).to.contain("no response yet");
        expect(second?.remedy).to.contain("taxctl transactions settle");
        await test.simulator.clearFaults();
        clock.advance(hourMs);
      });

      it("when numbering has stopped, and when the unit rejects everything", async () => {
        const { knex } = test.service.db;
        const stream = () => knex("streams").where({ lane_id: branch.laneId, name: "stock" });
        await stream().update({ stopped_reason: "another system" });
        await sell();
        const stopped = await followUpOf();
        expect(stopped?.reason).to.contain("stopped: another system");
        expect(stopped).to.include({ next_try_at: null });
        expect(stopped?.remedy).to.contain("taxd numbers set");
        const lane = () => knex("lanes").where({ id: branch.laneId });
        const full = { fault_code: "E11", fault_message: "memory full" };
        await lane().update({ failures: 3, open_until: clock.now() + hourMs / 2, ...full });
        // Only now: a stream that isn't stopped is sent at once.
        await stream().update({ stopped_reason: null });
        expect((await followUpOf())?.reason).to.contain("E11: memory full");
        await lane().update({ fault_code: null, fault_message: null });
        expect((await followUpOf())?.remedy).to.contain("POST /devices/00/test");
        await lane().update({ failures: 0, open_until: 0 });
      });

      it("though the movements cancel each other out", async () => {
        await rejectFollowUps("910");
        const { invoice_no } = await sell();
        const credit = {
          receipt_type: "R" as const,
          original_invoice_no: invoice_no,
          refund_reason_code: "06",
        };
        const credited = await test.call("POST", "/sales", { body: sale(credit) });
        expect(credited.status, credited.text).to.equal(200);
        await test.service.lanes.drain();
        const [item] = await discrepancies();
        expect(item).to.include({ item_code: cola, difference: 0, pending_movements: 2 });
      });

      it("and its transaction shows the same", async () => {
        await rejectFollowUps("910");
        const { transaction_id } = await sell();
        await test.service.lanes.drain();
        const path = `/transactions/${transaction_id}`;
        expect(Object((await test.call("GET", path)).body.data).follow_ups).to.deep.equal([
          await followUpOf(),
        ]);
        await test.simulator.clearFaults();
        clock.advance(hourMs);
        await test.service.lanes.drain();
        expect(Object((await test.call("GET", path)).body.data).follow_ups).to.deep.equal([]);
      });
    });

    it("200: shows a master that the unit rejected, though the movements agree", async () => {
      await test.simulator.setFault({ fault: "F21", path: "saveStockMaster", times: "always" });
      await test.call("POST", "/stock/master", { body: { item_code: cola, remaining_qty: 5 } });
      await exhaust();
      const [item] = await discrepancies();
      expect(item).to.include({ difference: 0, acknowledged_qty: 5, master_qty: null, pending_movements: 0 });
      expect(item?.sync_error).to.match(/rsdQty|Stock IO/);
      const [balance] = Array.from(Object(item).follow_ups as Record<string, unknown>[]);
      expect(balance).to.deep.include({ kind: "master", state: "rejected", item_codes: [cola] });
    });

    it("is resent once a night, by one process, until the unit accepts it", async () => {
      await rejectFollowUps("910");
      await test.call("POST", "/sales", { body: sale() });
      await exhaust();
      const { db, log, config } = test.service;
      const { timeZone } = config;
      const one = nightlyOf({ db, clock, log, timeZone });
      const other = nightlyOf({ db, clock, log, timeZone });
      await one.look();
      await exhaust();
      expect(await one.look()).to.equal(0);
      expect((await levelOf(test, branch, cola)).sync_error).to.be.a("string");

      await test.simulator.clearFaults();
      clock.advance(24 * hourMs);
      const repeated = await Promise.all([one.look(), other.look()]);
      expect(repeated.toSorted()[0]).to.equal(0);
      expect(Math.max(...repeated)).to.be.at.least(1);
      await test.service.lanes.drain();
      expect(await levelOf(test, branch, cola)).to.include({ qty: -2, acknowledged: -2, sync_error: null });
      expect(await discrepancies()).to.deep.equal([]);
    });

    it("200: counts all differences, on a page beyond the last too", async () => {
      await rejectFollowUps("910");
      await test.call("POST", "/sales", { body: sale() });
      await exhaust();
      const metaOf = async (page: number) => {
        const { body } = await test.call("GET", `/stock/drift?page=${page}&per_page=1`);
        return [Object(body.data).length, Object(body.meta).total];
      };
      expect(await metaOf(1)).to.deep.equal([1, 1]);
      expect(await metaOf(2)).to.deep.equal([0, 1]);
    });

    it("422: page out of bounds", async () => {
      const { status, body } = await test.call("GET", "/stock/drift?per_page=101");
      expect(status).to.equal(422);
      expect(Object(body.errors)).to.have.keys("per_page");
    });

    it("403: a cashier", async () => {
      expect((await test.call("GET", "/stock/drift", { key: test.account.keys.cashier })).status).to.equal(
        403,
      );
    });
  });
}
