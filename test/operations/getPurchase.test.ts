// getPurchase: a purchase with its lines.
import { expect } from "chai";
import { purchase } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import type { TestService } from "../support/service.ts";
import { idOf, startSubmitted } from "../support/submitted.ts";

for (const family of databaseFamilies()) {
  describe(`getPurchase on ${family}`, () => {
    let test: TestService;

    before(async () => {
      test = await startSubmitted(family);
    });
    after(() => test.close());

    it("200: shows a purchase; 404 for a sale's id", async () => {
      const id = await idOf(test, "P-0");
      const { status, body } = await test.call("GET", `/purchases/${id}`);
      expect(status).to.equal(200);
      expect(body?.data).to.include({ supplier_name: "Café Müller", total_amount: 5800, receipt_no: "1" });
      const { created_at, processed_at } = Object(body?.data);
      expect(Date.parse(processed_at)).to.be.at.least(Date.parse(created_at));
      const sold = await idOf(test, "S-0");
      expect((await test.call("GET", `/purchases/${sold}`)).status).to.equal(404);
    });

    it("200: shows a purchase that waits as one that was not processed", async () => {
      await test.service.db.knex("lanes").update({ open_until: Date.now() + 60_000 });
      const { transaction_id } = await test.client.purchases.create(purchase({ branch_id: "00" }), {
        async: true,
      });
      const shown = await test.client.purchases.get(transaction_id);
      expect(shown).to.include({
        status: "pending",
        processed_at: null,
        receipt_no: null,
        receipt_type: "P",
      });
    });
  });
}
