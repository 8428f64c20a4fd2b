// The counter of writes, at a small database.
import { expect } from "chai";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Counter, countWrites } from "../support/writes.ts";

describe("the counter of writes", () => {
  let db: TestDatabase;
  let counter: Counter;
  beforeEach(async () => {
    db = await openTestDatabase("sqlite");
    await db.knex.raw("create table sales (number integer primary key, total integer)");
    counter = countWrites(db);
  });
  afterEach(async () => {
    counter.end();
    await db.close();
  });

  const insert = (...numbers: number[]) =>
    db.knex("sales").insert(numbers.map((number) => ({ number, total: 0 })));

  it("counts rows by their table, statements, and what a commit adds to the log", async () => {
    await db.transaction(async (trx) => {
      await trx("sales").insert([{ number: 1 }, { number: 2 }]);
      await trx("sales").where({ number: 1 }).update({ total: 5 });
      await trx("settings").insert({ name: "one", value: "1" });
    });
    const { rows, statements, commits, logBytes } = counter.taken();
    expect({ rows, statements, commits }).to.deep.equal({
      rows: { sales: 3, settings: 1 },
      statements: 3,
      commits: 1,
    });
    // A frame is a page with 24 bytes before it: one for each of the two tables, and one for an index at most.
    expect(logBytes % 4_120).to.equal(0);
    expect(logBytes / 4_120).to.be.within(2, 3);
  });

  it("counts rows that are written outside of transactions, upserted, deleted, or returned", async () => {
    await insert(1, 2, 3);
    await db.knex.raw("insert into sales values (3, 4), (4, 4) on conflict (number) do update set total = 4");
    await db.knex.raw("delete from sales where number < 3");
    await db.knex.raw("update sales set total = 6 returning number");
    const { rows, statements, commits } = counter.taken();
    expect({ rows, statements, commits }).to.deep.equal({ rows: { sales: 9 }, statements: 4, commits: 4 });
  });

  it("counts no row that was rolled back, found unchanged, or only read", async () => {
    await insert(1);
    counter.taken();
    const failed = db.transaction(async (trx) => {
      await trx("sales").insert({ number: 2 });
      throw new Error("not now");
    });
    await failed.catch(() => undefined);
    await db.knex("sales").where({ number: 9 }).update({ total: 1 });
    await db.knex("sales").select("number");
    expect(counter.taken()).to.deep.equal({ rows: {}, statements: 0, commits: 0, logBytes: 0 });
  });

  it("counts the log on when SQLite begins it anew", async () => {
    await insert(1);
    const { logBytes } = counter.taken();
    for (let number = 2; number < 5; number++) {
      await db.knex.raw("pragma wal_checkpoint(truncate)");
      await insert(number);
    }
    const { logBytes: anew } = counter.taken();
    expect(anew).to.be.within(3 * logBytes, 3 * logBytes + 3 * 32);
  });
});
