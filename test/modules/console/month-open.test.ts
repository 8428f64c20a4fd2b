// What is open in a month: supplier invoices that no purchase registers, and decisions.
import { openWorkOf } from "@taxctl/sdk/validation";
import { expect } from "chai";
import { openBranch, supplierSale } from "../../support/branch.ts";
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
    expect(empty.text)
      .to.contain("Close and file")
      .and.not.match(/not (?:decided|registered|finished)/);
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
    const three = "3 supplier invoices are not registered Register";
    const matched = await openFebruary();
    expect(matched.text)
      .to.contain("Agree 1 1 to accept")
      .and.contain("Not reported 1")
      .and.contain(three)
      .and.contain("what isn't registered by then is claimed in a later month");
    expect(matched.text).to.contain("4 purchases are not decided Decide").and.contain("4 to decide");
    const list = await browser.open(base);
    const all = "4 purchases are not decided, 3 supplier invoices are not registered";
    expect(list.text).to.contain(`February 2026 Open ${all}`);
    const certain = await browser.submit(matched, "Accept the 1 certain");
    expect(certain.text).to.contain(three).and.contain("1 accepted, not registered yet");
    expect(certain.text).to.contain("3 purchases are not decided Decide");
    const rejected = await browser.submit(certain, "Close the month", { challenge: "February 2026" });
    expect(rejected.status).to.equal(409);
    const closed = await browser.submit(rejected, "Close the month", { reason: "The return is due" });
    expect(closed.text).to.contain("Reason: The return is due");
  });

  it("claims an invoice that the books don't have, or ignores it with a reason", async () => {
    const matched = await openFebruary();
    const path = /href="([^"?]+\/books\/[^"?/]+)\?/.exec(matched.html)?.[1] ?? "";
    const alone = await browser.open(`${path}?status=missing_in_books`);
    const link = /href="([^"]+\/claim\?[^"]+)"/.exec(alone.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const page = await browser.open(link);
    expect(page.text)
      .to.contain("KES 5,800.00")
      .and.contain("Invoice 7003 · Wholesale Ltd")
      .and.contain("11 February 2026");
    expect(page.html).to.match(/<option value="new" selected>/);
    const nothing = await browser.submit(page, "Register the purchase", { "item-0": "" });
    expect(nothing.status).to.equal(422);
    expect(nothing.text).to.contain("Your item for Tea : is required");
    const left = await browser.submit(page, "Ignore this invoice", { note: "Private" });
    expect(left.text).to.contain("The decisions are saved.");
    const ignored = await browser.open(`${path}?decision=ignore`);
    expect(ignored.text).to.contain(": Private");
    const claimed = await browser.submit(page, "Register the purchase", { "item-0": "new" });
    expect(claimed.text, claimed.text).to.contain("The purchase is registered.");
    // Claimed is decided: nothing of it is left in the month or in the list of what is to decide.
    await browser.submit(await browser.open(`${base}/2026-02`), "Accept the 1 certain");
    const month = await browser.open(`${base}/2026-02`);
    expect(month.text).to.contain("2 to decide").and.contain("Not in books 1 All decided");
    expect(month.text).to.contain("2 purchases are not decided");
    const decide = /href="([^"]+)">Decide the rest</.exec(month.html)?.[1] ?? "";
    const open = await browser.open(decide);
    expect(open.text).to.contain("To decide 2").and.not.contain("7003");
    const again = await browser.open(link);
    expect(again.text).to.contain("Registered").and.contain("Open the purchase");
    expect(labels(again)).to.not.include("Register the purchase");
    const gone = await browser.open(link.replace("7003", "7009"));
    expect(gone.status).to.equal(404);
  });

  it("lists what suppliers reported for a month without books, and returns to the tab of a claim", async () => {
    const { client, branch } = await openReconciling(test);
    base = `/console/${test.account.id}/sandbox/months`;
    browser = await browserOf(test, test.account.users.accountant);
    const rows = [supplierSale(7001, "20260209", "Tea"), supplierSale(7002, "20260210", "Tea")];
    await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, rows);
    await client.purchases.fetchSupplierSales({});
    const month = await browser.open(`${base}/2026-02`);
    const listed = await browser.submit(month, "List what suppliers reported");
    expect(listed.text).to.contain("Claim or ignore each.").and.contain("To decide 2").and.contain("7002");
    const link = /href="([^"]+\/claim\?[^"]+)"/.exec(listed.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const claimed = await browser.submit(await browser.open(link), "Register the purchase", {
      "item-0": "new",
    });
    expect(claimed.text).to.contain("The purchase is registered.").and.contain("To decide 1");
    expect(claimed.path).to.contain("open=true");
    const again = await browser.open(`${base}/2026-02`);
    expect(again.text)
      .to.contain("Without books. Suppliers reported 2 documents.")
      .and.contain("1 to decide");
    expect(labels(again)).to.not.include("List what suppliers reported");
    // The form of a page that was open before books came replaces nothing.
    const stale = await browser.submit(month, "List what suppliers reported");
    expect(stale.path).to.equal(`${base}/2026-02`);
    const books = "P058888888Q,Wholesale Ltd,7001,2026-02-09,5000.00,800.00,5800.00";
    const matched = await uploadBooks(browser, again, `${booksOf([])}\n${books}`);
    expect(matched.text).to.contain("Books 1 purchase").and.contain("Not in books 1");
  });

  it("claims the invoice that was compared where two branches have one of its number", async () => {
    const { client, branch } = await openReconciling(test);
    const other = await openBranch(test, { bhf_id: "01", tin: branch.tin });
    base = `/console/${test.account.id}/sandbox/months`;
    browser = await browserOf(test, test.account.users.accountant);
    const [tea, coffee] = [supplierSale(7003, "20260211", "Tea"), supplierSale(7003, "20260211", "Coffee")];
    const twice = { taxblAmt: 10_000, taxAmt: 1600, totAmt: 11_600, splyAmt: 10_000, qty: 20 };
    const sums = { totTaxblAmt: 10_000, totTaxAmt: 1600, totAmt: 11_600, taxblAmtA: 10_000, taxAmtA: 1600 };
    const more = { ...coffee, ...sums, itemList: coffee.itemList.map((line) => ({ ...line, ...twice })) };
    await test.simulator.addSupplierSales(branch.tin, "00", [tea]);
    await test.simulator.addSupplierSales(other.tin, "01", [more]);
    // The last report is the one that is compared.
    for (const bhf_id of ["01", "00"]) await client.purchases.fetchSupplierSales({}, { branch: bhf_id });
    const books = "P051900001A,Other Ltd,9999,2026-02-12,1000.00,160.00,1160.00";
    const form = await browser.open(`${base}/2026-02`);
    const matched = await uploadBooks(browser, form, `${booksOf([])}\n${books}`);
    const path = /href="([^"?]+\/books\/[^"?/]+)\?/.exec(matched.html)?.[1] ?? "";
    const alone = await browser.open(`${path}?status=missing_in_books`);
    const link = /href="([^"]+\/claim\?[^"]+)"/.exec(alone.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const page = await browser.open(link);
    expect(page.text)
      .to.contain("KES 5,800.00")
      .and.match(/ Tea 10 800\.00 5,800\.00/);
    const claimed = await browser.submit(page, "Register the purchase", { "item-0": "new" });
    expect(claimed.text).to.contain("The purchase is registered.");
    const { data } = await client.transactions.list({ type: "purchase" });
    expect(data.map(({ total_amount }) => total_amount)).to.deep.equal([5800]);
    expect((await browser.open(link)).text).to.contain("Open the purchase");
  });

  it("registers an invoice without lines by its sums, and leads there from its failure", async () => {
    const { client, branch } = await openReconciling(test);
    base = `/console/${test.account.id}/sandbox/months`;
    browser = await browserOf(test, test.account.users.accountant);
    // The unit's letter B is the standard rate.
    const none = Object.fromEntries(
      [..."ABCDE"].flatMap((letter) => [`taxblAmt${letter}`, `taxAmt${letter}`].map((name) => [name, 0])),
    );
    const sums = { ...none, taxblAmtB: 5000, taxAmtB: 800, taxRtB: 16 };
    const bare = { ...supplierSale(7004, "20260212"), ...sums, totItemCnt: 0, itemList: [] };
    await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [bare]);
    await client.purchases.fetchSupplierSales({});
    const books = `${booksOf([])}\nP058888888Q,Wholesale Ltd,7004,2026-02-12,5000.00,800.00,5800.00`;
    const matched = await uploadBooks(browser, await browser.open(`${base}/2026-02`), books);
    const certain = await browser.submit(matched, "Accept the 1 certain");
    const failed = await browser.submit(certain, "Register the accepted purchases");
    expect(failed.text).to.contain("Not registered 1").and.not.contain("Say which of your items");
    const link = /href="([^"]+\/claim\?[^"]+)">Register it alone/.exec(failed.html)?.[1] ?? "";
    const page = await browser.open(link.replaceAll("&amp;", "&"));
    expect(page.text).to.contain("The supplier reported no lines").and.contain("Everything of tax type A");
    expect(page.html).to.not.contain('value="new"');
    const registered = await browser.submit(page, "Register the purchase", { "item-0": "KE2NTXU0000001" });
    expect(registered.text, registered.text).to.contain("The purchase is registered.");
    expect((await browser.open(`${base}/2026-02`)).text).to.not.match(/not (?:decided|registered|finished)/);
  });

  it("compares the authority's pre-filled return as a file, row by row, and names what it can't read", async () => {
    await openFebruary();
    const month = "2026-02";
    // The simulated unit's letter of these invoices is that of exempt lines.
    const page = await browser.open(`${base}/${month}/prefilled`);
    const compare = (content: string, values = {}) =>
      browser.submit(page, "Compare", values, {
        name: "file",
        content: new File([content], "vat3.csv", { type: "text/csv" }),
      });
    const rows = [
      "Section,Taxable value,VAT",
      "Sales (general rate),0,0",
      "Purchases (exempt),15000,2450",
      "VAT withheld,,20",
      "<b>Turnover</b>,1,1",
    ];
    const compared = await compare(rows.join("\n"));
    expect(compared.status, compared.text).to.equal(200);
    expect(compared.text)
      .to.contain("1 of 3 rows agrees")
      .and.contain("Unexplained: 50.00 You have not decided these invoices : 2,400.00")
      .and.contain("Suppliers may have reported more")
      .and.contain("Unexplained: 20.00 Nobody has entered this amount")
      .and.contain("This month, KES")
      .and.contain("no section has these names: <b>Turnover</b>.");
    expect(compared.html).to.not.contain("<b>Turnover");
    const exact = await compare("Section,VAT\nPurchases exempt,2400\n");
    expect(exact.text).to.contain("Nothing unexplained 0 of 1 row agree, 1 explained");
    expect(exact.html).to.contain("?decision=none");

    const none = await browser.submit(page, "Compare", {}, { name: "file", content: new File([], "") });
    expect([none.status, none.text]).to.satisfy(
      ([status, text]: [number, string]) =>
        status === 422 && text.includes("pre-filled return : is required"),
    );
    const unreadable = await compare("Section,VAT\nNothing,1\n");
    expect(unreadable.status).to.equal(422);
    expect(unreadable.text).to.contain("No row of vat3.csv is a section of the return");
    const twice = await compare("Section,VAT\nExempt sales,1\nSales exempt,2\nOutput VAT,1.2.3\n");
    expect(twice.text)
      .to.contain("Line 3: Sales exempt stands for the same section as Exempt sales")
      .and.contain("Line 4: 1.2.3 is not a number")
      .and.not.contain("decimal_comma");
    const large = await compare("x".repeat(3 * 1024 * 1024));
    expect(large.status).to.equal(413);
    const cashier = await browserOf(test, test.account.users.cashier);
    expect((await cashier.open(`${base}/${month}/prefilled`)).status).to.equal(403);
  });

  it("writes letters to suppliers who reported nothing, until their invoices are ignored", async () => {
    const matched = await openFebruary();
    const link = /href="([^"]+\/letters)"/.exec(matched.html)?.[1] ?? "";
    const page = await browser.open(link);
    expect(page.text)
      .to.contain("Other Ltd 1 invoice, KES 1,160.00")
      .and.contain("To: Other Ltd (PIN P051900001A)")
      .and.match(/9999 2026-02-12 160\.00 1,160\.00/)
      .and.not.contain("Wholesale Ltd");
    expect(page.html).to.contain('href="mailto:?subject=Invoices%20that%20are%20missing');
    const file = await browser.open(/href="([^"]+\?file=[^"]+)"/.exec(page.html)?.[1] ?? "");
    expect(file.headers.get("content-disposition")).to.match(/^attachment; .*P051900001A-Other-Ltd\.txt/);
    expect(file.html).to.contain("Subject: Invoices that are missing at");
    const rows = await browser.open(link.replace("/letters", "?status=missing_at_authority"));
    expect(rows.html).to.contain(`href="${link}"`);
    // Who asked, and when, stands at the letter and at the purchase, which stays to decide.
    const noted = await browser.submit(page, "Mark as asked");
    expect(noted.text)
      .to.match(/ Asked by [^,]+, \d/)
      .and.contain("The purchases say who asked");
    expect(labels(noted)).to.not.include("Mark as asked");
    const seen = await browser.open(link.replace("/letters", "?status=missing_at_authority"));
    expect(seen.text).to.match(/ Asked by [^,]+, \d{1,2} \w+/);
    expect((await browser.open(`${base}/2026-02`)).text).to.contain("4 to decide");
    await browser.submit(rows, "Decide", { decide: "0 ignore" });
    expect((await browser.open(link)).text).to.contain("No letter is needed");
  });

  it("says in words of its form what is unclear in books", async () => {
    const ambiguous = ["P058888888Q,Wholesale Ltd,1,02/03/2026,5000.00,800.00,5800.00"];
    const unclear = await uploadBooks(
      browser,
      await browser.open(`${base}/2026-02`),
      [booksOf([]), ...ambiguous].join("\n"),
    );
    expect(unclear.status).to.equal(422);
    expect(unclear.text)
      .to.contain("The dates can be read in two ways")
      .and.contain("Choose below how they are read.")
      .and.contain("2 March 2026 (day first)")
      .and.contain("3 February 2026 (month first)")
      .and.not.contain("date_format");
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
    expect(home.text).to.match(new RegExp(`${name}: ${open} .*Open the month`));
    const cashier = await browserOf(test, test.account.users.cashier);
    expect((await cashier.open(`/console/${test.account.id}/sandbox`)).text).to.not.contain("Open the month");
  });

  it("leads from suppliers' invoices to the books, and on to the close where answers are awaited", async () => {
    const { client } = await openReconciling(test);
    base = `/console/${test.account.id}/sandbox/months`;
    browser = await browserOf(test, test.account.users.accountant);
    const primary = ({ html }: Shown) =>
      /<(?:a class="button primary" href="[^"]+"|button type="submit" class="primary")>([^<]+)</.exec(
        html,
      )?.[1];
    const empty = await browser.open(`${base}/2026-02`);
    expect(primary(empty)).to.equal("Fetch what suppliers reported");
    const fetched = await browser.submit(empty, "Fetch what suppliers reported");
    expect(primary(fetched)).to.equal("Upload the books");
    const row = "P051900001A,Other Ltd,9999,2026-02-12,1000.00,160.00,1160.00";
    const matched = await uploadBooks(browser, fetched, [booksOf([]), row].join("\n"));
    expect(primary(matched)).to.equal("Decide the rest");
    const rows = await browser.open(/href="([^"]+)">Decide the rest</.exec(matched.html)?.[1] ?? "");
    await browser.submit(rows, "Decide", { decide: "0 pending" });
    const asked = await browser.open(`${base}/2026-02`);
    expect(primary(asked)).to.equal("Close the month");
    expect(asked.text).to.contain("1 asked, not answered").and.contain("although work is open?");
    await client.periods.close("2026-02", { reason: "The supplier did not answer" });
    expect(primary(await browser.open(`${base}/2026-02`))).to.equal("Record the filing");
    await client.periods.file("2026-02", { acknowledgement_no: "KRA1" });
    const filed = await browser.open(`${base}/2026-02`);
    expect(primary(filed)).to.equal("Workbook");
    expect(filed.text).to.not.contain("Decide the rest");
  });

  it("leads from the last decision to the close, the filing and the workbook", async () => {
    const matched = await openFebruary();
    const path = /href="([^"?]+\/books\/[^"?/]+)\?/.exec(matched.html)?.[1] ?? "";
    const primary = ({ html }: Shown) => /<a class="button primary" href="[^"]+">([^<]+)</.exec(html)?.[1];
    for (const status of ["missing_in_books", "missing_at_authority"])
      await browser.submit(await browser.open(`${path}?status=${status}`), "Decide", { decide: "0 ignore" });
    for (const status of ["mismatch", "exact"])
      await browser.submit(await browser.open(`${path}?status=${status}`), "Decide", { decide: "0 reject" });
    const done = await browser.open(`${base}/2026-02`);
    expect(done.text).to.contain("Nothing left to do").and.not.contain("Decide the rest");
    expect(primary(done)).to.equal("Close the month");
    const closed = await browser.submit(done, "Close the month", { challenge: "February 2026" });
    expect(closed.text).to.contain("The month is closed.");
    expect(primary(closed)).to.equal("Record the filing");
    const filed = await browser.submit(closed, "Save the filing", { acknowledgement_no: "KRA1" });
    expect(filed.text).to.contain("The filing is recorded.");
    expect(primary(filed)).to.equal("Workbook");
  });

  it("ticks with one press what can be accepted, or all where nothing can", async () => {
    const matched = await openFebruary();
    const path = /href="([^"?]+\/books\/[^"?/]+)\?/.exec(matched.html)?.[1] ?? "";
    const ticked = async (query: string) => {
      const { html } = await browser.open(`${path}?tick=all${query}`);
      return [...html.matchAll(/name="tick" value="(\d+)"( checked)?/g)].map(([, , is]) => is !== undefined);
    };
    // Two pairs, then an invoice of a supplier and one of the books.
    expect(await ticked("")).to.deep.equal([true, true, false, false]);
    expect(await ticked("&status=missing_in_books")).to.deep.equal([true]);
  });

  it("counts a pending purchase as not decided, and asks for no items of those that are set aside", async () => {
    const matched = await openFebruary();
    const path = /href="([^"?]+\/books\/[^"?/]+)\?/.exec(matched.html)?.[1] ?? "";
    expect((await browser.open(`${base}/2026-02/items`)).text)
      .to.contain("Soda")
      .and.contain("Tea");
    const pair = await browser.open(`${path}?status=mismatch`);
    await browser.submit(pair, "Decide", { decide: "0 pending" });
    const alone = await browser.open(`${path}?status=missing_in_books`);
    await browser.submit(alone, "Decide", { decide: "0 reject" });
    const page = await browser.open(`${base}/2026-02`);
    expect(page.text)
      .to.contain("Differ 1 1 to decide. Difference 580.00, VAT 80.00")
      .and.contain("3 to decide");
    expect(page.text).to.contain("Not in books 1 All decided");
    expect((await browser.open(`${base}/2026-02/items`)).text)
      .to.contain("Soda")
      .and.not.contain("Tea");
    // Only an exact pair that nobody looked at is certain.
    const exact = await browser.open(`${path}?status=exact`);
    await browser.submit(exact, "Decide", { decide: "0 pending" });
    const none = await browser.open(`${base}/2026-02`);
    expect(labels(none).filter((label) => label.startsWith("Accept the"))).to.deep.equal([]);
    expect(labels(none)).to.not.include("Register the accepted purchases");
  });
});
