// The month's pages by plain HTTP: figures, books, decisions and registration.
import { expect } from "chai";
import { openBranch } from "../../support/branch.ts";
import { booksOf, openReconciling, type Reported } from "../../support/reconciliation.ts";
import { forSuite } from "../../support/suite.ts";
import {
  type Browser,
  browserOf,
  formsOf,
  labels,
  type Shown,
  startConsole,
  uploadBooks,
} from "./support.ts";

describe("the console's month", () => {
  let base: string;
  let browser: Browser;
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));

  async function open(): Promise<Reported> {
    const { sales } = await openReconciling(test);
    base = `/console/${test.account.id}/sandbox/months`;
    browser = await browserOf(test, test.account.users.accountant);
    return sales;
  }

  const monthOfSales = ([first]: Reported): string =>
    `${first?.regDt.slice(0, 4)}-${first?.regDt.slice(4, 6)}`;

  it("matches books, accepts exact pairs, decides the rest, registers them and provides the workbook", async () => {
    const sales = await open();
    const month = monthOfSales(sales);
    const inMonth = sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", "")));
    const empty = await browser.open(`${base}/${month}`);
    expect(empty.text).to.contain("Upload the purchases of your books");
    const unread = await uploadBooks(browser, empty, "nothing,of,use\n1,2,3\n");
    expect(unread.status).to.equal(422);
    expect(unread.text).to.contain("How to fix it:").and.contain("Name the columns");
    expect(unread.html).to.contain('<a href="#f-mapping-columns-number">Invoice number</a>: no column');
    expect(unread.text).to.not.contain("columns.number");
    const none = await uploadBooks(browser, empty, undefined);
    expect(none.status).to.equal(422);
    expect(none.text).to.contain("Purchases of the books : is required");
    const blank = await uploadBooks(browser, empty, "");
    expect(blank.status).to.equal(422);
    expect(blank.text).to.contain("Purchases of the books : is empty: choose a file with at least one row");
    const spaces = await uploadBooks(browser, empty, "\n \n");
    expect(spaces.text).to.contain("The file is empty").and.contain("Choose a file with at least one row");
    for (const mebibytes of [10.5, 12]) {
      const large = await uploadBooks(browser, empty, "x".repeat(mebibytes * 1024 * 1024));
      expect(large.status).to.equal(413);
      expect(large.text)
        .to.contain(`is larger than 10 MiB: it has ${mebibytes === 12 ? "12.1" : "10.5"} MiB`)
        .and.contain("Export only this month");
      expect(labels(large)).to.include("Upload and match");
    }
    const other = `${booksOf(inMonth)}\nP051900001A,Wholesale,NOT-REPORTED,${month}-09,1000.00,160.00,1160.00`;
    const matched = await uploadBooks(browser, empty, other);
    expect(matched.text).to.contain("The books are matched").and.contain("Not reported 1");
    expect(matched.text).to.contain(`Books ${inMonth.length + 1} purchases, march.csv`);
    // What accepting and registering all of them would leave: their tax, and nothing else, is taken off.
    const taxes = inMonth.reduce((sum, { totTaxAmt }) => sum + Math.round(totTaxAmt * 100), 0);
    const left = (taxes / 100).toLocaleString("en", { minimumFractionDigits: 2 });
    expect(matched.text).to.contain(
      `If you accept all ${inMonth.length} open invoices ${left} carried forward`,
    );
    const label = labels(matched).find((one) => one.startsWith("Accept the")) ?? "";
    const certain = await browser.submit(matched, label);
    expect(certain.text).to.contain("Everything that is certain is accepted.");
    expect(labels(certain)).to.not.include(label);
    const link = /href="([^"]+open=true)"/.exec(certain.html)?.[1] ?? "";
    const rows = await browser.open(link);
    expect(rows.text)
      .to.contain("NOT-REPORTED")
      .and.contain("Ask supplier invoice NOT-REPORTED of Wholesale");
    const nothing = await browser.submit(rows, "Decide", { decide: "9 accept" });
    expect(nothing.status).to.equal(422);
    await browser.submit(rows, "Decide", { decide: "0 pending" });
    const seen = await browser.open(`${base}/${month}`);
    // What waits for an answer is not to decide again.
    expect(seen.text).to.contain("1 asked, not answered").and.not.contain("Decide the rest");
    const looked = await browser.open(link);
    expect(looked.text).to.contain("NOT-REPORTED");
    const saved = await browser.submit(looked, "Decide", {
      decide: "0 ignore",
      note: "Paid in cash",
    });
    expect(saved.text).to.contain("The decisions are saved.").and.contain("Nothing matches.");
    const ignored = await browser.open(link.replace("open=true", "decision=ignore"));
    expect(ignored.text).to.match(/Ignored by [^,]+, .{4,30}\d\d:\d\d[^:]*: Paid in cash/);
    const registered = await browser.submit(certain, "Register the accepted purchases");
    expect(registered.text).to.contain("Stored to be sent").and.contain("How to fix it:");
    const report = /href="([^"]+\/report)"/.exec(certain.html)?.[1] ?? "";
    const file = await browser.open(report);
    expect(file.headers.get("content-disposition")).to.contain(`purchases-${month}.xlsx`);
    expect(file.html.slice(0, 2)).to.equal("PK");
  });

  it("decides ticked rows at once with one reason, and shows why each is here", async () => {
    const sales = await open();
    const month = monthOfSales(sales);
    const inMonth = sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", "")));
    const books = `${booksOf(inMonth, (line, index) =>
      index === 0 ? line.with(6, String(Number(line[6]) + 1000)) : line,
    )}`;
    const matched = await uploadBooks(browser, await browser.open(`${base}/${month}`), books);
    const path = /href="([^"?]+\/books\/[^"?/]+)\?/.exec(matched.html)?.[1] ?? "";
    const all = await browser.open(`${path}?tick=all`);
    expect(all.text)
      .to.contain(`All ${inMonth.length}`)
      .and.contain("Amount differs")
      .and.contain("−1,000.00");
    const form = formsOf(all).find(({ label }) => label === "Decide");
    expect(form?.fields.getAll("tick")).to.have.lengthOf(Math.min(25, inMonth.length));
    expect(all.html).to.contain('value="ticked accept"').and.contain('value="0 accept"');
    const saved = await browser.submit(all, "Decide", {
      decide: "ticked pending",
      note: "Asked the suppliers",
    });
    expect(saved.text).to.contain("The decisions are saved.");
    const decided = await browser.open(path);
    expect(decided.text.match(/: Asked the suppliers/g)).to.have.lengthOf(inMonth.length);
    expect(decided.text).to.contain(`Pending ${inMonth.length}`);
    // The button of a row decides that row alone, whatever is ticked.
    const one = await browser.submit(await browser.open(`${path}?tick=all`), "Decide", {
      decide: "0 accept",
    });
    expect(one.text)
      .to.contain(`Pending ${inMonth.length - 1}`)
      .and.contain("Accepted");
    const none = await browser.submit(decided, "Decide", { decide: "ticked ignore" });
    expect(none.status).to.equal(422);
    expect(none.text).to.contain("Tick at least one row, or use the buttons of a row");
  });

  it("explains the authority's pre-filled return down to what nothing explains", async () => {
    const sales = await open();
    const month = monthOfSales(sales);
    const inMonth = sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", "")));
    const tax = inMonth.reduce(
      (sum, one) => sum + (one.rcptTyCd === "R" ? -Math.abs(one.totTaxAmt) : one.totTaxAmt),
      0,
    );
    const shown = (value: number) =>
      value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const matched = await uploadBooks(browser, await browser.open(`${base}/${month}`), booksOf(inMonth));
    expect(matched.html).to.contain(`href="${base}/${month}/prefilled"`);
    const path = `${base}/${month}/prefilled`;
    const compared = await browser.open(`${path}?sales_tax=0&purchases_tax=${tax.toFixed(2)}`);
    expect(compared.text)
      .to.contain("VAT on sales Agrees")
      .and.contain(`You have not decided these invoices ${shown(tax)} Unexplained 0.00`);
    const more = await browser.open(`${path}?purchases_tax=${(tax + 100).toFixed(2)}`);
    expect(more.text).to.contain("Unexplained 100.00").and.not.contain("VAT on sales Agrees");
    await browser.submit(matched, labels(matched).find((one) => one.startsWith("Accept the")) ?? "");
    const accepted = await browser.open(`${path}?purchases_tax=${tax.toFixed(2)}`);
    expect(accepted.text).to.contain(`Accepted, not registered yet ${shown(tax)} Unexplained 0.00`);
    const wrong = await browser.open(`${path}?sales_tax=12,5&purchases_tax=%3Cb%3E`);
    expect(wrong.status).to.equal(422);
    expect(wrong.html)
      .to.contain('id="f-sales_tax-error"')
      .and.contain('id="f-purchases_tax-error"')
      .and.contain("&lt;b&gt;");
  });

  it("fetches for every branch", async () => {
    await open();
    const other = await openBranch(test, { bhf_id: "01" });
    const fetched = await browser.submit(await browser.open(base), "Fetch what suppliers reported");
    expect(fetched.text).to.contain("The service has fetched what suppliers reported.");
    const asked = test.simulator.requests.filter(({ function: name }) => name === "selectTrnsPurchaseSales");
    expect(asked.map(({ body }) => body?.tin)).to.include(other.tin);
  });

  it("fetches, maps the suppliers' items to the accountant's, registers the purchases and sends rejections", async () => {
    const sales = await open();
    const month = monthOfSales(sales);
    const inMonth = sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", "")));
    const item_name = inMonth.at(-1)?.itemList[0]?.itemNm ?? "";
    await test.clientFor(test.account.keys.owner).items.update("KE2NTXL0000002", { item_name });
    const fetched = await browser.submit(await browser.open(base), "Fetch what suppliers reported");
    expect(fetched.text).to.contain("The service has fetched what suppliers reported.");
    const matched = await uploadBooks(
      browser,
      await browser.open(`${base}/${month}`),
      booksOf(inMonth.slice(1)),
    );
    const certain = await browser.submit(
      matched,
      labels(matched).find((one) => one.startsWith("Accept the")) ?? "",
    );
    const rows = await browser.open(/href="([^"]+open=true)"/.exec(certain.html)?.[1] ?? "");
    await browser.submit(rows, "Decide", { decide: "0 reject" });
    const page = await browser.open(`${base}/${month}`);
    const register = "Register the accepted purchases";
    const left = await browser.submit(page, register);
    expect(left.text)
      .to.contain(`Not registered ${inMonth.length - 1}`)
      .and.contain("no item for");
    expect(left.text).to.not.contain("external-codes");
    expect(left.text).to.match(/Invoice \d+ of P\d{9}[A-Z]: no item for/);
    expect(await purchases()).to.deep.equal([]);

    const waiting = await browser.open(`${base}/${month}`);
    expect(waiting.text).to.contain(`${inMonth.length - 1} accepted, not registered yet`);
    const items = await browser.open(/href="([^"]+\/months\/[^"]+\/items)"/.exec(waiting.html)?.[1] ?? "");
    const choices =
      formsOf(items)
        .find(({ label }) => label === "Save the items")
        ?.fields.keys() ?? [];
    const names = [...choices].filter((name) => name.startsWith("item-"));
    // Items of the same name are chosen already.
    expect(items.html).to.match(/<option value="KE\w+" selected>/);
    const nothing = Object.fromEntries(names.map((name) => [name, ""]));
    const none = await browser.submit(items, "Save the items", nothing);
    expect(none.status).to.equal(422);
    const wrong = await browser.submit(items, "Save the items", { "item-0": "KE9NTXU9999999" });
    expect(wrong.status).to.equal(422);
    const chosen = Object.fromEntries(names.map((name) => [name, "KE2NTXU0000001"]));
    const saved = await browser.submit(items, "Save the items", chosen);
    expect(saved.text).to.contain("The items are saved.");
    expect((await browser.open(`${base}/${month}/items`)).text).to.contain(
      "Each supplier item of this month is mapped",
    );

    const registered = await browser.submit(saved, register, { reject: "yes" });
    expect(registered.text).to.contain(`Stored to be sent ${inMonth.length}`).and.contain("Not registered 0");
    const statuses = await purchases();
    expect(statuses.filter((status) => status === "04")).to.have.length(1);
    const client = test.clientFor(test.account.keys.accountant);
    const { data: sent } = await client.transactions.list({ type: "purchase", per_page: 100 });
    const rejection = sent.find(({ purchase_status }) => purchase_status === "04");
    await client.transactions.waitFor(rejection?.transaction_id ?? "");
    const documents = base.replace(/months$/, "documents");
    const list = await browser.open(`${documents}?type=purchase`);
    expect(list.text).to.match(/Supplier's invoice .* Rejected /);
    expect((await browser.open(`${documents}/${rejection?.transaction_id}`)).text).to.match(
      / Rejected .* Kind Supplier's invoice /,
    );
    expect(statuses).to.have.length(inMonth.length);
    const ended = await browser.open(`${base}/${month}`);
    expect(labels(ended)).to.not.include(register);
    const again = await browser.submit(ended, "Send my rejections");
    expect(again.text).to.contain("Stored to be sent 0");
    expect((await browser.open(`${base}/${month}`)).text).to.not.match(/not (?:decided|registered|finished)/);
  });

  it("creates one new item for each product without one, and registers the purchases", async () => {
    const sales = await open();
    const month = monthOfSales(sales);
    const inMonth = sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", "")));
    await uploadBooks(browser, await browser.open(`${base}/${month}`), booksOf(inMonth));
    const matched = await browser.open(`${base}/${month}`);
    await browser.submit(matched, labels(matched).find((one) => one.startsWith("Accept the")) ?? "");
    const client = test.clientFor(test.account.keys.accountant);
    const own = (await client.items.list({ per_page: 100 })).data.map(({ item_name }) => item_name);
    const lines = sales.flatMap(({ itemList }) => itemList).filter(({ itemNm }) => !own.includes(itemNm));
    const products = new Set(
      lines.map(({ itemNm, itemClsCd, taxTyCd }) => `${itemNm} ${itemClsCd} ${taxTyCd}`),
    );
    const items = await browser.open(`${base}/${month}/items`);
    const saved = await browser.submit(items, "Save the items", { new_items: "yes" });
    expect(saved.text).to.contain("The items are saved.");
    expect((await client.items.list({ per_page: 100 })).data).to.have.lengthOf(own.length + products.size);
    const registered = await browser.submit(saved, "Register the accepted purchases");
    expect(registered.text).to.contain("Not registered 0");
  });

  /** The purchase statuses of the purchases that are stored. */
  async function purchases(): Promise<unknown[]> {
    const rows = await test.service.db
      .knex("transactions")
      .join("data_sets", "data_sets.id", "transactions.data_set_id")
      .where({ account_id: test.account.id, type: "purchase" });
    return rows.map(({ purchase_status }) => purchase_status);
  }

  it("names the decisions that no longer hold after a figure changed", async () => {
    const sales = await open();
    const month = monthOfSales(sales);
    const inMonth = sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", "")));
    const matched = await uploadBooks(browser, await browser.open(`${base}/${month}`), booksOf(inMonth));
    const path = /href="([^"?]+\/books\/[^"?/]+)\?/.exec(matched.html)?.[1] ?? "";
    const rows = await browser.open(path);
    await uploadBooks(
      browser,
      matched,
      booksOf(inMonth, (line) => line.with(6, String(Number(line[6]) + 0.5))),
    );
    const late = await browser.submit(rows, "Decide", { decide: "ticked accept", tick: "0" });
    expect(late.status).to.equal(409);
    expect(late.text).to.match(/invoice \S+ of [^:]+: /);
    // The rows moved: a tick is never shown at another row than it was made for.
    const shown = formsOf(late).find(({ label }) => label === "Decide")?.fields;
    const made = formsOf(rows).find(({ label }) => label === "Decide")?.fields;
    expect(shown?.get("row-0")).to.not.equal(made?.get("row-0"));
    expect(shown?.getAll("tick")).to.deep.equal([]);
  });

  it("uploads corrected books into the comparison that is there, and names decisions to take again", async () => {
    const sales = await open();
    const month = monthOfSales(sales);
    const books = booksOf(sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", ""))));
    const matched = await uploadBooks(browser, await browser.open(`${base}/${month}`), books);
    expect(matched.text).to.contain("Branch 00").and.not.contain("All branches");
    await browser.submit(matched, labels(matched).find((one) => one.startsWith("Accept the")) ?? "");
    const changed = books.replace(/\n([^,]+),"[^"]+"/, '\n$1,"Another name"');
    const again = await uploadBooks(browser, await browser.open(`${base}/${month}`), changed);
    expect(again.html.match(/<h3>/g)).to.have.length(1);
    expect(again.text)
      .to.contain("Decisions about documents that did not change are kept.")
      .and.match(
        /1 decision no longer holds\. Decide again\. Invoice \S+ of \S+: Accepted by .+ a document has changed/,
      );
  });

  it("asks whose purchases a file has only if there are several branches, and presets the compared one", async () => {
    const sales = await open();
    const month = monthOfSales(sales);
    await openBranch(test, { bhf_id: "01" });
    const books = booksOf(sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", ""))));
    const first = await browser.open(`${base}/${month}`);
    const fieldOf = (page: Shown) =>
      formsOf(page)
        .find(({ label }) => label === "Upload and match")
        ?.fields.get("branch_id");
    expect(fieldOf(first)).to.equal("all");
    const one = await uploadBooks(browser, first, books, { branch_id: "01" });
    expect(one.text).to.contain("All branches: a new comparison").and.contain("choose the same branch");
    expect(fieldOf(one)).to.equal("01");
    const two = await uploadBooks(browser, one, books, { branch_id: "00" });
    expect(fieldOf(two)).to.equal("");
    const none = await uploadBooks(browser, two, books);
    expect(none.status).to.equal(422);
    expect(none.text).to.contain("Branch : is required");
  });
});
