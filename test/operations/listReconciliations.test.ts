import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { booksOf, reconciling } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";

for (const family of databaseFamilies()) {
  describe(`listReconciliations on ${family}`, () => {
    const { test, client, sales, upload } = reconciling(family);

    it("200: those of a branch, or all", async () => {
      const all = await upload(booksOf(sales()));
      const one = await upload(booksOf(sales()), { branch_id: "00" });
      const { data } = await client.reconciliations.list();
      expect(data.map(({ id }) => id)).to.have.members([all.id, one.id]);
      expect((await client.reconciliations.list({ branch_id: "00" })).data).to.deep.equal([one]);
    });

    it("403: not for a cashier", async () => {
      const cashier = test.clientFor(test.account.keys.cashier);
      expect(await failureOf(cashier.reconciliations.list())).to.include({ status: 403 });
    });

    it("422: an invalid page", async () => {
      expect((await test.call("GET", "/reconciliations?per_page=0")).status).to.equal(422);
    });
  });
}
