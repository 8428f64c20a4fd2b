// getSale: a sale with its signed lines.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import type { TestService } from "../support/service.ts";
import { idOf, startSubmitted } from "../support/submitted.ts";

for (const family of databaseFamilies()) {
  describe(`getSale on ${family}`, () => {
    let test: TestService;

    before(async () => {
      test = await startSubmitted(family);
    });
    after(() => test.close());

    it("200: shows a sale with its signed lines; 404 for a purchase's id", async () => {
      const id = await idOf(test, "S-1");
      const { status, body } = await test.call("GET", `/sales/${id}`);
      expect(status).to.equal(200);
      expect(Object(body?.data).items[0]).to.include({
        item_name: "Cola 500ml",
        quantity: 2,
        taxable_amount: 1000,
      });
      const bought = await idOf(test, "P-0");
      expect((await test.call("GET", `/sales/${bought}`)).status).to.equal(404);
    });
  });
}
