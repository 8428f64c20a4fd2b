// The team's pages, by plain HTTP: invite, change the role, stop access, remove, hand over.
import { expect } from "chai";
import { updatePerson } from "../../../server/src/core/accounts/person-store.ts";
import { mailsTo } from "../../support/mails.ts";
import { activate, password, personOf } from "../../support/people.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, formsOf, startConsole } from "./support.ts";

describe("the console's team", () => {
  const test = forSuite(() => startConsole({ overrides: { work: false } }));

  async function open() {
    const account = await test.openAccount();
    const browser = await browserOf(test, account.users.owner);
    return { account, browser, team: `/console/${account.id}/live/team` };
  }

  it("invites a person, and keeps the input when the address is wrong", async () => {
    const { browser, team } = await open();
    const typed = { name: "Njeri <b>", email: "njeri", role: "accountant" };
    const wrong = await browser.submit(await browser.open(team), "Send the invitation", typed);
    expect(wrong.status).to.equal(422);
    const kept = formsOf(wrong).find(({ label }) => label === "Send the invitation")?.fields;
    expect([kept?.get("name"), kept?.get("role")]).to.deep.equal([typed.name, "accountant"]);
    const done = await browser.submit(wrong, "Send the invitation", { email: "njeri@duka.example" });
    expect(done.text).to.contain("The invitation is on its way.").and.to.contain("njeri@duka.example");
    expect(done.html).to.contain("Njeri &lt;b&gt;").and.not.to.contain("Njeri <b>");
    expect(done.text).to.contain("Invited");
    const person = /href="([^"]+)">Njeri/.exec(done.html)?.[1] ?? "";
    const again = await browser.submit(await browser.open(person), "Send the invitation again");
    expect(again.text).to.contain("The invitation is on its way.");
    expect(again.text.match(/njeri@duka\.example/g)).to.have.length(1);
    expect(await mailsTo(test.service, "njeri@duka.example")).to.have.length(2);
  });

  it("sends one mail for an invitation that is sent twice, and another for a new form", async () => {
    const { browser, team } = await open();
    const typed = { name: "Njeri", email: "njeri-twice@duka.example", role: "accountant" };
    const page = await browser.open(team);
    const sent = await Promise.all([1, 2].map(() => browser.submit(page, "Send the invitation", typed)));
    const late = await browser.submit(page, "Send the invitation", typed);
    expect(late.text).to.contain("The invitation is on its way.");
    expect(sent.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(await mailsTo(test.service, typed.email)).to.have.length(1);
    await browser.submit(await browser.open(team), "Send the invitation", typed);
    expect(await mailsTo(test.service, typed.email)).to.have.length(2);
  });

  it("asks for the password if the last confirmation is old, and continues with the input", async () => {
    const account = await test.openAccount();
    const browser = await browserOf(test, account.users.owner, { confirmed_at: 0 });
    const team = await browser.open(`/console/${account.id}/live/team`);
    const typed = { name: "Otieno", email: "otieno@duka.example", role: "cashier" };
    const asked = await browser.submit(team, "Send the invitation", typed);
    expect(asked.text).to.contain("Confirm that it is you");
    expect(
      formsOf(asked)
        .find(({ label }) => label === "Confirm and go on")
        ?.fields.get("email"),
    ).to.equal(typed.email);
    await activate(test, account.users.owner);
    const done = await browser.submit(asked, "Confirm and go on", { confirm_password: password });
    expect(done.text).to.contain("The invitation is on its way.").and.to.contain(typed.email);
    // The session's token changed, so the old form is shown again.
    const old = await browser.submit(team, "Send the invitation", typed);
    const again = await browser.submit(old, "Send the invitation");
    expect(again.text).to.contain("The invitation is on its way.");
    expect(await mailsTo(test.service, typed.email)).to.have.length(1);
  });

  it("changes the role, stops access at once, gives it back, and removes", async () => {
    const { account, browser, team } = await open();
    const cashier = await browserOf(test, account.users.cashier);
    const user = `${team}/${account.users.cashier}`;
    expect((await cashier.open(`/console/${account.id}/live`)).status).to.equal(200);
    expect((await cashier.open(team)).status).to.equal(403);
    const changed = await browser.submit(await browser.open(user), "Change the role", { role: "accountant" });
    expect(changed.text).to.contain("The role is changed.");
    await browser.submit(await browser.open(user), "Stop access");
    expect((await cashier.open(`/console/${account.id}/live`)).status).to.equal(404);
    const back = await browser.submit(await browser.open(user), "Give access back");
    expect(back.text).to.contain("The person has access again.");
    const removed = await browser.submit(await browser.open(user), "Remove from the team");
    expect(removed.text).to.contain("Access has ended, and keys are revoked.");
    expect((await browser.open(user)).status).to.equal(404);
    // The team is that of the whole account.
    for (const environment of ["live", "sandbox"]) {
      const audit = await browser.open(`/console/${account.id}/${environment}/audit?action=users`);
      expect(audit.text).to.contain("removed cashier").and.contain("changed the role of cashier");
    }
  });

  it("keeps the last owner, and hands the account over", async () => {
    const { account, browser, team } = await open();
    const own = await browser.open(`${team}/${account.users.owner}`);
    const kept = await browser.submit(own, "Remove from the team");
    expect(kept.status).to.equal(409);
    expect(kept.text).to.contain("Make another person an owner first").and.not.contain("POST /");
    expect(kept.html).to.contain(`<a href="${team}">Open the team</a>`);
    const given = await browser.submit(
      await browser.open(`${team}/${account.users.admin}`),
      "Hand the account over",
    );
    expect(given.path).to.contain(`/console/${account.id}/live`);
    expect(given.text).to.contain("You are an admin of it now.");
    expect((await browser.open(team)).status).to.equal(403);
  });

  it("leads people without two-factor sign-in to it where the owner requires it", async () => {
    const account = await test.openAccount();
    const base = `/console/${account.id}/sandbox`;
    const owner = await browserOf(test, account.users.owner);
    expect((await owner.open(`${base}/team`)).text).to.contain("Turn it on for yourself first");
    const { db, clock } = test.service;
    const change = { totp_confirmed_at: clock.now() };
    await updatePerson(db.knex, await personOf(test, account.users.owner), change, clock.now());
    const required = await owner.submit(await owner.open(`${base}/team`), "Require it");
    expect(required.text).to.contain("Two-factor sign-in is required now.");
    const cashier = await browserOf(test, account.users.cashier);
    for (const path of ["", "/documents", "/team"]) {
      const led = await cashier.open(base + path);
      expect(led.path).to.equal("/console/me/two-factor?done=required");
      expect(led.text).to.contain("The account requires two-factor sign-in. Turn it on here");
    }
    const refreshed = await cashier.request("GET", base, { headers: { "HX-Request": "true" } });
    expect(refreshed.headers.get("hx-redirect")).to.equal("/console/me/two-factor?done=required");
    const sent = await cashier.post(`${base}/exports`, {
      body: new URLSearchParams({ type: "sales" }),
    });
    expect(sent.headers.get("location")).to.equal("/console/me/two-factor?done=required");
    await updatePerson(db.knex, await personOf(test, account.users.cashier), change, clock.now());
    expect((await cashier.open(base)).text).to.contain("Nothing to do here yet");
    const free = await owner.submit(required, "No longer require it");
    expect(free.text).to.contain("Two-factor sign-in is no longer required.");
  });
});
