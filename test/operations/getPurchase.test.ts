// getPurchase: a purchase with its lines.
import { expect } from "chai";
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
      const sold = await idOf(test, "S-0");
      expect((await test.call("GET", `/purchases/${sold}`)).status).to.equal(404);
    });
  });
}
