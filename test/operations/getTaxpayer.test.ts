// getTaxpayer: the authority's name for a TIN, from the control unit once a day, else from the cache.
import { expect } from "chai";
import { saveTaxpayer } from "../../server/src/core/taxpayers/store.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf, openInitialized, switchAccount } from "../support/records.ts";
import { forget } from "../support/retention.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const tin = "A001234567B";
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

describeEachFamily("getTaxpayer", (family) => {
  const clock = createTestClock();
  const test = forSuite(() => startTestService({ family, clock, simulator: { itemClasses: 10 } }));
  beforeEach(() => switchAccount(test));
  afterEach(() => test.simulator.clearFaults());

  const get = (wanted = tin, query: { cached?: boolean; branch_id?: string } = {}) =>
    test.client.taxpayers.get(wanted, query);
  const calls = (own: string): number =>
    test.simulator.requests.filter((one) => one.tin === own && one.function === "selectCustomer").length;

  describe("200", () => {
    it("returns the unit's data, then the cache for a day, then asks the unit again", async () => {
      const { tin: own } = await openInitialized(test);
      expect(await get()).to.deep.equal({
        tin,
        name: `TAXPAYER ${tin}`,
        status: "active",
        address: "KONGOWEA, NYALI, MOMBASA",
        source: "unit",
        fetched_at: new Date(clock.now()).toISOString(),
        age_s: 0,
      });
      clock.advance(hourMs);
      expect(await get()).to.include({ name: `TAXPAYER ${tin}`, source: "cache", age_s: 3600 });
      expect(calls(own)).to.equal(1);
      clock.advance(dayMs - hourMs);
      expect(await get()).to.include({ source: "unit", age_s: 0 });
      expect(calls(own)).to.equal(2);
    });

    it("reads a TIN with blanks and small letters as the same one", async () => {
      const { tin: own } = await openInitialized(test);
      await get();
      expect(await get(` ${tin.toLowerCase()} `)).to.include({ tin, source: "cache" });
      expect(calls(own)).to.equal(1);
    });

    it("knows the account's own taxpayer since its device was initialized", async () => {
      const { tin: own } = await openInitialized(test);
      const found = await get(own);
      expect(found).to.include({ tin: own, status: "active", source: "cache" });
      expect(found.name).to.be.a("string").and.not.equal("");
      expect(calls(own)).to.equal(0);
    });

    it("asks the unit once for two requests at the same time", async () => {
      const { tin: own } = await openInitialized(test);
      const both = await Promise.all([get(), get()]);
      expect(both.map(({ source }) => source).sort()).to.deep.equal(["cache", "unit"]);
      expect(calls(own)).to.equal(1);
    });

    it("returns an older response with its age while the unit can't be reached", async () => {
      await openInitialized(test);
      await get();
      clock.advance(3 * dayMs);
      await test.simulator.setFault({ fault: "F10", path: "selectCustomer" });
      expect(await get()).to.include({ name: `TAXPAYER ${tin}`, source: "cache", age_s: 3 * 24 * 3600 });
    });

    it("asks the named branch's unit", async () => {
      await openInitialized(test);
      await test.client.branches.create(branchInput({ bhf_id: "01", name: "Second" }));
      expect(await failureOf(get())).to.include({ status: 422, code: "validation_failed" });
      expect(await failureOf(get(tin, { branch_id: "01" }))).to.include({ code: "device_not_ready" });
      expect(await get(tin, { branch_id: "00" })).to.include({ source: "unit" });
      // Every branch of the environment reads the same cache.
      expect(await get(tin, { branch_id: "01" })).to.include({ source: "cache" });
    });

    it("with cached=true calls no unit, whatever the age", async () => {
      const { tin: own } = await openInitialized(test);
      await get();
      clock.advance(30 * dayMs);
      expect(await get(tin, { cached: true })).to.include({ source: "cache", age_s: 30 * 24 * 3600 });
      expect(calls(own)).to.equal(1);
    });

    it("keeps the caches of accounts apart", async () => {
      await openInitialized(test);
      await get();
      await switchAccount(test);
      const { tin: own } = await openInitialized(test);
      expect(await failureOf(get(tin, { cached: true }))).to.include({ code: "taxpayer_not_cached" });
      expect(await get()).to.include({ source: "unit" });
      expect(calls(own)).to.equal(1);
    });

    it("drops control characters from names, and shows an inactive taxpayer as such", async () => {
      await openInitialized(test);
      const { units } = test.service;
      const { selectCustomer } = units;
      const name = `Duka\u0000\u202e Ltd ${"x".repeat(100)}`;
      units.selectCustomer = async (...call) => {
        const result = await selectCustomer(...call);
        const data = { tin, name, is_active: false, address: [] };
        return result.kind === "accepted" ? { ...result, data } : result;
      };
      try {
        const found = await get();
        expect(found).to.include({ status: "inactive", address: null });
        expect(found.name)
          .to.match(/^Duka {2}Ltd x+$/)
          .and.to.have.lengthOf(60);
      } finally {
        units.selectCustomer = selectCustomer;
      }
    });
  });

  describe("403", () => {
    it("rejects a branch of another account", async () => {
      await openInitialized(test);
      expect(await failureOf(get(tin, { branch_id: "77" }))).to.include({ code: "branch_not_owned" });
    });
  });

  describe("404", () => {
    it("is taxpayer_unknown when the authority doesn't know the TIN, and forgets an earlier response", async () => {
      await openInitialized(test);
      const unknown = "P000000000Q";
      const row = { tin: unknown, name: "Closed Ltd", is_active: 1, address: null };
      const { id: data_set_id } = await test.service.db
        .knex("data_sets")
        .where({ account_id: test.account.id, environment: "sandbox" })
        .first("id");
      await test.service.db.transaction((trx) =>
        saveTaxpayer(trx, { ...row, data_set_id, fetched_at: clock.now() - 2 * dayMs }),
      );
      expect(await get(unknown, { cached: true })).to.include({ name: "Closed Ltd" });
      const failure = await failureOf(get(unknown));
      expect(failure).to.include({ status: 404, code: "taxpayer_unknown", retryable: false });
      expect(await failureOf(get(unknown, { cached: true }))).to.include({
        status: 404,
        code: "taxpayer_not_cached",
      });
    });
  });

  describe("422", () => {
    it("names the form of a TIN, and calls no unit", async () => {
      const { tin: own } = await openInitialized(test);
      for (const wrong of ["12345", "A00123456", "x".repeat(100)]) {
        const failure = await failureOf(get(wrong));
        expect(failure).to.include({ status: 422, code: "validation_failed" });
        expect(failure.errors?.tin?.[0]).to.match(/^must be A or P, nine digits and a letter/);
      }
      expect(calls(own)).to.equal(0);
    });

    it("needs an initialized device for a TIN that is not cached", async () => {
      await test.client.branches.create(branchInput());
      expect(await failureOf(get())).to.include({ status: 422, code: "device_not_ready" });
    });

    it("shows why the unit rejects the request", async () => {
      const { tin: own } = await openInitialized(test);
      await test.simulator.setFault({ fault: "F15", path: "selectCustomer", tin: own });
      const failure = await failureOf(get());
      expect(failure).to.include({ status: 422, code: "unit_910" });
      expect(failure.error).to.be.a("string");
    });
  });

  describe("429", () => {
    it("counts a request that asks the unit as five, and one from the cache as one", async () => {
      await openInitialized(test);
      const { db } = test.service;
      const limits = { rate_per_minute: 60, burst: 12 };
      const { key } = await issueKey(db, clock, test.account.users.cashier, "sandbox", limits);
      const client = test.clientFor(key);
      const tins = ["A001234561B", "A001234562B", "A001234563B"];
      await client.taxpayers.get(tins[0] ?? "");
      await client.taxpayers.get(tins[0] ?? "");
      await client.taxpayers.get(tins[1] ?? "");
      const failure = await failureOf(client.taxpayers.get(tins[2] ?? ""));
      expect(failure).to.include({ status: 429, code: "rate_limited" });
    });
  });

  describe("500", () => {
    it("is unit_unreachable when neither the unit nor the cache has a response", async () => {
      const { tin: own } = await openInitialized(test);
      for (const fault of ["F10", "T3"]) {
        await test.simulator.setFault({ fault, path: "selectCustomer", tin: own });
        expect(await failureOf(get())).to.include({ status: 500, code: "unit_unreachable", retryable: true });
      }
    });

    it("is unit_unreachable when the unit returns another taxpayer", async () => {
      await openInitialized(test);
      const { units } = test.service;
      const { selectCustomer } = units;
      units.selectCustomer = (address) => selectCustomer(address, "A009999999Z");
      try {
        expect(await failureOf(get())).to.include({ status: 500, code: "unit_unreachable" });
        expect(await failureOf(get(tin, { cached: true }))).to.include({ code: "taxpayer_not_cached" });
      } finally {
        units.selectCustomer = selectCustomer;
      }
    });
  });

  it("keeps a response for 90 days, and deletes it then", async () => {
    await openInitialized(test);
    await get();
    const { knex } = test.service.db;
    const count = async () =>
      Number((await knex("taxpayers").where({ tin }).count({ count: "*" }).first())?.count);
    const before = await count();
    clock.advance(90 * dayMs - 1);
    await forget("taxpayers", test.service);
    expect(await get(tin, { cached: true })).to.include({ source: "cache" });
    clock.advance(2);
    expect(await failureOf(get(tin, { cached: true }))).to.include({ code: "taxpayer_not_cached" });
    expect(before).to.be.at.least(1);
    await forget("taxpayers", test.service);
    expect(await count()).to.equal(0);
  });

  it("keeps the newest responses of an environment, up to its limit, and none of others less", async () => {
    const { db } = test.service;
    const row = { name: "One", is_active: 1, address: null };
    const save = (data_set_id: number, number: number) =>
      db.transaction((trx) =>
        saveTaxpayer(trx, { ...row, data_set_id, tin: `P00000000${number}A`, fetched_at: number }, 3),
      );
    await save(900_002, 0);
    for (let number = 1; number <= 5; number += 1) await save(900_001, number);
    const kept = await db.knex("taxpayers").where({ data_set_id: 900_001 }).orderBy("tin").select("tin");
    expect(kept.map((one: { tin: string }) => one.tin)).to.deep.equal([
      "P000000003A",
      "P000000004A",
      "P000000005A",
    ]);
    expect(await db.knex("taxpayers").where({ data_set_id: 900_002 })).to.have.lengthOf(1);
  });
});
