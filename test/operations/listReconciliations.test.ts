// listReconciliations: the reconciliations of an environment, the last upload first.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { base64, booksOf, march, openReconciling, type Reported } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`listReconciliations on ${family}`, function () {
    this.timeout(60_000);
    let client: Taxctl;
    let sales: Reported;
    const upload = (books: string, more = {}) =>
      client.reconciliations.create({ ...march, file: base64(books), file_name: "march.csv", ...more });
    const unknown = "0199c1a7-0000-7a00-8b00-00000000ffff";

    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      ({ client, sales } = await openReconciling(test));
    });

    it("200: those of a branch, or all", async () => {
      const all = await upload(booksOf(sales));
      const one = await upload(booksOf(sales), { branch_id: "00" });
      const { data } = await client.reconciliations.list();
      expect(data.map(({ id }) => id)).to.have.members([all.id, one.id]);
      expect((await client.reconciliations.list({ branch_id: "00" })).data).to.deep.equal([one]);
    });

    it("403: not for a cashier", async () => {
      const cashier = test.clientFor(test.account.keys.cashier);
      expect(await failureOf(cashier.reconciliations.list())).to.include({ status: 403 });
      expect(unknown).not.to.equal("");
    });

    it("422: a page that is none", async () => {
      expect((await test.call("GET", "/reconciliations?per_page=0")).status).to.equal(422);
    });
  });
}
