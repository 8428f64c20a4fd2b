// Migrations: forward, back, forward again, and resumed wherever a kill stopped them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "chai";
import { firstRelease, migrations } from "../../server/src/db/migrations/all.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { createPlace, describeEachFamily, type TestDatabase } from "../support/database.ts";
import { listenToQueries, type Statement } from "../support/queries.ts";
import { forEachTest } from "../support/suite.ts";
import { describeSchema, findSchemaChanges } from "../upgrade/facts.ts";

const names = migrations.map(({ name }) => name);
/** The last migration with which items and levels were counted. */
const beforePlainLists = names[names.indexOf("4301_item_counters_filled") - 1] ?? "";
const itemCounters = [
  "item_counters",
  "item_part_counters",
  "item_ranges",
  "item_range_levels",
  "level_place_counters",
];

async function tables(database: TestDatabase): Promise<string[]> {
  // MySQL names the columns of information_schema in capitals, MariaDB as they are written.
  const found: { name: string }[] =
    database.family === "sqlite"
      ? await database
          .knex("sqlite_master")
          .where({ type: "table" })
          .whereNot("name", "like", "sqlite%")
          .select("name")
      : await database
          .knex("information_schema.tables")
          .whereRaw("table_schema = database()")
          .select("table_name as name");
  return found
    .map(({ name }) => name)
    .filter((name) => name !== "schema_migrations")
    .sort();
}

/** Everything that makes up the schema, as the database itself describes it. */
async function description(database: TestDatabase): Promise<string[]> {
  if (database.family === "sqlite")
    return database.knex("sqlite_master").whereNotNull("sql").orderBy("name").pluck("sql");
  const statements: string[] = [];
  for (const table of await tables(database)) {
    const [row] = await database.knex.raw(`show create table \`${table}\``);
    statements.push(String(row["Create Table"]).replace(/ AUTO_INCREMENT=\d+/, ""));
  }
  return statements;
}

describe("the names of migrations", () => {
  it("begin with a number that no other has", () => {
    const numbers = names.flatMap((name) => name.match(/^\d+(?=_)/) ?? []);
    const last = Math.max(...numbers.map(Number));
    const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
    expect(twice, `take ${last + 1}`).to.deep.equal([]);
  });
});

