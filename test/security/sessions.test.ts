// Sessions: planted, stolen, stale or cross-site ones open nothing, and no response reveals known people.
import { expect } from "chai";
import { threadSource, useThreadSource } from "../../server/src/base/threads.ts";
import { changeAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { addUser, changeUser, removeUser } from "../../server/src/modules/people/accounts/team.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import {
  activate,
  clientOf,
  insertToken,
  password,
  personOf,
  signedIn,
  tokenOf,
  withToken,
} from "../support/people.ts";
import { branchInput, switchAccount } from "../support/records.ts";
import { type ServiceResponse, startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const minuteMs = 60_000;
const outcomeOf = ({ status, body }: ServiceResponse): string => `${status} ${body.code ?? ""}`.trim();

describeEachFamily("sessions", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );
  beforeEach(() => switchAccount(test));

  const ask = async (headers: Record<string, string>, path = "/branches", method = "GET") =>
    outcomeOf(await test.call(method, path, { key: null, headers }));
  const change = (headers: Record<string, string>) =>
    test.call("POST", "/branches", { key: null, headers, body: branchInput({ bhf_id: "07" }) });
  const signIn = (headers: Record<string, string>, body: object) =>
    test.call("POST", "/sessions", { key: null, headers, body });

  describe("open the same operations as keys", () => {
    it("live data under /api/v1, sandbox data under /sandbox/api/v1, and nothing of one in the other", async () => {
      const { owner } = test.account.users;
      const [live, sandbox] = [await clientOf(test, owner), await clientOf(test, owner, { sandbox: true })];
      await live.branches.create(branchInput({ name: "Live branch" }));
      await sandbox.branches.create(branchInput({ name: "Sandbox branch" }));
      const names = async (client: typeof live) =>
        (await client.branches.list()).data.map(({ name }) => name);
      expect(await names(live)).to.deep.equal(["Live branch"]);
      expect(await names(sandbox)).to.deep.equal(["Sandbox branch"]);
      expect(await names(test.clientFor(test.account.keys.live))).to.deep.equal(["Live branch"]);
      expect(await names(test.clientFor(test.account.keys.owner))).to.deep.equal(["Sandbox branch"]);
      expect((await live.health.get()).caller).to.deep.include({ key: null });
      const [entry] = (await live.audit.list({ action: "branches.create" })).data;
      expect(entry).to.include({ user_id: owner, key_prefix: null, actor: "user", environment: "live" });
    });

    it("with the role and plan of the person in that account", async () => {
      const { cashier } = test.account.users;
      const session = await signedIn(test, cashier);
      expect(outcomeOf(await change(session))).to.equal("403 role_not_allowed");
      const { id, users } = await test.openAccount([]);
      const owner = { ...(await signedIn(test, users.owner)), "X-Account": String(id) };
      expect(outcomeOf(await test.call("GET", "/webhooks", { key: null, headers: owner }))).to.equal(
        "403 feature_not_enabled",
      );
    });

    it("in the account that X-Account names, which must be one's own", async () => {
      const { db } = test.service;
      const mine = test.account.users.accountant;
      const other = await test.openAccount();
      const third = await test.openAccount();
      const { email } = await db
        .knex("people")
        .where({ id: await personOf(test, mine) })
        .first("email");
      await test.clientFor(other.keys.owner).branches.create(branchInput({ name: "Other branch" }));
      const session = await signedIn(test, mine);
      expect(await ask(session)).to.equal("200");
      await addUser(db, clock, { account_id: other.id, name: "accountant", email, role: "cashier" });
      expect(await ask(session)).to.equal("403 account_not_named");
      const named = (id: unknown) => ({ ...session, "X-Account": String(id) });
      expect(await ask(named(test.account.id))).to.equal("200");
      // A cashier there, an accountant here.
      expect(await ask(named(other.id))).to.equal("403 role_not_allowed");
      for (const foreign of [third.id, 0, -1, "1 or 1=1", "x"])
        expect(await ask(named(foreign), "/items"), String(foreign)).to.equal("403 account_not_yours");
    });

    it("but no key opens a person's own operations", async () => {
      const { key } = await issueKey(test.service.db, clock, test.account.users.owner, "live", {});
      for (const [method, path] of [
        ["GET", "/me"],
        ["PUT", "/me/password"],
        ["PUT", "/me/email"],
        ["DELETE", "/me/two-factor"],
        ["DELETE", "/sessions"],
      ] as const) {
        const body = path.endsWith("password") ? { body: { password: "eleven green bicycles" } } : {};
        expect(outcomeOf(await test.call(method, path, { key, ...body }))).to.equal("403 session_required");
      }
      // With a session next to it, the session counts there, and the key elsewhere.
      const headers = {
        ...(await signedIn(test, test.account.users.cashier)),
        Authorization: `Bearer ${key}`,
      };
      expect((await test.call("GET", "/me", { key: null, headers })).body.data).to.include({
        name: "cashier",
      });
      expect(await ask(headers, "/account")).to.equal("200");
    });
  });

  describe("end, or open nothing more,", () => {
    it("after 30 minutes without a request, and 12 hours in any case", async () => {
      const session = await signedIn(test, test.account.users.owner);
      const seen: string[] = [];
      for (let minutes = 0; minutes < 13 * 60; minutes += 29) {
        seen.push(await ask(session));
        const stored = async () =>
          test.service.db.knex("sessions").where({ last_used_at: clock.now() }).first("id");
        while (seen.at(-1) === "200" && !(await stored()));
        clock.advance(29 * minuteMs);
      }
      const lasted = seen.indexOf("401 session_ended");
      expect(lasted * 29).to.be.within(12 * 60, 12 * 60 + 29);
      const idle = await signedIn(test, test.account.users.owner);
      clock.advance(30 * minuteMs - 1);
      expect(await ask(idle)).to.equal("200");
      const other = await signedIn(test, test.account.users.owner);
      clock.advance(30 * minuteMs);
      expect(await ask(other)).to.equal("401 session_ended");
    });

    it("when the person is disabled, and have the new role at once when it changes", async () => {
      const { db } = test.service;
      const { admin } = test.account.users;
      const session = await signedIn(test, admin);
      expect((await change(session)).status).to.equal(201);
      await changeUser(db, clock, admin, { role: "cashier" });
      expect(outcomeOf(await change(session))).to.equal("403 role_not_allowed");
      await changeUser(db, clock, admin, { is_active: false });
      expect(await ask(session)).to.equal("403 account_not_yours");
      await changeUser(db, clock, admin, { is_active: true });
      expect((await change(session)).status).to.equal(403);
      await removeUser(db, clock, admin);
      expect(await ask(session)).to.equal("403 account_not_yours");
    });

    it("when the account is suspended or cancelled", async () => {
      const { db } = test.service;
      const { owner } = test.account.users;
      const session = await signedIn(test, owner);
      await changeAccount(db, clock, test.account.id, "suspend");
      expect(await ask(session)).to.equal("403 account_suspended");
      expect(await ask(session, "/me")).to.equal("200");
      await changeAccount(db, clock, test.account.id, "cancel");
      expect(await ask(await signedIn(test, owner))).to.equal("403 account_cancelled");
    });
  });

  describe("can't be planted or guessed", () => {
    it("a sign-in never takes over the token that the browser had, and ends its session", async () => {
      const { email } = await activate(test, test.account.users.owner);
      const thief = await personOf(test, test.account.users.cashier);
      const planted = await insertToken(test, thief);
      for (const token of [planted, "fixed-by-somebody-else"]) {
        const response = await signIn(withToken(token), { email, password });
        expect(response.status).to.equal(201);
        expect(tokenOf(response.headers))
          .to.match(/^[\w-]{43}$/)
          .and.not.equal(token);
        expect(await ask(withToken(token), "/me")).to.equal("401 session_ended");
      }
    });

    it("invalid tokens open nothing", async () => {
      const token = await insertToken(test, await personOf(test, test.account.users.owner));
      expect(await ask(withToken(token))).to.equal("200");
      const { token_hash } = await test.service.db.knex("sessions").orderBy("id", "desc").first("token_hash");
      for (const text of [token.slice(1), `${token}x`, token_hash, "' or 1=1", "null"])
        expect(await ask(withToken(text)), text).to.equal("401 session_ended");
      for (const Cookie of [`__Host-taxctl=${token}`, `TAXCTL-SESSION=${token}`, "taxctl-session="])
        expect(await ask({ Cookie }), Cookie).to.equal("401 key_missing");
    });
  });

  describe("change something only from the service's own pages", () => {
    it("by Sec-Fetch-Site, or where a browser sends none, by Origin", async () => {
      const { Cookie = "" } = await signedIn(test, test.account.users.owner);
      const host = new URL(test.origin).host;
      const rejected: Record<string, string>[] = [
        {},
        { Origin: "null" },
        { Origin: "https://evil.example" },
        { Origin: `https://${host}.evil.example` },
        { Origin: `https://${host}` },
        { Origin: `http://evil.example:${new URL(test.origin).port}` },
        { "Sec-Fetch-Site": "cross-site" },
        { "Sec-Fetch-Site": "same-site" },
        { "Sec-Fetch-Site": "cross-site", Origin: test.origin },
      ];
      for (const headers of rejected)
        expect(outcomeOf(await change({ Cookie, ...headers })), JSON.stringify(headers)).to.equal(
          "403 cross_site_request",
        );
      expect(await ask({ Cookie })).to.equal("200");
      expect((await change({ Cookie, Origin: test.origin })).status).to.equal(201);
    });

    it("also for a sign-in: another site can't sign somebody in", async () => {
      const { email } = await activate(test, test.account.users.owner);
      const foreign: Record<string, string>[] = [
        { Origin: "https://evil.example" },
        { "Sec-Fetch-Site": "cross-site" },
      ];
      for (const headers of foreign) {
        const response = await signIn(headers, { email, password });
        expect(outcomeOf(response)).to.equal("403 cross_site_request");
        expect(response.headers.getSetCookie()).to.deep.equal([]);
      }
    });
  });

  describe("reveal nothing to strangers", () => {
    it("by their texts, whatever is known", async () => {
      const { email } = await activate(test, test.account.users.owner);
      const texts = [];
      for (const body of [
        { email, password: "a wrong password" },
        { email: "nobody@example.com", password: "a wrong password" },
      ]) {
        const { text, headers } = await signIn({}, body);
        texts.push(text.replaceAll(/"(timestamp|request_id)":"[^"]*"/g, ""));
        expect(headers.getSetCookie()).to.deep.equal([]);
      }
      expect(texts[0]).to.equal(texts[1]);
    });

    it("by their time: an unknown address costs the same hash", async () => {
      const { passwords } = test.service;
      const machine = threadSource;
      const costs: object[] = [];
      const restore = useThreadSource({
        ...machine,
        hash: (parameters) => {
          const { message: _, nonce: __, ...cost } = parameters;
          costs.push(cost);
          return machine.hash(parameters);
        },
      });
      try {
        const known = await passwords.hash(password);
        costs.length = 0;
        for (const hash of [known, undefined])
          expect(await passwords.verify("a wrong password", hash)).to.equal(false);
      } finally {
        restore();
      }
      const [one, other, ...more] = costs;
      expect(other).to.deep.equal(one).and.to.include.keys("memory", "passes");
      expect(more).to.deep.equal([]);
    });
  });
});
