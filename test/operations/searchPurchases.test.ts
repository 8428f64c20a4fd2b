// searchPurchases: purchases by supplier, number, state and document date.
import { expect } from "chai";
import { purchase } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`searchPurchases on ${family}`, () => {
    const test = forSuite(() => startSubmitted(family));

    it("200: finds by part of the supplier's name whatever its accents", async () => {
      const { status, body } = await test.call("POST", "/purchases/search", {
        body: { supplier_name: "cafe mull" },
      });
      expect(status).to.equal(200);
      expect(body?.data).to.have.lengthOf(1);
      expect(body).not.to.have.property("status");
    });

    it("200: finds by document date, both days included", async () => {
      const search = (body: unknown) => test.call("POST", "/purchases/search", { body });
      expect((await search({ from_date: "2026-03-09", to_date: "2026-03-09" })).body?.data).to.have.lengthOf(
        1,
      );
      expect((await search({ from_date: "2026-03-10" })).body?.data).to.have.lengthOf(0);
      expect((await search({ to_date: "2026-03-08" })).body?.data).to.have.lengthOf(0);
    });

    it("200: shows figures by tax type, status and sign", async () => {
      const { knex } = test.service.db;
      const search = async () => {
        const { body } = await test.call("POST", "/purchases/search", { body: { invoice_no: "P-0" } });
        return Object(body.data)[0];
      };
      const found = await search();
      const shown = await test.client.purchases.get(found.transaction_id);
      expect(found).to.deep.include({
        receipt_type: "P",
        sign: 1,
        purchase_date: "20260309",
        purchase_status: "02",
        supplier_tin: purchase().supplier_tin,
        supplier_invoice_no: shown.supplier_invoice_no,
        taxable_amount: 5000,
        tax_amount: 800,
        total_amount: 5800,
        taxes: [{ tax_type: "A", tax_rate: 16, taxable_amount: 5000, tax_amount: 800, total_amount: 5800 }],
      });
      await knex("transactions").where({ invoice_no: "P-0" }).update({ purchase_status: null });
      expect(await search()).to.deep.equal(found);
    });

    it("400: dates must be in order", async () => {
      const body = { from_date: "2026-03-11", to_date: "2026-03-10" };
      const rejected = await test.call("POST", "/purchases/search", { body });
      expect(rejected.status).to.equal(400);
      expect(rejected.body.errors).to.deep.equal({
        from_date: ["must not be after to_date: 2026-03-11 is after 2026-03-10"],
      });
    });
  });
}
