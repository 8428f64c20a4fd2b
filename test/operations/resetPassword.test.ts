// resetPassword: a new password with the token of the mailed link, which works once.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailedToken, mailsTo } from "../support/mails.ts";
import { activate, clientOf, password, personOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const changed = "eleven green bicycles at noon";

describeEachFamily("resetPassword", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  const reset = (token: string, text = changed) =>
    sessionClient(test).passwords.reset({ token, password: text }).withResponse();
  const signIn = (email: string, text: string) =>
    sessionClient(test).sessions.create({ email, password: text });
  async function emailOf(userId: number): Promise<string> {
    const id = await personOf(test, userId);
    return (await test.service.db.knex("people").where({ id }).first("email")).email;
  }
  async function askFor(email: string): Promise<string> {
    await sessionClient(test).passwords.requestReset({ email });
    return mailedToken(test.service, email);
  }

  it("200: gives a person who had no password one, and verifies the address", async () => {
    const { owner } = test.account.users;
    const email = await emailOf(owner);
    const token = await askFor(email);
    expect((await reset(token)).status).to.equal(200);
    expect(await signIn(email, changed)).to.have.property("id");
    const person = await test.service.db.knex("people").where({ email }).first();
    expect(person).to.include({ email_verified_at: clock.now(), password_changed_at: clock.now() });
    const [entry] = (await test.client.audit.list({ action: "people.password_reset" })).data;
    expect(entry).to.include({ user_id: owner, actor: "user" });
    expect((await mailsTo(test.service, email)).at(-1)?.kind).to.equal("password_changed");
  });

  it("200: ends all sessions and earlier links", async () => {
    const { admin } = test.account.users;
    const { email } = await activate(test, admin);
    const client = await clientOf(test, admin);
    const [first, second] = [await askFor(email), await askFor(email)];
    await reset(second);
    expect(await failureOf(client.me.get())).to.include({ status: 401, code: "session_ended" });
    expect(await failureOf(signIn(email, password))).to.include({ status: 401 });
    expect(await failureOf(reset(first))).to.include({ status: 422, code: "link_invalid" });
  });

  it("200: lets a person in again who had failed too often", async () => {
    const { email } = await activate(test, test.account.users.cashier);
    for (let attempt = 0; attempt < 6; attempt++) await failureOf(signIn(email, "a wrong password"));
    expect(await failureOf(signIn(email, password))).to.include({ status: 429 });
    await reset(await askFor(email));
    expect(await signIn(email, changed)).to.have.property("id");
  });

  it("422: accepts a token once, also from two requests at once, and not after 24 hours", async () => {
    const { email } = await activate(test, test.account.users.accountant);
    const token = await askFor(email);
    const outcomes = await Promise.allSettled([reset(token), reset(token)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
    const late = await askFor(email);
    clock.advance(24 * 3_600_000);
    for (const dead of [token, late, `${late.slice(0, -1)}_`, "x"])
      expect(await failureOf(reset(dead))).to.include({ status: 422, code: "link_invalid" });
  });

  it("422: rejects a weak password, and leaves the token as it was", async () => {
    const email = await emailOf(test.account.users.owner);
    const token = await askFor(email);
    expect(await failureOf(reset(token, "short"))).to.include({ status: 422, code: "validation_failed" });
    expect(await reset(token)).to.include({ status: 200 });
  });
});
