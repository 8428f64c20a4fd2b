// What is open in a month: supplier invoices that no purchase registers, and decisions.
import { openWorkOf } from "@taxctl/sdk/validation";
import { expect } from "chai";
import { supplierSale } from "../../support/branch.ts";
import { booksOf, openReconciling } from "../../support/reconciliation.ts";
import { forSuite } from "../../support/suite.ts";
import { type Browser, browserOf, labels, type Shown, startConsole, uploadBooks } from "./support.ts";

describe("the console's month", () => {
  let base: string;
  let browser: Browser;
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));

  /** Three supplier invoices of February: the books have one as it is, one with another total, and a purchase that nobody reported. */
  async function openFebruary(): Promise<Shown> {
    const { client, branch } = await openReconciling(test);
    base = `/console/${test.account.id}/sandbox/months`;
    browser = await browserOf(test, test.account.users.accountant);
    const empty = await browser.open(`${base}/2026-02`);
    expect(empty.text).to.contain("Still open Nothing");
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
      "3 supplier invoices are not registered After the close you can't claim supplier invoices in this month that are not registered.";
    const matched = await openFebruary();
    expect(matched.text).to.contain("Exact 1").and.contain("Missing at authority 1").and.contain(three);
    expect(matched.text).to.contain("Still open 4 purchases are not decided").and.contain("4 to decide");
    const list = await browser.open(base);
    const all = "4 purchases are not decided, 3 supplier invoices are not registered";
    expect(list.text).to.contain(`February 2026 Open ${all}`);
    const certain = await browser.submit(matched, "Accept the 1 certain");
    expect(certain.text).to.contain(three).and.contain("1 accepted, not registered yet");
    expect(certain.text).to.contain("Still open 3 purchases are not decided");
    const rejected = await browser.submit(certain, "Close the month", { challenge: "February 2026" });
    expect(rejected.status).to.equal(409);
    const closed = await browser.submit(rejected, "Close the month", { reason: "The return is due" });
    expect(closed.text).to.contain("Reason: The return is due");
  });

  it("lists open months on the home page, this month too, as the list of months has them", async () => {
    await openFebruary();
    const { periods } = await test.clientFor(test.account.keys.owner).periods.list();
    const [recent] = periods.filter((period) => openWorkOf(period).length > 0);
    const home = await browser.open(`/console/${test.account.id}/sandbox`);
    const name = new Date(`${recent?.month}-01T00:00:00Z`).toLocaleDateString("en-GB", {
      ...({ month: "long", year: "numeric", timeZone: "UTC" } as const),
    });
    const open = openWorkOf(recent ?? Object()).join(", ");
    expect(home.text).to.match(new RegExp(`${name} is open[^:]*: ${open} .*Open the month`));
    const cashier = await browserOf(test, test.account.users.cashier);
    expect((await cashier.open(`/console/${test.account.id}/sandbox`)).text).to.not.contain("Open the month");
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
    expect(page.text).to.contain("Mismatch 1 0 580.00").and.contain("3 to decide");
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
