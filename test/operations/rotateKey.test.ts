// rotateKey: a second key in the place of the first, which works until the overlap ends.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("rotateKey", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  it("201: lets both keys work until the overlap ends, then the second only", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const old = await client.keys.create({ address_ranges: ["127.0.0.0/8"] });
    const { key, ...rotated } = await client.keys.rotate(old.id, { overlap_hours: 2 });
    expect(rotated.address_ranges).to.deep.equal(["127.0.0.0/8"]);
    const found = (await client.keys.list()).find(({ id }) => id === old.id);
    expect(found).to.include({ replaced_by: rotated.id });
    expect(Date.parse(found?.expires_at ?? "")).to.equal(clock.now() + 2 * 3_600_000);
    for (const works of [old.key, key]) await test.clientFor(works).health.get();
    clock.advance(2 * 3_600_000);
    expect(await failureOf(test.clientFor(old.key).health.get())).to.include({
      status: 401,
      code: "key_expired",
    });
    await test.clientFor(key).health.get();
    const [entry] = (await test.clientFor(key).audit.list({ action: "keys.rotate" })).data;
    expect(entry?.detail).to.deep.equal({ replaced_by: rotated.id });
  });

  it("201: stops the first key at once without an overlap; the default is 24 hours", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const old = await client.keys.create({});
    await client.keys.rotate(old.id, { overlap_hours: 0 });
    expect(await failureOf(test.clientFor(old.key).health.get())).to.include({
      status: 401,
      code: "key_expired",
    });
    const other = await client.keys.create({});
    await client.keys.rotate(other.id, {});
    const found = (await client.keys.list()).find(({ id }) => id === other.id);
    expect(Date.parse(found?.expires_at ?? "")).to.equal(clock.now() + 24 * 3_600_000);
  });

  it("403: rotates no key of a higher role, and none for a key", async () => {
    const { owner, admin } = test.account.users;
    const old = await (await clientOf(test, owner)).keys.create({});
    const client = await clientOf(test, admin);
    expect(await failureOf(client.keys.rotate(old.id, {}))).to.include({
      status: 403,
      code: "role_above_own",
    });
    const late = await clientOf(test, admin, { confirmed_at: 0 });
    expect(await failureOf(late.keys.rotate(old.id, {}))).to.include({ code: "confirmation_required" });
    expect(await failureOf(test.client.keys.rotate(old.id, {}))).to.include({ code: "session_required" });
  });

  it("404: rejects a key of another account or environment", async () => {
    const { owner } = test.account.users;
    const sandbox = await (await clientOf(test, owner, { sandbox: true })).keys.create({});
    const stranger = await test.openAccount();
    const theirs = await (await clientOf(test, stranger.users.owner)).keys.create({});
    const client = await clientOf(test, owner);
    for (const id of [sandbox.id, theirs.id, theirs.prefix, "nothing"])
      expect(await failureOf(client.keys.rotate(id, {})), id).to.include({ status: 404, code: "not_found" });
  });

  it("409: rotates a key once", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const old = await client.keys.create({});
    await client.keys.rotate(old.id, {});
    expect(await failureOf(client.keys.rotate(old.id, {}))).to.include({ status: 409, code: "key_ended" });
  });

  it("422: names an overlap that is too long", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const old = await client.keys.create({});
    const failure = await failureOf(client.keys.rotate(old.id, { overlap_hours: 721 }));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
  });
});
