// Migrations: forward, back, forward again, and resumed wherever a kill stopped them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "chai";
import { migrateDownOn } from "../../server/src/commands/migrate-down.ts";
import { createOutput } from "../../server/src/commands/output.ts";
import { baseline } from "../../server/src/db/migrations/baseline.ts";
import { findLosses } from "../../server/src/db/migrations/losses.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { createEmptyPlace, type DatabasePlace, databaseFamilies } from "../support/database.ts";
import { listenToQueries, type Statement } from "../support/queries.ts";
import { gadgetsName, madeUp, partsName } from "./made-up.ts";

const names = madeUp.map(({ name }) => name);

async function tables({ knex, family }: Database): Promise<string[]> {
  // MySQL names the columns of information_schema in capitals, MariaDB as they are written.
  const found: { name: string }[] =
    family === "sqlite"
      ? await knex("sqlite_master")
          .where({ type: "table" })
          .whereNot("name", "like", "sqlite%")
          .select("name")
      : await knex("information_schema.tables")
          .whereRaw("table_schema = database()")
          .select("table_name as name");
  return found
    .map(({ name }) => name)
    .filter((name) => name !== "schema_migrations")
    .sort();
}

/** Everything that makes up the schema, as the database itself describes it. */
async function description(database: Database): Promise<string[]> {
  const { knex, family } = database;
  if (family === "sqlite") return knex("sqlite_master").whereNotNull("sql").orderBy("name").pluck("sql");
  const statements: string[] = [];
  for (const table of await tables(database)) {
    const [row] = await knex.raw(`show create table \`${table}\``);
    statements.push(String(row["Create Table"]).replace(/ AUTO_INCREMENT=\d+/, ""));
  }
  return statements;
}

/** Runs `work` on a database in a process that kills itself before the change of that number; whether it came so far. */
async function isKilled(place: DatabasePlace, work: string, change: number): Promise<boolean> {
  const file = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
  const program = `
    import { openDatabase } from ${file("../../server/src/db/open.ts")};
    import { madeUp as migrations } from ${file("made-up.ts")};
    const { url, dataDir } = ${JSON.stringify({ url: place.url, dataDir: place.dataDir })};
    const database = await openDatabase({ url, dataDir, migrations });
    let changes = 0;
    database.knex.client.on("query", ({ sql }) => {
      if (/^ *(create|alter|drop|insert|delete)/i.test(sql) && ++changes === ${change}) process.kill(process.pid, "SIGKILL");
    });
    await database.${work};
    process.exit();`;
  const child = spawn(process.execPath, ["--input-type=module", "--conditions=source", "-e", program], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code, signal] = await once(child, "exit");
  expect([code, signal]).to.be.deep.oneOf([
    [0, null],
    [null, "SIGKILL"],
  ]);
  return signal !== null;
}

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: Error) => error.message,
  );

describe("the names of migrations", () => {
  it("begin with a number that no other has, after the baseline", () => {
    const numbers = names.slice(1).map((name) => name.match(/^\d+(?=_)/)?.[0]);
    expect(numbers).to.not.include(undefined);
    expect(new Set(numbers)).to.have.lengthOf(numbers.length);
  });
});

