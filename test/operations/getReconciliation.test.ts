// getReconciliation: one reconciliation, of the own account alone.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { base64, booksOf, march, openReconciling, type Reported } from "../support/reconciliation.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`getReconciliation on ${family}`, function () {
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

    it("200: as it was made", async () => {
      const made = await upload(booksOf(sales));
      expect(await client.reconciliations.get(made.id)).to.deep.equal(made);
    });

    it("403 and 404: another account's, and one that does not exist", async () => {
      const made = await upload(booksOf(sales));
      const other = test.clientFor((await test.openAccount()).keys.owner);
      expect(await failureOf(other.reconciliations.get(made.id))).to.include({
        status: 403,
        code: "resource_not_owned",
      });
      expect(await failureOf(client.reconciliations.get(unknown))).to.include({ status: 404 });
    });
  });
}
