// renewRecoveryCodes: ten new recovery codes in place of the earlier ones.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { expectCodeRequired, expectOwnChange, withFactor } from "../support/second-factor.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("renewRecoveryCodes", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("200: gives new codes; the earlier ones no longer work", async () => {
    const { owner } = test.account.users;
    const { email, client, codes, complete } = await withFactor(test, owner);
    const other = await clientOf(test, owner);
    let renewed: string[] = [];
    const later = await expectOwnChange(
      test,
      { client, other, email },
      "recovery_codes_renewed",
      async () => {
        const { data, headers } = await client.me.renewRecoveryCodes().withResponse();
        renewed = data.recovery_codes;
        return { headers };
      },
    );
    expect(await failureOf(complete(codes[0]))).to.include({ status: 401 });
    await complete(renewed[0]);
    expect(await later.me.get()).to.include({ recovery_codes_left: 9 });
  });

  it("403: wants a code where two-factor sign-in is on, also right after the password", async () => {
    const { client, complete } = await withFactor(test, test.account.users.cashier);
    await expectCodeRequired(test, client, (late) => late.me.renewRecoveryCodes());
    expect((await (await complete()).me.renewRecoveryCodes()).recovery_codes).to.have.lengthOf(10);
  });

  it("403: requires a recent confirmation", async () => {
    const client = await clientOf(test, test.account.users.admin, { confirmed_at: 0 });
    expect(await failureOf(client.me.renewRecoveryCodes())).to.include({
      status: 403,
      code: "confirmation_required",
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
