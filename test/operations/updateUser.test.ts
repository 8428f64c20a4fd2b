// updateUser: another role, access taken and given back; an active owner always remains.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { addUser } from "../../server/src/modules/people/accounts/team.ts";
import { describeEachFamily } from "../support/database.ts";
import { clientOf, insertToken, personOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("updateUser", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: changes the role at once, for session and key", async () => {
    const { owner, accountant } = test.account.users;
    const theirs = await clientOf(test, accountant);
    const client = await clientOf(test, owner);
    expect(await client.users.update(String(accountant), { role: "admin" })).to.include({ role: "admin" });
    await theirs.audit.list();
    await test.clientFor(test.keys.accountant).audit.list();
    await client.users.update(String(accountant), { role: "cashier" });
    for (const caller of [theirs, test.clientFor(test.keys.accountant)])
      expect(await failureOf(caller.audit.list())).to.include({ status: 403, code: "role_not_allowed" });
    const [entry] = (await test.clientFor(test.keys.live).audit.list({ action: "users.role" })).data;
    expect(entry).to.deep.include({ user_id: owner, old: { role: "admin" }, new: { role: "cashier" } });
  });

  it("200: removes access: sessions and keys stop at once, in this account only; restores it", async () => {
    const { owner, cashier } = test.account.users;
    const other = await test.openAccount();
    const { service } = test;
    const { email } = await service.db.knex("users").where({ id: cashier }).first("email");
    const member = { account_id: other.id, name: "cashier", email, role: "admin" as const };
    await addUser(service.db, service.clock, member);
    const token = await insertToken(test, await personOf(test, cashier));
    const [theirs, elsewhere] = [test.account.id, other.id].map((account) =>
      sessionClient(test, token, { account }),
    ) as [Taxctl, Taxctl];
    await theirs.health.get();
    const client = await clientOf(test, owner);
    expect(await client.users.update(String(cashier), { is_active: false })).to.include({
      status: "disabled",
    });
    expect(await failureOf(theirs.health.get())).to.include({ status: 403, code: "account_not_yours" });
    await elsewhere.branches.list();
    const key = test.clientFor(test.keys.cashier);
    expect(await failureOf(key.health.get())).to.include({ status: 401, code: "user_inactive" });
    expect(await client.users.update(String(cashier), { is_active: true })).to.include({ status: "active" });
    await key.health.get();
    await theirs.health.get();
  });

  it("403: is the owner's, with a session that was confirmed", async () => {
    const { owner, admin, cashier } = test.account.users;
    const failures = [
      [await clientOf(test, admin), "role_not_allowed"],
      [await clientOf(test, owner, { confirmed_at: 0 }), "confirmation_required"],
      [test.client, "session_required"],
    ] as const;
    for (const [client, code] of failures)
      expect(await failureOf(client.users.update(String(cashier), { role: "admin" }))).to.include({
        status: 403,
        code,
      });
  });

  it("404: rejects a user of another account", async () => {
    const stranger = await test.openAccount();
    const client = await clientOf(test, test.account.users.owner);
    for (const id of [stranger.users.cashier, 2_147_483_647])
      expect(await failureOf(client.users.update(String(id), { role: "admin" }))).to.include({ status: 404 });
  });

  it("409: keeps the only owner, also when two are demoted at once, and opens no invitation", async () => {
    const { owner, admin } = test.account.users;
    const client = await clientOf(test, owner);
    for (const change of [{ role: "admin" as const }, { is_active: false }])
      expect(await failureOf(client.users.update(String(owner), change))).to.include({
        status: 409,
        code: "last_owner",
      });
    await client.users.update(String(admin), { role: "owner" });
    const other = await clientOf(test, admin);
    const outcomes = await Promise.allSettled([
      client.users.update(String(admin), { role: "cashier" }),
      other.users.update(String(owner), { role: "cashier" }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
    const owners = await test.service.db.knex("users").where({ account_id: test.account.id, role: "owner" });
    expect(owners).to.have.lengthOf(1);
    const left = await clientOf(test, owners[0].id);
    const invited = await left.users.invite({ name: "Ben", email: "ben@duka.example", role: "cashier" });
    expect(await failureOf(left.users.update(String(invited.id), { is_active: true }))).to.include({
      status: 409,
      code: "user_without_access",
    });
  });

  it("422: requires a change", async () => {
    const { users } = await test.openAccount();
    const client = await clientOf(test, users.owner);
    expect(await failureOf(client.users.update(String(users.admin), {}))).to.include({ status: 422 });
  });
});
