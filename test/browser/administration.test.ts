// Team, keys, audit, settings and the operators' pages in Chromium: wide and narrow, and the acts that need a confirmation.
import { expect } from "chai";
import type { Browser } from "playwright-core";
import { startConsole } from "../modules/console/support.ts";
import { operatorToken, registerBusiness, waitingKey } from "../support/operators.ts";
import { activate, insertToken, password, personOf } from "../support/people.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, type Visitor, visit } from "./support.ts";

describe("the console's administration in a browser", () => {
  let test: TestService;
  let browser: Browser;
  before(async () => {
    test = await startConsole();
    browser = await startBrowser();
    await activate(test, test.account.users.owner);
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  async function enter(visitor: Visitor, token: string): Promise<void> {
    await visitor.context.addCookies([{ name: "taxctl-session", value: token, url: test.origin }]);
  }

  const ownerToken = async (session = {}): Promise<string> =>
    insertToken(test, await personOf(test, test.account.users.owner), session);

  for (const size of Object.keys(sizes) as Size[]) {
    it(`has good pages for owners (${size})`, async () => {
      const visitor = await visit(browser, { size });
      await enter(visitor, await ownerToken());
      const base = `${test.origin}/console/${test.account.id}/sandbox`;
      for (const path of ["team", `team/${test.account.users.admin}`, "keys", "audit", "settings"]) {
        await visitor.page.goto(`${base}/${path}`);
        await expectGood(visitor, `${path.replaceAll(/\W/g, "-")}-${size}`);
      }
      await visitor.page.goto(`${base}/keys`);
      await visitor.page.getByRole("link", { name: "Create a key" }).click();
      await visitor.page.getByRole("button", { name: "Create a key" }).click();
      await visitor.page.getByRole("heading", { name: "Save your new key" }).waitFor();
      await expectGood(visitor, `key-made-${size}`);
      await visitor.page.getByRole("link", { name: "I have saved it" }).click();
      await visitor.page.getByRole("link", { name: /txs_/ }).first().click();
      await expectGood(visitor, `key-${size}`);
      await visitor.close();
    });

    it(`has good pages for operators (${size})`, async () => {
      const { business } = await registerBusiness(test);
      const visitor = await visit(browser, { size });
      await enter(visitor, await operatorToken(test));
      const { page } = visitor;
      await page.goto(`${test.origin}/console/operators`);
      await expectGood(visitor, `operators-${size}`);
      await page.getByRole("link", { name: business }).click();
      await expectGood(visitor, `registration-${size}`);
      const { id } = await waitingKey(test);
      for (const path of ["keys", `keys/${id}`]) {
        await page.goto(`${test.origin}/console/operators/${path}`);
        await expectGood(visitor, `operator-${path === "keys" ? "keys" : "key"}-${size}`);
      }
      await page.goto(`${test.origin}/console/operators/accounts`);
      await expectGood(visitor, `operator-accounts-${size}`);
      await page.goto(`${test.origin}/console/operators/accounts/${test.account.id}`);
      for (const summary of await page.locator("summary").all())
        if (await summary.isVisible()) await summary.click();
      await expectGood(visitor, `operator-account-${size}`);
      await visitor.close();
    });
  }

  it("asks for the password before a sensitive action, without script too, and then does it", async () => {
    const visitor = await visit(browser, { hasScript: false });
    await enter(visitor, await ownerToken({ confirmed_at: 0 }));
    const { page } = visitor;
    await page.goto(`${test.origin}/console/${test.account.id}/live/team`);
    await page.getByRole("link", { name: "Invite somebody" }).click();
    await page.getByLabel("Name").fill("Njeri");
    await page.getByLabel("E-mail address").fill("njeri@duka.example");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Confirm and go on" }).click();
    await page.getByText("The invitation is on its way.").waitFor();
    expect(await page.getByText("njeri@duka.example").isVisible()).to.equal(true);
    await visitor.close();
  });

  it("filters the audit as the filter changes, with the filter in the address", async () => {
    const visitor = await visit(browser);
    await enter(visitor, await ownerToken());
    const { page } = visitor;
    await page.goto(`${test.origin}/console/${test.account.id}/sandbox/audit`);
    await page.getByLabel("Made by").selectOption("service");
    await page.getByText("Nothing matches.").waitFor();
    expect(page.url()).to.contain("actor=service");
    await visitor.close();
  });
});
