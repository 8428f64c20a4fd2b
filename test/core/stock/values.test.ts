// The values that stock operations show: of an item that the unit knows and of one that it doesn't, while work waits and afterwards.
import { expect } from "chai";
import { closeLanes, openBranch, openLanes, sale, type TestBranch } from "../../support/branch.ts";
import { createTestClock, type TestClock } from "../../support/clock.ts";
import { describeEachFamily } from "../../support/database.ts";
import { customsRow, mapImport } from "../../support/imports.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { levelOf, movement } from "../../support/stock.ts";

const cola = "KE2NTXU0000001";
const milk = "KE2NTXL0000002";

describeEachFamily("the values of stock", (family) => {
  let test: TestService;
  let branch: TestBranch;
  let clock: TestClock;
  const client = () => test.clientFor(test.account.keys.owner);
  const drain = () => test.service.lanes.drain();
  const discrepancies = async () =>
    (await test.call("GET", "/stock/drift")).body.data as Record<string, unknown>[];
  const count = (item_code: string, remaining_qty: number) =>
    client().stock.saveMaster({ item_code, remaining_qty });

  before(async () => {
    clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
    const simulator = { imports: 0 };
    test = await startTestService({ family, clock, simulator, overrides: { syncWaitMs: 2_000 } });
  });
  beforeEach(async () => {
    await test.simulator.clearFaults();
    await switchAccount(test);
    branch = await openBranch(test);
  });
  after(() => test?.close());

  describe("in the stock discrepancies", () => {
    it("are complete for an item whose count waits, before the unit knew any quantity of it", async () => {
      await closeLanes(test);
      await count(cola, 4);
      const [row, ...others] = await discrepancies();
      expect(others).to.deep.equal([]);
      const { follow_ups = [], sync_error, ...values } = Object(row);
      expect(values).to.deep.equal({
        item_code: cola,
        item_name: "Cola 500ml",
        current_qty: 4,
        acknowledged_qty: 0,
        master_qty: null,
        difference: 4,
        pending_movements: 1,
        last_synced_at: null,
      });
      expect(
        follow_ups.map(({ kind, state }: { kind: string; state: string }) => [kind, state]),
      ).to.deep.equal([["movement", "waiting"]]);
      await openLanes(test);
    });

    it("name the last quantity that the unit accepted, and when", async () => {
      await count(cola, 4);
      const syncedAt = new Date(clock.now()).toISOString();
      clock.advance(60_000);
      await closeLanes(test);
      await client().sales.create(sale(), { async: true });
      await test.simulator.setFault({
        fault: "F22",
        path: "saveStockItems",
        times: "always",
        params: { code: "910" },
      });
      await openLanes(test);
      const [row] = await discrepancies();
      expect(row).to.include({
        current_qty: 2,
        acknowledged_qty: 4,
        master_qty: 4,
        last_synced_at: syncedAt,
      });
    });

    it("have no follow-ups once nothing waits for the item", async () => {
      await count(cola, 4);
      const { knex } = test.service.db;
      await knex("stock")
        .where({ branch_id: branch.branchId, qty: 40_000 })
        .update({ acknowledged_qty: 30_000 });
      const [row] = await discrepancies();
      expect(row).to.deep.include({ difference: 1, follow_ups: [], pending_movements: 0, sync_error: null });
    });
  });

  describe("of a count", () => {
    it("let a waiting import change only its own item's quantity", async () => {
      await test.simulator.addImports(branch.tin, branch.bhf_id, [customsRow()]);
      await test.call("POST", "/imports/select-items", { body: { last_request_date: "20180101000000" } });
      await count(milk, 7);
      await closeLanes(test);
      const { status } = await test.call("POST", "/imports/process?async=true", { body: mapImport() });
      expect(status).to.equal(202);
      await count(cola, 130);
      await count(milk, 9);
      expect((await levelOf(test, branch, cola)).qty).to.equal(30);
      expect((await levelOf(test, branch, milk)).qty).to.equal(9);
      clock.advance(60_000);
      await openLanes(test);
      expect(await levelOf(test, branch, cola)).to.include({ qty: 130, acknowledged: 130 });
      expect(await levelOf(test, branch, milk)).to.include({ qty: 9, acknowledged: 9 });
    });
  });

  describe("of a movement", () => {
    it("carry the date of the sale that it follows from", async () => {
      await client().sales.create(sale({ sale_date: "20260309" }));
      await drain();
      const sent = test.simulator.requests.findLast(
        ({ function: name, tin }) => name === "saveStockItems" && tin === branch.tin,
      );
      expect(sent?.body).to.include({ ocrnDt: "20260309" });
    });

    it("that the unit rejects completely don't mention parts", async () => {
      await test.simulator.setFault({ fault: "F18", path: "saveStockItems" });
      const { status, body } = await test.call("POST", "/stock", { body: movement("11", [{ qty: 5 }]) });
      expect(status).to.equal(422);
      expect(body.reason ?? body.message)
        .to.be.a("string")
        .and.not.contain("part ");
    });
  });

  it("of shipments from other branches are counted in words", async () => {
    const messageOf = async () => (await client().stock.fetchItems({}).withResponse()).body.message;
    expect(await messageOf()).to.equal("0 items are not recorded yet.");
    await test.simulator.addStockMoves(branch.tin, branch.bhf_id, 1);
    expect(await messageOf()).to.equal("1 item is not recorded yet.");
  });
});
