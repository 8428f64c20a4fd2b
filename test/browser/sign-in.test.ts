// The pages around the sign-in in Chromium: wide and narrow, with script and without.
import { expect } from "chai";
import type { Browser } from "playwright-core";
import { issueToken } from "../../server/src/modules/people/token-store.ts";
import { startConsole } from "../modules/console/support.ts";
import { activate, codeOf, password } from "../support/people.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, type Visitor, visit } from "./support.ts";

describe("the console in a browser", () => {
  let test: TestService;
  let browser: Browser;
  let email: string;
  before(async () => {
    test = await startConsole();
    browser = await startBrowser();
    email = (await activate(test, test.account.users.owner)).email;
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  async function signIn({ page }: Visitor, as = email): Promise<void> {
    await page.goto(`${test.origin}/console`);
    await page.getByLabel("E-mail address").fill(as);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
  }

  for (const size of Object.keys(sizes) as Size[]) {
    it(`has good public pages (${size})`, async () => {
      const visitor = await visit(browser, { size });
      const { db, clock } = test.service;
      const subject = `user ${test.account.users.cashier}`;
      const invitation = { purpose: "invite", subject, lifeMs: 600_000 } as const;
      const token = await issueToken(db.knex, invitation, clock.now());
      const paths = [
        "sign-in",
        "password-resets",
        `password-resets/confirm?token=${token}`,
        "registrations",
        "registrations?done=sent",
      ];
      for (const path of [
        ...paths,
        `registrations/verify?token=${token}`,
        `invitations/accept?token=${token}`,
        "invitations/accept?token=cut",
        "nothing",
      ]) {
        await visitor.page.goto(`${test.origin}/console/${path}`);
        await expectGood(visitor, `${path.replace(token, "").replaceAll(/\W/g, "-")}-${size}`);
      }
      await visitor.close();
    });

    it(`has good pages of a person (${size})`, async () => {
      const visitor = await visit(browser, { size });
      await signIn(visitor);
      expect(new URL(visitor.page.url()).pathname).to.equal(`/console/${test.account.id}/live`);
      for (const path of [
        "me",
        "me/two-factor",
        "me/email",
        "me/email?done=sent",
        "me/email/confirm?token=cut",
        "accounts",
        `${test.account.id}/live`,
        `${test.account.id}/sandbox`,
      ]) {
        await visitor.page.goto(`${test.origin}/console/${path}`);
        await expectGood(visitor, `${path.replaceAll(/\W/g, "-")}-${size}`);
      }
      await visitor.close();
    });
  }

  for (const size of Object.keys(sizes) as Size[])
    it(`has good pages where the session ended over a form (${size})`, async () => {
      const visitor = await visit(browser, { size });
      const { page, context } = visitor;
      await signIn(visitor);
      await page.goto(`${test.origin}/console/me`);
      await page.getByLabel("Name", { exact: true }).fill("Typed before the end");
      await context.clearCookies();
      await page.getByRole("button", { name: "Change the name" }).click();
      await page.getByText("your entries are kept").waitFor();
      await expectGood(visitor, `kept-sign-in-${size}`);
      await page.getByLabel("E-mail address").fill(email);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("the form was not sent").waitFor();
      await expectGood(visitor, `kept-form-${size}`);
      await page.getByRole("button", { name: "Show the form again" }).click();
      expect(await page.getByLabel("Name", { exact: true }).inputValue()).to.equal("Typed before the end");
      await visitor.close();
    });

  it("shows an error, and then signs in, without script", async () => {
    const visitor = await visit(browser, { hasScript: false });
    const { page } = visitor;
    await page.goto(`${test.origin}/console/sign-in`);
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill("wrong password");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel("E-mail address").inputValue()).to.equal(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/console\/\d+\/live$/);
    expect(await page.getByText("Live", { exact: true }).isVisible()).to.equal(true);
    await visitor.close();
  });

  it("gives an HttpOnly cookie of this site, and shows a problem with the focus on it", async () => {
    const visitor = await visit(browser);
    const { page, context } = visitor;
    await signIn(visitor);
    const [cookie] = await context.cookies();
    expect(cookie).to.include({ name: "taxctl-session", httpOnly: true, sameSite: "Lax", path: "/" });
    expect(await page.evaluate("document.cookie")).to.equal("");
    await page.goto(`${test.origin}/console/me`);
    await page.getByLabel("Current password").fill("not mine at all");
    await page.getByLabel("New password").fill("four unrelated words");
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByRole("alert").waitFor();
    expect(await page.evaluate("document.activeElement.getAttribute('role')")).to.equal("alert");
    await expectGood(visitor, "me-problem-wide");
    await visitor.close();
  });

  it("turns two-factor sign-in on and signs in with it", async () => {
    const { email: mine } = await activate(test, test.account.users.admin);
    const visitor = await visit(browser, { size: "narrow" });
    const { page } = visitor;
    await signIn(visitor, mine);
    await page.goto(`${test.origin}/console/me/two-factor`);
    await page.getByRole("button", { name: "Turn on" }).click();
    await expectGood(visitor, "two-factor-setup-narrow");
    const secret = (await page.locator("input[name=secret]").getAttribute("value")) ?? "";
    await page.getByLabel("Code", { exact: true }).fill(codeOf(secret, test.service.clock));
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByText("Save your recovery codes").first().waitFor();
    await expectGood(visitor, "recovery-codes-narrow");
    const recovery = (await page.locator("ul.codes li").first().textContent()) ?? "";
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByText("You are signed out.").waitFor();
    await signIn(visitor, mine);
    await expectGood(visitor, "sign-in-code-narrow");
    await page.getByLabel("Code", { exact: true }).fill(recovery);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("You signed in with a recovery code.").waitFor();
    await expectGood(visitor, "recovery-code-used-narrow");
    await page.getByRole("link", { name: "Go on" }).click();
    await page.waitForURL(/\/console\/\d+\/live$/);
    await visitor.close();
  });

  it("sends less than 80 KiB for the first page, with its font", async () => {
    const visitor = await visit(browser);
    const sizesOf: Promise<number>[] = [];
    visitor.page.on("requestfinished", (request) => {
      sizesOf.push(request.sizes().then((sent) => sent.responseBodySize + sent.responseHeadersSize));
    });
    await visitor.page.goto(`${test.origin}/console`, { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizesOf)).reduce((sum, one) => sum + one, 0);
    expect(bytes)
      .to.be.above(5_000)
      .and.below(80 * 1024);
    await visitor.close();
  });
});