for (const family of databaseFamilies()) {
  describe(`migrations on ${family}`, () => {
    let place: DatabasePlace;
    let database: Database;
    const open = (): Promise<Database> => openDatabase({ ...place, migrations: madeUp });

    beforeEach(async () => {
      place = await createEmptyPlace(family);
      database = await open();
      await database.migrate();
    });
    afterEach(async () => {
      await database.close();
      await place.release();
    });

    it("go forward, back and forward again to the same schema", async () => {
      const before = await description(database);
      expect(await tables(database))
        .to.include("gadgets")
        .and.have.length.greaterThan(50);
      expect(await database.schemaVersion()).to.equal(partsName);
      expect(await database.pendingMigrations()).to.deep.equal([]);
      await database.rollback({ all: true });
      expect(await tables(database)).to.deep.equal([]);
      expect(await database.schemaVersion()).to.equal(undefined);
      expect(await database.pendingMigrations()).to.deep.equal(names);
      await database.migrate();
      expect(await description(database)).to.deep.equal(before);
      expect(await database.knex("key_epoch").first()).to.include({ id: 1, epoch: 0 });
    });

    it("of a newer version are no matter for an older one", async () => {
      const older = await openDatabase({ ...place, migrations: madeUp.slice(0, -1) });
      try {
        await older.migrate();
        expect(await older.pendingMigrations()).to.deep.equal([]);
        expect(await older.schemaVersion()).to.equal(gadgetsName);
      } finally {
        await older.close();
      }
      expect(await database.schemaVersion()).to.equal(partsName);
    });

    it("take back the last batch only", async () => {
      await database.rollback({ to: baseline.name });
      await database.migrate(gadgetsName);
      await database.migrate();
      await database.rollback();
      expect(await database.schemaVersion()).to.equal(gadgetsName);
      await database.rollback();
      expect(await database.schemaVersion()).to.equal(baseline.name);
      expect(await outcomeOf(database.rollback({ to: partsName }))).to.equal(
        `The database has no migration ${partsName}.`,
      );
    });

    it("count the rows that going back would drop", async () => {
      await database.knex("gadgets").insert({ id: 1, name: "A" });
      await database.knex("settings").insert([
        { name: "a", value: "1", part: 1 },
        { name: "b", value: "2" },
      ]);
      expect(await findLosses(database, gadgetsName)).to.deep.equal([
        { table: "settings", column: "part", rows: 1 },
        { table: "settings", column: "note", rows: 0 },
      ]);
      expect(await findLosses(database, baseline.name)).to.deep.include({ table: "gadgets", rows: 1 });
      expect(await findLosses(database, partsName)).to.deep.equal([]);
    });

    it("go back to before the last batch by `taxd migrate down`, and never below the baseline", async () => {
      await database.rollback({ to: gadgetsName });
      await database.migrate();
      let printed = "";
      const sink = { write: (text: string) => (printed += text) };
      const down = (confirm: string): Promise<boolean> =>
        migrateDownOn(database, { confirm }, createOutput(sink, sink, false));
      expect(await down(gadgetsName)).to.equal(true);
      expect(printed)
        .to.contain(`Takes back 1 migration, down to ${gadgetsName}: ${partsName}`)
        .and.match(/^column +settings\.part +0$/m);
      // The first batch has the baseline too.
      expect(await down(baseline.name)).to.equal(true);
      expect(await database.schemaVersion()).to.equal(baseline.name);
      expect(await outcomeOf(down("empty"))).to.contain(
        `it has no migration above the baseline (${baseline.name})`,
      );
    });

    it("resume after each step that ran without being recorded, forward and back", async () => {
      const whole = await description(database);
      await database.rollback({ all: true });
      for (const { name } of madeUp) {
        await database.migrate(name);
        await database.knex("schema_migrations").where({ name }).delete();
        expect((await database.pendingMigrations())[0]).to.equal(name);
      }
      await database.migrate();
      expect(await description(database)).to.deep.equal(whole);
      await madeUp.at(-1)?.down(database.knex, family);
      await database.rollback({ all: true });
      expect(await tables(database)).to.deep.equal([]);
    });

    it("keep the rows of a database that is up to date, and send it two queries", async () => {
      await database.knex("settings").insert({ name: "a", value: "kept" });
      const statements: Statement[] = [];
      const stop = listenToQueries(database, (statement) => statements.push(statement));
      await database.migrate();
      stop();
      expect(statements.map(({ sql }) => sql)).to.have.lengthOf(2);
      expect(await database.knex("settings").pluck("value")).to.deep.equal(["kept"]);
    });

    it("may run in several processes at once", async () => {
      const whole = await description(database);
      await database.rollback({ all: true });
      const others = await Promise.all([1, 2].map(open));
      await Promise.all([database, ...others].map((each) => each.migrate()));
      expect(await description(database)).to.deep.equal(whole);
      await Promise.all(others.map((other) => other.close()));
    });

    it("resume after a kill before any statement, forward and back", async () => {
      const whole = await description(database);
      const back = `rollback({ to: ${JSON.stringify(baseline.name)} })`;
      await database.rollback({ to: baseline.name });
      const first = await description(database);
      const killed = { forward: 0, back: 0 };
      while (await isKilled(place, "migrate()", killed.forward + 1)) {
        killed.forward += 1;
        await database.migrate();
        expect(await description(database)).to.deep.equal(whole);
        await database.rollback({ to: baseline.name });
      }
      await database.migrate();
      while (await isKilled(place, back, killed.back + 1)) {
        killed.back += 1;
        await database.rollback({ to: baseline.name });
        expect(await description(database)).to.deep.equal(first);
        await database.migrate();
      }
      // A table or three columns and an index, and a record, at the least.
      expect(killed.forward).to.be.greaterThan(4);
      expect(killed.back).to.be.greaterThan(4);
    });

    it("resume in the middle of the baseline", async () => {
      const whole = await description(database);
      for (const change of [10, 60]) {
        await database.rollback({ all: true });
        expect(await isKilled(place, "migrate()", change)).to.equal(true);
        await database.migrate();
        expect(await description(database)).to.deep.equal(whole);
      }
    });
  });
}
