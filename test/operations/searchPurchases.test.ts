// searchPurchases: purchases by supplier, number, state and document date.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import type { TestService } from "../support/service.ts";
import { startSubmitted } from "../support/submitted.ts";

for (const family of databaseFamilies()) {
  describe(`searchPurchases on ${family}`, () => {
    let test: TestService;

    before(async () => {
      test = await startSubmitted(family);
    });
    after(() => test.close());

    it("200: finds by part of the supplier's name whatever its accents", async () => {
      const { status, body } = await test.call("POST", "/purchases/search", {
        body: { supplier_name: "cafe mull" },
      });
      expect(status).to.equal(200);
      expect(body?.data).to.have.lengthOf(1);
      expect(body).not.to.have.property("status");
    });
  });
}
