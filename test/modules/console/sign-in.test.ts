// Signing in, out and up in the console, by plain HTTP: forms work without script.
import { expect } from "chai";
import { mailedToken, mailsTo } from "../../support/mails.ts";
import { operatorClient } from "../../support/operators.ts";
import { activate, codeOf, password } from "../../support/people.ts";
import { forSuite } from "../../support/suite.ts";
import { Browser, browserOf, formsOf, startConsole } from "./support.ts";

describe("the console's sign-in", () => {
  let email: string;
  const test = forSuite(() => startConsole({ overrides: { work: false } }));
  before(async () => {
    email = (await activate(test, test.account.users.owner)).email;
  });

  async function signedIn(): Promise<Browser> {
    const browser = new Browser(test);
    const page = await browser.submit(await browser.open("/console"), "Sign in", { email, password });
    expect(page.status).to.equal(200);
    return browser;
  }

  it("leads to the requested page, and shows where you are", async () => {
    const browser = new Browser(test);
    const asked = `/console/${test.account.id}/sandbox`;
    const page = await browser.open(asked);
    expect(page.path).to.equal(`/console/sign-in?next=${encodeURIComponent(asked)}`);
    const home = await browser.submit(page, "Sign in", { email, password });
    expect(home.path).to.equal(asked);
    expect(home.text).to.contain("For trying: nothing reaches the tax authority. Go to Live Sandbox");
    expect(home.html).to.contain(`<body class="sandbox">`);
    const live = await browser.open(`/console/${test.account.id}/live`);
    expect(live.text).to.contain("Documents reach the tax authority. Live Go to Sandbox");
  });

  it("keeps the input when the password is wrong, but not the password", async () => {
    const browser = new Browser(test);
    const page = await browser.submit(await browser.open("/console/sign-in"), "Sign in", {
      email: "nobody@example.com",
      password: "not this one",
    });
    expect(page.status).to.equal(401);
    expect(page.text).to.contain("The e-mail address, the password or the code is wrong");
    expect(formsOf(page)[0]?.fields.get("email")).to.equal("nobody@example.com");
    expect(page.html).to.not.contain("not this one");
  });

  it("leads to no other site after the sign-in", async () => {
    for (const next of [
      "https://evil.example/",
      "//evil.example",
      "/console//evil.example",
      "/console/\\evil",
      "/console/../docs",
      "/console/%2e%2e/docs",
      "/console/..",
      "/docs",
    ]) {
      const browser = new Browser(test);
      const page = await browser.open(`/console/sign-in?next=${encodeURIComponent(next)}`);
      expect(formsOf(page)[0]?.fields.get("next"), next).to.equal("/console");
    }
  });

  it("signs out, and the cookie opens nothing any more", async () => {
    const browser = await signedIn();
    const { cookie } = browser;
    const page = await browser.submit(await browser.open("/console/me"), "Sign out");
    expect(page.text).to.contain("You are signed out.");
    expect(browser.cookie).to.equal(undefined);
    const old = await new Browser(test, cookie).open("/console/me");
    expect(old.path).to.contain("/console/sign-in");
  });

  it("replaces a session that somebody planted in the browser", async () => {
    const planted = await signedIn();
    const browser = new Browser(test, planted.cookie);
    await browser.submit(await browser.open("/console/sign-in"), "Sign in", { email, password });
    expect(browser.cookie).to.not.equal(planted.cookie);
    expect((await planted.open("/console/me")).path).to.contain("/console/sign-in");
  });

  it("sets a new password with the link of a mail, once", async () => {
    const browser = new Browser(test);
    const { email: to } = await activate(test, test.account.users.cashier);
    const asked = await browser.submit(await browser.open("/console/password-resets"), "Send the link", {
      email: to,
    });
    expect(asked.text).to.contain("a mail with a link is on its way");
    const link = `/console/password-resets/confirm?token=${await mailedToken(test.service, to)}`;
    const weak = await browser.submit(await browser.open(link), "Set the password", {
      password: "password1234",
    });
    expect(weak.status).to.equal(422);
    const done = await browser.submit(weak, "Set the password", { password: "many unrelated words here" });
    expect(done.text).to.contain("The password is set");
    const again = await browser.submit(await browser.open(link), "Set the password", {
      password: "other unrelated words",
    });
    expect(again.text).to.contain("Get a new link as this page says: each works once, for 24 hours.");
    expect(again.text).to.contain("Ask for a new link").and.contain("is incomplete");
  });

  it("turns two-factor sign-in on with a code, shows recovery codes, and asks for a code from then on", async () => {
    const user = test.account.users.accountant;
    const { email: mine } = await activate(test, user);
    const browser = new Browser(test);
    await browser.submit(await browser.open("/console/sign-in"), "Sign in", { email: mine, password });
    const setup = await browser.submit(await browser.open("/console/me/two-factor"), "Turn on");
    const secret =
      formsOf(setup)
        .find(({ label }) => label === "Turn on")
        ?.fields.get("secret") ?? "";
    expect(setup.html).to.contain("<svg");
    const wrong = await browser.submit(setup, "Turn on", { code: "000000" });
    expect(wrong.status).to.equal(422);
    expect(
      formsOf(wrong)
        .find(({ label }) => label === "Turn on")
        ?.fields.get("secret"),
    ).to.equal(secret);
    const codes = await browser.submit(wrong, "Turn on", { code: codeOf(secret, test.service.clock) });
    const [, recovery = ""] =
      /<li>([^<]+)<\/li><li>/.exec(codes.html.slice(codes.html.indexOf("codes code"))) ?? [];
    expect(recovery).to.match(/^\w/);
    // The session has a new token since: so have the page's forms.
    expect((await browser.submit(codes, "Sign out")).text).to.contain("You are signed out.");
    const other = new Browser(test);
    const second = await other.submit(await other.open("/console/sign-in"), "Sign in", {
      email: mine,
      password,
    });
    expect(second.text).to.contain("Enter your code");
    const bad = await other.submit(second, "Sign in", { code: "111111" });
    expect(bad.status).to.equal(401);
    const home = await other.submit(bad, "Sign in", { code: recovery });
    expect(home.path).to.contain("/console/me/two-factor");
    expect((await other.open("/console")).path).to.contain(`/console/${test.account.id}/live`);
    expect((await other.open("/console/me")).text).to.contain("9 recovery codes left");
  });

  it("names browsers of sessions in words, and other programs as they name themselves", async () => {
    const browser = await signedIn();
    const chrome =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
    for (const [user_agent, name] of [
      [chrome, "Chrome on Linux"],
      ["till/2.0", "till/2.0"],
    ]) {
      await test.service.db.knex("sessions").update({ user_agent });
      const { text } = await browser.open("/console/me");
      expect(text).to.contain(`${name} 127.0.0.1`).and.not.contain("Mozilla");
    }
  });

  it("lets an owner switch mails about problems off and on; others have no such mails", async () => {
    const owner = await browserOf(test, test.account.users.owner);
    const page = await owner.open("/console/me");
    expect(page.html).to.match(/name="alerts" value="yes" checked/);
    const form = formsOf(page).find(({ label }) => label === "Save");
    form?.fields.delete("alerts");
    await owner.request("POST", "/console/me/alerts", { body: form?.fields ?? new URLSearchParams() });
    const off = await owner.open("/console/me?done=alerts");
    expect(off.text).to.contain("Your choice is saved.");
    expect(off.html).to.not.match(/name="alerts" value="yes" checked/);
    const on = await owner.submit(off, "Save", { alerts: "yes" });
    expect(on.html).to.match(/name="alerts" value="yes" checked/);
    const cashier = await browserOf(test, test.account.users.cashier);
    expect((await cashier.open("/console/me")).text).to.not.contain("E-mail about problems");
  });

  it("registers a business, which waits for review once its mailbox is confirmed", async () => {
    const browser = new Browser(test);
    const mine = "asha@duka.example";
    const form = {
      business: "Duka <b>",
      tin: "P051234567Z",
      name: "Asha",
      email: mine,
      password: "four unrelated words",
    };
    const empty = await browser.submit(await browser.open("/console/registrations"), "Register", {
      ...form,
      terms_version: "1",
      tin: "123",
    });
    expect(empty.status).to.equal(422);
    expect(empty.text).to.contain("TIN: must be A or P, nine digits and a letter, such as P051234567Z");
    expect(empty.html).to.contain('aria-invalid="true"');
    const sent = await browser.submit(empty, "Register", { ...form, terms_version: "1" });
    expect(sent.text).to.contain("Check your inbox").and.contain("taxd mail list");
    const link = `/console/registrations/verify?token=${await mailedToken(test.service, mine)}`;
    const done = await browser.submit(await browser.open(link), "Confirm", { password: form.password });
    expect(done.text).to.contain("is being reviewed");
    const waiting = await browser.submit(done, "Sign in", { email: mine, password: form.password });
    expect(waiting.text).to.contain("Your registration is being reviewed");
    const used = await browser.submit(await new Browser(test).open(link), "Confirm", {
      password: form.password,
    });
    expect(used.text).to.contain("Did you confirm it already?").and.contain("register again");
    expect(used.text).to.contain("What comes next").and.contain("This link was used already");
    expect(used.html)
      .to.contain('href="/console/sign-in">Sign in</a>')
      .and.contain('href="/console/password-resets"');
    expect(used.text).to.not.contain("Ask for a new link");
    const operator = await operatorClient(test);
    const waits = await operator.operators.registrations({ status: "pending" });
    expect(waits.map(({ business }) => business)).to.deep.equal(["Duka <b>"]);
    expect(waiting.text).to.contain("Duka <b> , PIN P051234567Z").and.contain("In review");
    const [{ id = "" } = {}] = waits;
    await operator.operators.rejectRegistration(id, { reason: "The TIN is of <i>another</i> business." });
    const rejected = await browser.open("/console");
    expect(rejected.text)
      .to.contain("Rejected")
      .and.contain("Reason: The TIN is of <i>another</i> business.");
    expect(rejected.text).to.not.contain("In review");
    expect(rejected.html).to.not.contain("<i>");
    expect(rejected.html).to.contain('<a href="/console/registrations">Register again');
    const second = await browser.submit(await browser.open("/console/registrations"), "Register", {
      ...form,
      terms_version: "1",
    });
    expect(second.text).to.contain("Check your inbox");
    const newLink = `/console/registrations/verify?token=${await mailedToken(test.service, mine)}`;
    await browser.submit(await browser.open(newLink), "Confirm", { password: form.password });
    const again = await browser.open("/console");
    expect(again.text).to.contain("In review").and.not.contain("Rejected");
    const [{ id: latest = "" } = {}] = await operator.operators.registrations({ status: "pending" });
    await operator.operators.approveRegistration(latest);
    expect((await browser.open("/console")).path).to.match(/^\/console\/\d+\/live$/);
  });

  it("sends one mail for a registration that is sent twice, and another for a new form", async () => {
    const browser = new Browser(test);
    const recipient = "twice@duka.example";
    const business = { business: "Duka Mbili", tin: "P051234568Z", name: "Asha", email: recipient };
    const form = { ...business, password: "four unrelated words", terms_version: "1" };
    const page = await browser.open("/console/registrations");
    const sent = await Promise.all([1, 2].map(() => browser.submit(page, "Register", form)));
    const late = await browser.submit(page, "Register", form);
    expect(late.text).to.contain("Check your inbox");
    expect(sent.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(await mailsTo(test.service, recipient)).to.have.length(1);
    const wrong = await browser.submit(page, "Register", { ...form, tin: "123" });
    expect(wrong.status).to.equal(422);
    const [row] = await test.service.db.knex("idempotency_keys").where({ data_set_id: 0 });
    expect(JSON.stringify(row)).to.not.contain(recipient);
    await browser.submit(await browser.open("/console/registrations"), "Register", form);
    expect(await mailsTo(test.service, recipient)).to.have.length(2);
  });

  it("sends one mail for a new password whose form is sent twice", async () => {
    const browser = new Browser(test);
    const { email: to } = await activate(test, test.account.users.cashier);
    const { length: before } = await mailsTo(test.service, to);
    const page = await browser.open("/console/password-resets");
    for (const _ of [1, 2]) {
      const sent = await browser.submit(page, "Send the link", { email: to });
      expect(sent.text).to.contain("a mail with a link is on its way");
    }
    expect(await mailsTo(test.service, to)).to.have.length(before + 1);
    await browser.submit(await browser.open("/console/password-resets"), "Send the link", { email: to });
    expect(await mailsTo(test.service, to)).to.have.length(before + 2);
  });

  it("links to the operators' terms, and registers with their version; an old form shows the error", async () => {
    const environment = { TAXD_TERMS_VERSION: "2026-11", TAXD_TERMS_URL: "https://tax.example/terms" };
    const own = await startConsole({ environment, simulator: false, overrides: { work: false } });
    try {
      const browser = new Browser(own);
      const page = await browser.open("/console/registrations");
      expect(page.html).to.contain('href="https://tax.example/terms"').and.contain('value="2026-11"');
      const form = { business: "Duka", tin: "P051234567Z", name: "Asha", email: "asha@terms.example" };
      const fields = { ...form, password: "four unrelated words" };
      const old = await browser.submit(page, "Register", { ...fields, terms_version: "1" });
      expect(old.status).to.equal(422);
      expect(old.text).to.contain("must be 2026-11");
      const sent = await browser.submit(old, "Register", { ...fields, terms_version: "2026-11" });
      expect(sent.text).to.contain("Check your inbox");
    } finally {
      await own.close();
    }
  });
});
