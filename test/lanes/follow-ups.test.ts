// What follows a sale at the unit: movements and masters, rejected ones that hold up their own items only, and nothing of the sale.
import { expect } from "chai";
import type { WireCall } from "../../server/src/control-unit/types.ts";
import { heldReason } from "../../server/src/lanes/hold.ts";
import { databaseFamilies } from "../support/database.ts";
import { holding, makeDue, paths, startLaneTest } from "../support/lane.ts";
import { lost } from "../support/outcomes.ts";
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
    const nothingToDo = "Nothing: it continues automatically";

    it("of a rejected movement leave the sale unchanged and are tried five times", async () => {
      await rejectCalls("saveStockItems");
      const id = await lane.sell({ items: [cola] });
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: "1", retry_count: 0 });
      expect(requests("saveStockItems")).to.have.lengthOf(5);
      expect(await lane.calls("movement")).to.have.lengthOf(1);
      expect((await lane.calls("movement"))[0]).to.include({ state: "refused", number: null });
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
      expect((await lane.calls("movement")).map(({ state }) => state)).to.deep.equal(["refused", "done"]);
      await lane.settle();
      await lane.expectInvariants();
    });

    it("of a rejected movement are retried although the unit never accepts that of another item", async () => {
      const rejected = {
        kind: "refused",
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
        ["refused", 4],
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
    }).timeout(40_000);

    it("of a movement that could not be sent show why, and that nothing is to be done", async () => {
      lane.unit.next("movement", async () => ({ kind: "not_sent", message: "No network." }));
      await lane.sell({ items: [cola] });
      await lane.drain();
      const { body } = await lane.test.call("GET", "/stock/drift");
      const [discrepancy] = body.data as { follow_ups: unknown[] }[];
      expect(discrepancy?.follow_ups).to.have.lengthOf(1);
      expect(discrepancy?.follow_ups[0]).to.include({
        ...{ kind: "movement", state: "waiting", tries: 0 },
        ...{ reason: "No network.", remedy: "Nothing: it continues automatically" },
      });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("whose turn comes next, or which are at the unit, show that nothing is to be done", async () => {
      await count(cola.item_code, 5);
      expect((await shown())[0]).to.include({
        ...{ kind: "movement", state: "waiting", reason: "Its turn has not come yet", remedy: nothingToDo },
      });
      const held = holding("after");
      lane.unit.next("movement", held.script);
      const drained = lane.drain();
      await held.entered;
      await count(milk.item_code, 5);
      const [second, first] = await shown();
      held.release();
      await drained;
      expect(first).to.include({
        ...{ state: "unanswered", reason: "It is at the control unit now", remedy: nothingToDo },
      });
      expect(second).to.include({
        ...{ state: "waiting", remedy: nothingToDo },
        reason: "An earlier call about stock was sent and has no response yet",
      });
      await lane.settle();
      await lane.expectInvariants();
    });

    it("without a response show that they are sent again, unless their numbering is held", async () => {
      const transaction_id = await lane.buy();
      await lane.settle();
      const sent = { state: "sent", holder: null, sent_at: lane.clock.now() } as const;
      await lane.db.knex("calls").where({ transaction_id, kind: "master" }).update(sent);
      expect((await shown())[0]).to.deep.include({
        ...{ kind: "master", state: "unanswered", item_codes: [cola.item_code] },
        reason: "Sent without a response: the sender vanished",
        remedy: "It is sent again until the unit responds",
      });
      await lane.settle();
      lane.unit.next("movement", lost);
      await lane.sell({ items: [cola] });
      await lane.drain();
      const stream = lane.db.knex("streams").where({ lane_id: lane.branch.laneId, name: "stock" });
      await stream.clone().update({ stopped_reason: heldReason });
      expect((await shown())[0]?.reason).to.contain(heldReason);
      await stream.clone().update({ stopped_reason: null });
      await lane.settle();
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
        ...["done", "refused", "done"],
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
      for (let count = 0; count < 6; count++) await lane.sell({ items: [cola] });
      await lane.test.simulator.clearFaults();
      await lane.settle();
      const masters = requests("saveStockMaster");
      expect(masters).to.have.lengthOf(1);
      // Ten came with the purchase, six times two were sold: the unit never gets a quantity below zero.
      expect(masters.at(-1)?.body).to.include({ itemCd: cola.item_code, rsdQty: 0 });
      const open = (await lane.calls("master")).filter(({ state }) => state !== "done");
      expect(open).to.deep.equal([]);
      await lane.expectInvariants();
    });

    it("report an item's balance again after an explicit movement, if the unit rejected it five times", async () => {
      await rejectCalls("saveStockMaster");
      await lane.buy();
      await lane.settle();
      expect((await lane.calls("master")).map(({ state }) => state)).to.deep.equal(["refused"]);
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
