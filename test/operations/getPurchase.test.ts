// getPurchase: a purchase with its lines.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { closeLanes, purchase } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { idOf, startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`getPurchase on ${family}`, () => {
    const test = forSuite(() => startSubmitted(family));

    it("200: shows a purchase; 404 for a sale's id", async () => {
      const id = await idOf(test, "P-0");
      const { status, body } = await test.call("GET", `/purchases/${id}`);
      expect(status).to.equal(200);
      expect(body?.data).to.include({ supplier_name: "Café Müller", total_amount: 5800, receipt_no: "1" });
      expect(body?.data).to.include({ supplier_bhf_id: "00" });
      const { created_at, processed_at } = Object(body?.data);
      expect(Date.parse(processed_at)).to.be.at.least(Date.parse(created_at));
      const sold = await idOf(test, "S-0");
      expect((await test.call("GET", `/purchases/${sold}`)).status).to.equal(404);
    });

    it("200: has the date of the supplier's sale, and the number that the supplier's unit gave the invoice", async () => {
      const id = await idOf(test, "P-0");
      expect(await test.client.purchases.get(id)).to.include({
        cu_invoice_no: null,
        supplier_sale_date: null,
      });
      const { knex } = test.service.db;
      const row = await knex("transactions").where({ id }).first();
      const { supplier_tin, supplier_bhf_id, supplier_invoice_no } = await test.client.purchases.get(id);
      const key = { supplier_tin, supplier_bhf_id: supplier_bhf_id ?? "00", supplier_invoice_no };
      const cu_invoice_no = `KRACU0200000044/${supplier_invoice_no}`;
      await knex("supplier_sales").insert({
        id: newId(systemClock),
        data_set_id: row.data_set_id,
        branch_id: row.branch_id,
        ...key,
        receipt_type: "S",
        sales_date: "20260309",
        total_amount: 1,
        fetched_at: 1,
        registered_by: id,
        body: toBlob({ sale: { cu_invoice_no }, sales_date: "20260309" }),
      });
      expect(await test.client.purchases.get(id)).to.include({
        cu_invoice_no,
        supplier_sale_date: "20260309",
      });
    });

    it("200: shows the month of the document if none is stored in which the tax is claimed", async () => {
      const id = await idOf(test, "P-0");
      await test.service.db.knex("transactions").where({ id }).update({ claim_month: null, no_claim: 0 });
      expect(await test.client.purchases.get(id)).to.include({ claim_month: "2026-03" });
      const { data } = await test.client.purchases.search({ invoice_no: "P-0" });
      expect(data.map(({ claim_month }) => claim_month)).to.deep.equal(["2026-03"]);
    });

    it("200: shows a waiting purchase as not processed", async () => {
      await closeLanes(test);
      const { transaction_id } = await test.client.purchases.create(purchase({ branch_id: "00" }), {
        async: true,
      });
      const shown = await test.client.purchases.get(transaction_id);
      expect(shown).to.include({
        status: "pending",
        processed_at: null,
        receipt_no: null,
        receipt_type: "P",
        purchase_type: "N",
      });
    });
  });
}
