// Cached branches, devices, items and codes: dropped at once after a change here, and after a second in any case.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { insertRows, padded, selectByCompositeKeys, selectByKeys } from "../../server/src/db/sql/rows.ts";
import { int, string } from "../../server/src/db/sql/schema.ts";
import { describeEachFamily } from "../support/database.ts";
import { forEachTest } from "../support/suite.ts";

describeEachFamily("remembered rows", (_family, open) => {
  let reads: number;
  const db = forEachTest(open);
  beforeEach(async () => {
    reads = 0;
    await db.knex("branches").insert(branch("00"));
    noteChange(db.knex, "branches");
  });

  const branch = (bhf_id: string) => ({
    data_set_id: 1,
    bhf_id,
    name: "first",
    is_head_office: 0,
    created_at: 1,
    updated_at: 1,
  });
  const nameOf = (bhf_id: string): Promise<string | undefined> =>
    db.lookups.find(["branches"], `name ${bhf_id}`, async () => {
      reads += 1;
      return (await db.knex("branches").where({ bhf_id }).first("name"))?.name;
    });
  const namesOf = (...ids: string[]): Promise<Map<string, string>> =>
    db.lookups.findMany("branches", "names", ids, async (missing) => {
      reads += missing.length;
      const rows = await db.knex("branches").whereIn("bhf_id", missing).select("bhf_id", "name");
      return new Map(rows.map(({ bhf_id, name }) => [bhf_id, name]));
    });

  it("are read once, however many callers ask at once and later", async () => {
    expect(await Promise.all([nameOf("00"), nameOf("00")])).to.deep.equal(["first", "first"]);
    expect(await nameOf("00")).to.equal("first");
    expect(reads).to.equal(1);
  });

  it("are read again after a change outside a transaction, of that table only", async () => {
    await nameOf("00");
    await db.knex("settings").insert({ name: "other", value: "" });
    await nameOf("00");
    expect(reads).to.equal(1);
    await db.knex("branches").where({ bhf_id: "00" }).update({ name: "second" });
    noteChange(db.knex, "branches");
    expect(await nameOf("00")).to.equal("second");
  });

  it("are read again after a commit, also by a caller that read before it", async () => {
    await db.transaction(async (trx) => {
      await trx("branches").where({ bhf_id: "00" }).update({ name: "second" });
      noteChange(trx, "branches");
      noteChange(trx, "branches");
      expect(await nameOf("00")).to.equal("first");
    });
    expect(await nameOf("00")).to.equal("second");
    await db.transaction(async (trx) => {
      await trx("branches").where({ bhf_id: "00" }).delete();
      noteChange(trx, "branches");
    });
    expect(await nameOf("00")).to.equal(undefined);
  });

  it("are read again after a transaction that failed, as its outcome may be unknown", async () => {
    await nameOf("00");
    const failing = db.transaction(async (trx) => {
      noteChange(trx, "branches");
      throw new Error("lost");
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal("lost");
    await nameOf("00");
    expect(reads).to.equal(2);
  });

  it("can't be marked as changed for a database that isn't open here", () => {
    expect(() => noteChange({}, "branches")).to.throw("open database");
  });

  it("are never cached while they don't exist, or after a failure", async () => {
    expect(await nameOf("01")).to.equal(undefined);
    expect(await nameOf("01")).to.equal(undefined);
    expect(reads).to.equal(2);
    const failing = () =>
      db.lookups.find(["branches"], "failing", async () => {
        reads += 1;
        throw new Error("lost");
      });
    for (const _ of [1, 2]) {
      const outcome = await failing().catch((error: Error) => error.message);
      expect(outcome).to.equal("lost");
    }
    expect(reads).to.equal(4);
  });

  it("are looked up together, those alone that are not remembered", async () => {
    await db.knex("branches").insert(branch("01"));
    noteChange(db.knex, "branches");
    await namesOf("00");
    expect([...(await namesOf("00", "01", "01", "02"))]).to.have.deep.members([
      ["00", "first"],
      ["01", "first"],
    ]);
    expect(reads).to.equal(3);
    await namesOf("00", "01");
    expect(reads).to.equal(3);
  });

  it("are looked up together by the first of many, for all of them", async () => {
    await db.knex("branches").insert([branch("01"), branch("02")]);
    noteChange(db.knex, "branches");
    const [one, other, wider] = await Promise.all([
      namesOf("00", "01"),
      namesOf("01", "00"),
      namesOf("01", "02"),
    ]);
    expect([...one.keys(), ...other.keys()].sort()).to.deep.equal(["00", "00", "01", "01"]);
    expect([...wider.keys()].sort()).to.deep.equal(["01", "02"]);
    expect(reads).to.equal(3);
  });

  it("are looked up again if another caller's lookup found nothing, failed, or came before a change", async () => {
    await Promise.all([namesOf("03"), namesOf("03")]);
    expect(reads).to.equal(2);
    const failing = db.lookups.findMany("branches", "names", ["00"], () => Promise.reject(new Error("lost")));
    const [failed, found] = await Promise.allSettled([failing, namesOf("00")]);
    expect([failed.status, found.status]).to.deep.equal(["rejected", "fulfilled"]);
    const before = db.lookups.findMany("branches", "late", ["00"], async () => new Map([["00", "old"]]));
    await db.knex("branches").where({ bhf_id: "00" }).update({ name: "second" });
    noteChange(db.knex, "branches");
    const after = await db.lookups.findMany("branches", "late", ["00"], async () => new Map([["00", "new"]]));
    expect([await before, after].map((rows) => rows.get("00"))).to.deep.equal(["old", "new"]);
  });
});

describeEachFamily("rows by prepared statements", (_family, open) => {
  const byNumber = { index: "bhf_id", columns: { data_set_id: int(), bhf_id: string(20) } };
  const branch = (data_set_id: number, bhf_id: string) => ({
    data_set_id,
    bhf_id,
    name: "",
    is_head_office: 0,
    created_at: 1,
    updated_at: 1,
  });
  const db = forEachTest(open);

  for (const count of [0, 1, 2, 31, 65]) {
    it(`are inserted and found again by their keys, ${count} of them`, async () => {
      const rows = Array.from({ length: count }, (_, index) => ({ name: `n${index}`, value: `v${index}` }));
      const found = await db.transaction(async (trx) => {
        await insertRows(trx, "settings", rows);
        const keys = rows.map(({ name }) => ({ name }));
        return selectByKeys<(typeof rows)[number]>(trx, "settings", keys);
      });
      expect(found).to.have.deep.members(rows);
    });
  }

  for (const count of [0, 1, 40]) {
    it(`are found by keys of several columns, ${count} of them, whatever characters these have`, async () => {
      const strange = ['"quoted"', "back\\slash", "é", "É", "e\u0301", "🧾", "A", "a", "null", "0", "00"];
      const given = Array.from({ length: count }, (_, at) => strange[at] ?? `n${at}`);
      const rows = given.flatMap((bhf_id) => [1, 2].map((data_set_id) => branch(data_set_id, bhf_id)));
      const keys = given.map((bhf_id, at) => ({ data_set_id: 1 + (at % 2), bhf_id }));
      const missing = { data_set_id: 3, bhf_id: "A" };
      const found = await db.transaction(async (trx) => {
        await insertRows(trx, "branches", rows);
        return selectByCompositeKeys<typeof missing>(trx, "branches", byNumber, [...keys, missing]);
      });
      expect(found.map(({ data_set_id, bhf_id }) => ({ data_set_id, bhf_id }))).to.have.deep.members(keys);
    });
  }

  it("are all taken back when one of them is rejected", async () => {
    const rows = ["a", "b", "a"].map((name) => ({ name, value: "" }));
    const failure = await db
      .transaction((trx) => insertRows(trx, "settings", rows))
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    expect(await db.knex("settings")).to.deep.equal([]);
  });

  it("are looked for in lists of few sizes", () => {
    expect(padded([])).to.deep.equal([]);
    expect(padded([1, 2, 3])).to.deep.equal([1, 2, 3, 3]);
    expect(padded(Array.from({ length: 33 }, (_, index) => index))).to.have.length(64);
  });
});

describe("stores of cached tables", () => {
  const sources = join(import.meta.dirname, "../../server/src");
  const tables = "(account_settings|branches|codes|devices|items|key_epoch)";
  const writes = new RegExp(
    `\\("${tables}"\\)(?:(?!\\.select\\()[^;])*?\\.(?:insert|update|delete)\\(|(?:insertRows|insertValues|saveRows|updateRows|updateByKeys)\\(\\s*\\w+,\\s*"${tables}"`,
    "g",
  );
  /** The tables that a pattern finds in a source, as often as it finds them. */
  const tablesOf = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, table, other]) => table ?? other ?? "");

  it("note each change that they make", () => {
    const stores = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && !/db.migrations|db.baseline|simulator|openapi/.test(file),
    );
    const missing = stores.flatMap((file) => {
      const text = readFileSync(join(sources, file), "utf8");
      const noted = tablesOf(text, /noteChange\(\w+, "(\w+)"\)/g);
      const written = Map.groupBy(tablesOf(text, writes), (table) => table);
      return [...written].flatMap(([table, all]) =>
        noted.filter((name) => name === table).length < all.length ? [`${file}: ${table}`] : [],
      );
    });
    expect(missing).to.deep.equal([]);
  });

  it("are found however a row is written", () => {
    for (const planted of [
      'await trx("items")\n  .where({ id })\n  .update({ is_active: 0 });',
      'await db("devices").insert(row);',
      'await saveRows(trx, "codes", key, rows);',
    ])
      expect(tablesOf(planted, writes), planted).to.have.lengthOf(1);
    expect(tablesOf('await trx("items").where({ id }).first();', writes)).to.deep.equal([]);
  });
});
