// listReceiptLinks: the links that are not revoked, without their URLs.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listReceiptLinks", (family) => {
  let id: string;
  const clock = createTestClock();

  const test = forSuite(() => startTestService({ family, clock }));
  before(async () => {
    test.service.ownUrl.use(test.origin);
    await openBranch(test);
    id = (await test.client.sales.create(sale())).transaction_id;
  });

  it("200: newest first, expired ones marked, of this transaction only", async () => {
    const { transactions, sales } = test.client;
    const other = await sales.create(sale({ invoice_no: "INV-OTHER" }));
    await transactions.createReceiptLink(other.transaction_id);
    const expires_at = new Date(clock.now() + 1_000).toISOString();
    const { url: _first, ...first } = await transactions.createReceiptLink(id, { expires_at });
    const { url: _second, ...second } = await transactions.createReceiptLink(id);
    expect(second).to.deep.include({
      created_by: { id: test.account.users.owner, name: "Owner" },
      mail: null,
    });
    clock.advance(1_000);
    const listed = await test.clientFor(test.keys.cashier).transactions.receiptLinks(id);
    expect(listed).to.deep.equal([second, { ...first, is_expired: true }]);
  });

  it("403 and 404: not those of another account, and none that doesn't exist", async () => {
    const { keys } = await test.openAccount();
    expect((await failureOf(test.clientFor(keys.owner).transactions.receiptLinks(id))).status).to.equal(403);
    expect((await failureOf(test.client.transactions.receiptLinks(newId(systemClock)))).status).to.equal(404);
  });
});
