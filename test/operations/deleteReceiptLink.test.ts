// deleteReceiptLink: one link shows nothing any more; others stay.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("deleteReceiptLink", (family) => {
  let id: string;

  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    test.service.ownUrl.use(test.origin);
    await openBranch(test);
    id = (await test.client.sales.create(sale())).transaction_id;
  });

  it("200: revokes one link, also if requested twice, and audits it once", async () => {
    const { transactions, audit } = test.client;
    const [gone, kept] = [await transactions.createReceiptLink(id), await transactions.createReceiptLink(id)];
    for (let time = 0; time < 2; time++) await transactions.deleteReceiptLink(id, gone.id);
    expect((await transactions.receiptLinks(id)).map((link) => link.id)).to.deep.equal([kept.id]);
    expect([(await fetch(gone.url)).status, (await fetch(kept.url)).status]).to.deep.equal([404, 200]);
    const entries = (await audit.list()).data.filter(({ action }) => action === "receipt_links.delete");
    expect(entries).to.have.lengthOf(1);
  });

  it("403 and 404: not another account's, not another sale's, and none that doesn't exist", async () => {
    const { transactions, sales } = test.client;
    const link = await transactions.createReceiptLink(id);
    const other = await sales.create(sale({ invoice_no: "INV-OTHER" }));
    const { keys } = await test.openAccount();
    const foreign = test.clientFor(keys.owner).transactions.deleteReceiptLink(id, link.id);
    expect((await failureOf(foreign)).status).to.equal(403);
    for (const [transaction, name] of [
      [other.transaction_id, link.id],
      [id, newId(systemClock)],
      [id, "x"],
    ] as const) {
      const failure = await failureOf(transactions.deleteReceiptLink(transaction, name));
      expect(failure.status, name).to.equal(404);
    }
    expect((await fetch(link.url)).status).to.equal(200);
  });
});
