// What is open in a month: supplier invoices that no purchase registers, and decisions.
import { expect } from "chai";
import { supplierSale } from "../support/branch.ts";
import { booksOf, openReconciling } from "../support/reconciliation.ts";
import { forSuite } from "../support/suite.ts";
import { type Browser, browserOf, labels, type Shown, startConsole, uploadBooks } from "./support.ts";

describe("the console's month", function () {
  this.timeout(60_000);
  let base: string;
  let browser: Browser;
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));

  /** Three supplier invoices of February: the books have one as it is, one with another total, and a purchase that nobody reported. */
  async function openFebruary(): Promise<Shown> {
    const { client, branch } = await openReconciling(test);
    base = `/console/${test.account.id}/sandbox/months`;
    browser = await browserOf(test, test.account.users.accountant);
    const empty = await browser.open(`${base}/2026-02`);
    expect(empty.text).to.not.contain("not registered");
    const rows = [
      supplierSale(7001, "20260209"),
      supplierSale(7002, "20260210"),
      supplierSale(7003, "20260211", "Tea"),
    ];
    await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, rows);
    await client.purchases.fetchSupplierSales({});
    const books = [
      "P058888888Q,Wholesale Ltd,7001,2026-02-09,5000.00,800.00,5800.00",
      "P058888888Q,Wholesale Ltd,7002,2026-02-10,5500.00,880.00,6380.00",
      "P051900001A,Other Ltd,9999,2026-02-12,1000.00,160.00,1160.00",
    ];
    return uploadBooks(browser, await browser.open(`${base}/2026-02`), [booksOf([]), ...books].join("\n"));
  }

  it("names the supplier invoices that nobody could claim in the month after the close", async () => {
    const three =
      "3 supplier invoices of this month are not registered. After the close you can't claim them in this month.";
    const matched = await openFebruary();
    expect(matched.text).to.contain("Exact 1").and.contain("Missing at authority 1").and.contain(three);
    const certain = await browser.submit(matched, "Accept the 1 certain");
    expect(certain.text).to.contain(three).and.contain("1 accepted, not registered yet");
  });

  it("counts a pending purchase as not decided, and asks for no items of those that are set aside", async () => {
    const matched = await openFebruary();
    const path = /href="([^"?]+\/books\/[^"?/]+)\?/.exec(matched.html)?.[1] ?? "";
    expect((await browser.open(`${base}/2026-02/items`)).text)
      .to.contain("Soda")
      .and.contain("Tea");
    const pair = await browser.open(`${path}?status=mismatch`);
    await browser.submit(pair, "Save the decisions", { "action-0": "pending" });
    const alone = await browser.open(`${path}?status=missing_in_books`);
    await browser.submit(alone, "Save the decisions", { "action-0": "reject" });
    const page = await browser.open(`${base}/2026-02`);
    expect(page.text).to.contain("Mismatch 1 0 580.00").and.contain("2 to decide");
    expect(page.text).to.contain("Missing in books 1 1 -5,800.00");
    expect((await browser.open(`${base}/2026-02/items`)).text)
      .to.contain("Soda")
      .and.not.contain("Tea");
    // Only an exact pair that nobody looked at is certain.
    const exact = await browser.open(`${path}?status=exact`);
    await browser.submit(exact, "Save the decisions", { "action-0": "pending" });
    const none = await browser.open(`${base}/2026-02`);
    expect(labels(none).filter((label) => label.startsWith("Accept the"))).to.deep.equal([]);
    expect(labels(none)).to.not.include("Register the accepted purchases");
  });
});
