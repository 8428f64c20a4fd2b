// How long a statement may take on MySQL and MariaDB before its connection counts as lost.
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/db/engine/failures.ts";
import { databaseFamilies, openTestDatabase, type TestDatabase } from "../support/database.ts";

/** Runs work while every limit of 20 seconds is over at once. */
async function withoutPatience<T>(work: () => Promise<T>): Promise<T> {
  const { setTimeout: usual } = globalThis;
  const hasty = (run: () => void, ms?: number) => usual(run, ms === 20_000 ? 1 : ms);
  globalThis.setTimeout = Object.assign(hasty, usual);
  try {
    return await work();
  } finally {
    globalThis.setTimeout = usual;
  }
}

if (databaseFamilies().includes("mysql")) {
  describe("the limit of a statement (mysql)", () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await openTestDatabase("mysql");
      await database.knex.raw("create table large (id int not null primary key)");
    });
    afterEach(async () => {
      await database.knex.raw("drop table large");
      await database.close();
    });

    it("ends a statement that reads", async () => {
      const read = withoutPatience(() => database.knex.raw("select sleep(1)"));
      expect(await read.catch((error) => error)).to.be.instanceOf(DatabaseLost);
    });

    it("leaves statements that change the schema the time that large tables take", async () => {
      await withoutPatience(async () => {
        await database.knex.raw("alter table large add column name varchar(10) not null default ''");
        await database.knex.raw("create index by_name on large (name)");
        await database.knex.raw("drop index by_name on large");
      });
      expect(await database.knex("large").columnInfo()).to.have.keys("id", "name");
    });
  });
}
