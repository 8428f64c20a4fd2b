// beginTwoFactor: a secret for the authenticator app; nothing changes before it is confirmed.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { activate, clientOf, codeOf, password, personOf, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("beginTwoFactor", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("200: gives a secret, stored encrypted, and does not ask for codes yet", async () => {
    const { owner } = test.account.users;
    const { email } = await activate(test, owner);
    const client = await clientOf(test, owner);
    const { secret, uri } = await client.me.beginTwoFactor();
    expect(secret).to.match(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(address.protocol).to.equal("otpauth:");
    expect(address.searchParams.get("secret")).to.equal(secret);
    expect(decodeURIComponent(address.pathname)).to.contain(email);
    const person = await test.service.db.knex("people").where({ email }).first();
    expect(Buffer.from(person.totp_secret).toString("latin1")).not.to.contain(secret);
    expect(await client.me.get()).to.include({ two_factor: false });
    expect(await sessionClient(test).sessions.create({ email, password })).to.have.property("is_current");
    expect((await client.me.beginTwoFactor()).secret).not.to.equal(secret);
  });

  it("403: requires a recent confirmation", async () => {
    const client = await clientOf(test, test.account.users.admin, { confirmed_at: 0 });
    expect(await failureOf(client.me.beginTwoFactor())).to.include({
      status: 403,
      code: "confirmation_required",
    });
  });

  it("409: changes no secret that is in use", async () => {
    const { cashier } = test.account.users;
    const client = await clientOf(test, cashier);
    const { secret } = await client.me.beginTwoFactor();
    const { headers } = await client.me.confirmTwoFactor({ code: codeOf(secret, clock) }).withResponse();
    const id = await personOf(test, cashier);
    const before = await test.service.db.knex("people").where({ id }).first();
    const later = sessionClient(test, tokenOf(headers));
    expect(await failureOf(later.me.beginTwoFactor())).to.include({ status: 409, code: "two_factor_on" });
    expect(await test.service.db.knex("people").where({ id }).first()).to.deep.equal(before);
  });
});
