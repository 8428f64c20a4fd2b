// renewRecoveryCodes: ten new recovery codes in place of the earlier ones.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { activate, clientOf, codeOf, password, sessionClient, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("renewRecoveryCodes", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("200: gives new codes; the earlier ones no longer work", async () => {
    const { owner } = test.account.users;
    const { email } = await activate(test, owner);
    const client = await clientOf(test, owner);
    const { secret } = await client.me.beginTwoFactor();
    const on = await client.me.confirmTwoFactor({ code: codeOf(secret, clock) }).withResponse();
    const later = sessionClient(test, tokenOf(on.headers));
    const { recovery_codes } = await later.me.renewRecoveryCodes();
    const complete = async (code = "") => {
      const { challenge } = Object(await sessionClient(test).sessions.create({ email, password }));
      return sessionClient(test).sessions.complete({ challenge, code });
    };
    expect(await failureOf(complete(on.data.recovery_codes[0]))).to.include({ status: 401 });
    expect(await complete(recovery_codes[0])).to.have.property("id");
    expect(await later.me.get()).to.include({ recovery_codes_left: 9 });
  });

  it("403: requires a recent confirmation", async () => {
    const client = await clientOf(test, test.account.users.admin, { confirmed_at: 0 });
    expect(await failureOf(client.me.renewRecoveryCodes())).to.include({
      ...{ status: 403, code: "confirmation_required" },
    });
  });

  it("409: creates no codes while two-factor sign-in is off", async () => {
    const client = await clientOf(test, test.account.users.admin);
    expect(await failureOf(client.me.renewRecoveryCodes())).to.include({
      status: 409,
      code: "two_factor_off",
    });
    expect(await client.me.get()).to.include({ recovery_codes_left: 0 });
  });
});
