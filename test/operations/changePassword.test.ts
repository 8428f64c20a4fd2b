// changePassword: a new password of the person who is signed in, which ends the other sessions.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { activate, clientOf, password, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { expectCodeRequired, withFactor } from "../support/second-factor.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const changed = "eleven green bicycles at noon";

describeEachFamily("changePassword", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: changes the password, ends other sessions, and gives this one a new token", async () => {
    const { owner } = test.account.users;
    const { email } = await activate(test, owner);
    const [other, client] = [await clientOf(test, owner), await clientOf(test, owner)];
    const { headers } = await client.me
      .changePassword({ current_password: password, password: changed })
      .withResponse();
    for (const old of [other, client])
      expect(await failureOf(old.me.get())).to.include({ status: 401, code: "session_ended" });
    expect(await sessionClient(test, tokenOf(headers)).me.get()).to.include({ email });
    const signIn = (text: string) => sessionClient(test).sessions.create({ email, password: text });
    expect(await failureOf(signIn(password))).to.include({ status: 401, code: "sign_in_failed" });
    expect(await signIn(changed)).to.have.property("id");
    const [entry] = (await test.client.audit.list({ action: "people.password" })).data;
    expect(entry).to.deep.include({ user_id: owner, old: null, new: null });
    const mails = await test.service.db.knex("mails").where({ recipient: email }).pluck("kind");
    expect(mails).to.deep.equal(["password_changed"]);
  });

  it("403: wants a code where two-factor sign-in is on, also right after the password", async () => {
    const { accountant } = test.account.users;
    const { client, complete, email } = await withFactor(test, accountant);
    const change = { current_password: password, password: changed };
    await expectCodeRequired(test, client, (late) => late.me.changePassword(change));
    const later = await complete();
    const guess = { ...change, current_password: "a guess" };
    expect(await failureOf(later.me.changePassword(guess)), "the code does not replace it").to.deep.include({
      status: 422,
      errors: { current_password: ["is wrong"] },
    });
    await later.me.changePassword(change);
    expect(await failureOf(sessionClient(test).sessions.create({ email, password }))).to.include({
      status: 401,
    });
  });

  it("422: always wants the current password, and lets nobody guess it", async () => {
    const { cashier } = test.account.users;
    const { password_hash, id } = await activate(test, cashier);
    const client = await clientOf(test, cashier);
    for (let attempt = 0; attempt < 5; attempt++)
      expect(
        await failureOf(client.me.changePassword({ current_password: "a guess", password: changed })),
      ).to.deep.include({ status: 422, errors: { current_password: ["is wrong"] } });
    expect(
      await failureOf(client.me.changePassword({ current_password: password, password: changed })),
    ).to.include({ status: 429, code: "too_many_attempts" });
    expect(await test.service.db.knex("people").where({ id }).first("password_hash")).to.deep.equal({
      password_hash,
    });
  });

  it("422: rejects a short, common or own password, and says why", async () => {
    const client = await clientOf(test, test.account.users.admin);
    const messages = [];
    for (const text of [
      "eleven char",
      "qwertyuiop123",
      "Password1234567!",
      "aaaaaaaaaaaaaaaa",
      "abcdefgabcdefg",
      "admin1234567",
    ]) {
      const failure = await failureOf(
        client.me.changePassword({ current_password: password, password: text }),
      );
      expect(failure, text).to.include({ status: 422, code: "validation_failed" });
      messages.push(Object(failure.errors).password?.[0]);
    }
    expect(messages[0]).to.match(/at least 12 characters/);
    for (const message of messages.slice(1, 5)) expect(message).to.match(/common/);
    expect(messages[5]).to.match(/common|name/);
  });
});
