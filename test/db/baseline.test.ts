// An empty database gets this version's schema. A database of another schema is rejected, and stays as it is.
import { expect } from "chai";
import { baseline } from "../../server/src/db/migrations/baseline.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import {
  createEmptyPlace,
  type DatabasePlace,
  databaseFamilies,
  environmentOf,
} from "../support/database.ts";
import { runTaxd, startTaxd } from "../support/taxd.ts";

const another = { ...baseline, name: "baseline_0f0f0f0f" };

for (const family of databaseFamilies()) {
  describe(`the baseline on ${family}`, () => {
    let place: DatabasePlace;
    let env: Record<string, string>;
    beforeEach(async () => {
      place = await createEmptyPlace(family);
      env = { ...environmentOf(place), TAXD_PORT: "0", TAXD_LOG_LEVEL: "silent" };
    });
    afterEach(() => place.release());

    it("is made in an empty database by the first start, and found by the next", async () => {
      for (let start = 0; start < 2; start++) {
        const service = startTaxd(["serve"], env);
        await service.printed("listens at");
        service.child.kill("SIGTERM");
        await service.finished;
      }
      const { code, stdout } = await runTaxd(["migrate", "status"], env);
      expect([code, stdout]).to.deep.equal([0, stdout]);
      expect(stdout).to.contain(`is at ${baseline.name}`).and.contain("Nothing is pending.");
    });

    it("is the only one that this version starts on", async () => {
      const db = await openDatabase({ ...place, migrations: [another] });
      try {
        await db.migrate();
        await db.knex("settings").insert({ name: "a", value: "kept" });
        for (const words of [["serve"], ["migrate"], ["migrate", "status"], ["accounts", "list"]]) {
          const { code, stderr } = await runTaxd(words, env);
          expect([code, stderr]).to.deep.equal([1, stderr]);
          expect(stderr, words.join(" "))
            .to.contain(
              `The database was made with another schema (${another.name}) than this version's (${baseline.name}).`,
            )
            .and.contain("Use an empty database");
        }
        expect(await db.knex("schema_migrations").pluck("name")).to.deep.equal([another.name]);
        expect(await db.knex("settings").pluck("value")).to.deep.equal(["kept"]);
      } finally {
        await db.close();
      }
    });

    // SQLite makes it in one transaction.
    if (family === "mysql")
      it("takes no tables that another one left when it was killed before its record", async () => {
        const db = await openDatabase({ ...place, migrations: [another] });
        try {
          await db.migrate();
          await db.knex("schema_migrations").delete();
          const { code, stderr } = await runTaxd(["migrate"], env);
          expect([code, stderr]).to.deep.equal([1, stderr]);
          expect(stderr)
            .to.contain(
              `The tables of the database were begun with another schema (${another.name}) than this version's (${baseline.name}).`,
            )
            .and.contain("Use an empty database");
          expect(await db.knex("schema_migrations")).to.deep.equal([]);
        } finally {
          await db.close();
        }
      });
  });
}
