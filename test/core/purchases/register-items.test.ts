// Purchase lines with unknown codes: rejected, or registered first in the lane. Known codes with another name: rejected, or confirmed.
import type { SupplierSale } from "@taxctl/sdk";
import { expect } from "chai";
import { heldReason } from "../../../server/src/lanes/hold.ts";
import { closeLanes, openBranch, openLanes, purchase, type TestBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { makeDue } from "../../support/lane.ts";
import { confirming, lineOf } from "../../support/purchases.ts";
import { itemCode, switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { unitOf } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`items of purchases on ${family}`, () => {
    let branch: TestBranch;
    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });
    afterEach(() => test.simulator.clearFaults());

    const [soap, rice] = [itemCode(1), itemCode(2)];
    const cola = "KE2NTXU0000001";
    const submit = (body: unknown, query = "") => test.call("POST", `/purchases${query}`, { body });
    const lines = (...named: [item_code: string, item_name: string, more?: object][]) =>
      named.map(([item_code, item_name, more], index) => ({
        ...lineOf(purchase()),
        item_seq: index + 1,
        item_code,
        item_name,
        ...more,
      }));
    const buying = (...named: Parameters<typeof lines>) => purchase({ items: lines(...named) });
    const calls = (name: string) =>
      test.simulator.requests.filter(({ function: of, tin }) => of === name && tin === branch.tin);
    const saved = () => calls("saveItems").map(({ body }) => Object(body).itemCd);
    const item = (code: string) => test.call("GET", `/items/${code}`);
    const rows = (item_code: string) =>
      test.service.db.knex("items").where({ data_set_id: branch.environmentId, item_code });
    const transactions = () => test.client.transactions.list().toArray();
    const retry = (id: unknown) => test.call("POST", `/transactions/${id}/retry`, { body: {} });
    const stockOf = async (item_code: string) => {
      const row = await test.service.db
        .knex("stock")
        .where({ branch_id: branch.branchId, item_code })
        .first();
      return Number(row?.qty ?? 0) / 10_000;
    };
    const fetchSales = async () => {
      const { body } = await test.call("POST", "/purchases/sales", { body: { branch_id: "00" } });
      return (body?.data ?? []) as SupplierSale[];
    };

    describe("with an unknown code", () => {
      it("are rejected with the way to register them, and nothing is stored or sent", async () => {
        const { status, body } = await submit(buying([cola, "Cola"], [soap, "Soap"]));
        expect([status, body.code]).to.deep.equal([400, "validation_failed"]);
        expect(Object.keys(Object(body.errors))).to.deep.equal(["items[1].item_code"]);
        expect(Object(body.errors)["items[1].item_code"][0]).to.contain("register_items: true");
        expect([await transactions(), saved()]).to.deep.equal([[], []]);
      });

      it("are registered from their lines before the purchase, each once, under register_items", async () => {
        const named = { bcd: "6161", unit_price: 580 };
        const items = lines([soap, "Soap", named], [cola, "Cola"], [rice, "Rice"], [soap, "Blue soap"]);
        const { status, body, text } = await submit({ ...purchase({ items }), register_items: true });
        expect(status, text).to.equal(200);
        const sent = test.simulator.requests
          .filter(({ tin }) => tin === branch.tin)
          .map((one) => one.function);
        expect(sent.filter((name) => /^save(Items|Purchases)$/.test(name))).to.deep.equal([
          "saveItems",
          "saveItems",
          "savePurchases",
        ]);
        expect(saved()).to.deep.equal([soap, rice]);
        expect((await item(soap)).body.data).to.deep.include({
          item_name: "Soap",
          item_class_code: "5020230602",
          item_type: "2",
          tax_type_code: "A",
          qty_unit_code: "U",
          pkg_unit_code: "NT",
          origin_nation_code: "KE",
          barcode: "6161",
          default_price: 580,
          current_qty: 20,
        });
        expect([await stockOf(soap), await stockOf(rice)]).to.deep.equal([20, 10]);
        const shown = await test.client.purchases.get(Object(body.data).transaction_id);
        expect(shown.items.map(({ item_code }) => item_code)).to.deep.equal([soap, cola, rice, soap]);
        const { data } = await test.client.audit.list();
        expect(
          data.filter(({ action }) => action === "items.create").map(({ subject }) => subject),
        ).to.have.members([`item ${soap}`, `item ${rice}`]);
        expect(test.simulator.violations).to.deep.equal([]);
      });

      it("change nothing in a repeated purchase, with and without register_items", async () => {
        const body = buying([soap, "Soap"]);
        const first = await submit({ ...body, register_items: true });
        for (const again of [body, { ...body, register_items: true }, { ...body, register_items: false }]) {
          const response = await submit(again);
          expect(response.status, response.text).to.equal(200);
          expect(Object(response.body.meta).duplicate).to.equal(true);
          expect(Object(response.body.data).transaction_id).to.equal(Object(first.body.data).transaction_id);
        }
        expect([saved(), calls("savePurchases").length]).to.deep.equal([[soap], 1]);
      });

      it("are registered with a supplier's sale too", async () => {
        const [sale] = await fetchSales();
        if (!sale) throw new Error("the simulator has no supplier sales");
        const body = confirming(sale);
        const items = body.items.map((line, at) => ({ ...line, item_code: itemCode(at), same_item: false }));
        expect((await submit({ ...body, items })).status).to.equal(400);
        const { status, text } = await submit({ ...body, items, register_items: true });
        expect(status, text).to.equal(200);
        expect(saved()).to.deep.equal(items.map(({ item_code }) => item_code));
        expect(calls("savePurchases")).to.have.lengthOf(1);
      });

      it("are rejected under register_items if they could not be new items, by the fields of their lines", async () => {
        const wrong: [string, object][] = [
          ["SOAP", {}],
          [soap, { pkg_unit_code: "CT" }],
        ];
        for (const [code, more] of wrong) {
          const body = buying([cola, "Cola"], [code, "Soap", more]);
          const response = await submit({ ...body, register_items: true });
          expect([response.status, response.body.code]).to.deep.equal([400, "validation_failed"]);
          const errors = Object(response.body.errors);
          expect(errors, code).to.have.keys("items[1].item_code");
          expect(errors["items[1].item_code"][0]).to.contain("seven digits, such as KE2");
        }
        expect([await transactions(), saved()]).to.deep.equal([[], []]);
      });

      it("need no registration on a rejection", async () => {
        const body = { ...buying([soap, "Soap"]), purchase_status: "04", register_items: true };
        expect((await submit(body)).status).to.equal(200);
        expect(saved()).to.deep.equal([]);
      });
    });

    describe("whose registration is rejected", () => {
      it("fail the purchase with nothing signed; a retry begins with them", async () => {
        await test.simulator.setFault({ fault: "F15", path: "saveItems" });
        const body = { ...buying([soap, "Soap"], [rice, "Rice"]), register_items: true };
        const { status, body: failed, text } = await submit(body);
        expect([status, String(failed.code).startsWith("unit_")], text).to.deep.equal([422, true]);
        expect(JSON.stringify(failed)).to.contain(`item ${soap} was not registered`);
        expect([saved(), calls("savePurchases").length]).to.deep.equal([[soap], 0]);
        expect((await item(soap)).status).to.equal(404);
        expect(await rows(soap)).to.deep.equal([]);
        const again = await submit(body);
        expect([again.status, again.body.transaction_id]).to.deep.equal([422, failed.transaction_id]);
        expect((await retry(failed.transaction_id)).status).to.equal(200);
        expect([saved(), calls("savePurchases").length]).to.deep.equal([[soap, soap, rice], 1]);
        expect(await stockOf(soap)).to.equal(10);
      });

      it("don't revive the failed purchase by their registration with another one", async () => {
        await test.simulator.setFault({ fault: "F15", path: "saveItems" });
        const { body: failed } = await submit({ ...buying([soap, "Soap"]), register_items: true });
        const other = await submit({ ...buying([soap, "Soap"]), register_items: true });
        expect(other.status, other.text).to.equal(200);
        await makeDue(test.service.db, { lane_id: branch.laneId, state: "waiting" });
        await test.service.lanes.drain();
        expect(calls("savePurchases"), "the other one alone").to.have.lengthOf(1);
        const { data } = (await test.call("GET", `/transactions/${failed.transaction_id}`)).body;
        expect(data).to.include({ status: "failed" });
      });

      it("leave a supplier's sale on the list", async () => {
        const [sale] = await fetchSales();
        if (!sale) throw new Error("the simulator has no supplier sales");
        const body = confirming(sale);
        const items = body.items.map((line, at) => ({ ...line, item_code: itemCode(at) }));
        await test.simulator.setFault({ fault: "F15", path: "saveItems" });
        expect((await submit({ ...body, items, register_items: true })).status).to.equal(422);
        expect((await fetchSales()).map(({ spplrInvcNo }) => spplrInvcNo)).to.include(sale.spplrInvcNo);
      });

      it("are not registered again if the purchase itself was rejected", async () => {
        const body = { ...buying([soap, "Soap"]), register_items: true, remark: "SIM-913x1" };
        const { body: failed } = await submit(body);
        expect(failed.code).to.equal("unit_913");
        expect((await retry(failed.transaction_id)).status).to.equal(200);
        expect([saved(), calls("savePurchases").length]).to.deep.equal([[soap], 2]);
      });
    });

    describe("in the lane", () => {
      it("are sent again under the same code if their registration got no response, and the purchase once", async () => {
        await test.simulator.setFault({ fault: "F3", path: "saveItems", params: { how: "reset" } });
        const body = { ...buying([soap, "Soap"], [rice, "Rice"]), register_items: true };
        let response = await submit(body);
        while (response.status !== 200) {
          expect(calls("savePurchases")).to.have.lengthOf(0);
          await makeDue(test.service.db, { lane_id: branch.laneId, state: "waiting" });
          await test.service.lanes.drain();
          response = await submit(body);
        }
        const held = unitOf(test, branch).items.map(({ itemCd }) => itemCd);
        expect(held.filter((code) => code === soap || code === rice)).to.deep.equal([soap, rice]);
        expect(calls("savePurchases")).to.have.lengthOf(1);
        expect([...(await rows(soap)), ...(await rows(rice))]).to.have.lengthOf(2);
      });

      it("are registered once by several purchases that wait together", async () => {
        await closeLanes(test);
        const submitted = [];
        for (const name of ["Soap", "Blue soap"])
          submitted.push(await submit({ ...buying([soap, name]), register_items: true }, "?async=true"));
        expect(submitted.map(({ status }) => status)).to.deep.equal([202, 202]);
        await openLanes(test);
        await test.service.lanes.drain();
        expect((await transactions()).map(({ status }) => status)).to.deep.equal(["success", "success"]);
        expect((await item(soap)).body.data).to.include({ item_name: "Soap", current_qty: 20 });
        const names = calls("saveItems").map(({ body }) => Object(body).itemNm);
        expect(new Set(names)).to.deep.equal(new Set(["Soap"]));
      });

      it("follow what a person records of the purchase after a restore: accepted brings them, rejected sends none", async () => {
        await closeLanes(test);
        const ids: string[] = [];
        for (const code of [soap, rice]) {
          const { body } = await submit({ ...buying([code, "Soap"]), register_items: true }, "?async=true");
          ids.push(Object(body.data).transaction_id);
        }
        const [taken = "", missing = ""] = ids;
        const stream = { lane_id: branch.laneId, name: "purchases" };
        await test.service.db.knex("streams").where(stream).update({ stopped_reason: heldReason });
        await openLanes(test);
        const reason = "The unit's journal";
        await test.client.transactions.settle(taken, { outcome: "accepted", number: 1, reason });
        await test.client.transactions.settle(missing, { outcome: "rejected", reason });
        expect((await item(soap)).body.data).to.include({ current_qty: 10 });
        expect((await item(rice)).status).to.equal(404);
        await test.service.db.knex("streams").where(stream).update({ stopped_reason: null });
        await makeDue(test.service.db, { lane_id: branch.laneId, state: "waiting" });
        await test.service.lanes.drain();
        expect([saved(), calls("savePurchases").length]).to.deep.equal([[], 0]);
        expect((await transactions()).map(({ status }) => status)).to.deep.equal(["failed", "success"]);
      });

      it("fail a purchase whose code became another item meanwhile", async () => {
        await closeLanes(test);
        await submit({ ...buying([soap, "Soap"]), register_items: true }, "?async=true");
        const other = await submit({ ...buying([soap, "Diesel"]), register_items: true }, "?async=true");
        await openLanes(test);
        await test.service.lanes.drain();
        const { data } = await test
          .call("GET", `/transactions/${Object(other.body.data).transaction_id}`)
          .then(({ body }) => body);
        expect(Object(data).status).to.equal("failed");
        expect(JSON.stringify(data))
          .to.contain("item_name_differs")
          .and.to.contain("registered meanwhile as Soap");
        expect(calls("savePurchases")).to.have.lengthOf(1);
      });
    });

    describe("with a known code and another name", () => {
      it("are rejected before anything is stored, unless the line says that it is the same item", async () => {
        const body = buying([cola, "Cola bottle"], [cola, "Diesel 500 ml"]);
        const { status, body: failure } = await submit(body);
        expect([status, failure.code]).to.deep.equal([400, "item_name_differs"]);
        expect(Object(failure.errors)).to.have.keys("items[1].item_name");
        expect(failure.message).to.contain("same_item: true").and.to.contain("Cola 500ml");
        expect(await transactions()).to.deep.equal([]);
        const items = body.items.map((line) => ({ ...line, same_item: true }));
        const accepted = await submit({ ...body, items });
        expect(accepted.status, accepted.text).to.equal(200);
        const again = await submit(body);
        expect(Object(again.body.meta).duplicate, "the same content, without the confirmation").to.equal(
          true,
        );
      });

      it("are rejected in a supplier's sale too", async () => {
        const sale = (await fetchSales()).find(
          ({ itemList }) => !/cola/i.test(itemList[0]?.itemNm ?? "cola"),
        );
        if (!sale) throw new Error("the simulator has no such supplier sale");
        const body = confirming(sale);
        const items = body.items.map((line) => ({ ...line, same_item: false }));
        expect((await submit({ ...body, items })).body.code).to.equal("item_name_differs");
        expect((await submit(body)).status).to.equal(200);
      });

      it("are compared with each other's new item under register_items", async () => {
        const body = { ...buying([soap, "Soap"], [soap, "Diesel"]), register_items: true };
        const { status, body: failure } = await submit(body);
        expect([status, failure.code]).to.deep.equal([400, "item_name_differs"]);
        expect(Object(failure.errors)).to.have.keys("items[1].item_name");
        expect([await transactions(), saved()]).to.deep.equal([[], []]);
      });

      it("are not compared on a rejection", async () => {
        const { status } = await submit({ ...buying([cola, "Diesel"]), purchase_status: "04" });
        expect(status).to.equal(200);
      });
    });
  });
}
