// The operators' pages, by plain HTTP: review, accounts, plan, TINs, limits, suspension.
import { expect } from "chai";
import { operatorToken, registerBusiness } from "../support/operators.ts";
import type { TestService } from "../support/service.ts";
import { Browser, browserOf, formsOf, startConsole } from "./support.ts";

describe("the console's operator pages", () => {
  let test: TestService;
  before(async () => {
    test = await startConsole({ overrides: { work: false } });
  });
  after(() => test?.close());

  const operator = async (options?: Parameters<typeof operatorToken>[1]): Promise<Browser> =>
    new Browser(test, `taxctl-session=${await operatorToken(test, options)}`);

  it("approve a registration, whose account then has its TIN", async () => {
    const { business, tin } = await registerBusiness(test);
    const browser = await operator();
    const queue = await browser.open("/console/operators");
    const link = new RegExp(`href="([^"]+)">${business}<`).exec(queue.html)?.[1] ?? "";
    const page = await browser.open(link.replaceAll("&amp;", "&"));
    const approved = await browser.submit(page, "Approve");
    expect(approved.text).to.contain("The account is active, and its owner gets a mail.");
    expect(approved.text).to.contain(business).and.to.contain(tin);
    expect((await browser.open("/console/operators")).text).not.to.contain(business);
  });

  it("reject with a reason, which is not optional", async () => {
    const { business } = await registerBusiness(test);
    const browser = await operator();
    const queue = await browser.open("/console/operators");
    const link = new RegExp(`href="([^"]+)">${business}<`).exec(queue.html)?.[1] ?? "";
    const page = await browser.open(link.replaceAll("&amp;", "&"));
    expect((await browser.submit(page, "Reject")).status).to.equal(422);
    const done = await browser.submit(page, "Reject", { reason: "Not the taxpayer" });
    expect(done.text).to.contain("The registration is rejected");
    const rejected = await browser.open("/console/operators?status=rejected");
    expect(rejected.text).to.contain(business);
  });

  it("find an account, change plan, TINs and limits, and suspend it", async () => {
    const account = await test.openAccount();
    const browser = await operator();
    const found = await browser.open(`/console/operators/accounts?status=active`);
    expect(found.html).to.contain(`/console/operators/accounts/${account.id}"`);
    const here = `/console/operators/accounts/${account.id}`;
    let page = await browser.open(here);
    expect(page.text).to.contain("Sandbox").and.to.contain("can't send live documents");
    const wrong = await browser.submit(page, "Bind a TIN", { tin: "P-1" });
    expect([wrong.status, wrong.html.includes('value="P-1"')]).to.deep.equal([422, true]);
    page = await browser.submit(page, "Bind a TIN", { tin: "P055555570Q" });
    expect(page.text).to.contain("The TIN is bound to the account.").and.to.contain("P055555570Q");
    page = await browser.submit(page, "Take P055555570Q away");
    expect(page.text).to.contain("The TIN is no longer bound");
    page = await browser.submit(page, "Change the limits", { rate_per_minute: "600" });
    expect(page.text).to.contain("600 requests a minute");
    const plan = formsOf(page).find(({ label }) => label === "Change the plan")?.fields;
    expect(plan?.getAll("features")).to.include("webhooks");
    page = await browser.submit(page, "Suspend the account", { reason: "Unpaid" });
    expect(page.text).to.contain("Suspended").and.to.contain("Reactivate the account");
    expect((await (await browserOf(test, account.users.owner)).open("/console")).text).to.contain(
      "This account is suspended.",
    );
  });

  it("are for operators with two factors", async () => {
    const owner = await browserOf(test, test.account.users.owner);
    expect((await owner.open("/console/me")).html).not.to.contain("/console/operators");
    for (const path of ["", "/accounts", `/accounts/${test.account.id}`]) {
      expect((await owner.open(`/console/operators${path}`)).status, path).to.equal(403);
      const half = await operator({ twoFactor: false });
      expect((await half.open(`/console/operators${path}`)).status, path).to.equal(403);
    }
  });
});
