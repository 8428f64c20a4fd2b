// What goes wrong for people of the console: ended rights, used links, clocks, two tabs, forms sent twice, large files, browsers that close.
import { connect } from "node:net";
import { expect } from "chai";
import { turnOffTwoFactor } from "../../../server/src/modules/people/second-factor-off.ts";
import { createTestClock } from "../../support/clock.ts";
import { mailedToken, mailsTo } from "../../support/mails.ts";
import { activate, codeOf, password, signedIn } from "../../support/people.ts";
import type { TestAccount } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { Browser, browserOf, formsOf, type Shown, startConsole } from "./support.ts";

const minuteMs = 60_000;

describe("bad luck in the console", () => {
  const clock = createTestClock();
  let account: TestAccount;
  const test = forSuite(() => startConsole({ clock, overrides: { work: false } }));
  beforeEach(async () => {
    account = await test.openAccount();
  });

  const ask = async (headers: Record<string, string>): Promise<number> =>
    (await test.call("GET", "/items", { key: null, headers })).status;
  const expectEnded = async (browser: Browser): Promise<void> => {
    const page = await browser.request("GET", `/console/${account.id}/live`);
    expect(page.headers.get("location")).to.match(/^\/console\/sign-in\?next=/);
  };
  const team = (): string => `/console/${account.id}/live/team`;

  it("a person who is removed loses pages and operations at once", async () => {
    const owner = await browserOf(test, account.users.owner);
    const cashier = await browserOf(test, account.users.cashier);
    const api = await signedIn(test, account.users.cashier);
    expect((await cashier.open(`/console/${account.id}/live`)).status).to.equal(200);
    expect(await ask(api)).to.equal(200);
    await owner.submit(await owner.open(`${team()}/${account.users.cashier}`), "Remove from the team");
    expect((await cashier.open(`/console/${account.id}/live`)).status).to.equal(404);
    expect(await ask(api)).to.equal(403);
  });

  it("a form that was opened before the role changed is rejected", async () => {
    const owner = await browserOf(test, account.users.owner);
    const admin = await browserOf(test, account.users.admin);
    const open = await admin.open(`/console/${account.id}/live/keys`);
    await owner.submit(await owner.open(`${team()}/${account.users.admin}`), "Change the role", {
      role: "cashier",
    });
    const sent = await admin.submit(open, "Create a key");
    expect(sent.status).to.equal(403);
    expect(sent.html).to.not.match(/txl_\w{20}/);
  });

  it("a changed password ends the person's other sessions, of pages and operations", async () => {
    await activate(test, account.users.owner);
    const browser = await browserOf(test, account.users.owner);
    const other = await browserOf(test, account.users.owner);
    const api = await signedIn(test, account.users.owner);
    const values = { current_password: password, password: "four unrelated words" };
    const done = await browser.submit(await browser.open("/console/me"), "Change the password", values);
    expect(done.text).to.contain("The password is changed");
    await expectEnded(other);
    expect(await ask(api)).to.equal(401);
    expect((await browser.open(`/console/${account.id}/live`)).status).to.equal(200);
  });

  it("a session of an account that was suspended shows why, and no record", async () => {
    const owner = await browserOf(test, account.users.owner);
    await test.service.db.knex("accounts").where({ id: account.id }).update({ status: "suspended" });
    const page = await owner.open(`/console/${account.id}/live/documents`);
    expect(page.status).to.equal(403);
    expect(page.text).to.contain("its operators can reactivate it");
    expect((await owner.open("/console/accounts")).text).to.contain("This account is suspended.");
  });

  it("an invitation's link works once, and says what to do afterwards and after a day", async () => {
    const owner = await browserOf(test, account.users.owner);
    const invite = async (email: string): Promise<string> => {
      const typed = { name: "Njeri", email, role: "cashier" };
      await owner.submit(await owner.open(team()), "Send the invitation", typed);
      return `/console/invitations/accept?token=${await mailedToken(test.service, email)}`;
    };
    const accept = async (link: string): Promise<Shown> => {
      const browser = new Browser(test);
      return browser.submit(await browser.open(link), "Accept", { password: "four unrelated words" });
    };
    const link = await invite(`njeri@account-${account.id}.example`);
    const { name } = await test.service.db.knex("accounts").where({ id: account.id }).first("name");
    expect((await new Browser(test).open(link)).text).to.contain(`to work for ${name} as cashier.`);
    expect((await accept(link)).text).to.contain("You belong to the account now.");
    const again = await new Browser(test).open(link);
    expect(again.status).to.equal(422);
    expect(again.text).to.contain("each works once, for 24 hours");
    expect(again.html).to.not.contain('type="password"');
    expect(again.text).to.contain("ask the person who invited you for another invitation");
    expect(again.html).to.contain('<a href="/console/sign-in">Sign in</a>');
    const late = await invite(`late@account-${account.id}.example`);
    clock.advance(24 * 60 * minuteMs + 1);
    expect((await new Browser(test).open(late)).text).to.contain("each works once, for 24 hours");
    const members: string[] = await test.service.db
      .knex("users")
      .where({ account_id: account.id, email: `njeri@account-${account.id}.example` })
      .pluck("email");
    expect(members).to.have.lengthOf(1);
  });

  it("a link that was cut says so before a password is typed", async () => {
    for (const path of ["invitations/accept", "password-resets/confirm", "registrations/verify"])
      for (const query of ["", "?token=abc"]) {
        const page = await new Browser(test).open(`/console/${path}${query}`);
        expect(page.status, path).to.equal(422);
        expect(page.text, path).to.contain("The link is incomplete.").and.contain("Get a new link");
        expect(page.html, path).to.not.contain('type="password"');
      }
  });

  it("a phone whose clock is minutes off: the page says so, and a recovery code opens the session", async () => {
    const { email } = await activate(test, account.users.owner);
    const browser = await browserOf(test, account.users.owner);
    const setup = await browser.submit(await browser.open("/console/me/two-factor"), "Turn on");
    const fields = formsOf(setup).find(({ label }) => label === "Turn on")?.fields;
    const secret = fields?.get("secret") ?? "";
    const off = codeOf(secret, { now: () => clock.now() - 5 * minuteMs });
    const wrong = await browser.submit(setup, "Turn on", { code: off });
    expect(wrong.text).to.contain("the clock of your phone is set automatically");
    const codes = await browser.submit(wrong, "Turn on", { code: codeOf(secret, clock) });
    const recovery = /<li>([\w-]+)<\/li>/.exec(codes.html.slice(codes.html.indexOf("codes code")))?.[1] ?? "";

    const phone = new Browser(test);
    const asked = await phone.submit(await phone.open("/console/sign-in"), "Sign in", { email, password });
    expect(asked.text).to.contain("If you lost your phone, type one of your recovery codes.");
    const late = codeOf(secret, { now: () => clock.now() + 5 * minuteMs });
    const rejected = await phone.submit(asked, "Sign in", { code: late });
    expect(rejected.status).to.equal(401);
    expect(rejected.text).to.contain("the clock of your phone is set automatically");
    expect(rejected.text).to.not.contain("type the password again");
    const mistyped = await phone.submit(rejected, "Sign in", { code: "abcd-efgh" });
    expect(mistyped.status).to.equal(401);
    expect(mistyped.text)
      .to.contain("The recovery code is wrong or was used.")
      .and.contain("Type another of your recovery codes");
    expect(mistyped.text).to.not.contain("the clock of your phone");
    const noted = await phone.submit(mistyped, "Sign in", { code: recovery });
    expect(noted.text).to.contain("You signed in with a recovery code.").and.contain("9 recovery codes left");
    const home = await phone.open(/href="([^"]+)">Go on</.exec(noted.html)?.[1] ?? "");
    expect(home.path).to.equal(`/console/${account.id}/live`);
  });

  it("a person who lost phone and recovery codes signs in with the password once the operators turned the code off", async () => {
    const { email } = await activate(test, account.users.owner);
    const browser = await browserOf(test, account.users.owner);
    const { db } = test.service;
    const off = () => turnOffTwoFactor(db, clock, email);
    expect(await off().catch(({ message }: Error) => message)).to.contain("has no two-factor sign-in");
    const setup = await browser.submit(await browser.open("/console/me/two-factor"), "Turn on");
    const secret =
      formsOf(setup)
        .find(({ label }) => label === "Turn on")
        ?.fields.get("secret") ?? "";
    await browser.submit(setup, "Turn on", { code: codeOf(secret, clock) });
    const lost = new Browser(test);
    const asked = await lost.submit(await lost.open("/console/sign-in"), "Sign in", { email, password });
    expect(asked.text).to.contain("ask the operators of this service to turn two-factor sign-in off");
    expect(await off()).to.equal(email);
    await expectEnded(browser);
    const home = await lost.submit(await lost.open("/console/sign-in"), "Sign in", { email, password });
    expect(home.path).to.equal(`/console/${account.id}/live`);
    expect((await lost.open("/console/me")).text).to.match(/Off .*Turn on/);
    const kinds = (await mailsTo(test.service, email)).map(({ kind }) => kind);
    expect(kinds).to.include("two_factor_reset");
    const audit = await lost.open(`/console/${account.id}/live/audit?action=people.two_factor_off`);
    expect(audit.text).to.contain("An operator turned off two-factor sign-in for");
  });

  it("two tabs in two environments: each form acts where its tab is", async () => {
    const browser = await browserOf(test, account.users.owner);
    const live = await browser.open(`/console/${account.id}/live/branches`);
    const sandbox = await browser.open(`/console/${account.id}/sandbox/branches`);
    const named = (name: string) => ({ bhf_id: "01", name, is_head_office: "yes" });
    const first = await browser.submit(live, "Create the branch", named("Live branch"));
    const second = await browser.submit(sandbox, "Create the branch", named("Sandbox branch"));
    expect([first.path, second.path].map((path) => path.split("?")[0])).to.deep.equal([
      `/console/${account.id}/live/branches/01`,
      `/console/${account.id}/sandbox/branches/01`,
    ]);
    const branches = async (key: string) =>
      (await test.clientFor(key).branches.list()).data.map(({ name }) => name);
    expect(await branches(account.keys.live)).to.deep.equal(["Live branch"]);
    expect(await branches(account.keys.owner)).to.deep.equal(["Sandbox branch"]);
  });

  it("a form that is sent twice at once acts once", async () => {
    const browser = await browserOf(test, account.users.owner);
    const page = await browser.open(`/console/${account.id}/live/branches`);
    const typed = { bhf_id: "02", name: "Once", is_head_office: "yes" };
    const sent = await Promise.all([1, 2].map(() => browser.submit(page, "Create the branch", typed)));
    expect(sent.some(({ status }) => status === 200)).to.equal(true);
    expect((await test.clientFor(account.keys.live).branches.list()).data).to.have.lengthOf(1);
    const email = `once@account-${account.id}.example`;
    const invitation = { name: "Once", email, role: "cashier" };
    const invite = await browser.open(team());
    await Promise.all([1, 2].map(() => browser.submit(invite, "Send the invitation", invitation)));
    expect(await mailsTo(test.service, email)).to.have.lengthOf(1);
  });

  it("accepts books of 1,000 lines, and reports a truncated file", async () => {
    const key = account.keys.owner;
    await test.clientFor(key).branches.create({ bhf_id: "00", name: "Head office", is_head_office: true });
    const browser = await browserOf(test, account.users.accountant);
    const month = `/console/${account.id}/sandbox/months/2026-03`;
    const lines = Array.from(
      { length: 1_000 },
      (_, index) => `P051900001A,Wholesale Masters,INV-${index},2026-03-09,1000.00,160.00,1160.00`,
    );
    const head = "Supplier TIN,Supplier name,Invoice number,Invoice date,Taxable amount,Tax amount,Total";
    const file = (text: string) => ({ name: "file", content: new Blob([text], { type: "text/csv" }) });
    const page = await browser.open(month);
    const cut = await browser.submit(page, "Upload and match", {}, file("a,b\n1"));
    expect(cut.status).to.equal(422);
    expect(cut.text).to.contain("How to fix it:");
    const books = await browser.submit(page, "Upload and match", {}, file([head, ...lines].join("\n")));
    expect(books.status, books.text).to.equal(200);
    expect(books.text).to.match(/1,?000/);
  });

  it("a browser that closes while it sends a form leaves nothing half done", async () => {
    const browser = await browserOf(test, account.users.owner);
    const page = await browser.open(`/console/${account.id}/live/branches`);
    const form = formsOf(page).find(({ label }) => label === "Create the branch");
    const fields = new URLSearchParams(form?.fields);
    for (const [name, value] of Object.entries({ bhf_id: "03", name: "Cut", is_head_office: "yes" }))
      fields.set(name, value);
    const body = fields.toString();
    const { hostname, port } = new URL(test.origin);
    const head = [
      `POST ${form?.action} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Cookie: ${browser.cookie}`,
      "Sec-Fetch-Site: same-origin",
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${body.length}`,
    ].join("\r\n");
    /** Sends so much of the form, and goes away without the response. */
    const sendAndClose = (part: string) =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(`${head}\r\n\r\n${part}`, () => socket.destroy());
        });
        socket.once("error", reject).once("close", () => resolve());
      });
    const branches = async () => (await test.clientFor(account.keys.live).branches.list()).data;
    await sendAndClose(body.slice(0, -10));
    expect((await browser.open("/console/me")).status).to.equal(200);
    expect(await branches()).to.deep.equal([]);
    // All of it arrived: done once or not at all, and the same form again makes it one.
    await sendAndClose(body);
    let again = await browser.post(form?.action ?? "", { body: fields });
    while (again.text.includes("First request still running")) {
      // The page keeps the key of the form: pressing the button again makes no second one.
      expect(again.html).to.contain(`name="request_key" value="${fields.get("request_key")}"`);
      again = await browser.submit(again, "Create the branch");
    }
    expect(again.status, again.text).to.be.oneOf([200, 303]);
    expect((await branches()).map(({ name }) => name)).to.deep.equal(["Cut"]);
  });

  it("a mail server that is away keeps nobody waiting: the mail is sent later", async () => {
    const sent: string[] = [];
    let isAway = true;
    const mailTransport = {
      async send({ to }: { to: string }) {
        if (isAway) throw new Error("ECONNREFUSED");
        sent.push(to);
      },
      close: () => undefined,
    };
    const later = createTestClock();
    const own = await startConsole({
      clock: later,
      simulator: false,
      overrides: { work: false, mailTransport },
    });
    try {
      const { email } = await activate(own, own.account.users.owner);
      const browser = new Browser(own);
      const asked = await browser.submit(await browser.open("/console/password-resets"), "Send the link", {
        email,
      });
      expect(asked.text).to.contain("a mail with a link is on its way");
      await own.service.mail.drain();
      expect(sent).to.deep.equal([]);
      isAway = false;
      later.advance(minuteMs);
      await own.service.mail.drain();
      expect(sent).to.deep.equal([email]);
    } finally {
      await own.close();
    }
  });
});
