import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { booksOf, reconciling, unknownId } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";

for (const family of databaseFamilies()) {
  describe(`getReconciliation on ${family}`, () => {
    const { test, client, sales, upload } = reconciling(family);

    it("200: shows it as it was created", async () => {
      const made = await upload(booksOf(sales()));
      expect(await client.reconciliations.get(made.id)).to.deep.equal(made);
    });

    it("403 and 404: another account's, and one that does not exist", async () => {
      const made = await upload(booksOf(sales()));
      const other = test.clientFor((await test.openAccount()).keys.owner);
      expect(await failureOf(other.reconciliations.get(made.id))).to.include({
        status: 403,
        code: "resource_not_owned",
      });
      expect(await failureOf(client.reconciliations.get(unknownId))).to.include({ status: 404 });
    });
  });
}
