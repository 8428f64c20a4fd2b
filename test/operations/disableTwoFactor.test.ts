// disableTwoFactor: turns two-factor sign-in off.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { activate, clientOf, codeOf, password, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("disableTwoFactor", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("200: requires only the password from then on, and deletes secret and codes", async () => {
    const { owner } = test.account.users;
    const { email } = await activate(test, owner);
    const client = await clientOf(test, owner);
    const { secret } = await client.me.beginTwoFactor();
    const { headers } = await client.me.confirmTwoFactor({ code: codeOf(secret, clock) }).withResponse();
    const later = sessionClient(test, tokenOf(headers));
    await later.me.disableTwoFactor();
    expect(await later.me.get()).to.include({ two_factor: false, recovery_codes_left: 0 });
    expect(await sessionClient(test).sessions.create({ email, password })).to.have.property("is_current");
    const person = await test.service.db.knex("people").where({ email }).first();
    expect(person).to.include({ totp_secret: null, totp_secret_key_id: null });
    await later.me.disableTwoFactor();
    const entries = (await test.client.audit.list({ action: "people.two_factor_off" })).data;
    expect(entries.map(({ user_id }) => user_id)).to.deep.equal([owner]);
  });

  it("403: requires a recent confirmation", async () => {
    const client = await clientOf(test, test.account.users.admin, { confirmed_at: 0 });
    expect(await failureOf(client.me.disableTwoFactor())).to.include({
      ...{ status: 403, code: "confirmation_required" },
    });
  });
});
