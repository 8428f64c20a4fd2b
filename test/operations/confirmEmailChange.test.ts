// confirmEmailChange: the code of the mail makes the new address the person's, wherever the old one stood.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { readKeyEpoch } from "../../server/src/core/accounts/key-store.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailedToken, mailsTo } from "../support/mails.ts";
import { newForm, operatorClient, registerBusiness } from "../support/operators.ts";
import { activate, clientOf, insertToken, password, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { withFactor } from "../support/second-factor.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("confirmEmailChange", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  const confirm = (client: Taxctl, token: string) => client.me.confirmEmailChange({ token }).withResponse();
  const signIn = (email: string) => sessionClient(test).sessions.create({ email, password });
  async function codeFor(client: Taxctl, email: string): Promise<string> {
    await client.me.requestEmailChange({ email, current_password: password });
    return mailedToken(test.service, email);
  }

  /** The owner of an account of its own. */
  async function somebody() {
    const account = await test.openAccount();
    const { owner } = account.users;
    const { id, email, name } = await activate(test, owner);
    return { id, email, name, owner, account, client: await clientOf(test, owner) };
  }

  it("200: changes the address, ends other sessions, and gives this one a new token", async () => {
    const { id, email, name, owner, account, client } = await somebody();
    const other = await clientOf(test, owner);
    const to = "asha@new.example";
    const epoch = await readKeyEpoch(test.service.db.knex);
    const { headers, body } = await confirm(client, await codeFor(client, to));
    expect(await readKeyEpoch(test.service.db.knex), "cached keys have the old address").to.equal(epoch + 1);
    expect(body.message).to.equal("The e-mail address is changed, and other sessions have ended");
    for (const old of [other, client])
      expect(await failureOf(old.me.get())).to.include({ status: 401, code: "session_ended" });
    const kept = sessionClient(test, tokenOf(headers));
    expect(await kept.me.get()).to.include({ id, email: to, name });
    expect(await failureOf(signIn(email))).to.include({ status: 401, code: "sign_in_failed" });
    expect(await signIn(to.toUpperCase())).to.have.property("id");
    expect(await test.service.db.knex("people").where({ id }).first("email_verified_at")).to.deep.equal({
      email_verified_at: clock.now(),
    });
    const [entry] = (await test.clientFor(account.keys.owner).audit.list({ action: "people.email" })).data;
    expect(entry).to.deep.include({ user_id: owner, old: { email }, new: { email: to }, user_email: to });
    const [mail, ...more] = await mailsTo(test.service, email);
    expect(more).to.deep.equal([]);
    expect(mail).to.deep.equal({ kind: "email_changed", values: { name } });
  });

  it("200: changes it in the team, for the operators, and in registrations that wait", async () => {
    const form = newForm();
    const waiting = await registerBusiness(test, form);
    const person = await test.service.db.knex("people").where({ email: form.email }).first("id");
    await activatePassword(person.id);
    const client = sessionClient(test, await insertToken(test, person.id));
    const to = `new-${form.email}`;
    const { headers } = await confirm(client, await codeFor(client, to));
    const { operators } = await operatorClient(test);
    const { id: account_id } = await operators.approveRegistration(waiting.id);
    expect(await operators.inspectAccount(String(account_id))).to.include({ email: to });
    const kept = sessionClient(test, tokenOf(headers));
    expect(await kept.me.get()).to.deep.include({ id: person.id, email: to });
    expect((await kept.me.get()).registrations.map(({ status }) => status)).to.deep.equal(["approved"]);
    const second = `newer-${form.email}`;
    const moved = await confirm(kept, await codeFor(kept, second));
    const last = sessionClient(test, tokenOf(moved.headers));
    expect((await last.users.list()).map(({ email }) => email)).to.deep.equal([second]);
    expect(await operators.inspectAccount(String(account_id))).to.include({ email: second });
    expect((await last.me.get()).registrations).to.have.lengthOf(1);
  });

  async function activatePassword(id: number): Promise<void> {
    const { db, passwords } = test.service;
    await db
      .knex("people")
      .where({ id })
      .update({ password_hash: await passwords.hash(password) });
  }

  it("200: revokes links that went to the old address", async () => {
    const { email, client } = await somebody();
    await sessionClient(test).passwords.requestReset({ email });
    const link = await mailedToken(test.service, email);
    await confirm(client, await codeFor(client, "revoking@new.example"));
    const reset = sessionClient(test).passwords.reset({ token: link, password: "eleven green bicycles" });
    expect(await failureOf(reset)).to.include({ status: 422, code: "link_invalid" });
  });

  it("200: keeps two-factor sign-in", async () => {
    const { client, complete } = await withFactor(test, (await test.openAccount()).users.owner);
    const to = "factor@new.example";
    expect((await confirm(client, await codeFor(client, to))).status).to.equal(200);
    expect(await failureOf(complete()), "the old address").to.include({ code: "sign_in_failed" });
    expect(await signIn(to)).to.have.property("challenge");
  });

  it("422: accepts a code once, also from two requests at once", async () => {
    const { id, client } = await somebody();
    const token = await codeFor(client, "once@new.example");
    const outcomes = await Promise.allSettled([confirm(client, token), confirm(client, token)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
    const again = sessionClient(test, await insertToken(test, id));
    expect(await failureOf(confirm(again, token))).to.include({ status: 422, code: "link_invalid" });
  });

  it("422: accepts no code of another person, and leaves it as it was", async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const token = await codeFor(mine.client, "mine@new.example");
    const failure = await failureOf(confirm(other.client, token));
    expect(failure).to.include({ status: 422, code: "link_invalid" });
    expect(await other.client.me.get()).to.include({ email: other.email });
    expect((await confirm(mine.client, token)).status).to.equal(200);
  });

  it("422: accepts no code after 24 hours, after a new password, or that is incomplete", async () => {
    const { id, email, client } = await somebody();
    const late = await codeFor(client, "late@new.example");
    clock.advance(24 * 3_600_000);
    const next = sessionClient(test, await insertToken(test, id));
    for (const dead of [late, `${late.slice(0, -1)}_`, "x"])
      expect(await failureOf(confirm(next, dead))).to.include({
        status: 422,
        code: "link_invalid",
        message: "The code was used, has expired or is incomplete. Request a new one: PUT /me/email",
      });
    const revoked = await codeFor(next, "revoked@new.example");
    const { headers } = await next.me
      .changePassword({ current_password: password, password: "eleven green bicycles at noon" })
      .withResponse();
    const kept = sessionClient(test, tokenOf(headers));
    expect(await failureOf(confirm(kept, revoked))).to.include({ status: 422, code: "link_invalid" });
    expect(await kept.me.get()).to.include({ email });
  });

  it("422: gives one address to one of two persons, also at once, and does not say why the other fails", async () => {
    const to = "shared@new.example";
    const people = [await somebody(), await somebody()];
    const codes: string[] = [];
    for (const { client } of people) codes.push(await codeFor(client, to));
    const outcomes = await Promise.allSettled(
      people.map(({ client }, index) => confirm(client, codes[index] ?? "")),
    );
    const failed = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(failed).to.have.lengthOf(1);
    expect(failed[0]?.reason).to.include({ status: 422, code: "link_invalid" });
    const loser = people[outcomes.findIndex(({ status }) => status === "rejected")];
    expect(await loser?.client.me.get(), "the session goes on").to.include({ email: loser?.email });
    expect(await mailsTo(test.service, loser?.email ?? "")).to.deep.equal([]);
  });
});
