// The accounts of a person who has several: one line for each, with today's figures and what needs the person.
import { expect } from "chai";
import { localDay } from "../../../server/src/base/clock.ts";
import { dayName, monthName } from "../../../server/src/modules/console/pages/month/words.ts";
import { addUser } from "../../../server/src/modules/people/accounts/team.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { firstOf, monthAt } from "../../support/days.ts";
import type { TestAccount } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { until } from "../../support/until.ts";
import { type Browser, browserOf, startConsole } from "./support.ts";

const email = "bookkeeper@accounts.example";

describe("the console's accounts", () => {
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));
  const own: TestAccount[] = [];
  let browser: Browser;

  /** Another account to which the bookkeeper belongs. */
  async function join(name: string): Promise<TestAccount> {
    const { db, clock } = test.service;
    const account = await test.openAccount();
    await db.knex("accounts").where({ id: account.id }).update({ name });
    const { id } = await addUser(db, clock, {
      account_id: account.id,
      name: "Bookkeeper",
      email,
      role: "accountant",
    });
    if (own.length === 0) browser = await browserOf(test, id);
    own.push(account);
    return account;
  }

  /** The line of an account in the list. */
  async function lineOf(name: string, query = "?environment=sandbox"): Promise<string> {
    const { html, status } = await browser.open(`/console/accounts${query}`);
    expect(status).to.equal(200);
    const rows = html.split("<tr>").map((row) => row.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " "));
    return rows.find((row) => row.includes(name)) ?? "";
  }

  before(async () => {
    const shop = await join("Acacia Shop");
    await openBranch({ ...test, account: shop });
    await test
      .clientFor(shop.keys.owner)
      .sales.create({ ...sale(), sale_date: localDay(Date.now(), "Africa/Nairobi").replaceAll("-", "") });
    await join("Baobab Farm");
  });

  it("shows what each has signed, what waits, the month and what is to do, and leads there", async () => {
    const line = await lineOf("Acacia Shop");
    expect(line)
      .to.contain("as accountant, 1 branch")
      .and.contain("KES 1,160.00 1 receipt")
      .and.match(/ – .*due \d+ \w+ \d{4}/);
    expect(await lineOf("Baobab Farm"))
      .to.contain("0.00 0 receipts")
      .and.contain("Ask the owner or an admin to set up the first branch");
    const [shop, farm] = own;
    const { html } = await browser.open("/console/accounts?environment=sandbox");
    expect(html).to.contain(`href="/console/${shop?.id}/sandbox"`);
    const home = await browser.open(`/console/${farm?.id}/sandbox`);
    expect(home.text).to.contain("Ask the owner or an admin to set up the first branch");
    expect(await lineOf("Acacia Shop", "")).to.contain("0.00 0 receipts");
  });

  it("names the most urgent thing of each", async () => {
    const [shop] = own;
    const failing = sale({ remark: "SIM-884" });
    await test.call("POST", "/sales", { body: failing, key: shop?.keys.owner ?? "" });
    expect(await lineOf("Acacia Shop")).to.match(/(?:Urgent|To do) .*failed/);
    // What needs nothing is below it, whatever its name.
    await join("Aaron Tailors");
    const { text } = await browser.open("/console/accounts?environment=sandbox");
    expect(text.indexOf("Acacia Shop")).to.be.below(text.indexOf("Aaron Tailors"));
    expect(text.indexOf("Aaron Tailors")).to.be.below(text.indexOf("Baobab Farm"));
  });

  it("shows the oldest past month that is not filed, and what it needs", async () => {
    const { id, keys } = await join("Cedar Mill");
    const mill = test.clientFor(keys.owner);
    const past = monthAt(Date.now(), 1);
    const due = dayName(`${monthAt(Date.now())}-20`);
    await openBranch({ ...test, account: own.find((one) => one.id === id) ?? test.account });
    const failing = sale({ remark: "SIM-884x1", sale_date: firstOf(past) });
    const failed = await test.call("POST", "/sales", { body: failing, key: keys.owner });
    expect(await lineOf("Cedar Mill")).to.contain(`${monthName(past)} : 1 failed due ${due}`);
    const { transaction_id } = failed.body.data as { transaction_id: string };
    await mill.transactions.retry(transaction_id);
    await until(async () => (await mill.reports.overview()).past_month?.stage === "ready");
    expect(await lineOf("Cedar Mill"))
      .to.contain(`${monthName(past)} : ready to close due ${due}`)
      .and.contain(`Close ${monthName(past)}`);
    await mill.periods.close(past, {});
    expect(await lineOf("Cedar Mill"))
      .to.contain(`${monthName(past)} : closed, not filed due ${due}`)
      .and.contain(`Record the filing of ${monthName(past)}`);
    const home = await browser.open(`/console/${id}/sandbox`);
    expect(home.text).to.contain(`Record the filing of ${monthName(past)}`);
    await mill.periods.file(past, { acknowledgement_no: "KRA1" });
    expect(await lineOf("Cedar Mill"))
      .to.contain(`${monthName(past).split(" ")[0]} filed`)
      .and.not.contain(due);
  });

  it("says why an account has no figures, and shows the others", async () => {
    const [shop, farm] = own;
    const status = (value: string) =>
      test.service.db.knex("accounts").where({ id: farm?.id }).update({ status: value });
    await status("suspended");
    expect(await lineOf("Baobab Farm")).to.contain("This account is suspended.");
    expect(await lineOf("Acacia Shop")).to.contain("1,160.00");
    await status("active");
    await test.service.db.knex("accounts").where({ id: shop?.id }).update({ two_factor_required: 1 });
    expect(await lineOf("Acacia Shop")).to.contain("Turn on two-factor sign-in");
    await test.service.db.knex("accounts").where({ id: shop?.id }).update({ two_factor_required: 0 });
  });

  it("has 20 accounts on a page, reads the figures of these alone, and finds others by name", async () => {
    for (let number = 10; number < 32; number++) await join(`Client ${number}`);
    const first = await browser.open("/console/accounts");
    expect(first.text).to.contain("Page 1 of 2").and.contain("Acacia Shop").and.not.contain("Client 31");
    const second = await browser.open("/console/accounts?page=2");
    expect(second.text).to.contain("Client 31").and.not.contain("Acacia Shop");
    expect(second.html).to.contain('href="/console/accounts?page=1"');
    const found = await browser.open("/console/accounts?name=client+31");
    expect(found.text).to.contain("Client 31").and.not.contain("Client 30").and.not.contain("Page 1");
    for (const page of ["0", "99", "x", "-1"])
      expect((await browser.open(`/console/accounts?page=${page}`)).status, page).to.equal(200);
    expect((await browser.open("/console/accounts?name=<b>none</b>")).text).to.contain(
      "No account has this name.",
    );
  });

  it("shows nobody an account of others", async () => {
    const { id, users } = await test.openAccount();
    const stranger = await browserOf(test, users.owner);
    const { text, path } = await stranger.open("/console");
    expect(path).to.equal(`/console/${id}/live`);
    expect(text).to.not.contain("Acacia");
    expect((await stranger.open("/console/accounts")).text).to.not.contain("Acacia");
  });
});
