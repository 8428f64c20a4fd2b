// Keys: what opens the API, what does not and why, and how soon a change is heard of.
import { expect } from "chai";
import { makeKey } from "../../server/src/core/accounts/keys.ts";
import { changeAccount, registerAccount } from "../../server/src/modules/people/accounts/admin.ts";
import { issueKey, revokeKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { changeUser } from "../../server/src/modules/people/accounts/team.ts";
import { createTestClock } from "../support/clock.ts";
import { type ServiceResponse, startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("authentication", () => {
  const clock = createTestClock();

  const test = forSuite(() =>
    startTestService({
      clock,
      simulator: false,
      overrides: { work: false },
      environment: { TAXD_TRUSTED_PROXIES: "127.0.0.1" },
    }),
  );

  const ask = (headers: Record<string, string>, prefix = "/api/v1"): Promise<ServiceResponse> =>
    test.call("GET", `/${prefix}/transactions`, { key: null, headers });
  const askWith = (key: string, prefix?: string): Promise<ServiceResponse> =>
    ask({ Authorization: `Bearer ${key}` }, prefix);

  const expectRejected = (response: ServiceResponse, code: string): void => {
    expect(`${response.status} ${response.body.code}`, response.text).to.equal(`401 ${code}`);
    expect(response.headers.get("www-authenticate")).to.equal("Bearer");
  };

  it("takes a live and a sandbox key under /api/v1, a sandbox key under /sandbox/api/v1", async () => {
    expect((await askWith(test.keys.live)).status).to.equal(200);
    expect((await askWith(test.keys.owner)).status).to.equal(200);
    expect((await askWith(test.keys.owner, "/sandbox/api/v1")).status).to.equal(200);
  });

  it("rejects a live key under /sandbox/api/v1 and says so", async () => {
    const response = await askWith(test.keys.live, "/sandbox/api/v1");
    expectRejected(response, "key_wrong_environment");
    expect(response.body.message).to.contain("live key");
  });

  it("rejects a malformed bearer key", async () => {
    const key = test.keys.owner;
    expectRejected(await ask({}), "key_missing");
    const malformed = [
      `Basic ${key}`,
      key,
      "Bearer",
      `Bearer ${key.slice(0, 63)}`,
      `Bearer ${key}0`,
      `Bearer ${key.replace("txs_", "sk__")}`,
      `Bearer ${key.slice(0, 63)}é`,
      `Bearer ${key} ${key}`,
      `Bearer ${"x".repeat(8000)}`,
    ];
    for (const authorization of malformed) {
      const response = await ask({ Authorization: Buffer.from(authorization).toString("latin1") });
      expectRejected(response, "key_malformed");
      expect(response.text).not.to.contain(key.slice(10));
    }
  });

  it("rejects a key that was never issued", async () => {
    expectRejected(await askWith(makeKey("sandbox")), "key_unknown");
  });

  it("rejects a revoked key within a second, also if it is cached", async () => {
    const { db, clock: time } = test.service;
    const { id, key } = await issueKey(db, time, test.account.users.owner, "sandbox", {});
    expect((await askWith(key)).status).to.equal(200);
    await revokeKey(db, time, id);
    clock.advance(1_000);
    expectRejected(await askWith(key), "key_revoked");
  });

  it("rejects a key from the moment it expires", async () => {
    const { db, clock: time } = test.service;
    const expires_at = clock.now() + 10_000;
    const { key } = await issueKey(db, time, test.account.users.owner, "sandbox", { expires_at });
    expect((await askWith(key)).status).to.equal(200);
    clock.advance(10_000);
    expectRejected(await askWith(key), "key_expired");
  });

  it("rejects the keys of an inactive user", async () => {
    const { db, clock: time } = test.service;
    const { keys, users } = await test.openAccount();
    await changeUser(db, time, users.cashier, { is_active: false });
    expectRejected(await askWith(keys.cashier), "user_inactive");
    expect((await askWith(keys.owner)).status).to.equal(200);
  });

  it("has its own message for each status of an inactive account", async () => {
    const { db, clock: time } = test.service;
    const { id, keys } = await test.openAccount();
    await changeAccount(db, time, id, "suspend");
    expectRejected(await askWith(keys.owner), "account_suspended");
    await changeAccount(db, time, id, "reactivate");
    clock.advance(1_000);
    expect((await askWith(keys.owner)).status).to.equal(200);
    await changeAccount(db, time, id, "cancel");
    clock.advance(1_000);
    expectRejected(await askWith(keys.owner), "account_cancelled");

    const { account, owner } = await registerAccount(db, time, {
      name: "New",
      email: "new@example.com",
      owner_name: "New Owner",
      features: [],
    });
    await db.knex("api_keys").where({ account_id: id }).update({ account_id: account.id, user_id: owner.id });
    clock.advance(30_000);
    expectRejected(await askWith(keys.owner), "account_pending_approval");
  });

  it("limits a key to its addresses, and trusts only known proxies", async () => {
    const { db, clock: time } = test.service;
    const { key } = await issueKey(db, time, test.account.users.owner, "sandbox", {
      cidrs: ["203.0.113.0/24", "2001:db8::/32"],
    });
    const from = (forwarded: string): Promise<ServiceResponse> =>
      ask({ Authorization: `Bearer ${key}`, "X-Forwarded-For": forwarded });
    expect((await from("203.0.113.9")).status).to.equal(200);
    expect((await from("::ffff:203.0.113.9")).status).to.equal(200);
    expect((await from("2001:db8::7")).status).to.equal(200);
    expect((await from("198.51.100.1, 203.0.113.9")).status).to.equal(200);
    // Some proxies add the caller's port.
    for (const withPort of ["203.0.113.9:51234", "[2001:db8::7]:51234", "[2001:db8::7]"])
      expect((await from(withPort)).status, withPort).to.equal(200);
    // What the nearest untrusted hop claims about others is its own invention.
    for (const forwarded of [
      "203.0.113.9, 198.51.100.1",
      "198.51.100.1",
      "203.0.113.9, nonsense",
      "198.51.100.1:80",
      "",
    ]) {
      const response = await from(forwarded);
      expect(`${response.status} ${response.body.code}`).to.equal("403 address_not_allowed");
    }
  });

  it("notes when a key was used", async () => {
    const { db, clock: time } = test.service;
    const { id, key } = await issueKey(db, time, test.account.users.owner, "sandbox", {});
    const usedAt = clock.now();
    expect((await askWith(key)).status).to.equal(200);
    let row = await db.knex("api_keys").where({ id }).first("last_used_at");
    while (row.last_used_at === null) row = await db.knex("api_keys").where({ id }).first("last_used_at");
    expect(row.last_used_at).to.equal(usedAt);
  });

  it("limits unknown callers by their address, and still serves known keys", async () => {
    const headers = { "X-Forwarded-For": "192.0.2.77" };
    const known = () => ask({ ...headers, Authorization: `Bearer ${test.keys.owner}` });
    expect((await known()).status).to.equal(200);
    let response = await ask(headers);
    for (let tries = 1; response.status === 401 && tries < 400; tries++) response = await ask(headers);
    expect(`${response.status} ${response.body.code}`).to.equal("429 rate_limited");
    expect(response.headers.get("x-ratelimit-remaining")).to.equal("0");
    expect((await known()).status).to.equal(200);
    // After a change of any key, all of them are read again; that a key was known is not forgotten.
    const { db } = test.service;
    const { key: other } = await issueKey(db, clock, test.account.users.owner, "sandbox", {});
    await revokeKey(db, clock, other);
    expect((await known()).status).to.equal(200);
    const added = await issueKey(
      test.service.db,
      test.service.clock,
      test.account.users.owner,
      "sandbox",
      {},
    );
    expect((await ask({ ...headers, Authorization: `Bearer ${added.key}` })).status).to.equal(429);
    expectRejected(await ask({ "X-Forwarded-For": "192.0.2.78" }), "key_missing");
  });
});
