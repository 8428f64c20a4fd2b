// How long a statement may take on MySQL and MariaDB before its connection counts as lost.
import { expect } from "chai";
import type { Connection, RowDataPacket } from "mysql2/promise";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { databaseFamilies, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { connectTo } from "../support/mysql-server.ts";

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

/** Waits until a statement waits for its table. */
async function waitFor(connection: Connection, statement: string): Promise<void> {
  const sql = "select id from information_schema.processlist where info = ? and state like 'Waiting for%'";
  for (let found: unknown[] = []; found.length === 0; ) {
    const [rows] = await connection.query<RowDataPacket[]>(sql, [statement]);
    found = rows;
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

    for (const change of [
      "alter table large add column name varchar(10) not null default ''",
      "create index by_name on large (id)",
      "drop index by_id on large",
    ]) {
      it(`does not limit changes of a large table: ${change}`, async () => {
        const { knex, place } = database;
        await knex.raw("create index by_id on large (id)");
        const reader = await connectTo(place.url ?? "");
        try {
          // As long as a reader has the table, nobody changes its schema.
          await reader.query("begin");
          await reader.query("select * from large");
          const changing = withoutPatience(() => knex.raw(change));
          await waitFor(reader, change);
          await reader.query("commit");
          await changing;
        } finally {
          await reader.end();
        }
      });
    }
  });
}
