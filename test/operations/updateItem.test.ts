// updateItem: the unit first, then the row and its copies; accepted documents stay as they are.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { auditOf } from "../support/audit.ts";
import { sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { findWrongCopies } from "../support/invariants.ts";
import {
  branchInput,
  deadUrl,
  deviceInput,
  failureOf,
  itemInput,
  openInitialized,
  switchAccount,
} from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("updateItem", (family) => {
  let tin: string;
  let item_code: string;
  const sent = () =>
    test.simulator.requests
      .filter((one) => one.tin === tin && one.function === "saveItems")
      .map(({ body }) => Object(body));
  const atUnit = () =>
    test.simulator.state.branches
      .find((branch) => branch.tin === tin)
      ?.items.find((item) => item.itemCd === item_code);
  const show = () => test.client.items.get(item_code);
  const stock = async () => (await test.client.stock.list({ branch_id: "00" })).data;

  const test = forSuite(() =>
    startTestService({ family, simulator: { itemClasses: 60, itemNumbering: "gapless" } }),
  );
  beforeEach(async () => {
    await switchAccount(test);
    tin = (await openInitialized(test)).tin;
    ({ item_code } = await test.client.items.create(
      itemInput({ item_name: "Cola 500ml", safety_qty: 3, barcode: "616-1" }),
    ));
    await test.client.stock.saveMaster({ item_code, remaining_qty: 5 });
  });
  afterEach(() => test.simulator.clearFaults());

  describe("200", () => {
    it("changes the item at the unit, here and in the stock list, and records who did it", async () => {
      const before = await show();
      const accountant = test.clientFor(test.keys.accountant);
      const changes = { item_name: "Crème Cola", default_price: 600, safety_qty: 7, barcode: null };
      const { data, status } = await accountant.items.update(item_code, changes).withResponse();
      expect(status).to.equal(200);
      expect(data).to.deep.equal({
        ...before,
        ...changes,
        last_synced_at: data.last_synced_at,
        updated_at: data.updated_at,
      });
      expect(data.current_qty).to.equal(5);
      expect(await show()).to.deep.equal(data);
      expect(sent().at(-1)).to.include({
        itemCd: item_code,
        itemNm: "Crème Cola",
        bcd: null,
        sftyQty: 7,
        useYn: "Y",
      });
      expect((await stock())[0]).to.include({ item_name: "Crème Cola", safety_qty: 7, is_low_stock: true });
      for (const [item_name, found] of [
        ["creme", 1],
        ["500ml", 0],
      ] as const) {
        expect((await test.client.stock.list({ branch_id: "00", item_name })).meta.total).to.equal(found);
        expect((await test.client.items.list({ item_name })).meta.total).to.equal(found);
      }
      expect((await test.client.stock.list({ branch_id: "00", low_stock: true })).meta.total).to.equal(1);
      const entry = (await auditOf(test.service.db.knex, test.account.id)).at(-1);
      expect(entry).to.deep.include({
        action: "items.update",
        subject: `item ${item_code}`,
        user_id: test.account.users.accountant,
        old: { item_name: "Cola 500ml", default_price: 580, safety_qty: 3, barcode: "616-1" },
        new: changes,
      });
    });

    it("changes one field and leaves the others, by any branch of the taxpayer", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      await test.client.devices.create(deviceInput(test, { bhf_id: "01", tin }));
      await test.client.devices.initialize("01");
      await test.client.stock.saveMaster({ branch_id: "01", item_code, remaining_qty: 2 });
      const data = await test.client.items.update(item_code, { branch_id: "01", default_price: 1.5 });
      expect(data).to.include({ item_name: "Cola 500ml", default_price: 1.5, safety_qty: 3, current_qty: 2 });
      const { id } = await test.service.db
        .knex("data_sets")
        .where({ account_id: test.account.id })
        .first("id");
      expect(await findWrongCopies(test.service.db.knex, [id])).to.deep.equal([]);
    });

    it("keeps both of two changes that are made at once", async () => {
      await Promise.all([
        test.client.items.update(item_code, { item_name: "Cola" }),
        test.client.items.update(item_code, { default_price: 10 }),
        test.client.items.update(item_code, { safety_qty: 1 }),
      ]);
      expect(await show()).to.include({ item_name: "Cola", default_price: 10, safety_qty: 1 });
      expect(sent().at(-1)).to.include({ itemNm: "Cola", sftyQty: 1 });
    });

    it("keeps an item that is switched off out of new documents only", async () => {
      const line = { item_code, quantity: 1, unit_price: 580 };
      await test.simulator.setFault({ fault: "F30", path: "saveSales", tin, times: "always" });
      const accepted = await test.client.sales.create(sale({ items: [line] }), { async: true });
      expect((await test.client.items.update(item_code, { is_active: false })).is_active).to.equal(false);
      expect(sent().at(-1)).to.include({ useYn: "N" });
      const rejected = await failureOf(test.client.sales.create(sale({ items: [line] })));
      expect(rejected.errors).to.have.key("items[0].item_code");
      const { transaction_id } = Object(accepted);
      expect((await test.client.transactions.get(transaction_id)).status).not.to.equal("success");
      await test.simulator.clearFaults();
      await test.client.transactions.retry(transaction_id);
      expect((await test.client.transactions.get(transaction_id)).status).to.equal("success");
      // Something is left of it, so it stays in the stock list.
      expect(await stock()).to.have.lengthOf(1);
      await test.client.stock.saveMaster({ item_code, remaining_qty: 0 });
      expect(await stock()).to.deep.equal([]);
      await test.client.items.update(item_code, { is_active: true });
      expect(await stock()).to.have.lengthOf(1);
      expect((await test.client.sales.create(sale({ items: [line] }))).receipt_no).to.be.a("string");
    });

    it("keeps the texts of documents that were accepted before", async () => {
      const items = [{ item_code, quantity: 1, unit_price: 580 }];
      const first = await test.client.sales.create(sale({ items }));
      await test.client.items.update(item_code, { item_name: "Renamed", default_price: 999 });
      const second = await test.client.sales.create(sale({ items }));
      const names = async (id: string) =>
        (await test.client.sales.get(id)).items.map(({ item_name, unit_price }) => [item_name, unit_price]);
      expect(await names(first.transaction_id)).to.deep.equal([["Cola 500ml", 580]]);
      expect(await names(second.transaction_id)).to.deep.equal([["Renamed", 580]]);
    });
  });

  it("403 for a cashier, and for a branch of another account", async () => {
    const cashier = test.clientFor(test.keys.cashier);
    expect((await failureOf(cashier.items.update(item_code, { item_name: "X" }))).status).to.equal(403);
    const foreign = test.client.items.update(item_code, { branch_id: "77", item_name: "X" });
    expect(await failureOf(foreign)).to.include({ status: 403, code: "branch_not_owned" });
    expect((await show()).item_name).to.equal("Cola 500ml");
  });

  it("404 for an item that is not registered, or another account's", async () => {
    const unknown = test.client.items.update("KE2NTXU0000099", { item_name: "X" });
    expect(await failureOf(unknown)).to.include({ status: 404, code: "not_found" });
    const own = item_code;
    await switchAccount(test);
    await openInitialized(test);
    expect((await failureOf(test.client.items.update(own, { item_name: "X" }))).status).to.equal(404);
  });

  describe("422", () => {
    it("changes nothing when the unit rejects it", async () => {
      const before = await show();
      const failure = await failureOf(
        test.client.items.update(item_code, { item_name: "SIM-884", is_active: false }),
      );
      expect(failure).to.include({ status: 422, code: "unit_884" });
      expect(await show()).to.deep.equal(before);
      expect(atUnit()).to.include({ itemNm: "Cola 500ml" });
      const actions = (await auditOf(test.service.db.knex, test.account.id)).map(({ action }) => action);
      expect(actions).not.to.include("items.update");
    });

    it("rejects invalid values, an unknown field, and an empty change before anything is sent", async () => {
      const calls = sent().length;
      const decimals = test.client.items.update(item_code, { default_price: 1.005, safety_qty: 0.001 });
      expect((await failureOf(decimals)).errors).to.have.all.keys("default_price", "safety_qty");
      for (const body of [{}, { branch_id: "00" }, { item_code: "KE2NTXU0000002" }, { item_name: "" }]) {
        const { status } = await test.call("PATCH", `/items/${item_code}`, { body });
        expect(status, JSON.stringify(body)).to.equal(422);
      }
      expect(sent()).to.have.lengthOf(calls);
    });

    it("needs an initialized device", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      const call = test.client.items.update(item_code, { branch_id: "01", item_name: "X" });
      expect(await failureOf(call)).to.include({ status: 422, code: "device_not_ready" });
    });
  });

  describe("500", () => {
    it("is unit_unreachable when the unit is away: nothing is changed", async () => {
      const before = await show();
      await test.client.devices.update("00", { vscu_url: deadUrl });
      await test.service.db.knex("devices").where({ tin }).update({ is_active: 1 });
      noteChange(test.service.db.knex, "devices");
      const failure = await failureOf(test.client.items.update(item_code, { item_name: "X" }));
      expect(failure).to.include({ status: 500, code: "unit_unreachable", retryable: true });
      expect(failure.message).to.contain("same request");
      expect(await show()).to.deep.equal(before);
    });

    it("changes nothing when the response is lost; the same request does", async () => {
      const before = await show();
      await test.simulator.setFault({ fault: "T2", path: "saveItems", tin });
      const failure = await failureOf(test.client.items.update(item_code, { item_name: "X" }));
      expect(failure).to.include({ status: 500, code: "unit_unreachable" });
      expect(await show()).to.deep.equal(before);
      expect((await test.client.items.update(item_code, { item_name: "X" })).item_name).to.equal("X");
    });
  });
});
