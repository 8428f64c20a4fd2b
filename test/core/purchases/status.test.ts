// Whether the accountant approves or rejects a supplier's invoice: what is sent, what the stock becomes, and what may change later.
import type { SupplierSale } from "@taxctl/sdk";
import { expect } from "chai";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { openBranch, purchase, type TestBranch } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { confirming, lineOf } from "../../support/purchases.ts";
import { switchAccount } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { unitOf } from "../../support/stock.ts";
import { forSuite } from "../../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`createPurchase on ${family}`, () => {
    let branch: TestBranch;
    const submit = (body: unknown, query = "") => test.call("POST", `/purchases${query}`, { body });
    const fetchSales = async () => {
      const { body } = await test.call("POST", "/purchases/sales", { body: { branch_id: "00" } });
      return (body?.data ?? []) as SupplierSale[];
    };

    const test = forSuite(() => startTestService({ family, overrides: { syncWaitMs: 4_000 } }));
    beforeEach(async () => {
      await switchAccount(test);
      branch = await openBranch(test);
    });

    describe("purchase_status", () => {
      const quantity = async () => {
        const { knex } = test.service.db;
        const row = await knex("stock").where({ branch_id: branch.branchId }).sum({ qty: "qty" }).first();
        return Number(row?.qty ?? 0) / 10_000;
      };
      const wire = () =>
        test.simulator.requests.findLast((one) => one.function === "savePurchases" && one.tin === branch.tin)
          ?.body;

      for (const [receipt_type, given, sent, change] of [
        ["P", undefined, "02", 10],
        ["P", "02", "02", 10],
        ["P", "01", "01", 0],
        ["P", "03", "03", 0],
        ["P", "04", "04", 0],
        ["P", "06", "06", 0],
        ["R", undefined, "05", -10],
        ["R", "02", "05", -10],
        ["R", "05", "05", -10],
        ["R", "04", "04", 0],
      ] as const) {
        it(`${receipt_type} with ${given ?? "none"} is sent as ${sent} and moves ${change}`, async () => {
          const before = await quantity();
          const body = purchase({ receipt_type, ...(given === undefined ? {} : { purchase_status: given }) });
          const response = await submit(body);
          expect(response.status, response.text).to.equal(200);
          expect((await quantity()) - before).to.equal(change);
          expect(wire()).to.include({ pchsSttsCd: sent });
          expect(wire()?.wrhsDt === null).to.equal(change === 0);
          expect(wire()?.cnclDt !== null).to.equal(sent === "04");
        });
      }

      for (const [receipt_type, purchase_status] of [
        ["P", "05"],
        ["P", "99"],
        ["R", "99"],
      ] as const) {
        it(`rejects ${receipt_type} with ${purchase_status} before anything is sent`, async () => {
          const response = await submit(purchase({ receipt_type, purchase_status }));
          expect(response.status).to.equal(400);
          expect(Object(response.body.errors)).to.have.key("purchase_status");
          expect(wire()).to.equal(undefined);
        });
      }

      it("registers a rejection whose lines have no registered item, and takes the sale off the list", async () => {
        const [sale] = await fetchSales();
        if (!sale) throw new Error("no supplier sale");
        const body = confirming(sale, { purchase_status: "04" });
        for (const line of body.items) line.item_code = "KE2NTXU0009999";
        expect((await submit({ ...body, purchase_status: "02" })).status).to.equal(400);
        const response = await submit(body);
        expect(response.status, response.text).to.equal(200);
        const left = (await fetchSales()).map(({ spplrInvcNo }) => spplrInvcNo);
        expect(left).not.to.contain(sale.spplrInvcNo);
      });

      it("needs class and tax type of an unregistered item that no supplier sale describes", async () => {
        const body = purchase({ purchase_status: "04" });
        const line = lineOf(body);
        line.item_code = "KE2NTXU0009999";
        expect((await submit(body)).status).to.equal(200);
        for (const missing of ["item_class_code", "tax_type"]) {
          const items = [{ ...line, [missing]: undefined }];
          const response = await submit(purchase({ purchase_status: "04", items }));
          expect(response.status).to.equal(400);
          expect(Object(response.body.errors)).to.have.key(`items[0].${missing}`);
        }
      });

      it("names the movements of an approval and of a credit note, in the item's history and at the unit", async () => {
        const latest = async () =>
          Object((await test.call("GET", "/stock/KE2NTXU0000001")).body.data).movements[0];
        const bought = purchase();
        await submit(bought);
        expect(await latest()).to.include({
          type: "purchase",
          movement_type: "PURCHASE",
          direction: "IN",
          qty: 10,
          reference: `Purchase ${bought.invoice_no}`,
        });
        const returned = purchase({ receipt_type: "R" });
        await submit(returned);
        expect(await latest()).to.include({
          type: "purchase",
          movement_type: "12",
          direction: "ADJUST",
          qty: -10,
          reference: `Purchase return ${returned.invoice_no}`,
        });
        await test.service.lanes.drain();
        const types = unitOf(test, branch).moves.map(({ sarTyCd }) => sarTyCd);
        expect(types).to.deep.equal(["02", "12"]);
      });

      it("keeps a rejection for good if the profile says so", async () => {
        const rejection = purchase({ purchase_status: "04" });
        expect((await submit(rejection)).status).to.equal(200);
        const again = { ...rejection, invoice_no: `${rejection.invoice_no}-2`, purchase_status: "02" };
        expect((await submit(again)).status).to.equal(409);
      });

      it("lets an approval replace a rejection if the profile allows it", async () => {
        const rejection = purchase({ purchase_status: "04" });
        const first = await submit(rejection);
        await test.service.db
          .knex("devices")
          .where({ branch_id: branch.branchId })
          .update({ profile: "plain" });
        noteChange(test.service.db.knex, "devices");
        await test.call("PUT", "/devices/00", { body: { device_info: {} } });
        const before = await quantity();
        const rejected = await submit({ ...rejection, invoice_no: `${rejection.invoice_no}-1` });
        expect(rejected.status).to.equal(409);
        const again = { ...rejection, invoice_no: `${rejection.invoice_no}-2`, purchase_status: "02" };
        const response = await submit(again);
        expect(response.status, response.text).to.equal(200);
        expect((await quantity()) - before).to.equal(10);
        const id = Object(first.body.data).transaction_id;
        const { body } = await test.call("GET", `/transactions/${id}`);
        expect(Object(body.data).superseded_by).to.equal(Object(response.body.data).transaction_id);
      });
    });
  });
}
