// Transactions of MySQL and MariaDB that a real server ends at PREPARE, at EXECUTE and at COMMIT: nothing of them is left behind.
import { expect } from "chai";
import type { Knex } from "knex";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { createPlace, type DatabasePlace, databaseFamilies } from "../support/database.ts";
import { type Fault, type MysqlProxy, startMysqlProxy } from "../support/mysql-proxy.ts";
import { until } from "../support/until.ts";

const aborts: [where: string, fault: Fault][] = [
  ["PREPARE", { step: "prepare", sql: /^insert/, errno: 1213, isRolledBack: true }],
  ["EXECUTE", { step: "execute", sql: /^insert/, errno: 1213, isRolledBack: true }],
  ["COMMIT", { step: "query", sql: /^commit/i, errno: 1213, isRolledBack: true }],
  ["BEGIN", { step: "query", sql: /^begin/i, errno: 1213, isRolledBack: false }],
  ["a PREPARE that left it open", { step: "prepare", sql: /^insert/, errno: 1205, isRolledBack: false }],
  ["an EXECUTE that left it open", { step: "execute", sql: /^insert/, errno: 1205, isRolledBack: false }],
  ["a COMMIT that left it open", { step: "query", sql: /^commit/i, errno: 1205, isRolledBack: false }],
];

if (databaseFamilies().includes("mysql")) {
  describe("a transaction that the server aborts (mysql)", () => {
    let place: DatabasePlace;
    let proxy: MysqlProxy;
    let database: Database;
    beforeEach(async () => {
      place = await createPlace("mysql");
      proxy = await startMysqlProxy(place.url ?? "");
      // One connection: whatever stays open on it would be seen, and committed, by the next transaction.
      database = await openDatabase({ url: proxy.url, dataDir: place.dataDir, maxConnections: 1 });
    });
    afterEach(async () => {
      await database.close();
      await proxy.close();
      await place.release();
    });

    const names = (): Promise<string[]> => database.knex("settings").orderBy("name").pluck("name");
    const insert = (trx: Knex.Transaction, name: string) => trx("settings").insert({ name, value: "" });
    /** A transaction that comes after, on the same connection. */
    const commitAnother = () => database.transaction((trx) => trx("settings").del().where({ name: "none" }));

    for (const [where, fault] of aborts) {
      it(`is retried as a whole after ${where}`, async () => {
        let tries = 0;
        proxy.failNext(fault);
        await database.transaction(async (trx) => {
          tries += 1;
          await trx("settings").where({ name: "a" }).first();
          for (const name of ["a", "b", "c"]) await insert(trx, `${name}${tries}`);
        });
        expect(proxy.pending()).to.equal(0);
        expect(tries).to.equal(2);
        expect(await names()).to.deep.equal(["a2", "b2", "c2"]);
      });

      it(`leaves nothing behind when it is given up after ${where}`, async () => {
        proxy.failNext(fault);
        let tries = 0;
        const outcome = await database
          .transaction(async (trx) => {
            tries += 1;
            if (tries === 2) throw new Error("given up");
            // Side by side: the second one waits in the connection's queue while the first one fails.
            await Promise.all([
              insert(trx, "a"),
              trx("settings").insert({ name: "b", value: "side by side" }),
            ]);
            await insert(trx, "c");
          })
          .catch((error: unknown) => error);
        expect(outcome).to.be.an("error").with.property("message", "given up");
        await commitAnother();
        expect(await names()).to.deep.equal([]);
      });
    }

    for (const errno of [1213, 1366]) {
      it(`commits nothing when its work ignores the error ${errno}`, async () => {
        proxy.failNext({ step: "prepare", sql: /^insert/, errno, isRolledBack: true });
        let tries = 0;
        const outcome = await database
          .transaction(async (trx) => {
            tries += 1;
            if (tries === 2) throw new Error("given up");
            await insert(trx, "a").catch(() => undefined);
            await insert(trx, "b").catch(() => undefined);
          })
          .catch((error: unknown) => error);
        expect(outcome).to.be.an("error");
        await commitAnother();
        expect(await names()).to.deep.equal([]);
      });
    }

    it("is rolled back when the connection can't roll back", async () => {
      proxy.failNext({ step: "query", sql: /^rollback/i, errno: 1180, isRolledBack: false });
      const outcome = await database
        .transaction(async (trx) => {
          await insert(trx, "a");
          throw new Error("given up");
        })
        .catch((error: unknown) => error);
      expect(outcome).to.be.an("error");
      await commitAnother();
      expect(await names()).to.deep.equal([]);
    });

    for (const how of ["query", "connection"]) {
      it(`is retried when its ${how} is killed`, async () => {
        let tries = 0;
        await database.transaction(async (trx) => {
          tries += 1;
          await insert(trx, `a${tries}`);
          if (tries > 1) return;
          const killer = await openDatabase({ url: place.url, dataDir: place.dataDir });
          const connection = await trx.client.acquireConnection();
          const slow = Promise.allSettled([
            trx.raw("select 1 from settings where sleep(20)"),
            insert(trx, "b"),
          ]);
          const running = () =>
            killer.knex.raw(
              "select id from information_schema.processlist where info like 'select 1 from settings where sleep%'",
            );
          await until(async () => (await running()).length > 0);
          await killer.knex.raw(`kill ${how} ${connection.threadId}`);
          await killer.close();
          await slow;
          await insert(trx, "c");
        });
        expect(tries).to.equal(2);
        await commitAnother();
        expect(await names()).to.deep.equal(["a2"]);
      });
    }
  });

  describe("a statement outside transactions (mysql)", () => {
    let place: DatabasePlace;
    let proxy: MysqlProxy;
    let database: Database;
    beforeEach(async () => {
      place = await createPlace("mysql");
      proxy = await startMysqlProxy(place.url ?? "");
      database = await openDatabase({ url: proxy.url, dataDir: place.dataDir });
    });
    afterEach(async () => {
      await database.close();
      await proxy.close();
      await place.release();
    });

    for (const errno of [1205, 1213, 1047]) {
      it(`is retried after the error ${errno}`, async () => {
        proxy.failNext({ step: "prepare", sql: /^insert/, errno, isRolledBack: true });
        await database.knex("settings").insert({ name: "a", value: "" });
        for (const step of ["prepare", "execute"] as const)
          proxy.failNext({ step, sql: /^select `name`/, errno, isRolledBack: false });
        expect(await database.knex("settings").pluck("name")).to.deep.equal(["a"]);
        expect(proxy.pending()).to.equal(0);
      });

      it(`fails with a time to retry if the error ${errno} does not end`, async () => {
        for (let time = 0; time < 8; time++)
          proxy.failNext({ step: "execute", sql: /^select `name`/, errno, isRolledBack: false });
        const outcome = await database
          .knex("settings")
          .pluck("name")
          .catch((error: unknown) => error);
        expect(outcome).to.be.instanceOf(DatabaseLost);
        const place = errno === 1047 ? new URL(proxy.url).searchParams.get("socket") : undefined;
        expect(outcome).to.include({ reason: errno === 1047 ? "unreachable" : "busy", place });
        expect(proxy.pending()).to.equal(0);
      });
    }

    it("is not retried after any other error", async () => {
      await database.knex("settings").insert({ name: "a", value: "" });
      const again = await database
        .knex("settings")
        .insert({ name: "a", value: "" })
        .catch((error: unknown) => error);
      expect(again).to.include({ errno: 1062 });
    });
  });
}
