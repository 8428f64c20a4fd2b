// transferOwnership: another user becomes owner, and the owner admin, in one step.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("transferOwnership", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: changes both roles, once when the request comes twice", async () => {
    const { users } = await test.openAccount();
    const client = await clientOf(test, users.owner);
    const outcomes = await Promise.allSettled([
      client.users.transferOwnership(String(users.accountant)),
      client.users.transferOwnership(String(users.admin)),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).to.have.lengthOf(1);
    const roles = await test.service.db.knex("users").where({ id: users.owner }).first("role");
    expect(roles.role).to.equal("admin");
    expect(await failureOf(client.users.list())).to.include({ status: 403, code: "role_not_allowed" });
  });

  it("403: is the owner's, with a session that was confirmed", async () => {
    const { owner, admin } = test.account.users;
    const failures = [
      [await clientOf(test, admin), "role_not_allowed"],
      [await clientOf(test, owner, { confirmed_at: 0 }), "confirmation_required"],
      [test.client, "session_required"],
    ] as const;
    for (const [client, code] of failures)
      expect(await failureOf(client.users.transferOwnership(String(admin)))).to.include({
        status: 403,
        code,
      });
  });

  it("404: rejects a user of another account", async () => {
    const stranger = await test.openAccount();
    const client = await clientOf(test, test.account.users.owner);
    const failure = await failureOf(client.users.transferOwnership(String(stranger.users.admin)));
    expect(failure).to.include({ status: 404, code: "not_found" });
  });

  it("422: rejects an Idempotency-Key that is too long", async () => {
    const path = `/users/${test.account.users.admin}/transfer-ownership`;
    const headers = { "Idempotency-Key": "k".repeat(256) };
    expect(await test.call("POST", path, { headers })).to.include({ status: 422 });
  });

  it("409: requires another user with access", async () => {
    const { owner, cashier } = test.account.users;
    const client = await clientOf(test, owner);
    await client.users.update(String(cashier), { is_active: false });
    for (const id of [owner, cashier])
      expect(await failureOf(client.users.transferOwnership(String(id)))).to.include({
        status: 409,
        code: "user_without_access",
      });
  });
});
