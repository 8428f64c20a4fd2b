// What follows a sale at the unit: movements and masters, rejected ones that hold up their own items only, and nothing of the sale.
import { expect } from "chai";
import type { WireCall } from "../../server/src/control-unit/types.ts";
import { databaseFamilies } from "../support/database.ts";
import { makeDue, paths, startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

const cola = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 };
const milk = { item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 };
const delivery = { item_code: "KE3NTXU0000003", quantity: 1, unit_price: 250 };

for (const family of databaseFamilies()) {
  describe(`follow-ups on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => {
      lane.unit.forget();
      return lane.test.simulator.clearFaults();
    });

    const rejectCalls = (path: string, times: number | "always" = "always") =>
      lane.test.simulator.setFault({ fault: "F20", path, times, tin: lane.branch.tin });
    const requests = (name: string) =>
      lane.test.simulator.requests.filter((one) => one.function === name && one.tin === lane.branch.tin);
    const stockOf = (item_code: string) =>
      lane.db
        .knex("stock")
        .join("items", "items.id", "stock.item_id")
        .where({ "stock.branch_id": lane.branch.branchId, "items.item_code": item_code })
        .first("stock.*");

    const count = (item_code: string, remaining_qty: number) =>
      lane.test.call("POST", "/stock/master", { body: { item_code, remaining_qty } });
    /** The open follow-ups as the list of discrepancies shows them, item by item. */
    const shown = async () => {
      const { body } = await lane.test.call("GET", "/stock/drift");
      const items = body.data as { follow_ups: Record<string, unknown>[] }[];
      return items.flatMap(({ follow_ups }) => follow_ups);
    };
    const _nothingToDo = "Nothing: it continues automatically";

    it("of a rejected movement leave the sale unchanged and are tried five times", async () => {
      await rejectCalls("saveStockItems");
      const id = await lane.sell({ items: [cola] });
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1", retry_count: 0 });
      expect(requests("saveStockItems")).to.have.lengthOf(5);
      expect(await lane.calls("movement")).to.have.lengthOf(1);
      expect((await lane.calls("movement"))[0]).to.include({ state: "rejected", number: null });
      const stock = await stockOf(cola.item_code);
      expect(stock).to.include({ qty: -20_000, acknowledged_qty: 0 });
      expect(stock.sync_error).to.match(/stock master/);
      await lane.expectInvariants();
    });

    it("of other items overtake a rejected one, later ones of its items wait", async () => {
      await rejectCalls("saveStockItems", 1);
      await lane.sell({ items: [cola] });
      await lane.drain();
      await lane.sell({ items: [cola] });
      await lane.sell({ items: [milk] });
      await lane.sell({ items: [cola, milk] });
      await lane.drain();
      const behind = (await shown())[2];
      expect(behind).to.include({
        reason: "The control unit rejected an earlier stock follow-up of its items, which goes first",
        remedy: "It follows that one, which is sent at once by POST /stock/master of its item",
      });
      const states = (await lane.calls("movement")).map(({ state, number }) => [state, number]);
      expect(states).to.deep.equal([
        ["waiting", null],
        ["waiting", null],
        ["done", 1],
        ["waiting", null],
      ]);
      await lane.settle();
      expect((await lane.calls("movement")).map(({ number }) => number)).to.deep.equal([2, 3, 1, 4]);
      await lane.expectInvariants();
    });

    it("of its items follow at once when the unit accepts a movement that it rejected before", async () => {
      await rejectCalls("saveStockItems", 1);
      await lane.sell({ items: [cola] });
      await lane.drain();
      await lane.sell({ items: [cola] });
      await lane.drain();
      const [rejected, behind] = await lane.calls("movement");
      const retryAt = lane.clock.now() + 30_000;
      expect([rejected?.due_at, behind?.due_at]).to.deep.equal([retryAt, retryAt + 30_000]);
      await lane.advance(30_000);
      expect((await lane.calls("movement")).map(({ state }) => state)).to.deep.equal(["done", "done"]);
      await lane.expectInvariants();
    });

    it("of other items go at once, however many there are behind a rejected one", async () => {
      await rejectCalls("saveStockItems", 1);
      await lane.sell({ items: [cola] });
      await lane.drain();
      for (const items of [[milk], [milk], [cola], [milk], [cola]]) await lane.sell({ items });
      await lane.drain();
      const states = (await lane.calls("movement")).map(({ state }) => state);
      expect(states).to.deep.equal(["waiting", "done", "done", "waiting", "done", "waiting"]);
      const waiting = (await lane.calls("movement")).filter(({ state }) => state === "waiting");
      for (const { due_at } of waiting) expect(due_at).to.be.above(lane.clock.now());
      await lane.settle();
      await lane.expectInvariants();
    });

    it("don't wait for a movement that a caller asked for and the unit rejected", async () => {
      await rejectCalls("saveStockItems", 1);
      const asked = await lane.move();
      await lane.drain();
      expect((await lane.row(asked)).status).to.equal("failed");
      await lane.sell({ items: [cola] });
      await lane.drain();
      expect((await lane.calls("movement")).map(({ state }) => state)).to.deep.equal(["rejected", "done"]);
      await lane.settle();
      await lane.expectInvariants();
    });

    it("of a rejected movement are retried although the unit never accepts that of another item", async () => {
      const rejected = {
        kind: "rejected",
        code: "910",
        message: "The name is too long",
        passing: false,
      } as const;
      const isOfCola = ({ path, body }: WireCall) =>
        path === paths.movement && JSON.stringify(body).includes(cola.item_code);
      lane.unit.always(async ({ wire, send }) => (isOfCola(wire) ? rejected : send()));
      lane.unit.next("movement", async () => rejected);
      lane.unit.next("movement", async () => rejected);
      await lane.sell({ items: [cola] });
      await lane.sell({ items: [milk] });
      await lane.settle();
      expect((await lane.calls("movement")).map(({ state, tries }) => [state, tries])).to.deep.equal([
        ["rejected", 4],
        ["done", 1],
      ]);
      expect(await stockOf(milk.item_code)).to.include({ qty: -30_000, acknowledged_qty: -30_000 });
      await lane.expectInvariants();
    });

    it("are sent however many wait behind a rejected one", async () => {
      await rejectCalls("saveStockItems", 1);
      await lane.sell({ items: [cola] });
      await lane.drain();
      for (let count = 0; count < 60; count++) await lane.sell({ items: [cola] });
      await lane.sell({ items: [milk] });
      await lane.drain();
      expect((await lane.calls("movement")).at(-1)).to.include({ state: "done", number: 1 });
      await lane.settle();
      expect((await lane.calls("movement")).every(({ state }) => state === "done")).to.equal(true);
      expect(await stockOf(cola.item_code)).to.include({ qty: -1_220_000, acknowledged_qty: -1_220_000 });
      await lane.expectInvariants();
    });

    it("number their lines from 1, without services, and add up the lines of an item", async () => {
      await lane.sell({ items: [delivery, cola, milk, cola] });
      await lane.settle();
      const { itemList } = Object(requests("saveStockItems")[0]?.body);
      expect(itemList.map(({ itemSeq, itemCd }: Record<string, unknown>) => [itemSeq, itemCd])).to.deep.equal(
        [
          [1, cola.item_code],
          [2, milk.item_code],
          [3, cola.item_code],
        ],
      );
      expect(await stockOf(cola.item_code)).to.include({ qty: -40_000, acknowledged_qty: -40_000 });
      await lane.expectInvariants();
    });

    it("have the day on which they were stored, or that of their sending if the clock was ahead", async () => {
      const dayMs = 24 * 60 * 60_000;
      await count(cola.item_code, 5);
      await lane.advance(dayMs);
      lane.clock.advance(dayMs);
      await count(cola.item_code, 6);
      lane.clock.advance(-dayMs);
      await makeDue(lane.db, { lane_id: lane.branch.laneId, state: "waiting" });
      await lane.drain();
      const days = requests("saveStockItems").map(({ body }) => body?.ocrnDt);
      expect(days).to.deep.equal(["20260310", "20260311"]);
    });

    it("of other items stay rejected when an item is counted", async () => {
      await rejectCalls("saveStockItems");
      for (const item of [cola, milk]) await lane.sell({ items: [item] });
      await lane.settle();
      await lane.test.simulator.clearFaults();
      await count(cola.item_code, 5);
      await lane.drain();
      expect((await lane.calls("movement")).map(({ state }) => state)).to.deep.equal([
        "done",
        "rejected",
        "done",
      ]);
      expect(await stockOf(cola.item_code)).to.include({ qty: 50_000, acknowledged_qty: 50_000 });
      await lane.expectInvariants();
    });

    it("of a movement in doubt wait for it, and count it once", async () => {
      await lane.test.simulator.setFault({
        fault: "F3",
        params: { how: "reset" },
        path: "saveStockItems",
        tin: lane.branch.tin,
      });
      await lane.sell({ items: [cola] });
      await lane.drain();
      expect(await stockOf(cola.item_code)).to.include({ acknowledged_qty: 0 });
      await lane.settle();
      expect(await stockOf(cola.item_code)).to.include({ acknowledged_qty: -20_000 });
      await lane.expectInvariants();
    });

    it("report an item's balance once, however many movements came before", async () => {
      await lane.buy();
      await lane.test.simulator.setFault({ fault: "F1", times: "always" });
      const first = await lane.sell({ items: [cola] });
      for (let count = 1; count < 6; count++) await lane.sell({ items: [cola] });
      await lane.test.simulator.clearFaults();
      await lane.settle();
      const masters = requests("saveStockMaster");
      expect(masters).to.have.lengthOf(1);
      // Ten came with the purchase, six times two were sold: the unit never gets a quantity below zero.
      expect(masters.at(-1)?.body).to.include({ itemCd: cola.item_code, rsdQty: 0 });
      expect((await lane.calls("master")).map((call) => call.transaction_id)).to.deep.equal([first]);
      const open = (await lane.calls("master")).filter(({ state }) => state !== "done");
      expect(open).to.deep.equal([]);
      await lane.expectInvariants();
    });

    it("report an item's balance again after an explicit movement, if the unit rejected it five times", async () => {
      await rejectCalls("saveStockMaster");
      await lane.buy();
      await lane.settle();
      expect((await lane.calls("master")).map(({ state }) => state)).to.deep.equal(["rejected"]);
      await lane.test.simulator.clearFaults();
      await lane.move();
      await lane.settle();
      expect((await lane.calls("master")).map(({ state }) => state)).to.deep.equal(["done"]);
      expect(requests("saveStockMaster").at(-1)?.body).to.include({ itemCd: cola.item_code, rsdQty: 20 });
      await lane.expectInvariants();
    });

    it("of a master without a response are simply retried", async () => {
      await lane.test.simulator.setFault({
        fault: "F10",
        path: "saveStockMaster",
        tin: lane.branch.tin,
        times: 2,
      });
      await lane.buy();
      await lane.settle();
      expect(requests("saveStockMaster").at(-1)?.body).to.include({ rsdQty: 10 });
      await lane.expectInvariants();
    });

    it("don't exist for services", async () => {
      await lane.sell({ items: [delivery] });
      await lane.settle();
      expect(await lane.calls("movement")).to.deep.equal([]);
      await lane.expectInvariants();
    });
  });
}
