// createSession: signs a person in with e-mail address and password.
import { expect } from "chai";
import { updatePerson } from "../../server/src/core/accounts/person-store.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { activate, clientOf, codeOf, password, personOf, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("createSession", (family) => {
  const clock = createTestClock();
  let email: string;
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );
  before(async () => {
    email = (await activate(test, test.account.users.owner)).email;
  });

  const nobody = () => sessionClient(test);
  const signIn = (input: { email: string; password: string }) =>
    nobody().sessions.create(input).withResponse();

  it("201: opens a session, whose cookie opens the account", async () => {
    const { status, data, headers } = await signIn({ email: ` ${email.toUpperCase()}`.trim(), password });
    expect(status).to.equal(201);
    const now = clock.now();
    expect(data).to.deep.include({
      is_current: true,
      address: "127.0.0.1",
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + 30 * 60_000).toISOString(),
    });
    const token = tokenOf(headers);
    expect(token).to.match(/^[\w-]{43}$/);
    const [row] = await test.service.db.knex("sessions").where({ id: Object(data).id });
    expect(JSON.stringify(row)).not.to.contain(token);
    const me = await sessionClient(test, token).me.get();
    expect(me.email).to.equal(email);
    const [entry] = (await test.client.audit.list({ action: "sessions.create" })).data;
    expect(entry).to.deep.include({
      actor: "user",
      user_id: test.account.users.owner,
      environment: null,
      key_prefix: null,
      subject: `session ${Object(data).id}`,
    });
  });

  it("200: asks for a code where two-factor sign-in is on, and opens nothing", async () => {
    const person = await activate(test, test.account.users.admin);
    const { client } = await admin();
    const { secret } = await client.me.beginTwoFactor();
    await client.me.confirmTwoFactor({ code: codeOf(secret, clock) });
    const { status, data, headers } = await signIn({ email: person.email, password });
    expect(status).to.equal(200);
    expect(headers.getSetCookie()).to.deep.equal([]);
    expect(Object.keys(data)).to.have.members(["challenge", "expires_at"]);
  });

  async function admin() {
    const { headers } = await signIn({ email: await emailOf("admin"), password });
    return { client: sessionClient(test, tokenOf(headers)) };
  }
  async function emailOf(role: "admin" | "cashier"): Promise<string> {
    const id = await personOf(test, test.account.users[role]);
    return (await test.service.db.knex("people").where({ id }).first("email")).email;
  }

  it("401: responds identically to a wrong password, an unknown address and a person without a password", async () => {
    const failures = [];
    for (const input of [
      { email, password: "wrong horse battery staple" },
      { email: "stranger@example.com", password },
      { email: await emailOf("cashier"), password },
    ]) {
      const { status, code, message } = await failureOf(signIn(input));
      failures.push({ status, code, message });
    }
    const expected = { status: 401, code: "sign_in_failed" };
    for (const failure of failures) {
      expect(failure).to.include(expected);
      expect(failure.message).to.equal(failures[0]?.message);
    }
  });

  it("403: rejects a person whose address is not verified, and says so only after the right password", async () => {
    const { id, email: unverified } = await activate(test, test.account.users.accountant);
    await updatePerson(test.service.db.knex, id, { email_verified_at: null }, clock.now());
    const right = await failureOf(signIn({ email: unverified, password }));
    expect(right).to.include({ status: 403, code: "email_not_verified" });
    const wrong = await failureOf(signIn({ email: unverified, password: "a wrong password" }));
    expect(wrong).to.include({ status: 401, code: "sign_in_failed" });
  });

  it("201: is not in the audit of an account that removed the person, or only invited the person", async () => {
    const user = test.account.users.accountant;
    const { email: invited } = await activate(test, user);
    const owner = await clientOf(test, test.account.users.owner);
    await owner.users.delete(String(user));
    await signIn({ email: invited, password });
    await owner.users.invite({ name: "Invited", email: invited, role: "accountant" });
    await signIn({ email: invited, password });
    const { data } = await test.client.audit.list({ action: "sessions.create" });
    expect(data.map(({ user_email }) => user_email)).to.not.include(invited);
  });

  it("422: names a missing or malformed field", async () => {
    const failure = await failureOf(signIn({ email: "no address", password: "" }));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    expect(Object.keys(Object(failure.errors))).to.have.members(["email", "password"]);
  });

  it("429: delays further attempts after failures", async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await failureOf(signIn({ email: "x@example.com", password }))).to.include({ status: 401 });
    const failure = await failureOf(signIn({ email: "x@example.com", password }));
    expect(failure).to.include({ status: 429, code: "too_many_attempts", retryAfter: 1 });
    clock.advance(1001);
    expect(await failureOf(signIn({ email: "x@example.com", password }))).to.include({ status: 401 });
  });
});
