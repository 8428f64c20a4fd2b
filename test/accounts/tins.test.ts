// TINs in the operators' hands: carried over from active live devices, bound, taken away, and decided where two accounts claim one.

import { expect } from "chai";
import { AccountError } from "../../server/src/accounts/admin-error.ts";
import { resolveTin, unbindTin } from "../../server/src/accounts/tins.ts";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { migrations } from "../../server/src/db/migrations/all.ts";
import { openBranch } from "../support/branch.ts";
import { createPlace, describeEachFamily, environmentOf } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { runTaxd, runTaxdJson } from "../support/taxd.ts";
import { bindTestTin } from "../support/tins.ts";

const failureOf = async (work: Promise<unknown>): Promise<AccountError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AccountError) return error;
  throw new Error("it was not rejected", { cause: error });
};

describeEachFamily("TINs of accounts", (family) => {
  const test = forSuite(() => startTestService({ family, overrides: { work: false } }));

  const isActive = async (laneId: number): Promise<boolean> =>
    Boolean((await test.service.db.knex("devices").where({ lane_id: laneId }).first("is_active")).is_active);
  const check = async (key: string) =>
    (await test.clientFor(key).health.get()).checks.find(({ name }) => name === "tins");

  it("stay with both accounts of a conflict, fail health, and are decided by an operator", async () => {
    const { db, clock } = test.service;
    const keeps = await test.openAccount();
    const loses = await test.openAccount();
    const kept = await openBranch(test, { accountId: keeps.id, environment: "live" });
    const lost = await openBranch(test, { accountId: loses.id, environment: "live" });
    await db.knex("devices").where({ lane_id: lost.laneId }).update({ tin: kept.tin });
    noteChange(db.knex, "devices");
    await db.knex("account_tins").where({ tin: lost.tin }).update({ tin: kept.tin });
    for (const { keys } of [keeps, loses]) expect(await check(keys.live)).to.deep.include({ status: "fail" });
    expect(await isActive(lost.laneId)).to.equal(true);
    const third = await test.openAccount();
    expect((await failureOf(bindTestTin(test, kept.tin, third.id))).remedy).to.contain("unbind");
    expect(await resolveTin(db, clock, keeps.id, kept.tin)).to.deep.equal([loses.id]);
    expect([await isActive(kept.laneId), await isActive(lost.laneId)]).to.deep.equal([true, false]);
    expect(await check(keeps.keys.live)).to.equal(undefined);
    expect((await failureOf(resolveTin(db, clock, keeps.id, kept.tin))).message).to.contain("only");
    const { data } = await test
      .clientFor(loses.keys.live)
      .audit.list({ actor: "operator", subject: "device" });
    expect(data[0]).to.include({ action: "devices.deactivate", subject: "device 00" });
  });

  it("are not taken from a live device by accident", async () => {
    const { db, clock } = test.service;
    const account = await test.openAccount();
    const branch = await openBranch(test, { accountId: account.id, environment: "live" });
    expect((await failureOf(unbindTin(db, clock, account.id, branch.tin))).remedy).to.contain("--force");
    expect(await isActive(branch.laneId)).to.equal(true);
    await unbindTin(db, clock, account.id, branch.tin, true);
    expect(await isActive(branch.laneId)).to.equal(false);
    expect((await failureOf(unbindTin(db, clock, account.id, branch.tin))).message).to.contain("not bound");
    expect((await failureOf(bindTestTin(test, "no tin!", account.id))).message).to.contain("not a TIN");
  });

  it("of active live devices are bound by the migration, and sandbox devices of others stop", async () => {
    const { db } = test.service;
    const [owner, stranger] = [await test.openAccount(), await test.openAccount()];
    const live = await openBranch(test, { accountId: owner.id, environment: "live" });
    const own = await openBranch(test, { accountId: owner.id });
    const foreign = await openBranch(test, { accountId: stranger.id });
    await db.knex("devices").whereIn("lane_id", [own.laneId, foreign.laneId]).update({ tin: live.tin });
    noteChange(db.knex, "devices");
    const steps = migrations.filter(({ name }) => /^361/.test(name));
    for (const step of steps.toReversed()) await step.down(db.knex, db.family);
    for (const step of [...steps, ...steps]) await step.up(db.knex, db.family);
    expect(await db.knex("account_tins").where({ tin: live.tin }).pluck("account_id")).to.deep.equal([
      owner.id,
    ]);
    expect(await Promise.all([live, own, foreign].map(({ laneId }) => isActive(laneId)))).to.deep.equal([
      true,
      true,
      false,
    ]);
  });
});

describeEachFamily("taxd accounts tins", (family) => {
  it("binds, lists, reports a conflict by its exit code, resolves and unbinds", async () => {
    const place = await createPlace(family);
    const test = await startTestService({ family, place, simulator: false });
    try {
      const env = environmentOf(place);
      const id = String(test.account.id);
      const other = await test.openAccount();
      const bound = await runTaxdJson<object>(["accounts", "tins", "bind", id, "p051234567z"], env);
      expect(bound).to.deep.equal({ account_id: test.account.id, tin: "P051234567Z" });
      const listed = await runTaxd(["accounts", "tins", id], env);
      expect([listed.code, listed.stdout.includes("P051234567Z")]).to.deep.equal([0, true]);
      const rejected = await runTaxd(["accounts", "tins", "bind", String(other.id), "P051234567Z"], env);
      expect([rejected.code, rejected.stderr.includes("unbind")]).to.deep.equal([1, true]);
      await test.service.db
        .knex("account_tins")
        .insert({ tin: "P051234567Z", account_id: other.id, bound_at: 1 });
      const conflict = await runTaxd(["accounts", "tins"], env);
      expect([conflict.code, conflict.stdout.includes("conflict")]).to.deep.equal([1, true]);
      // People read local times, programs those of the database.
      expect(conflict.stdout).to.match(/ 1970-01-01 03:00 +conflict/);
      expect((await runTaxd(["accounts", "tins", "--json"], env)).stdout).to.contain('"bound_at": 1');
      expect((await runTaxd(["accounts", "tins", "resolve", id, "P051234567Z"], env)).code).to.equal(0);
      expect((await runTaxd(["accounts", "tins", "unbind", id, "P051234567Z"], env)).code).to.equal(0);
      expect((await runTaxd(["accounts", "tins"], env)).stdout).to.contain("No TINs");
    } finally {
      await test.close();
      await place.release();
    }
  });
});
