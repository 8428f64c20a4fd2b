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

    it("200: finds by document date, both days included", async () => {
      const search = (body: unknown) => test.call("POST", "/purchases/search", { body });
      expect((await search({ from_date: "2026-03-09", to_date: "2026-03-09" })).body?.data).to.have.lengthOf(
        1,
      );
      expect((await search({ from_date: "2026-03-10" })).body?.data).to.have.lengthOf(0);
      expect((await search({ to_date: "2026-03-08" })).body?.data).to.have.lengthOf(0);
    });

    it("400: dates must be in order", async () => {
      const body = { from_date: "2026-03-11", to_date: "2026-03-10" };
      const refused = await test.call("POST", "/purchases/search", { body });
      expect(refused.status).to.equal(400);
      expect(refused.body.errors).to.deep.equal({
        from_date: ["must not be after to_date: 2026-03-11 is after 2026-03-10"],
      });
    });
  });
}
