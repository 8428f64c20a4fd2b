// The month in Chromium: the list, books that are matched, decisions and the VAT return, wide and narrow.
import { expect } from "chai";
import type { Browser } from "playwright-core";
import { startConsole } from "../modules/console/support.ts";
import { insertToken, personOf } from "../support/people.ts";
import { base64, booksOf, march, openReconciling } from "../support/reconciliation.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, visit } from "./support.ts";

describe("the console's month in a browser", () => {
  let test: TestService;
  let browser: Browser;
  before(async () => {
    test = await startConsole();
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  for (const size of Object.keys(sizes) as Size[]) {
    it(`has good pages from the upload to the return (${size})`, async () => {
      const { sales } = await openReconciling(test);
      const [first] = sales;
      const month = `${first?.regDt.slice(0, 4)}-${first?.regDt.slice(4, 6)}`;
      const inMonth = sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", "")));
      const books = `${booksOf(inMonth)}\nP051900001A,Wholesale,NOT-REPORTED,${month}-09,1000.00,160.00,1160.00`;
      const visitor = await visit(browser, { size });
      const { page } = visitor;
      const value = await insertToken(test, await personOf(test, test.account.users.owner));
      await visitor.context.addCookies([{ name: "taxctl-session", value, url: test.origin }]);
      const base = `${test.origin}/console/${test.account.id}/sandbox/months`;
      const good = (name: string) => expectGood(visitor, `month-${name}-${size}`);
      await page.goto(base);
      await good("list");
      await page.goto(`${base}/${month}`);
      await good("empty");
      const file = { name: "march.csv", mimeType: "text/csv", buffer: Buffer.from(books) };
      await page.getByLabel("Purchases of the books").setInputFiles(file);
      await page.getByRole("button", { name: "Upload and match" }).click();
      await page.getByText("The books are matched").waitFor();
      await good("matched");
      await page.getByRole("button", { name: /^Accept the/ }).click();
      await page.getByText("Everything that is certain is accepted.").waitFor();
      await page.getByRole("link", { name: "Name the items of suppliers" }).click();
      await page.getByLabel(/^Make a new item/).waitFor();
      await good("items");
      await page.goBack();
      await page.getByRole("link", { name: "Decide the rest" }).click();
      await page.getByRole("link", { name: "Ask supplier invoice NOT-REPORTED of Wholesale" }).waitFor();
      await good("rows");
      const reason = page.getByLabel("Reason");
      expect(await reason.isVisible()).to.equal(false);
      await page.getByLabel(/invoice NOT-REPORTED$/).check();
      await reason.fill("Private");
      // The key presses no button: which decision is meant, only a button says.
      await reason.press("Enter");
      await good("ticked");
      await page.getByLabel(/invoice NOT-REPORTED$/).uncheck();
      await page.locator("summary", { hasText: "More decisions about invoice NOT-REPORTED" }).click();
      await good("decisions");
      await page.getByRole("button", { name: "Ignore invoice NOT-REPORTED of Wholesale" }).click();
      await page.getByText("The decisions are saved.").waitFor();
      await page.goto(`${base}/${month}/return`);
      await good("return");
      await visitor.close();
    });
  }

  it("keeps rows with large amounts, long numbers and reasons within windows of any width", async () => {
    const { sales, client } = await openReconciling(test);
    const month = `${sales[0]?.regDt.slice(0, 4)}-${sales[0]?.regDt.slice(4, 6)}`;
    const large = ([tin = "", name = "", number = "", date = ""]: string[]) => [
      ...[tin, name, number, date],
      ...["6234567.80", "997530.85", "7232098.65"],
    ];
    const books = booksOf(sales, (line, index) => (index < 2 ? large(line) : line));
    const unreported = `P051900001A,"Kenya Sweets and Beverages Distributors Ltd",INV-2026-00123456,${month}-09,6234567.80,997530.85,7232098.65`;
    const { id } = await client.reconciliations.create({
      ...march,
      file: base64(`${books}\n${unreported}`),
      file_name: "march.csv",
    });
    const differing = await client.reconciliations.rows(id, { status: "mismatch" });
    const [row] = differing.data;
    expect(row?.books?.total).to.equal(7_232_098.65);
    const note = "Agreed by phone with the accountant of the supplier";
    const { authority, books: own, seen } = row as NonNullable<typeof row>;
    const ids = { authority_id: authority?.id ?? null, books_id: own?.id ?? null };
    await client.reconciliations.decide(id, { decisions: [{ ...ids, seen, action: "pending", note }] });
    const { context, page, close } = await visit(browser);
    const value = await insertToken(test, await personOf(test, test.account.users.owner));
    await context.addCookies([{ name: "taxctl-session", value, url: test.origin }]);
    const rows = `${test.origin}/console/${test.account.id}/sandbox/months/${month}/books/${id}`;
    for (const query of ["?decision=", "?status=mismatch", "?status=missing_at_authority,duplicate"]) {
      await page.goto(`${rows}${query}`);
      await page.locator("#rows tbody tr").first().waitFor();
      for (const width of [1440, 1280, 1200, 1081, 1024, 720, 360]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
        expect(overflow, `${query} is wider than ${width} px`).to.equal(0);
      }
      const heights = await page
        .locator("#rows .decide :is(button, .button):visible")
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
      expect(Math.min(...heights), `buttons of ${query} on phones`).to.be.at.least(44);
    }
    await close();
  });
});
