// deleteUser: a membership ends, with its access and keys.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("deleteUser", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: ends access and keys at once, for good; the person can be invited again", async () => {
    const { owner, cashier } = test.account.users;
    const theirs = await clientOf(test, cashier);
    const client = await clientOf(test, owner);
    const email = (await client.users.list()).find(({ id }) => id === cashier)?.email ?? "";
    await client.users.delete(String(cashier));
    expect(await failureOf(theirs.health.get())).to.include({ status: 403, code: "account_not_yours" });
    const key = test.clientFor(test.keys.cashier);
    expect(await failureOf(key.health.get())).to.include({ status: 401, code: "key_revoked" });
    expect((await client.users.list()).map(({ id }) => id)).not.to.include(cashier);
    const [entry] = (await test.clientFor(test.keys.live).audit.list({ action: "users.remove" })).data;
    expect(entry).to.deep.include({ user_id: owner, old: { name: "cashier", email, role: "cashier" } });
    const again = await client.users.invite({ name: "Ben", email, role: "accountant" });
    expect(again).to.include({ id: cashier, status: "invited", role: "accountant" });
  });

  it("403: is the owner's, with a session that was confirmed", async () => {
    const { owner, admin, accountant } = test.account.users;
    const failures = [
      [await clientOf(test, admin), "role_not_allowed"],
      [await clientOf(test, owner, { confirmed_at: 0 }), "confirmation_required"],
      [test.client, "session_required"],
    ] as const;
    for (const [client, code] of failures)
      expect(await failureOf(client.users.delete(String(accountant)))).to.include({ status: 403, code });
  });

  it("404: rejects a user of another account, and a removed user", async () => {
    const stranger = await test.openAccount();
    const client = await clientOf(test, test.account.users.owner);
    await client.users.delete(String(test.account.users.admin));
    for (const id of [stranger.users.cashier, test.account.users.admin])
      expect(await failureOf(client.users.delete(String(id)))).to.include({ status: 404, code: "not_found" });
  });

  it("409: keeps the only owner", async () => {
    const client = await clientOf(test, test.account.users.owner);
    expect(await failureOf(client.users.delete(String(test.account.users.owner)))).to.include({
      status: 409,
      code: "last_owner",
    });
  });
});
