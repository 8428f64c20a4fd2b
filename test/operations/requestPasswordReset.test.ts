// requestPasswordReset: a link for a new password by mail; nobody learns who is known.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailsTo } from "../support/mails.ts";
import { activate, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("requestPasswordReset", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  const ask = (email: string) => sessionClient(test).passwords.requestReset({ email }).withResponse();

  it("202: mails a link to a known address, written in any case", async () => {
    const { email, name } = await activate(test, test.account.users.owner);
    const { status } = await ask(email.toUpperCase());
    expect(status).to.equal(202);
    const [mail, ...more] = await mailsTo(test.service, email);
    expect(more).to.deep.equal([]);
    expect(mail?.kind).to.equal("password_reset");
    expect(mail?.values).to.include({ name, expires_at: clock.now() + 24 * 3_600_000 });
    const [row] = await test.service.db.knex("person_tokens").where({ purpose: "reset" });
    expect(JSON.stringify(row)).not.to.contain(mail?.values.token);
  });

  it("202: mails one link for a key", async () => {
    const { email } = await activate(test, test.account.users.cashier);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    for (const replayed of [null, "true"]) {
      const reply = await test.call("POST", "/password-resets", { key: null, body: { email }, headers });
      expect([reply.status, reply.headers.get("Idempotency-Replayed")]).to.deep.equal([202, replayed]);
    }
    expect(await mailsTo(test.service, email)).to.have.lengthOf(1);
  });

  it("202: responds to an unknown address as to a known one, and mails nothing", async () => {
    const { email } = await activate(test, test.account.users.admin);
    const responses = [];
    for (const address of [email, "stranger@example.com"]) {
      const began = performance.now();
      const { status, body } = await ask(address);
      responses.push({ status, message: body.message });
      expect(performance.now() - began).to.be.greaterThan(240);
    }
    expect(responses[0]).to.deep.equal(responses[1]);
    expect(await mailsTo(test.service, "stranger@example.com")).to.deep.equal([]);
  });

  it("202: sends at most three mails to a person in an hour", async () => {
    const { email } = await activate(test, test.account.users.cashier);
    await Promise.all([1, 2, 3].map(() => ask(email)));
    const sent = (await mailsTo(test.service, email)).length;
    expect(sent).to.be.within(1, 3);
    for (let more = 0; more < 3; more++) await ask(email);
    expect(await mailsTo(test.service, email)).to.have.lengthOf(3);
    clock.advance(3_600_001);
    await ask(email);
    expect(await mailsTo(test.service, email)).to.have.lengthOf(4);
  });

  it("422: rejects an invalid address", async () => {
    expect(await failureOf(ask("nobody"))).to.include({ status: 422, code: "validation_failed" });
  });
});
