// Another e-mail address in the console: the link goes to it, and the person opens the link while signed in.
import { expect } from "chai";
import { mailedToken, mailsTo } from "../../support/mails.ts";
import { activate, password } from "../../support/people.ts";
import { forSuite } from "../../support/suite.ts";
import { Browser, browserOf, formsOf, startConsole } from "./support.ts";

describe("another e-mail address in the console", () => {
  const test = forSuite(() => startConsole({ overrides: { work: false } }));
  const here = "/console/me/email";
  const linkOf = async (email: string): Promise<string> =>
    `${here}/confirm?token=${await mailedToken(test.service, email)}`;

  it("counts once its link was opened, also after another sign-in", async () => {
    const { email } = await activate(test, test.account.users.owner);
    const browser = await browserOf(test, test.account.users.owner);
    const other = new Browser(test, browser.cookie);
    const me = await browser.open("/console/me");
    expect(me.html).to.contain(
      `<a class="button" href="${here}">Change<span class="vh"> the address</span></a>`,
    );
    const to = "asha@new.example";
    const sent = await browser.submit(await browser.open(here), "Send the link", {
      email: to,
      current_password: password,
    });
    expect(sent.text)
      .to.contain("a mail with a link is on its way to it")
      .and.contain("ask its operators for the mail");
    expect((await browser.open("/console/me")).text).to.contain(email);
    // A mail program opens the link in a browser that is not signed in.
    const link = await linkOf(to);
    const fresh = new Browser(test);
    const page = await fresh.submit(await fresh.open(link), "Sign in", { email, password });
    expect(page.path).to.equal(link);
    expect(page.text).to.contain(`You sign in with ${email} now.`);
    const { cookie } = fresh;
    const done = await fresh.submit(page, "Change the e-mail address");
    expect(done.text).to.contain("The e-mail address is changed, and your other sessions have ended.");
    expect(done.text).to.contain(to).and.not.contain(email);
    expect(fresh.cookie).to.not.equal(cookie);
    expect((await other.open("/console/me")).path).to.contain("/console/sign-in");
    const used = await fresh.open(link);
    const again = await fresh.submit(used, "Change the e-mail address");
    expect(again.status).to.equal(422);
    expect(again.text).to.contain("Get a new link as this page says").and.contain("Ask for a new link");
    expect(formsOf(again).map(({ label }) => label)).to.not.include("Change the e-mail address");
  });

  it("shows a wrong password and a used address at their fields, and keeps no password", async () => {
    const { email } = await activate(test, test.account.users.admin);
    const browser = await browserOf(test, test.account.users.admin);
    const values = { email: "admin@new.example", current_password: "a wild guess" };
    const wrong = await browser.submit(await browser.open(here), "Send the link", values);
    expect(wrong.status).to.equal(422);
    expect(wrong.text).to.contain("Current password: is wrong");
    expect(wrong.html).to.contain(values.email).and.not.contain(values.current_password);
    const same = { email, current_password: password };
    const rejected = await browser.submit(wrong, "Send the link", same);
    expect(rejected.text).to.contain("New e-mail address: is your e-mail address already");
    expect(await mailsTo(test.service, values.email)).to.deep.equal([]);
  });

  it("says when too many links were requested", async () => {
    await activate(test, test.account.users.cashier);
    const browser = await browserOf(test, test.account.users.cashier);
    const values = { email: "cashier@new.example", current_password: password };
    let page = await browser.open(here);
    for (let request = 0; request < 3; request++) page = await browser.submit(page, "Send the link", values);
    expect(page.status).to.equal(200);
    const fourth = await browser.submit(page, "Send the link", values);
    expect(fourth.status).to.equal(429);
    expect(fourth.text).to.contain("Check the spam folder of that address, or try again in an hour.");
  });

  it("rejects a link that is cut off before anything is sent", async () => {
    const browser = await browserOf(test, test.account.users.owner);
    const page = await browser.open(`${here}/confirm?token=cut`);
    expect(page.status).to.equal(422);
    expect(page.text).to.contain("The link is incomplete.").and.contain("Ask for a new link");
  });
});
