// listReceiptCopies: who printed a copy of a receipt, and when.
import { expect } from "chai";
import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listReceiptCopies", (family) => {
  let id: string;
  const clock = createTestClock();
  const test = forSuite(() => startTestService({ family, clock }));
  before(async () => {
    await openBranch(test);
    id = (await test.client.sales.create(sale())).transaction_id;
  });
  const cashier = () => test.clientFor(test.keys.cashier).transactions;

  it("200: latest first, of this receipt only", async () => {
    const { transactions, sales } = test.client;
    expect((await transactions.receiptCopies(id)).data).to.deep.equal([]);
    const other = await sales.create(sale({ invoice_no: "INV-OTHER" }));
    await transactions.createReceiptCopy(other.transaction_id);
    const { receipt: _first, ...first } = await transactions.createReceiptCopy(id);
    clock.advance(1_000);
    const { receipt: _second, ...second } = await cashier().createReceiptCopy(id);
    expect(second.user_id).to.not.equal(first.user_id);
    const { data, meta } = await cashier().receiptCopies(id);
    expect(data).to.deep.equal([second, first]);
    expect(meta.total).to.equal(2);
    expect(await transactions.receiptCopies(id, { per_page: 1 }).toArray()).to.deep.equal([second, first]);
  });

  it("403 and 404: not those of another account, of a cashier's purchase, or of none that exists", async () => {
    const { keys } = await test.openAccount();
    const foreign = test.clientFor(keys.owner).transactions.receiptCopies(id);
    expect((await failureOf(foreign)).status).to.equal(403);
    const bought = await test.client.purchases.create(purchase());
    const unseen = await failureOf(cashier().receiptCopies(bought.transaction_id));
    expect(unseen).to.include({ status: 403, code: "role_not_allowed" });
    expect((await failureOf(test.client.transactions.receiptCopies(newId(systemClock)))).status).to.equal(
      404,
    );
  });

  it("422: a page that there can't be", async () => {
    const { status } = await test.call("GET", `/transactions/${id}/receipt-copies?per_page=0`);
    expect(status).to.equal(422);
  });
});
