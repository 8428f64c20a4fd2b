// TINs in the operators' hands: bound to one account, and taken away.

import { expect } from "chai";
import { AccountError } from "../../../server/src/core/accounts/admin-error.ts";
import { unbindTin } from "../../../server/src/core/accounts/tins.ts";
import { openBranch } from "../../support/branch.ts";
import { createPlace, describeEachFamily, environmentOf } from "../../support/database.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { runTaxd, runTaxdJson } from "../../support/taxd.ts";
import { bindTestTin } from "../../support/tins.ts";

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
});

describeEachFamily("taxd accounts tins", (family) => {
  it("binds to one account, lists and unbinds", async () => {
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
      await test.service.db.knex("account_tins").update({ bound_at: 1 });
      // People read local times, programs those of the database.
      expect((await runTaxd(["accounts", "tins"], env)).stdout).to.match(
        /P051234567Z +\d+ +1970-01-01 03:00/,
      );
      expect((await runTaxd(["accounts", "tins", "--json"], env)).stdout).to.contain('"bound_at": 1');
      expect((await runTaxd(["accounts", "tins", "unbind", id, "P051234567Z"], env)).code).to.equal(0);
      expect((await runTaxd(["accounts", "tins"], env)).stdout).to.contain("No TINs");
    } finally {
      await test.close();
      await place.release();
    }
  });
});
