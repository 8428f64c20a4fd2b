// The operators' pages, by plain HTTP: review, accounts, plan, TINs, limits, suspension.
import { expect } from "chai";
import { systemClock } from "../../../server/src/base/clock.ts";
import { newId } from "../../../server/src/base/ids.ts";
import { bindTin } from "../../../server/src/core/accounts/tins.ts";
import { csrfOf } from "../../../server/src/modules/console/csrf.ts";
import { operatorPages } from "../../../server/src/modules/console/pages/operators.ts";
import { issueKey } from "../../../server/src/modules/people/accounts/key-admin.ts";
import { removeOperator } from "../../../server/src/modules/people/operators/admin.ts";
import { openBranch } from "../../support/branch.ts";
import { operatorToken, registerBusiness, waitingKey } from "../../support/operators.ts";
import { codeOf, insertToken } from "../../support/people.ts";
import { branchInput } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { Browser, browserOf, formsOf, type Shown, startConsole } from "./support.ts";

describe("the console's operator pages", () => {
  const test = forSuite(() => startConsole({ overrides: { work: false } }));

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
    const done = await browser.open("/console/operators?status=approved");
    expect(done.text).to.contain(business).and.contain("has this PIN").and.not.contain("PIN in use");
    const owner = await test.service.db
      .knex("users")
      .where({ name: "Asha Otieno" })
      .orderBy("id", "desc")
      .first();
    const audit = await (await browserOf(test, owner.id)).open(
      `/console/${owner.account_id}/live/audit?actor=operator`,
    );
    expect(audit.text).to.match(/operator-\d+@tax\.example bound a PIN to /);
    expect(audit.text).to.not.match(/An operator /);
  });

  it("reject with a required reason", async () => {
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

  it("begin with the registrations that wait, and lead to the account that has the TIN", async () => {
    const { business, tin } = await registerBusiness(test);
    const browser = await operator();
    const started = await browser.open("/console");
    expect(started.path).to.equal("/console/operators");
    expect(started.html)
      .to.contain('<a href="/console/operators" aria-current="page">Registrations <span>1</span></a>')
      .and.contain('<a href="/console/operators?status=pending" aria-current="true">Waiting for review</a>');
    const account = await test.openAccount();
    await bindTin(test.service.db, test.service.clock, account.id, tin);
    const queue = await browser.open("/console/operators");
    expect(queue.text).to.contain(`PIN in use Account ${account.id} has this PIN`);
    const link = new RegExp(`href="([^"]+)">${business}<`).exec(queue.html)?.[1] ?? "";
    const page = await browser.open(link.replaceAll("&amp;", "&"));
    expect(page.html).to.contain(`href="/console/operators/accounts/${account.id}"`);
    expect(page.text)
      .to.match(/Country\s+Kenya/)
      .and.not.contain("Reviewed");
    const clash = await browser.submit(page, "Approve");
    expect(clash.status).to.equal(409);
    expect(clash.text).to.contain("take the TIN away").and.not.contain("taxd accounts");
  });

  it("find an account, change plan, TINs and limits, and suspend it", async () => {
    const account = await test.openAccount();
    const browser = await operator();
    const found = await browser.open(`/console/operators/accounts?status=active`);
    expect(found.html).to.contain(`/console/operators/accounts/${account.id}"`);
    expect(found.text).to.contain("Health Waiting").and.contain("No device yet");
    // On phones the status stands next to the name.
    expect(found.html).to.match(/<td data-label="Status" class="main"><div><span class="badge good">Active/);
    const here = `/console/operators/accounts/${account.id}`;
    let page = await browser.open(here);
    expect(page.text).to.contain("Sandbox").and.to.contain("can't send live documents");
    const planOf = (shown: Shown) =>
      formsOf(shown)
        .find(({ label }) => label === "Change the plan")
        ?.fields.getAll("features");
    const wrong = await browser.submit(page, "Bind", { tin: "P-1" });
    expect([wrong.status, wrong.html.includes('value="P-1"')]).to.deep.equal([422, true]);
    expect(planOf(wrong), "another form keeps its boxes").to.deep.equal(planOf(page));
    page = await browser.submit(page, "Bind", { tin: "P055555570Q" });
    expect(page.text).to.contain("The TIN is bound to the account.").and.to.contain("P055555570Q");
    page = await browser.submit(page, "Unbind P055555570Q");
    expect(page.text).to.contain("The TIN is no longer bound");
    page = await browser.submit(page, "Change the limits", { rate_per_minute: "600" });
    expect(page.text).to.contain("600 a minute");
    expect(planOf(page)).to.include("webhooks");
    page = await browser.submit(page, "Suspend the account", { reason: "Unpaid" });
    expect(page.text)
      .to.contain("Suspended")
      .and.to.contain("The account is suspended.")
      .and.to.contain("Reactivate the account")
      .and.to.match(/Reason\s+Unpaid/);
    const start = async (user: number) => (await (await browserOf(test, user)).open("/console")).text;
    expect(await start(account.users.owner))
      .to.contain("This account is suspended.")
      .and.contain("Reason: Unpaid");
    // The reason is for owners.
    expect(await start(account.users.cashier)).to.not.contain("Unpaid");
  });

  it("say in one sentence what an account can put right itself, and that an environment has no device", async () => {
    const account = await test.openAccount();
    const browser = await operator();
    const here = `/console/operators/accounts/${account.id}`;
    const before = await browser.open(here);
    expect(before.text).to.contain("No device yet.").and.not.contain("Nothing is wrong.");
    const client = test.clientFor(account.keys.owner);
    await openBranch(test, { accountId: account.id, bhf_id: "02" });
    await client.branches.pause("02", { reason: "Stock. Taking" });
    const { text } = await browser.open(here);
    expect(text)
      .to.match(
        /Branch 02 has been paused since \d+ \w+ \d{4}, \d{2}:\d{2}: Stock\. Taking Its documents are stored and not sent\. The account can resume it\./,
      )
      .and.not.match(/taxctl branches|\d{4}-\d{2}-\d{2}T/);
  });

  it("approve and reject the keys that wait", async () => {
    const browser = await operator();
    expect((await browser.open("/console/operators/keys")).text).to.contain("No key waits for approval.");
    const keys = [await waitingKey(test), await waitingKey(test)];
    const owner = await browserOf(test, test.account.users.owner);
    const mine = await owner.open(`/console/${test.account.id}/live/keys`);
    expect(mine.text).to.contain("Waits for the operators' approval");
    const account = await browser.open(`/console/operators/accounts/${test.account.id}`);
    expect(account.html).to.contain(`href="/console/operators/keys/${keys[0]?.id}"`);
    let page = await browser.open(`/console/operators/keys/${keys[0]?.id}`);
    page = await browser.submit(page, "Approve");
    expect([page.path.split("?")[0], page.text.includes("It is approved")]).to.deep.equal([
      "/console/operators/keys",
      true,
    ]);
    page = await browser.open(`/console/operators/keys/${keys[1]?.id}`);
    expect((await browser.submit(page, "Reject")).status).to.equal(422);
    page = await browser.submit(page, "Reject", { reason: "Name your addresses" });
    expect(page.text).to.contain("It is revoked").and.to.contain("No key waits for approval.");
    expect((await browser.open(`/console/operators/keys/${keys[1]?.id}`)).status).to.equal(404);
  });

  it("approve the token of a relay that waits", async () => {
    const client = test.clientFor(test.account.keys.owner);
    await client.branches.create(branchInput({ bhf_id: "09" }));
    const { id } = await client.relays.create({ name: "Depot", branches: ["09"] });
    await test.service.db.knex("relays").where({ id }).update({ is_approved: 0 });
    const owner = await browserOf(test, test.account.users.owner);
    const own = await owner.open(`/console/${test.account.id}/sandbox/relays`);
    expect(own.text).to.contain("Waits for the operators' approval");
    const browser = await operator();
    expect((await browser.open("/console/operators/keys")).text).to.contain("of relay Depot");
    const page = await browser.open(`/console/operators/keys/${id}`);
    expect(page.text).to.contain("The relay can call the control units of its branches");
    expect((await browser.submit(page, "Approve")).text).to.contain("It is approved");
    expect((await client.relays.list())[0]).to.include({ id, is_approved: true });
  });

  describe("are for operators with two factors", () => {
    let key: string;
    before(async () => {
      const { db, clock } = test.service;
      key = (await issueKey(db, clock, test.account.users.cashier, "live", { is_approved: false })).id;
    });

    type Visit = { page: Shown; what: string };

    /** Opens every page of operators and sends every form. */
    async function visitAll(browser: Browser, headers: Record<string, string> = {}): Promise<Visit[]> {
      const values: Record<string, string> = {
        account: String(test.account.id),
        key,
        tin: "P055555570Q",
        registration: newId(systemClock),
      };
      const csrf = csrfOf(browser.cookie?.split("=")[1]);
      const visits: Visit[] = [];
      for (const route of operatorPages) {
        const path = `/console${route.path.replaceAll(/:(\w+)/g, (_, name) => values[name] ?? "")}`;
        const body = new URLSearchParams({ csrf, reason: "Unpaid", move: "suspend", tin: "P055555570Q" });
        if (route.get)
          visits.push({ what: `GET ${path}`, page: await browser.request("GET", path, { headers }) });
        if (route.post)
          visits.push({ what: `POST ${path}`, page: await browser.post(path, { body, headers }) });
      }
      return visits;
    }
    const stateOf = async (): Promise<string> => {
      const { knex } = test.service.db;
      const id = test.account.id;
      return JSON.stringify([
        await knex("accounts").where({ id }).first(),
        await knex("account_tins").where({ account_id: id }),
        await knex("api_keys").where({ id: key }),
      ]);
    };
    const expectAll = async (
      visits: Visit[],
      status: number,
      text: RegExp | string,
      before: string,
      /** The status of forms whose entries wait for a sign-in. */
      ofForms = status,
    ) => {
      expect(visits.length).to.be.greaterThan(15);
      for (const { page, what } of visits) {
        expect(page.status, what).to.equal(what.startsWith("POST") ? ofForms : status);
        const shown = page.status === 303 ? page.headers.get("location") : page.text;
        expect(shown, what).to.match(new RegExp(text));
        expect(page.html, what).not.to.contain("contact@account-");
      }
      expect(await stateOf()).to.equal(before);
    };

    it("and not for people of an account", async () => {
      const before = await stateOf();
      const owner = await browserOf(test, test.account.users.owner);
      expect((await owner.open("/console/me")).html).not.to.contain("/console/operators");
      await expectAll(await visitAll(owner), 403, "Not an operator", before);
    });

    it("and not for operators without a second factor", async () => {
      const before = await stateOf();
      await expectAll(await visitAll(await operator({ twoFactor: false })), 403, "Two-factor", before);
    });

    it("and lead an operator without one to the page that turns it on", async () => {
      const browser = await operator({ twoFactor: false });
      const start = await browser.open("/console");
      expect([start.status, start.path]).to.deep.equal([200, "/console/me/two-factor?done=operator"]);
      expect(start.text).to.contain("Operators need two-factor sign-in. Turn it on here");
      expect(start.html).to.not.contain('role="alert"').and.not.contain('href="/console/operators"');
      const setup = await browser.submit(start, "Turn on");
      const secret =
        formsOf(setup)
          .find(({ label }) => label === "Turn on")
          ?.fields.get("secret") ?? "";
      const codes = await browser.submit(setup, "Turn on", { code: codeOf(secret, test.service.clock) });
      expect(codes.html).to.contain('href="/console/operators"');
    });

    it("and not for API keys", async () => {
      const before = await stateOf();
      const headers = { Authorization: `Bearer ${test.account.keys.live}` };
      await expectAll(await visitAll(new Browser(test), headers), 303, "^/console/sign-in", before);
    });

    it("and not for operators who were removed: the session ends, and a new one opens nothing", async () => {
      const browser = await operator();
      const { db, clock } = test.service;
      const { email, id } = await db.knex("people").orderBy("id", "desc").first("email", "id");
      expect((await browser.open("/console/operators")).status).to.equal(200);
      await removeOperator(db, clock, email);
      const before = await stateOf();
      const ended = /^\/console\/sign-in|Your session has ended. Sign in again/;
      await expectAll(await visitAll(browser), 303, ended, before, 401);
      const again = new Browser(test, `taxctl-session=${await insertToken(test, id)}`);
      await expectAll(await visitAll(again), 403, "Not an operator", before);
    });

    it("and no longer once the second factor is off", async () => {
      const browser = await operator();
      expect((await browser.open("/console/operators")).status).to.equal(200);
      await browser.submit(await browser.open("/console/me/two-factor"), "Turn off");
      const before = await stateOf();
      await expectAll(await visitAll(browser), 403, "Two-factor", before);
    });
  });
});
