// deleteKey: a key stops at once, for good.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("deleteKey", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: stops the key with the next request, also another user's", async () => {
    const { owner, admin } = test.account.users;
    const client = await clientOf(test, admin);
    const { id, key } = await client.keys.create({ user_id: test.account.users.cashier });
    await test.clientFor(key).health.get();
    await client.keys.delete(id);
    expect(await failureOf(test.clientFor(key).health.get())).to.include({
      status: 401,
      code: "key_revoked",
    });
    const [entry] = (await test.clientFor(test.keys.live).audit.list({ action: "keys.revoke" })).data;
    expect(entry).to.include({ user_id: admin });
    const own = await client.keys.create({});
    await (await clientOf(test, owner)).keys.delete(own.id);
  });

  it("403: revokes no key of a higher role", async () => {
    const { owner, admin } = test.account.users;
    const { id, key } = await (await clientOf(test, owner)).keys.create({});
    const client = await clientOf(test, admin);
    expect(await failureOf(client.keys.delete(id))).to.include({ status: 403, code: "role_above_own" });
    await test.clientFor(key).health.get();
  });

  it("403: is closed to keys, and to sessions that are not confirmed", async () => {
    const { owner } = test.account.users;
    const { id } = await (await clientOf(test, owner)).keys.create({});
    expect(await failureOf(test.client.keys.delete(id))).to.include({
      status: 403,
      code: "session_required",
    });
    const late = await clientOf(test, owner, { confirmed_at: 0 });
    expect(await failureOf(late.keys.delete(id))).to.include({ status: 403, code: "confirmation_required" });
  });

  it("404: rejects a key of another account", async () => {
    const stranger = await test.openAccount();
    const theirs = await (await clientOf(test, stranger.users.owner)).keys.create({});
    const client = await clientOf(test, test.account.users.owner);
    expect(await failureOf(client.keys.delete(theirs.id))).to.include({ status: 404, code: "not_found" });
    await test.clientFor(theirs.key).health.get();
  });

  it("409: revokes a key once", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const { id } = await client.keys.create({});
    await client.keys.delete(id);
    expect(await failureOf(client.keys.delete(id))).to.include({ status: 409, code: "key_ended" });
  });
});
