// Attacks on the console: foreign forms, planted markup, links into other accounts and environments, frames, oversized forms.
import { expect } from "chai";
import { updatePerson } from "../../../server/src/core/accounts/person-store.ts";
import { codeOf, insertToken, password, personOf, withToken } from "../../support/people.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { Browser, formsOf, startConsole } from "./support.ts";

describe("the console under attack", () => {
  let person: number;
  const test = forSuite(() => startConsole());
  before(async () => {
    person = await personOf(test, test.account.users.owner);
  });

  const signedIn = async (confirmed_at?: number): Promise<Browser> => {
    const token = await insertToken(test, person, confirmed_at === undefined ? {} : { confirmed_at });
    return new Browser(test, withToken(token).Cookie);
  };
  const nameOf = async (): Promise<string> =>
    (await test.service.db.knex("people").where({ id: person }).first("name")).name;

  it("rejects a form from another site, and one without an origin", async () => {
    const browser = await signedIn();
    const [form] = formsOf(await browser.open("/console/me")).filter(
      ({ label }) => label === "Change the name",
    );
    form?.fields.set("name", "Mallory");
    for (const headers of [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "none" },
    ]) {
      const page = await browser.post("/console/me", {
        body: form?.fields ?? new URLSearchParams(),
        headers,
      });
      expect(page.status, JSON.stringify(headers)).to.equal(403);
    }
    const bare = await fetch(`${test.origin}/console/me`, {
      method: "POST",
      headers: { Cookie: browser.cookie ?? "" },
      body: form?.fields ?? new URLSearchParams(),
    });
    expect(bare.status).to.equal(403);
    expect(await nameOf()).to.equal("Owner");
  });

  it("rejects a sign-in that another site sends", async () => {
    const body = new URLSearchParams({ email: "mallory@example.com", password });
    const page = await new Browser(test).post("/console/sign-in", {
      body,
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    expect(page.status).to.equal(403);
  });

  it("rejects a form without the session's token, or with another session's, and keeps the input", async () => {
    const browser = await signedIn();
    const other = await signedIn();
    const [foreign] = formsOf(await other.open("/console/me")).filter(
      ({ label }) => label === "Change the name",
    );
    for (const csrf of ["", "x", foreign?.fields.get("csrf") ?? ""]) {
      const body = new URLSearchParams({ csrf, name: "Typed name" });
      const page = await browser.post("/console/me", { body });
      expect(page.status).to.equal(403);
      const [again] = formsOf(page).filter(({ label }) => label === "Change the name");
      expect(again?.fields.get("name")).to.equal("Typed name");
    }
    expect(await nameOf()).to.equal("Owner");
  });

  it("reads its own session's cookie, whatever another site has planted before it", async () => {
    const { cookie } = await signedIn();
    const browser = new Browser(test, `__Host-taxctl=planted; ${cookie}`);
    const page = await browser.open("/console/me");
    expect(page.path).to.equal("/console/me");
    const named = await browser.submit(page, "Change the name", { name: "Asha" });
    expect(named.text).to.contain("Asha");
    await browser.submit(named, "Change the name", { name: "Owner" });
  });

  it("writes names as text, never as markup", async () => {
    const { db, clock } = test.service;
    const planted = `"><img src=x onerror=alert(1)><script>alert(1)</script>'`;
    await updatePerson(db.knex, person, { name: planted }, clock.now());
    const browser = await signedIn();
    const page = await browser.open("/console/me");
    await updatePerson(db.knex, person, { name: "Owner" }, clock.now());
    expect(page.html).to.not.contain("<img").and.not.contain("<script>alert");
    expect(page.text).to.contain(planted);
    const typed = await browser.open(`/console/sign-in?next=${encodeURIComponent(planted)}`);
    expect(typed.html).to.not.contain("<img");
    const branch = await browser.open(
      `/console/${test.account.id}/sandbox?opened=${encodeURIComponent(planted)}`,
    );
    expect(branch.html).to.not.contain("<img");
  });

  it("shows no other account, and no unknown environment", async () => {
    const browser = await signedIn();
    const foreign = await test.openAccount();
    const paths = [
      `${foreign.id}/live`,
      `${test.account.id}/test`,
      "0/live",
      "live/1",
      `${test.account.id}/live/nothing`,
    ];
    for (const path of paths) expect((await browser.open(`/console/${path}`)).status, path).to.equal(404);
  });

  it("is shown in no frame, runs no script but its own, and is not kept", async () => {
    const { headers } = await new Browser(test).open("/console/sign-in");
    expect(headers.get("content-security-policy")).to.match(
      /^default-src 'none'; style-src 'self'; script-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(headers.get("x-frame-options")).to.equal("DENY");
    expect(headers.get("cache-control")).to.equal("no-store");
    expect(headers.get("referrer-policy")).to.equal("same-origin");
  });

  it("has no inline script or style", async () => {
    const browser = await signedIn();
    for (const path of [
      "/console/me",
      `/console/${test.account.id}/live`,
      "/console/sign-in",
      "/console/registrations",
    ]) {
      const { html } = await browser.open(path);
      expect(html, path).to.not.match(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=|javascript:/);
    }
  });

  it("asks again for the password before a sensitive act, and then does it once", async () => {
    const browser = await signedIn(test.service.clock.now() - 11 * 60_000);
    const { passwords, db, clock } = test.service;
    await updatePerson(db.knex, person, { password_hash: await passwords.hash(password) }, clock.now());
    const asked = await browser.submit(await browser.open("/console/me/two-factor"), "Turn on");
    expect(asked.text).to.contain("Confirm that it is you");
    const wrong = await browser.submit(asked, "Confirm and go on", { confirm_password: "wrong" });
    expect(wrong.status).to.equal(422);
    expect(wrong.text).to.contain("The password or the code is wrong");
    const done = await browser.submit(wrong, "Confirm and go on", { confirm_password: password });
    expect(done.html).to.contain("<svg");
  });

  it("changes a password only with the present one, and keeps no password in a page", async () => {
    const { passwords, db, clock } = test.service;
    await updatePerson(db.knex, person, { password_hash: await passwords.hash(password) }, clock.now());
    const browser = await signedIn();
    const { cookie } = browser;
    const values = { current_password: "wrong", password: "four unrelated words" };
    const wrong = await browser.submit(await browser.open("/console/me"), "Change the password", values);
    expect(wrong.status).to.equal(422);
    expect(wrong.html).to.not.contain(values.password);
    const right = { ...values, current_password: password };
    const done = await browser.submit(wrong, "Change the password", right);
    expect(done.text).to.contain("The password is changed");
    expect(browser.cookie).to.not.equal(cookie);
  });

  it("asks for a code, the password is not enough, before a change of the sign-in where two-factor is on", async () => {
    const { passwords, db, clock } = test.service;
    await updatePerson(db.knex, person, { password_hash: await passwords.hash(password) }, clock.now());
    const browser = await signedIn();
    const setup = await browser.submit(await browser.open("/console/me/two-factor"), "Turn on");
    const fields = formsOf(setup).find(({ label }) => label === "Turn on")?.fields;
    const secret = fields?.get("secret") ?? "";
    const shown = await browser.submit(setup, "Turn on", { code: codeOf(secret, clock) });
    const codes = [...shown.html.matchAll(/<li>([\w-]{19})<\/li>/g)].map(([, code = ""]) => code);
    expect(codes).to.have.lengthOf(10);
    const later = await signedIn();
    const values = { current_password: password, password: "four unrelated words" };
    const rejected = await later.submit(await later.open("/console/me"), "Change the password", values);
    expect(rejected.status).to.equal(403);
    expect(rejected.text).to.contain("Type a code of your authenticator app");
    const asked = await later.submit(await later.open("/console/me/two-factor"), "Turn off");
    expect(asked.text).to.contain("Give a code to go on").and.not.contain("Password");
    const wrong = await later.submit(asked, "Confirm and go on", { confirm_code: "wrong" });
    expect(wrong.text).to.contain("The password or the code is wrong").and.contain("Give a code to go on");
    const done = await later.submit(wrong, "Confirm and go on", { confirm_code: codes[0] ?? "" });
    expect(done.text).to.contain("Two-factor sign-in is off.").and.contain("Off With it");
  });

  it("rejects a form that is too large, and a body that isn't a form", async () => {
    const browser = await signedIn();
    const large = new URLSearchParams({ name: "x".repeat(70_000) });
    expect((await browser.post("/console/me", { body: large })).status).to.equal(413);
    const page = await browser.post("/console/me", {
      headers: { "Content-Type": "application/json" },
    });
    expect(page.status).to.equal(415);
  });

  it("sends an open page that refreshes itself to the sign-in when the session has ended", async () => {
    const path = `/console/${test.account.id}/live`;
    const page = await new Browser(test).request("GET", path, { headers: { "HX-Request": "true" } });
    expect(page.status).to.equal(401);
    expect(page.headers.get("hx-redirect")).to.equal(`/console/sign-in?next=${encodeURIComponent(path)}`);
  });

  it("refreshes the home page for ten minutes only, so that an unused session ends", async () => {
    const browser = await signedIn();
    const path = `/console/${test.account.id}/live`;
    expect((await browser.open(path)).html).to.match(/hx-trigger="every/);
    // Then it waits for a person who comes back to the page.
    expect((await browser.open(`${path}?opened=${Date.now() - 601_000}`)).html)
      .to.contain('hx-trigger="refresh"')
      .and.not.match(/hx-trigger="every/);
  });
});

describe("a service without the console", () => {
  it("has no pages at /console", async () => {
    const test = await startTestService({ simulator: false });
    try {
      expect((await test.call("GET", "//console", { key: null })).status).to.equal(404);
      expect((await test.call("GET", "//console/sign-in", { key: null })).status).to.equal(404);
    } finally {
      await test.close();
    }
  });
});