describeEachFamily("migrations", (family, open) => {
  const database = forEachTest(open);

  it("go forward, back and forward again to the same schema", async () => {
    const before = await description(database);
    expect(await tables(database)).to.have.length.greaterThan(20);
    expect(await database.schemaVersion()).to.equal(names.at(-1));
    expect(await database.pendingMigrations()).to.deep.equal([]);
    await database.rollback({ all: true });
    expect(await tables(database)).to.deep.equal([]);
    expect(await database.schemaVersion()).to.equal(undefined);
    expect(await database.pendingMigrations()).to.deep.equal(names);
    await database.migrate();
    expect(await description(database)).to.deep.equal(before);
    expect(await database.knex("key_epoch").first()).to.include({ id: 1, epoch: 0 });
  });

  it("take back the last batch only", async () => {
    await database.rollback({ all: true });
    await database.migrate(names[2]);
    await database.migrate();
    await database.rollback();
    expect(await database.schemaVersion()).to.equal(names[2]);
    await database.rollback();
    expect(await database.schemaVersion()).to.equal(undefined);
    await database.rollback();
    await database.migrate();
  });

  it("resume after each step that ran without being recorded, forward and back", async () => {
    const whole = await description(database);
    await database.rollback({ all: true });
    for (const { name, replaces = [name] } of migrations) {
      await database.migrate(name);
      await database.knex("schema_migrations").whereIn("name", replaces).delete();
      expect((await database.pendingMigrations())[0]).to.equal(name);
    }
    await database.migrate();
    expect(await description(database)).to.deep.equal(whole);
    const last = migrations.at(-1);
    await last?.down(database.knex, family);
    await database.rollback({ all: true });
    expect(await tables(database)).to.deep.equal([]);
    await database.migrate();
  });

  it("keep the rows of a database that is up to date", async () => {
    await database.knex("settings").insert({ name: "a", value: "kept" });
    await database.migrate();
    expect(await database.knex("settings").pluck("value")).to.deep.equal(["kept"]);
    await database.knex("settings").delete();
  });

  it("send two queries to a database that is up to date", async () => {
    const statements: Statement[] = [];
    const stop = listenToQueries(database, (statement) => statements.push(statement));
    await database.migrate();
    stop();
    expect(statements.map(({ sql }) => sql)).to.have.lengthOf(2);
  });

  it("give each item a place in a branch's stock list, and the version before its counters back", async () => {
    await database.rollback({ all: true });
    await database.migrate(beforePlainLists);
    const { knex } = database;
    const named = { name: "B", created_at: 0, updated_at: 0 };
    for (const [id, data_set_id, is_head_office] of [
      [10, 1, 0],
      [11, 1, 1],
      [12, 1, 0],
      [20, 2, 0],
      [21, 2, 0],
    ])
      await knex("branches").insert({ id, data_set_id, bhf_id: `0${id}`, is_head_office, ...named });
    const codes = { item_class_code: "1", tax_type_code: "B", pkg_unit_code: "NT", qty_unit_code: "U" };
    const filler = { ...codes, origin_nation_code: "KE", default_price: 1, created_at: 0, updated_at: 0 };
    // One of each environment: never moved, moved in one or two branches, gone and out of use, a service, not registered.
    const kinds = [
      { item_type: "2", is_active: 1, registered_at: 1, levels: {} },
      { item_type: "2", is_active: 1, registered_at: 1, levels: { 0: 50 } },
      { item_type: "2", is_active: 0, registered_at: 1, levels: { 0: 50, 2: 0 } },
      { item_type: "2", is_active: 0, registered_at: 1, levels: {} },
      { item_type: "3", is_active: 1, registered_at: 1, levels: {} },
      { item_type: "2", is_active: 1, registered_at: null, levels: {} },
      // No environment 3 has a branch.
    ];
    const sets = [1, 2, 3];
    for (const data_set_id of sets) {
      for (const [index, { levels, ...kind }] of kinds.entries()) {
        const id = data_set_id * 100 + index;
        const name = { item_code: `C${index}`, item_name: `N${9 - index}`, name_folded: `n${9 - index}` };
        await knex("items").insert({ id, data_set_id, ...name, ...filler, ...kind, safety_qty: 20 + index });
        for (const [branch, qty] of Object.entries(levels)) {
          const branch_id = data_set_id * 10 + Number(branch);
          await knex("stock").insert({ branch_id, item_id: id, data_set_id, qty, updated_at: 0 });
        }
      }
    }
    await knex("stock").where({ item_id: 101 }).update({ last_synced_at: 1_770_000_000_000 });
    const read = async () => {
      const tables = ["items", "item_sequences", ...itemCounters];
      const rows = await Promise.all(
        tables.map(async (table) => (await knex(table)).map((row: object) => JSON.stringify(row)).sort()),
      );
      return Object.fromEntries(tables.map((table, index) => [table, rows[index]]));
    };
    const schema = await describeSchema(database);
    // There and back, twice: additions on the way change nothing.
    const counted: Awaited<ReturnType<typeof read>>[] = [];
    for (const _time of [1, 2]) {
      await database.migrate();
      const listed = await knex("stock")
        .orderBy(["item_id", "branch_id"])
        .select("item_id", "branch_id", "qty", "item_code", "name_folded", "safety_qty", "listed");
      const row = (item_id: number, branch_id: number, qty: number, isListed = 1) => {
        const index = item_id % 100;
        const copies = { item_code: `C${index}`, name_folded: `n${9 - index}`, safety_qty: 20 + index };
        return { item_id, branch_id, qty, ...copies, listed: isListed };
      };
      expect(listed).to.deep.equal([
        // The head office, else the oldest branch.
        ...[row(100, 11, 0), row(101, 10, 50), row(102, 10, 50), row(102, 12, 0, 0), row(103, 11, 0, 0)],
        ...[row(200, 20, 0), row(201, 20, 50), row(202, 20, 50), row(202, 22, 0, 0), row(203, 20, 0, 0)],
        ...[row(301, 30, 50), row(302, 30, 50), row(302, 32, 0, 0)],
      ]);
      await database.rollback({ to: beforePlainLists });
      counted.push(await read());
      expect(findSchemaChanges(schema, await describeSchema(database))).to.deep.equal([]);
    }
    const [first = {}, second] = counted;
    expect(second).to.deep.equal(first);
    for (const table of itemCounters) expect(first[table], table).to.not.deep.equal([]);
    const ofBranch = first.item_counters?.map((row) => JSON.parse(row)).filter((row) => row.branch_id === 10);
    expect(ofBranch?.map(({ kind, count }) => [kind, count])).to.deep.equal([
      ["enough", 1],
      ["synced_enough", 1],
      ["unused_enough", 1],
    ]);
    await database.migrate();
    for (const table of ["items", "stock", "branches"]) await knex(table).delete();
  });

  it("count lists by pieces on the way back", async () => {
    await database.rollback({ all: true });
    await database.migrate(firstRelease);
    const { knex } = database;
    const named = { data_set_id: 1, name: "N", synced_at: 0 };
    for (const [index, is_active] of [1, 0, 1].entries()) {
      const code = `101015${index}`;
      await knex("codes").insert({
        ...{ ...named, code_class: "05", class_name: "C", code, unit_code: code, sort_order: 1, is_active },
      });
      await knex("item_classes").insert({ ...named, code, level: 1, is_active });
      const notice = { notice_no: 1 + index, title: "T", title_folded: "t", content: "", fetched_at: 0 };
      await knex("notices").insert({ data_set_id: 1, ...notice, published_at: `2026030${index}` });
      const stamps = { created_at: 1e12 + index, updated_at: 0 };
      const branch = { data_set_id: 1, bhf_id: `0${index}`, name: "B", is_head_office: 0 };
      await knex("branches").insert({ id: 7 + index, ...branch, ...stamps });
      const insurance = {
        data_set_id: 1,
        branch_id: 7 + Math.ceil(index / 2),
        code: `I${index}`,
        name: "I",
        rate: 1,
        is_active: 1,
      };
      await knex("insurances").insert({ ...insurance, ...stamps });
    }
    await database.migrate();
    expect(await knex.schema.hasTable("piece_counters")).to.equal(false);
    await database.rollback({ to: "4401_item_classes_indexes" });
    const counts = knex("piece_counters").orderBy(["list", "branch_id"]).select("list", "branch_id", "count");
    expect(await counts).to.deep.equal([
      { list: "branches", branch_id: 0, count: 3 },
      { list: "codes", branch_id: 0, count: 2 },
      { list: "insurances", branch_id: 0, count: 3 },
      { list: "insurances", branch_id: 7, count: 1 },
      { list: "insurances", branch_id: 8, count: 2 },
      { list: "item_classes", branch_id: 0, count: 2 },
      { list: "notices", branch_id: 0, count: 3 },
    ]);
    await database.migrate();
    for (const table of ["codes", "item_classes", "notices", "branches", "insurances"])
      await knex(table).delete();
  });

  it("may run in several processes at once", async () => {
    await database.rollback({ all: true });
    const others = await Promise.all([1, 2].map(() => openDatabase(database.place)));
    await Promise.all([database, ...others].map((each) => each.migrate()));
    expect(await database.pendingMigrations()).to.deep.equal([]);
    await Promise.all(others.map((other) => other.close()));
  });

  it("resume after a real kill at any moment", async function () {
    // Every round runs all migrations several times, on the disk of whatever machine this is.
    this.timeout(300_000);
    const place = await createPlace(family);
    const whole = await description(database);
    const program = `
      import { openDatabase } from ${JSON.stringify(new URL("../../server/src/db/open.ts", import.meta.url).href)};
      const database = await openDatabase(${JSON.stringify({ url: place.url, dataDir: place.dataDir })});
      for (;;) {
        await database.rollback({ all: true });
        process.stdout.write("empty");
        await database.migrate();
      }`;
    for (let round = 0; round < 3; round++) {
      const child = spawn(process.execPath, ["--input-type=module", "--conditions=source", "-e", program], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      try {
        for (let runs = 0; runs <= round; runs++) await once(child.stdout, "data");
      } finally {
        child.kill("SIGKILL");
      }
      await once(child, "exit");
      const survivor = Object.assign(await openDatabase(place), { place });
      await survivor.migrate();
      expect(await description(survivor)).to.deep.equal(whole);
      expect(await survivor.schemaVersion()).to.equal(names.at(-1));
      await survivor.close();
    }
    await place.release();
  });
});
