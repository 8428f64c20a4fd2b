// Misfortunes below the database, and a newer version next to an older one: reported as 503, nothing by halves, over when they are over.
import { readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { checkCopy } from "../../server/src/db/backup.ts";
import { translateFailure } from "../../server/src/db/engine/failures.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, describeEachFamily, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";

describe("the disk of an embedded database", () => {
  let db: TestDatabase;
  let test: TestService;
  beforeEach(async () => {
    db = await openTestDatabase("sqlite");
    test = await startTestService({ overrides: { db } });
    await openBranch(test);
  });
  afterEach(async () => {
    await test?.close();
    await db?.close();
  });

  const submit = () => test.call("POST", "/sales?async=true", { body: sale() });
  const rows = async (): Promise<number[]> =>
    Promise.all(
      ["transactions", "transaction_bodies", "counters"].map(async (table) => (await db.knex(table)).length),
    );

  it("that is full gives 503 with Retry-After and leaves /readyz green, stores no partial records, and recovers with free space", async () => {
    await test.service.lanes.stop();
    const [pages] = await db.knex.raw("pragma page_count");
    await db.knex.raw(`pragma max_page_count = ${pages.page_count}`);
    const before = await rows();
    let response = await submit();
    // What the file still has room for is stored.
    for (let tries = 0; response.status === 202 && tries < 200; tries++) response = await submit();
    expect([response.status, response.headers.get("retry-after")], response.text).to.deep.equal([503, "1"]);
    const [transactions = 0, bodies] = await rows();
    expect(bodies).to.equal(transactions);
    expect(transactions).to.be.at.least(before[0] ?? 0);
    expect((await test.call("GET", "/transactions")).status).to.equal(200);

    await db.knex.raw("pragma query_only = on");
    expect((await test.call("GET", "//readyz")).status).to.equal(200);
    expect((await test.call("GET", "//healthz")).status).to.equal(200);
    await db.knex.raw("pragma query_only = off");
    await db.knex.raw("pragma max_page_count = 1000000");
    expect((await test.call("GET", "//readyz")).status).to.equal(200);
    expect((await submit()).status).to.equal(202);
  });

  it("that is read-only gives 503 to writers, serves readers, changes nothing, and recovers at once", async () => {
    await test.service.lanes.stop();
    const before = await rows();
    await db.knex.raw("pragma query_only = on");
    const response = await submit();
    expect([response.status, response.body.code]).to.deep.equal([503, "unavailable"]);
    expect(response.headers.get("retry-after")).to.equal("1");
    expect((await test.call("GET", "//readyz")).status).to.equal(200);
    // A key that nothing was drawn for yet: its limit is kept in memory meanwhile.
    for (const path of ["/transactions", "/branches", "/stock/movements"]) {
      const read = await test.call("GET", path, { key: test.keys.accountant });
      expect(read.status, read.text).to.equal(200);
    }
    await db.knex.raw("pragma query_only = off");
    expect(await rows()).to.deep.equal(before);
    expect((await submit()).status).to.equal(202);
  });

  it("that fails or is damaged is reported as such", () => {
    for (const [errcode, reason] of [
      [10, "damaged"],
      [266, "damaged"],
      [11, "damaged"],
      [26, "damaged"],
      [13, "full"],
      [8, "read-only"],
      [14, "read-only"],
    ] as const) {
      const error = Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode });
      const translated = translateFailure(error);
      expect(translated).to.be.instanceOf(DatabaseLost).with.property("reason", reason);
    }
  });
});

describe("a write-ahead log that was cut", () => {
  it("keeps every transaction before the cut whole, and no part of one after it", async () => {
    const place = await createPlace("sqlite");
    const db = await openDatabase(place);
    await db.knex.raw("pragma wal_autocheckpoint = 0");
    const sizes: number[] = [];
    const log = join(place.dataDir, "taxctl.sqlite-wal");
    for (let at = 0; at < 20; at++) {
      await db.transaction(async (trx) => {
        await trx("settings").insert({ name: `a${at}`, value: "x".repeat(5_000) });
        await trx("settings").insert({ name: `b${at}`, value: "y".repeat(5_000) });
      });
      sizes.push(statSync(log).size);
    }
    const whole = readFileSync(log);
    const file = readFileSync(join(place.dataDir, "taxctl.sqlite"));
    for (const cut of [0, 31, 32, 100, ...sizes.flatMap((size) => [size - 1, size - 4_000, size])]) {
      const copy = await createPlace("sqlite");
      writeFileSync(join(copy.dataDir, "taxctl.sqlite"), file);
      writeFileSync(join(copy.dataDir, "taxctl.sqlite-wal"), whole);
      truncateSync(join(copy.dataDir, "taxctl.sqlite-wal"), cut);
      const reopened = await openDatabase(copy);
      const names: string[] = await reopened.knex("settings").pluck("name");
      const expected = sizes.filter((size) => size <= cut).length;
      expect(names.length, `cut at ${cut}`).to.equal(2 * expected);
      for (let at = 0; at < expected; at++) expect(names).to.include.members([`a${at}`, `b${at}`]);
      await reopened.close();
      expect(checkCopy(join(copy.dataDir, "taxctl.sqlite")).bytes).to.be.above(0);
      await copy.release();
    }
    await db.close();
    await place.release();
  });
});

describeEachFamily("a newer version that has migrated the database", (family, open) => {
  it("lets the older version work: it reads, writes and stays ready until it is stopped", async () => {
    const db = await open();
    const test = await startTestService({ family, overrides: { db } });
    try {
      await openBranch(test);
      expect((await test.call("POST", "/sales", { body: sale() })).status).to.equal(200);
      const integer = family === "mysql" ? "bigint" : "integer";
      // What a later version may do: add tables, columns that may be null, and indexes.
      const { knex } = db;
      for (const table of [
        "transactions",
        "calls",
        "branches",
        "devices",
        "items",
        "stock",
        "movements",
        "streams",
        "lanes",
        "webhooks",
      ]) {
        await knex.raw(`alter table ${table} add column of_a_later_version ${integer} null`);
      }
      await knex.raw("create table later_things (id int not null primary key)");
      await knex("schema_migrations").insert({ name: "9999_later", batch: 99, applied_at: 0 });

      expect((await test.call("GET", "//readyz")).status).to.equal(200);
      expect((await test.call("POST", "/sales", { body: sale() })).status).to.equal(200);
      const listed = await test.call("GET", "/transactions?status=success");
      expect((listed.body.data as unknown[]).length).to.equal(2);
      expect(listed.text).not.to.contain("of_a_later_version");
      expect(await db.pendingMigrations()).to.deep.equal([]);
      await test.service.lanes.drain();
    } finally {
      await test.close();
      // Not to be used by another test: without this table it is thrown away.
      await db.knex.raw("drop table transactions");
      await db.close();
    }
  });
});
