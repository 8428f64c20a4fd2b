// The console's audit of submissions, by plain HTTP.
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, startConsole } from "./support.ts";

describe("the console's audit", () => {
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));

  it("lists what a person submitted, and leads to the document", async () => {
    await openBranch(test);
    await test.client.account.update({ credit_note_window: "none" });
    const { transaction_id } = await test.client.sales.create(sale({ invoice_no: "AU-1" }) as never);
    const base = `/console/${test.account.id}/sandbox`;
    const cashier = await browserOf(test, test.account.users.cashier);
    const page = await cashier.open(`${base}/documents/${transaction_id}/reissue`);
    const corrected = { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" };
    expect((await cashier.submit(page, "Credit and reissue", corrected)).text).to.contain("AU-1-R1");

    const owner = await browserOf(test, test.account.users.owner);
    const audit = await owner.open(`${base}/audit?action=transactions`);
    expect(audit.text)
      .to.contain("cashier transactions.submit")
      .and.contain("invoice_no: AU-1-CN")
      .and.contain("invoice_no: AU-1-R1");
    const [, link = ""] = /href="([^"]+)">transaction /.exec(audit.html) ?? [];
    expect((await owner.open(link)).text).to.contain("Reissue of AU-1");

    const rejected = await cashier.open(`${base}/audit?action=transactions`);
    expect(rejected.status).to.equal(403);
    expect(rejected.text).to.not.contain("AU-1-R1");
  });
});
