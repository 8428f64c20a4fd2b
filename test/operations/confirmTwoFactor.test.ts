// confirmTwoFactor: turns two-factor sign-in on, with a code that shows that the app has the secret.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailsTo } from "../support/mails.ts";
import { clientOf, codeOf, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("confirmTwoFactor", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("200: turns it on, gives ten recovery codes, ends other sessions and renews this one", async () => {
    const { owner } = test.account.users;
    const [other, client] = [await clientOf(test, owner), await clientOf(test, owner)];
    const { secret } = await client.me.beginTwoFactor();
    const code = codeOf(secret, clock);
    const { data, headers } = await client.me.confirmTwoFactor({ code }).withResponse();
    expect(new Set(data.recovery_codes)).to.have.property("size", 10);
    for (const one of data.recovery_codes) expect(one).to.match(/^([2-9a-z]{4}-){3}[2-9a-z]{4}$/);
    for (const old of [other, client]) expect(await failureOf(old.me.get())).to.include({ status: 401 });
    const renewed = sessionClient(test, tokenOf(headers));
    expect(await renewed.me.get()).to.include({ two_factor: true, recovery_codes_left: 10 });
    const stored = JSON.stringify(await test.service.db.knex("recovery_codes"));
    expect(stored).not.to.contain(data.recovery_codes[0]?.replaceAll("-", ""));
    expect(await failureOf(renewed.me.confirmTwoFactor({ code }))).to.include({
      status: 409,
      code: "two_factor_on",
    });
    const { email } = await renewed.me.get();
    expect((await mailsTo(test.service, email)).map(({ kind }) => kind)).to.deep.equal(["two_factor_on"]);
    const [entry] = (await test.client.audit.list({ action: "people.two_factor_on" })).data;
    expect(entry).to.include({ user_id: owner });
  });

  it("409: rejects a confirmation before the setup has begun", async () => {
    const client = await clientOf(test, test.account.users.admin);
    expect(await failureOf(client.me.confirmTwoFactor({ code: "123456" }))).to.include({
      status: 409,
      code: "two_factor_not_begun",
    });
  });

  it("422: rejects a wrong code, and one of an earlier secret", async () => {
    const client = await clientOf(test, test.account.users.accountant);
    const { secret } = await client.me.beginTwoFactor();
    await client.me.beginTwoFactor();
    for (const code of [codeOf(secret, clock), "000 000", "abcd-efgh-jkmn-pqrs"])
      expect(await failureOf(client.me.confirmTwoFactor({ code })), code).to.include({
        status: 422,
        code: "code_wrong",
      });
    expect(await client.me.get()).to.include({ two_factor: false });
  });

  it("403: requires a recent confirmation", async () => {
    const client = await clientOf(test, test.account.users.cashier, { confirmed_at: 0 });
    expect(await failureOf(client.me.confirmTwoFactor({ code: "123456" }))).to.include({
      status: 403,
      code: "confirmation_required",
    });
  });
});
