// disableTwoFactor: turns two-factor sign-in off.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { clientOf, password, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { expectCodeRequired, expectOwnChange, withFactor } from "../support/second-factor.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("disableTwoFactor", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("200: requires only the password from then on, and deletes secret and codes", async () => {
    const { owner } = test.account.users;
    const { email, client } = await withFactor(test, owner);
    const other = await clientOf(test, owner);
    const later = await expectOwnChange(test, { client, other, email }, "two_factor_off", () =>
      client.me.disableTwoFactor().withResponse(),
    );
    expect(await later.me.get()).to.include({ two_factor: false, recovery_codes_left: 0 });
    expect(await sessionClient(test).sessions.create({ email, password })).to.have.property("is_current");
    const person = await test.service.db.knex("people").where({ email }).first();
    expect(person).to.include({ totp_secret: null, totp_secret_key_id: null });
    const again = await later.me.disableTwoFactor().withResponse();
    expect(await sessionClient(test, tokenOf(again.headers)).me.get()).to.include({ two_factor: false });
    const entries = (await test.client.audit.list({ action: "people.two_factor_off" })).data;
    expect(entries.map(({ user_id }) => user_id)).to.deep.equal([owner]);
  });

  it("403: wants a code or a recovery code, also right after the password", async () => {
    const { client, complete } = await withFactor(test, test.account.users.cashier);
    await expectCodeRequired(test, client, (late) => late.me.disableTwoFactor());
    const later = await complete();
    await later.me.disableTwoFactor();
    const { person_id } = await test.service.db
      .knex("users")
      .where({ id: test.account.users.cashier })
      .first("person_id");
    const person = await test.service.db.knex("people").where({ id: person_id }).first("totp_confirmed_at");
    expect(person).to.deep.equal({ totp_confirmed_at: null });
  });

  it("403: requires a recent confirmation", async () => {
    const client = await clientOf(test, test.account.users.admin, { confirmed_at: 0 });
    expect(await failureOf(client.me.disableTwoFactor())).to.include({
      status: 403,
      code: "confirmation_required",
    });
  });
});
