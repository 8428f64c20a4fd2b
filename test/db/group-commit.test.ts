// Tasks that share a transaction: read and stored by common statements, and never spoiled by one another.
import { expect } from "chai";
import type { Knex } from "knex";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import {
  createGroupCommit,
  type DeferredWrite,
  deferWrite,
  type GroupCommit,
  type Operation,
  runGrouped,
} from "../../server/src/db/batching/group-commit.ts";
import { updateRows } from "../../server/src/db/batching/update-rows.ts";
import { selectByKeys, updateByKeys } from "../../server/src/db/sql/rows.ts";
import { describeEachFamily } from "../support/database.ts";
import { forEachTest } from "../support/suite.ts";

type Setting = { name: string; value: string };

describeEachFamily("tasks of one transaction", (_family, open) => {
  let groupCommit: GroupCommit;
  let transactions: number;
  let asked: number[];

  const read: Operation<string, string | undefined> = async (trx, names) => {
    asked.push(names.length);
    const rows: Setting[] = await trx("settings").whereIn("name", names);
    return names.map((name) => rows.find((row) => row.name === name)?.value);
  };
  const write: Operation<Setting, void> = async (trx, rows) => {
    asked.push(rows.length);
    await trx("settings").insert(rows);
    return rows.map(() => undefined);
  };

  const deferred: DeferredWrite<Setting> = {
    rank: 1,
    write: async (trx, rows) => void (await write(trx, rows)),
  };

  const db = forEachTest(open);
  beforeEach(async () => {
    transactions = 0;
    asked = [];
    const { transaction } = db;
    db.transaction = (work) => {
      transactions += 1;
      return transaction(work);
    };
    groupCommit = createGroupCommit(db);
  });

  const add = (name: string) =>
    groupCommit.run(async (trx) => {
      const found = await runGrouped(trx, read, name);
      if (found !== undefined) return "known";
      await runGrouped(trx, write, { name, value: "new" });
      return (await runGrouped(trx, read, name)) ?? "lost";
    });
  const names = async () => (await db.knex("settings").orderBy("name")).map(({ name }) => name);

  it("run an operation once for all of them, with a result for each", async () => {
    await db.knex("settings").insert({ name: "b", value: "old" });
    expect(await Promise.all(["a", "b", "c"].map(add))).to.deep.equal(["new", "known", "new"]);
    expect(transactions).to.equal(1);
    expect(asked).to.deep.equal([3, 2, 2]);
    expect(await names()).to.deep.equal(["a", "b", "c"]);
  });

  it("defer writes to the end, and run each once for all of them", async () => {
    const task = (name: string) =>
      groupCommit.run(async (trx) => {
        await deferWrite(trx, deferred, { name: `${name}1`, value: "" });
        await deferWrite(trx, deferred, { name: `${name}2`, value: "" });
        return runGrouped(trx, read, `${name}1`);
      });
    expect(await Promise.all(["a", "b"].map(task))).to.deep.equal([undefined, undefined]);
    expect(asked).to.deep.equal([2, 4]);
    expect(await task("c")).to.equal(undefined);
    expect(await names()).to.deep.equal(["a1", "a2", "b1", "b2", "c1", "c2"]);
    await db.transaction((trx) => deferWrite(trx, deferred, { name: "d", value: "" }));
    expect(await names()).to.include("d");
  });

  it("run deferred writes by rank, so that no two transactions wait for each other", async () => {
    const written: string[] = [];
    const writeAs = (rank: number): DeferredWrite<string> => ({
      rank,
      write: async (_trx, all) => void written.push(...all),
    });
    const [first, second] = [writeAs(1), writeAs(2)];
    for (const writes of [
      [first, second],
      [second, first],
    ]) {
      await groupCommit.run(async (trx) => {
        for (const write of writes) await deferWrite(trx, write, write === first ? "first" : "second");
      });
    }
    expect(written).to.deep.equal(["first", "second", "first", "second"]);
  });

  it("are stored without the one whose deferred write fails", async () => {
    await db.knex("settings").insert({ name: "b", value: "old" });
    const outcomes = await Promise.allSettled(
      ["a", "b", "c"].map((name) => groupCommit.run((trx) => deferWrite(trx, deferred, { name, value: "" }))),
    );
    expect(outcomes.map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
    expect(await db.knex("settings").orderBy("name").pluck("value")).to.deep.equal(["", "old", ""]);
  });

  it("do other work in between, each at its own time", async () => {
    const task = (name: string, pauses: number) =>
      groupCommit.run(async (trx) => {
        for (let pause = 0; pause < pauses; pause++) await trx("settings").where({ name }).first();
        await runGrouped(trx, write, { name, value: "" });
        return runGrouped(trx, read, name);
      });
    expect(await Promise.all([task("a", 0), task("b", 3), task("c", 1)])).to.deep.equal(["", "", ""]);
    expect(asked).to.deep.equal([3, 3]);
  });

  it("are stored without the failing one", async () => {
    const failing = groupCommit.run(async (trx) => {
      await runGrouped(trx, write, { name: "b", value: "" });
      throw new Error("nobody's but its own");
    });
    const outcomes = await Promise.allSettled([add("a"), failing, add("c"), add("d")]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal([
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    expect(await names()).to.deep.equal(["a", "c", "d"]);
  });

  it("are not affected by a task that ignores a failed operation", async () => {
    const write: Operation<Setting, void> = async (trx, rows) => {
      if (rows.some(({ name }) => name === "b")) throw new Error("no b");
      await trx("settings").insert(rows);
      return rows.map(() => undefined);
    };
    const light = (name: string) =>
      groupCommit.run((trx) =>
        runGrouped(trx, write, { name, value: "" }).then(
          () => "stored",
          () => "not stored",
        ),
      );
    expect(await Promise.all(["a", "b", "c"].map(light))).to.deep.equal(["stored", "not stored", "stored"]);
    expect(await names()).to.deep.equal(["a", "c"]);
  });

  it("all get the error of a lost database, and are not retried: their outcome is unknown", async () => {
    db.transaction = async () => {
      transactions += 1;
      throw new DatabaseLost("unreachable", "The database can't be reached at present.");
    };
    const outcomes = await Promise.allSettled([add("a"), add("b")]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(["rejected", "rejected"]);
    expect(transactions).to.equal(1);
  });

  it("continue one after another, however many there are", async () => {
    const all = Array.from({ length: 200 }, (_, index) => `n${index}`);
    expect(new Set(await Promise.all(all.map(add)))).to.deep.equal(new Set(["new"]));
    expect(await names()).to.have.length(200);
    expect(transactions).to.be.at.most(20);
  });

  it("write nothing of a transaction that the server has rolled back", async () => {
    let failures = 0;
    const outcome = await db
      .transaction(async (trx) => {
        failures += 1;
        await trx("settings").insert({ name: `t${failures}`, value: "" });
        if (failures > 1) return "repeated";
        await rollBackBehind(trx);
        // Work next to the one that failed does not know of it yet.
        await trx("settings").insert({ name: "outside", value: "" });
        return "written outside";
      })
      .catch((error: unknown) => error);
    expect(outcome).to.not.equal("written outside");
    expect(await names()).to.not.include("outside");
  });

  /** Makes the transaction end as a deadlock or a full disk would, on the connection that it runs on. */
  async function rollBackBehind(trx: Knex.Transaction): Promise<void> {
    const connection = await trx.client.acquireConnection();
    if (db.family === "sqlite") {
      connection.exec("ROLLBACK");
      return;
    }
    const signal = "signal sqlstate '40001' set mysql_errno = 1213, message_text = 'Deadlock found'";
    await new Promise((resolve) => connection.query("rollback", resolve));
    await trx.raw(signal).catch(() => undefined);
  }
});

describeEachFamily("rows changed together", (_family, open) => {
  const db = forEachTest(open);
  beforeEach(async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ name: `n${index}`, value: "old" }));
    await db.knex("settings").insert(rows);
  });

  const change = (index: number, value: string, was = "old") => ({
    key: { name: `n${index}` },
    guard: { value: was },
    set: { value },
  });

  it("are read and changed by any number of keys, as far as they exist", async () => {
    const keys = Array.from({ length: 300 }, (_, index) => ({ name: `n${299 - index}` }));
    await db.knex("settings").insert({ name: "other", value: "old" });
    await db.transaction(async (trx) => {
      await updateByKeys(trx, "settings", keys, ["value = ?", "new"]);
      expect(await selectByKeys<Setting>(trx, "settings", keys)).to.have.length(40);
      await updateByKeys(trx, "settings", [], ["value = ?", "none"]);
      expect(await selectByKeys<Setting>(trx, "settings", [])).to.deep.equal([]);
    });
    expect(await db.knex("settings").where({ value: "old" }).pluck("name")).to.deep.equal(["other"]);
    expect(await db.knex("settings").where({ value: "new" })).to.have.length(40);
  });

  it("get each its own value, or all the same", async () => {
    const own = Array.from({ length: 37 }, (_, index) => change(index, `v${index}`));
    const done = await db.transaction((trx) => updateRows(trx, "settings", own));
    expect(done).to.deep.equal(own.map(() => true));
    const rows: Setting[] = await db.knex("settings");
    for (const { name, value } of rows) {
      const index = Number(name.slice(1));
      expect(value).to.equal(index < 37 ? `v${index}` : "old");
    }
    const same = [38, 39].map((index) => change(index, "same"));
    await db.transaction((trx) => updateRows(trx, "settings", same));
    expect(await db.knex("settings").where({ value: "same" })).to.have.length(2);
  });

  it("are distinguished by whether they were as expected, one by one at the latest", async () => {
    const one = [change(1, "new", "other")];
    expect(await db.transaction((trx) => updateRows(trx, "settings", one))).to.deep.equal([false]);
    const both = await db
      .transaction((trx) => updateRows(trx, "settings", [change(2, "new"), change(3, "new", "other")]))
      .catch((error: Error) => error.name);
    expect(both).to.deep.equal(db.family === "sqlite" ? [true, false] : "Unmergeable");
  });
});
