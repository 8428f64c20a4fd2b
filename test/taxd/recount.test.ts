// `taxd recount`: counters that are off are found and corrected, next to a service that goes on counting.
import { expect } from "chai";
import { countMismatches } from "../../server/src/db/history/recount.ts";
import { rollUp } from "../../server/src/db/history/roll-up.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, type DatabasePlace, databaseFamilies, environmentOf } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { type Finished, runTaxd } from "../support/taxd.ts";

type Report = { checked: number; differences: number; found: Record<string, unknown>[] };

for (const family of databaseFamilies()) {
  describe(`taxd recount on ${family}`, () => {
    let place: DatabasePlace;
    let test: TestService;
    let environmentId: number;
    let env: Record<string, string>;

    before(async () => {
      place = await createPlace(family);
      test = await startTestService({ family, place });
      env = environmentOf(place);
      ({ environmentId } = await openBranch(test));
      for (let sold = 0; sold < 3; sold++) await test.call("POST", "/sales", { body: sale() });
    });
    after(async () => {
      await test.close();
      await place.release();
    });

    const mismatches = () => countMismatches(test.service.db.knex, environmentId);
    const report = ({ stdout }: Finished): Report => JSON.parse(stdout);
    let corruptions = 0;
    const own = () => ({ data_set_id: environmentId });

    /** One counter of each kind is too high, gone, or of nothing. */
    async function corrupt(): Promise<void> {
      corruptions += 1;
      const { knex } = test.service.db;
      await rollUp(test.service.db);
      await knex("counters").where(own()).where({ status: "success" }).increment("count", 2);
      await knex("monthly_counters").where(own()).delete();
      await knex("figures").where(own()).increment("tax_amount", 1);
      const [{ branch_id }] = await knex("movement_counters").where(own()).limit(1).select("branch_id");
      const nothing = {
        ...own(),
        branch_id,
        item_id: 999_999,
        local_day: `2020-01-0${corruptions}`,
        type: "sales",
      };
      await knex("movement_counters").insert({ ...nothing, count: 7 });
    }

    it("finds nothing if all is well", async () => {
      const { code, stdout } = await runTaxd(["recount", "--check"], env);
      expect([code, stdout]).to.deep.equal([0, `All counters of 2 environments are right.\n`]);
    });

    it("with --check reports differences, corrects nothing and exits with 1; without it corrects them", async () => {
      await corrupt();
      const before = await mismatches();
      expect(before.map(({ counted }) => counted)).to.include.members([
        "transactions",
        "months",
        "movements",
        "figures",
      ]);
      const checked = await runTaxd(["recount", "--check", "--json"], env);
      expect(checked.code, checked.stderr).to.equal(1);
      expect(report(checked).found).to.deep.include({
        ...before.find(({ counted }) => counted === "transactions"),
        account_id: test.account.id,
        environment: "sandbox",
      });
      expect(await mismatches()).to.deep.equal(before);

      const corrected = await runTaxd(["recount", String(test.account.id)], env);
      expect(corrected.code, corrected.stderr).to.equal(0);
      expect(corrected.stdout).to.match(/transactions .* -2\n/);
      expect(corrected.stdout).to.match(/figures .* tax_amount -0\.01\n/);
      expect(corrected.stdout).to.contain("They are corrected now");
      expect(await mismatches()).to.deep.equal([]);
      expect((await test.call("GET", "/transactions")).body.meta).to.include({ total: 3 });
    });

    it("loses nothing and counts nothing twice next to a service at work and another recount", async () => {
      await corrupt();
      let isOver = false;
      const selling = async (): Promise<void> => {
        while (!isOver) {
          const { status } = await test.call("POST", "/sales?async=true", { body: sale() });
          expect(status).to.equal(202);
        }
      };
      const sales = [selling(), selling(), selling()];
      try {
        const codes = await Promise.all([1, 2].map(async () => (await runTaxd(["recount"], env)).code));
        expect(codes).to.deep.equal([0, 0]);
      } finally {
        isOver = true;
      }
      await Promise.all(sales);
      await test.service.lanes.drain();
      expect(await mismatches()).to.deep.equal([]);
    });

    it("rejects an unknown account", async () => {
      const { code, stderr } = await runTaxd(["recount", "99999"], env);
      expect([code, stderr]).to.deep.equal([
        1,
        "There is no account 99999. `taxd accounts list` shows them.\n",
      ]);
    });
  });
}
