// getSale: a sale with its signed lines.
import { expect } from "chai";
import { closeLanes, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { idOf, startSubmitted } from "../support/submitted.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`getSale on ${family}`, () => {
    const test = forSuite(() => startSubmitted(family));

    it("200: shows a sale with its signed lines; 404 for a purchase's id", async () => {
      const id = await idOf(test, "S-1");
      const { status, body } = await test.call("GET", `/sales/${id}`);
      expect(status).to.equal(200);
      expect(Object(body?.data).items[0]).to.include({
        item_name: "Cola 500ml",
        quantity: 2,
        taxable_amount: 1000,
      });
      const { created_at, processed_at } = Object(body?.data);
      expect(Date.parse(processed_at)).to.be.at.least(Date.parse(created_at));
      const bought = await idOf(test, "P-0");
      expect((await test.call("GET", `/sales/${bought}`)).status).to.equal(404);
    });

    it("200: shows the supply before the discount, and the discount with its tax", async () => {
      const line = { item_code: "KE2NTXU0000001", quantity: 2, unit_price: 65 };
      const items = [
        { ...line, discount_rate: 10 },
        { ...line, discount_amount: 11.21, supply_amount: 112.07 },
      ];
      const body = sale({ branch_id: "00", invoice_no: "S-D", items });
      const { transaction_id } = await test.client.sales.create(body);
      const shown = await test.client.sales.get(transaction_id);
      for (const one of shown.items) {
        expect(one).to.include({
          supply_amount: 112.07,
          discount_amount: 11.21,
          discount_with_tax: 13,
          taxable_amount: 100.86,
        });
      }
    });

    it("200: shows a waiting sale as not processed", async () => {
      await closeLanes(test);
      const { transaction_id } = await test.client.sales.create(sale({ branch_id: "00" }), { async: true });
      const shown = await test.client.sales.get(transaction_id);
      expect(shown).to.include({
        status: "pending",
        processed_at: null,
        receipt_no: null,
        receipt_type: "S",
      });
    });
  });
}
