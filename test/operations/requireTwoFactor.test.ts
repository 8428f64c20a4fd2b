// requireTwoFactor: the owner requires two-factor sign-in of everybody who signs in to the account.
import { expect } from "chai";
import { updatePerson } from "../../server/src/core/accounts/person-store.ts";
import { describeEachFamily } from "../support/database.ts";
import { clientOf, personOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService, type TestAccount } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("requireTwoFactor", (family) => {
  let account: TestAccount;
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));
  beforeEach(async () => {
    account = await test.openAccount();
    await protect(account.users.owner);
  });

  async function protect(userId: number): Promise<void> {
    const { db, clock } = test.service;
    const change = { totp_confirmed_at: clock.now() };
    await updatePerson(db.knex, await personOf(test, userId), change, clock.now());
  }

  it("200: rejects sessions without a second factor at once, keys not, and records it", async () => {
    const owner = await clientOf(test, account.users.owner);
    const admin = await clientOf(test, account.users.admin, { sandbox: true });
    await admin.branches.list();
    expect(await owner.account.requireTwoFactor({ required: true })).to.deep.equal({
      two_factor_required: true,
    });
    const rejected = { status: 403, code: "two_factor_required" };
    expect(await failureOf(admin.branches.list())).to.include(rejected);
    const live = await clientOf(test, account.users.accountant);
    expect(await failureOf(live.transactions.list())).to.include(rejected);
    const [membership] = (await live.me.get()).memberships;
    expect(membership?.account).to.include({ two_factor_required: true });
    await test.clientFor(account.keys.admin).branches.list();
    await owner.branches.list();
    await protect(account.users.admin);
    await admin.branches.list();

    await owner.account.requireTwoFactor({ required: true });
    expect(await owner.account.requireTwoFactor({ required: false })).to.deep.equal({
      two_factor_required: false,
    });
    await live.transactions.list();
    const { data } = await owner.audit.list({ action: "account.two_factor" });
    expect(data.map(({ old, new: after }) => [old, after])).to.deep.equal([
      [{ two_factor_required: true }, { two_factor_required: false }],
      [{ two_factor_required: false }, { two_factor_required: true }],
    ]);
  });

  it("200: leaves other accounts alone", async () => {
    const other = await test.openAccount();
    await (await clientOf(test, account.users.owner)).account.requireTwoFactor({ required: true });
    await (await clientOf(test, other.users.admin)).branches.list();
  });

  it("403: is the owner's, with a session that was confirmed, and with a second factor", async () => {
    const unprotected = await test.openAccount();
    const failures = [
      [await clientOf(test, account.users.admin), "role_not_allowed"],
      [await clientOf(test, account.users.owner, { confirmed_at: 0 }), "confirmation_required"],
      [await clientOf(test, unprotected.users.owner), "two_factor_required"],
      [test.clientFor(account.keys.owner), "session_required"],
    ] as const;
    for (const [client, code] of failures)
      expect(await failureOf(client.account.requireTwoFactor({ required: true }))).to.include({
        status: 403,
        code,
      });
  });

  it("422: requires true or false", async () => {
    for (const body of [{}, { required: "yes" }, { required: true, also: 1 }])
      expect(await test.call("PATCH", "/account/two-factor", { body })).to.include({ status: 422 });
  });
});
