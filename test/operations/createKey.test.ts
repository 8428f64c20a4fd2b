// createKey: an API key, shown once, within the own account and role.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("createKey", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("201: makes a key that works at once, from its addresses only, until it expires", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const expires_at = new Date(clock.now() + 3_600_000).toISOString();
    const here = await client.keys.create({ address_ranges: ["127.0.0.1"], expires_at });
    expect(here.key).to.match(/^txl_/);
    const user = test.clientFor(here.key);
    expect((await user.health.get()).caller.key).to.include({ id: here.id, prefix: here.prefix });
    const elsewhere = await client.keys.create({ address_ranges: ["203.0.113.0/24", "2001:db8::/32"] });
    expect(await failureOf(test.clientFor(elsewhere.key).health.get())).to.include({
      status: 403,
      code: "address_not_allowed",
    });
    clock.advance(3_600_000);
    expect(await failureOf(user.health.get())).to.include({ status: 401, code: "key_expired" });
    const [entry] = (await test.clientFor(test.keys.live).audit.list({ action: "keys.issue" })).data;
    expect(entry).to.include({ actor: "user", user_id: test.account.users.owner, key_prefix: null });
    expect(JSON.stringify(entry)).not.to.contain(elsewhere.key);
  });

  it("201: makes a key for a user of the same or a lower role", async () => {
    const { admin, cashier } = test.account.users;
    const client = await clientOf(test, admin);
    const made = await client.keys.create({ user_id: cashier });
    expect(made.user).to.include({ id: cashier, role: "cashier" });
    expect((await test.clientFor(made.key).health.get()).caller.user.role).to.equal("cashier");
  });

  it("201: makes one key for a form that is sent twice under one Idempotency-Key", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const before = (await client.keys.list()).length;
    const [first, second] = [
      await client.keys.create({}, { idempotencyKey: "form-1" }),
      await client.keys.create({}, { idempotencyKey: "form-1" }),
    ];
    expect(second).to.deep.equal(first);
    expect(await client.keys.list()).to.have.lengthOf(before + 1);
  });

  it("403: creates no key above one's own role, without a recent confirmation, or for a key", async () => {
    const { owner, admin } = test.account.users;
    const failures = [
      [await clientOf(test, admin), "role_above_own"],
      [await clientOf(test, admin, { confirmed_at: clock.now() - 600_000 }), "confirmation_required"],
      [test.client, "session_required"],
    ] as const;
    for (const [client, code] of failures)
      expect(await failureOf(client.keys.create({ user_id: owner }))).to.include({ status: 403, code });
  });

  it("422: rejects a user of another account", async () => {
    const stranger = await test.openAccount();
    const client = await clientOf(test, test.account.users.owner);
    const failure = await failureOf(client.keys.create({ user_id: stranger.users.cashier }));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    expect(Object.keys(Object(failure.errors))).to.deep.equal(["user_id"]);
  });

  it("409: creates no key for a user without access", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const invited = await client.users.invite({ name: "Ben", email: "ben@duka.example", role: "cashier" });
    expect(await failureOf(client.keys.create({ user_id: invited.id }))).to.include({
      status: 409,
      code: "user_without_access",
    });
  });

  it("422: names wrong ranges and times", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const wrong = { address_ranges: ["10.0.0.0/33"] };
    const past = { expires_at: "2020-01-01T00:00:00.000Z" };
    for (const [body, field] of [
      [wrong, "address_ranges"],
      [past, "expires_at"],
    ] as const) {
      const failure = await failureOf(client.keys.create(body));
      expect(failure).to.include({ status: 422, code: "validation_failed" });
      expect(Object.keys(Object(failure.errors))).to.deep.equal([field]);
    }
  });
});
