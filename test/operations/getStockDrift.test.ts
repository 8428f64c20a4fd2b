// getStockDrift: where quantities here and what the unit knows differ, and what is in the way.
import { expect } from "chai";
import { createNightly } from "../../server/src/stock/nightly.ts";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { createTestClock, type TestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { expectStockSums, levelOf } from "../support/stock.ts";

const cola = "KE2NTXU0000001";
const hourMs = 60 * 60_000;

for (const family of databaseFamilies()) {
  describe(`getStockDrift on ${family}`, () => {
    let test: TestService;
    let branch: TestBranch;
    let clock: TestClock;
    const drift = async () => {
      const { status, body } = await test.call("GET", "/stock/drift");
      expect(status).to.equal(200);
      return body.data as Record<string, unknown>[];
    };
    /** Lets a refused follow-up use up its tries. */
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
      Object.assign(test.account, await test.openAccount());
      branch = await openBranch(test);
    });
    afterEach(() => expectStockSums(test, branch));
    after(() => test.close());

    it("200: nothing when the unit knows everything", async () => {
      await test.call("POST", "/sales", { body: sale() });
      await test.service.lanes.drain();
      expect(await drift()).to.deep.equal([]);
    });

    it("200: a refused follow-up shows with its error, and never changes the sale", async () => {
      await test.simulator.setFault({
        fault: "F22",
        path: "saveStockItems",
        times: "always",
        params: { code: "910" },
      });
      const { status, body } = await test.call("POST", "/sales", { body: sale() });
      expect(status).to.equal(200);
      await exhaust();
      const [item] = await drift();
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

    it("200: a master that the unit would not take shows, though the movements agree", async () => {
      await test.simulator.setFault({ fault: "F21", path: "saveStockMaster", times: "always" });
      await test.call("POST", "/stock/master", { body: { item_code: cola, remaining_qty: 5 } });
      await exhaust();
      const [item] = await drift();
      expect(item).to.include({ difference: 0, acknowledged_qty: 5, master_qty: null, pending_movements: 0 });
      expect(item?.sync_error).to.match(/rsdQty|Stock IO/);
    });

    it("is repeated once a night, by one process, until the unit takes it", async () => {
      await test.simulator.setFault({
        fault: "F22",
        path: "saveStockItems",
        times: "always",
        params: { code: "910" },
      });
      await test.call("POST", "/sales", { body: sale() });
      await exhaust();
      const { db, log, config } = test.service;
      const { timeZone } = config;
      const one = createNightly({ db, clock, log, timeZone });
      const other = createNightly({ db, clock, log, timeZone });
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
      expect(await drift()).to.deep.equal([]);
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
