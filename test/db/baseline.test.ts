// The baseline makes the schema of the first release at once: new databases, and those of that release, have the same.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { firstRelease } from "../../server/src/db/migrations/all.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import {
  createEmptyPlace,
  type DatabasePlace,
  databaseFamilies,
  environmentOf,
} from "../support/database.ts";
import { runTaxd } from "../support/taxd.ts";
import { describeSchema } from "../upgrade/facts.ts";
import { listFixtures, readFixture } from "../upgrade/fixture.ts";

const [first] = listFixtures();
if (!first) throw new Error("no fixture of the first release");

/** Columns, keys and indexes of SQLite tables, in no order. */
async function structure(db: Database): Promise<unknown> {
  const { knex } = db;
  const tables: string[] = await knex("sqlite_master")
    .where({ type: "table" })
    .whereNot("name", "like", "sqlite%")
    .pluck("name");
  const columns = await Promise.all(
    tables.toSorted().map(async (name) => {
      const sql =
        "select name, type, `notnull`, dflt_value, pk, hidden from pragma_table_xinfo(?) order by name";
      const [{ sql: text }] = await knex("sqlite_master").where({ name });
      const checks = [...text.matchAll(/length\(`(\w+)`\) <= (\d+)/g)].map(
        ([, column, most]) => `${column} ${most}`,
      );
      return { name, columns: await knex.raw(sql, [name]), checks: checks.sort() };
    }),
  );
  const schema = await describeSchema(db);
  const indexes = [...schema].filter(([name]) => !tables.includes(name));
  return { columns, indexes: Object.fromEntries(indexes) };
}

describe("the baseline", () => {
  for (const family of databaseFamilies()) {
    describe(`on ${family}`, () => {
      let place: DatabasePlace;
      let db: Database;
      beforeEach(async () => {
        place = await createEmptyPlace(family);
        db = await openDatabase(place);
      });
      afterEach(async () => {
        await db.close();
        await place.release();
      });
      const recorded = () => db.knex("schema_migrations").orderBy("name").pluck("name");

      it("is recorded as the migrations of the first release, so that it finds nothing pending", async () => {
        await db.migrate(firstRelease);
        expect(await recorded()).to.deep.equal(first.migrations.toSorted());
        expect(await db.schemaVersion()).to.equal(firstRelease);
        await db.rollback();
        expect(await recorded()).to.deep.equal([]);
        expect([...(await describeSchema(db)).keys()]).to.deep.equal([]);
      });

      it("says which version finishes a database that stopped in the middle of them", async () => {
        await db.migrate(firstRelease);
        await db.knex("schema_migrations").where({ name: firstRelease }).delete();
        await db.knex("schema_migrations").where({ name: "2301_codes" }).delete();
        const { code, stderr } = await runTaxd(["migrate"], environmentOf(place));
        expect(code).to.equal(1);
        expect(stderr)
          .to.contain("stopped in the middle of the schema of version 0.1.0, at 2206_branches_indexes")
          .and.contain("Run `taxd migrate` of version 0.1.0");
        expect(await recorded()).to.have.lengthOf(first.migrations.length - 2);
      });
    });
  }

  it("makes the schema that the first release's database has", async () => {
    const made = await createEmptyPlace("sqlite");
    const released = await createEmptyPlace("sqlite");
    writeFileSync(join(released.dataDir, "taxctl.sqlite"), readFixture(first.version, "taxctl.sqlite.gz"));
    const ours = await openDatabase(made);
    const theirs = await openDatabase(released);
    try {
      await ours.migrate(firstRelease);
      expect(await structure(ours)).to.deep.equal(await structure(theirs));
    } finally {
      await ours.close();
      await theirs.close();
      await Promise.all([made, released].map((place) => place.release()));
    }
  });
});
