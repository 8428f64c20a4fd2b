// saveStockMaster: a count is booked at once, reported to the unit when it can be, and settles what differed.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { closeLanes, openBranch, openLanes, purchase, sale, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { changeItem, expectStockSums, levelOf, movement, stopTaxType, unitOf } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

const cola = "KE2NTXU0000001";

const milk = "KE2NTXL0000002";
const milkIn = { item_cd: milk, qty: 5, prc: 50, tax_ty_cd: "B" };
const colaAndMilk = [
  { item_code: cola, quantity: 2, unit_price: 580 },
  { item_code: milk, quantity: 3, unit_price: 50 },
];
const credit = { receipt_type: "R", refund_reason_code: "06", original_invoice_no: "SOLD" } as const;

for (const family of databaseFamilies()) {
  describe(`saveStockMaster on ${family}`, () => {
    let branch: TestBranch;
    const count = (remaining_qty: number, more = {}) =>
      test.call("POST", "/stock/master", { body: { item_code: cola, remaining_qty, ...more } });
    const lane = () => test.service.db.knex("lanes").where({ id: branch.laneId });
    const masterAtUnit = () => unitOf(test, branch).stock.find(({ itemCd }) => itemCd === cola)?.master;

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await test.simulator.clearFaults();
      await switchAccount(test);
      branch = await openBranch(test);
    });
    afterEach(() => expectStockSums(test, branch));

    it("200: books the difference and sends movement and master to the unit", async () => {
      await test.call("POST", "/stock", { body: movement("11", [{ qty: 10 }]) });
      const { status, body } = await count(8, { remark: "shelf 3" });
      expect(status).to.equal(200);
      expect(body.data).to.include({ item_code: cola, remaining_qty: 8, synced_to_authority: true });
      expect(body.data).not.to.have.property("sync_error");
      expect(body.message).to.equal("The remaining quantity is saved.");
      expect(await levelOf(test, branch, cola)).to.include({ qty: 8, acknowledged: 8 });
      expect(unitOf(test, branch).moves.map(({ sarTyCd }) => sarTyCd)).to.deep.equal(["06", "16"]);
      expect(masterAtUnit()).to.equal(8);
      const { body: history } = await test.call("GET", `/stock/${cola}`);
      expect(Object(history.data).movements[0]).to.include({
        type: "stock",
        movement_type: "13",
        direction: "ADJUST",
        qty: -2,
        reference: "Count: shelf 3",
      });
    });

    it("200: books the item's price, or zero if the unit has no room for what the quantity is worth", async () => {
      const booked = async (remaining_qty: number) => {
        const { transaction_id } = Object((await count(remaining_qty)).body.data);
        const what = ["line", "qty", "unit_price", "total_amount"];
        return test.service.db.knex("movements").where({ transaction_id }).first(what);
      };
      // Three are worth as much as the unit has room for.
      const price = 33_333_333_333_33;
      await changeItem(test.service.db, branch, cola, { default_price: price });
      const three = { line: 1, qty: 3_0000, unit_price: price, total_amount: 3 * price };
      expect(await booked(3)).to.deep.equal(three);
      expect(await booked(7)).to.deep.equal({ line: 1, qty: 4_0000, unit_price: 0, total_amount: 0 });
    });

    it("200: is a stock transaction under one of our numbers", async () => {
      const { body } = await count(3);
      const id = Object(body.data).transaction_id;
      const { body: detail } = await test.call("GET", `/transactions/${id}`);
      expect(detail.data).to.include({
        type: "stock",
        status: "success",
        invoice_no: `COUNT-${id}`,
        synced_to_authority: true,
        can_retry: false,
      });
    });

    it("200: a count without a change sends the master alone", async () => {
      await count(5);
      const { body } = await count(5);
      expect(body.data).to.include({ synced_to_authority: true });
      expect(unitOf(test, branch).moves).to.have.lengthOf(1);
      const { body: detail } = await test.call("GET", `/transactions/${Object(body.data).transaction_id}`);
      expect(detail.data).to.include({ synced_to_authority: true });
      expect(Object(detail.data).response_data).to.include({ attempts: 0 });
      const { body: history } = await test.call("GET", `/stock/${cola}`);
      const { movements } = Object(history.data);
      expect(movements.map(({ reference }: { reference: string }) => reference)).to.deep.equal(["Count"]);
    });

    it("200: counts items of accepted, unfinished sales as gone", async () => {
      await count(10);
      await closeLanes(test);
      await test.call("POST", "/sales?async=true", { body: sale() });
      const { body } = await count(7);
      expect(body.data).to.include({ synced_to_authority: false });
      expect((await levelOf(test, branch, cola)).qty).to.equal(9);
      await openLanes(test);
      expect(await levelOf(test, branch, cola)).to.include({ qty: 7, acknowledged: 7 });
      expect(masterAtUnit()).to.equal(7);
    });

    for (const [what, path, waiting, change] of [
      ["a sale", "/sales", () => sale({ items: [...colaAndMilk] }), -2],
      ["a credit note", "/sales", () => sale({ ...credit, items: [...colaAndMilk] }), 2],
      ["a purchase", "/purchases", () => purchase(), 10],
      ["a supplier's credit note", "/purchases", () => purchase({ receipt_type: "R" }), -10],
      ["a movement", "/stock", () => movement("11", [{ qty: 4 }, milkIn]), 4],
    ] as const) {
      it(`200: leaves ${what} that waits to change the quantity by ${change}`, async () => {
        await test.call("POST", "/stock", { body: movement("11", [{ qty: 20 }, milkIn]) });
        await test.call("POST", "/sales", { body: sale({ invoice_no: "SOLD", items: [...colaAndMilk] }) });
        await closeLanes(test);
        const { status, text } = await test.call("POST", `${path}?async=true`, { body: waiting() });
        expect(status, text).to.equal(202);
        expect((await count(30)).status).to.equal(200);
        expect((await levelOf(test, branch, cola)).qty).to.equal(30 - change);
        await openLanes(test);
        expect(await levelOf(test, branch, cola)).to.include({ qty: 30, acknowledged: 30 });
      });
    }

    it("200: sends the unit nothing twice if the movement of a finished sale was rejected", async () => {
      await count(10);
      await test.simulator.setFault({ fault: "F22", path: "saveStockItems", params: { code: "910" } });
      await test.call("POST", "/sales", { body: sale({ items: [...colaAndMilk] }) });
      await test.service.lanes.drain();
      expect(await levelOf(test, branch, cola)).to.include({ qty: 8, acknowledged: 10 });
      await count(7);
      await test.service.lanes.drain();
      expect(await levelOf(test, branch, cola)).to.include({ qty: 7, acknowledged: 7 });
      expect(masterAtUnit()).to.equal(7);
    });

    it("200: changes the quantity although the unit is away, and sends it later", async () => {
      await test.simulator.setFault({ fault: "F1", times: "always" });
      const { status, body } = await count(4);
      expect(status).to.equal(200);
      expect(body.data).to.include({ synced_to_authority: false });
      expect(Object(body.data).sync_error).to.equal("the control unit can't be reached");
      expect(await levelOf(test, branch, cola)).to.include({ qty: 4, acknowledged: 0 });
      await test.simulator.clearFaults();
      while ((await levelOf(test, branch, cola)).acknowledged !== 4) {
        await openLanes(test);
      }
      const { body: detail } = await test.call("GET", `/transactions/${Object(body.data).transaction_id}`);
      expect(detail.data).to.include({ status: "success", synced_to_authority: true });
    });

    it("200: says why the unit does not have it yet", async () => {
      const reasonOf = async (remaining_qty: number) => {
        const { body } = await count(remaining_qty);
        expect(body.message).to.match(
          /^The remaining quantity is saved. It is sent .* as soon as possible.$/,
        );
        return Object(body.data).sync_error;
      };
      await closeLanes(test);
      expect(await reasonOf(4)).to.equal("the control unit can't be reached");
      const stream = test.service.db.knex("streams").where({ lane_id: branch.laneId, name: "stock" });
      await stream.clone().update({ stopped_reason: "another system" });
      await lane().update({ open_until: 0 });
      expect(await reasonOf(5)).to.equal("another system");
      await stream.clone().update({ stopped_reason: null });
    });

    it("200: says that the unit does not serve its path", async () => {
      await test.simulator.setFault({ fault: "F34", path: "saveStockMaster", times: "always" });
      expect(Object((await count(4)).body.data).sync_error).to.equal(
        "HTTP 404 without the control unit's envelope: no control unit serves /stockMaster/saveStockMaster at this URL.",
      );
      await test.simulator.clearFaults();
    });

    it("200: gives the reason of the unit's rejection, and a second count resends it", async () => {
      await test.simulator.setFault({ fault: "F21", path: "saveStockMaster" });
      const { body } = await count(4);
      expect(body.data).to.include({ synced_to_authority: false });
      expect(Object(body.data).sync_error).to.match(/rsdQty mismatch|Stock IO/);
      const again = await count(4);
      expect(again.body.data).to.include({ synced_to_authority: true });
      const id = Object(again.body.data).transaction_id;
      const { body: detail } = await test.call("GET", `/transactions/${id}`);
      expect(detail.data).to.include({ synced_to_authority: true });
      expect(masterAtUnit()).to.equal(4);
      expect(unitOf(test, branch).moves).to.have.lengthOf(1);
    });

    it("200: gives the reason of a rejection that is final, because the unit rejected an earlier count too", async () => {
      await test.simulator.setFault({ fault: "F21", path: "saveStockMaster", times: "always" });
      await count(4);
      const { body } = await count(4);
      expect(body.data).to.include({ synced_to_authority: false });
      expect(Object(body.data).sync_error).to.match(/rsdQty mismatch|Stock IO/);
      const { state } = await test.service.db
        .knex("calls")
        .where({ lane_id: branch.laneId, kind: "master" })
        .first("state");
      expect(state).to.equal("rejected");
    });

    it("200: resolves a half-accepted adjustment at the unit", async () => {
      await test.simulator.setFault({ fault: "F18", path: "saveStockItems", after: 1 });
      const lines = [{ qty: 5 }, { item_cd: "KE2NTXL0000002", qty: -3, tax_ty_cd: "B" }];
      expect((await test.call("POST", "/stock", { body: movement("13", lines) })).status).to.equal(422);
      expect(await levelOf(test, branch, cola)).to.include({ qty: 0, acknowledged: 5 });
      expect((await count(5)).body.data).to.include({ synced_to_authority: true });
      expect(await levelOf(test, branch, cola)).to.include({ qty: 5, acknowledged: 5 });
    });

    it("200: takes an item whose tax type is no longer in use as one without tax", async () => {
      await stopTaxType(test, branch, "E");
      await changeItem(test.service.db, branch, cola, { tax_type_code: "E" });
      const { status, body } = await count(4);
      expect(status).to.equal(200);
      expect(body.data).to.include({ synced_to_authority: true });
      const sent = test.simulator.requests.findLast((one) => one.function === "saveStockItems")?.body;
      expect(sent).to.include({ totTaxAmt: 0, totAmt: 2320 });
      expect(Object(sent).itemList[0]).to.include({ taxAmt: 0 });
    });

    it("200: two simultaneous counts leave one of them, and correct sums", async () => {
      const responses = await Promise.all([count(6), count(9), count(12)]);
      expect(responses.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      await test.service.lanes.drain();
      const { qty, acknowledged } = await levelOf(test, branch, cola);
      expect([6, 9, 12]).to.include(qty);
      expect(acknowledged).to.equal(qty);
    });

    it("422: an unknown item, a service, too many decimals, below zero", async () => {
      for (const [body, field] of [
        [{ item_code: "NOPE", remaining_qty: 1 }, "item_code"],
        [{ item_code: "KE3NTXU0000003", remaining_qty: 1 }, "item_code"],
        [{ item_code: cola, remaining_qty: 1.005 }, "remaining_qty"],
        [{ item_code: cola, remaining_qty: -1 }, "remaining_qty"],
      ] as const) {
        const { status, body: response } = await test.call("POST", "/stock/master", { body });
        expect(status).to.equal(422);
        expect(Object(response.errors)).to.have.keys(field);
      }
    });

    it("422: without an initialized device nothing is stored", async () => {
      await test.service.db.knex("devices").where({ branch_id: branch.branchId }).update({ is_active: 0 });
      noteChange(test.service.db.knex, "devices");
      const { status, body } = await count(1);
      expect(status).to.equal(422);
      expect(body.code).to.equal("device_not_ready");
      expect((await levelOf(test, branch, cola)).qty).to.equal(0);
    });
  });
}
