// Embedded SQLite: durable on every connection, patient with other processes, whole when the disk is full.

import fs from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { mock } from "node:test";
import { expect } from "chai";
import { timeSource, useTimeSource } from "../../server/src/base/clock.ts";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import type { SqliteClient } from "../../server/src/db/engine/sqlite.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { caught } from "../support/caught.ts";
import { createPlace, openTestDatabase } from "../support/database.ts";
import { holdDisk } from "../support/disk.ts";

describe("an embedded database", () => {
  it("runs every connection with the settings that durability and integrity rest on", async () => {
    const database = await openTestDatabase("sqlite");
    const expected = { journal_mode: "wal", synchronous: 1, foreign_keys: 1 };
    for (const [pragma, value] of Object.entries(expected)) {
      expect(
        Object.values((await database.knex.raw(`pragma ${pragma}`))[0]),
        `writer: ${pragma}`,
      ).to.deep.equal([value]);
      expect(await database.knex(`pragma_${pragma}`).pluck(pragma), `reader: ${pragma}`).to.deep.equal([
        value,
      ]);
    }
    expect(Object.values((await database.knex.raw("pragma busy_timeout"))[0])[0]).to.be.at.most(100);
    await database.close();
  });

  it("has the time of its process, to the millisecond", async () => {
    const database = await openTestDatabase("sqlite");
    const putBack = useTimeSource({ ...timeSource, now: () => 1_767_312_000_123 });
    try {
      expect(await database.knex.select({ now: database.now() }).first()).to.deep.equal({
        now: 1_767_312_000_123,
      });
    } finally {
      putBack();
    }
    const { now } = await database.knex.select({ now: database.now() }).first();
    expect(now).to.be.closeTo(Date.now(), 1_000);
    await database.close();
  });

  it("confirms a write when the disk has it, and not before", async () => {
    const database = await openTestDatabase("sqlite");
    const [main] = await database.knex.raw("pragma database_list");
    const disk = holdDisk();
    try {
      const writes: Record<string, () => Promise<unknown>> = {
        "a transaction": () =>
          database.transaction((trx) => trx("settings").insert({ name: "a", value: "" })),
        "a statement": () => database.knex("settings").insert({ name: "b", value: "" }),
        "a statement that returns rows": () =>
          database.knex("settings").insert({ name: "c", value: "" }).returning("name"),
      };
      for (const [what, write] of Object.entries(writes)) {
        let isNotified = false;
        const written = write().then(() => {
          isNotified = true;
        });
        const goOn = await disk.asked();
        for (let turn = 0; turn < 20; turn++) await database.ping();
        expect(isNotified, `${what}: confirmed before`).to.equal(false);
        goOn();
        await written;
      }
      const log = fs.statSync(`${main.file}-wal`).ino;
      expect(disk.files).to.deep.equal([log, log, log]);
      await database.transaction((trx) => trx("settings").select());
      expect(disk.files, "what wrote nothing waits for nothing").to.have.length(3);
    } finally {
      disk.release();
      await database.close();
    }
  });

  it("moves its log into the file as soon as a running commit ends", async () => {
    const database = await openTestDatabase("sqlite");
    const [main] = await database.knex.raw("pragma database_list");
    const disk = holdDisk();
    try {
      const { size } = fs.statSync(main.file);
      const written = database
        .knex("settings")
        .insert({ name: "a", value: "x".repeat(100_000) })
        .then();
      const goOn = await disk.asked();
      const moved = (database.knex.client as SqliteClient).checkpoint();
      expect(fs.statSync(main.file).size).to.equal(size);
      goOn();
      await Promise.all([written, moved]);
      expect(fs.statSync(main.file).size).to.be.above(size + 50_000);
    } finally {
      disk.release();
      await database.close();
    }
  });

  it("is closed after its log was moved, also if that had to wait, and logs no warning", async () => {
    const place = await createPlace("sqlite");
    const warnings: string[] = [];
    mock.timers.enable({ apis: ["setInterval"] });
    const disk = holdDisk();
    try {
      const database = await openDatabase({ ...place, log: { warn: (message) => warnings.push(message) } });
      const written = database.knex.raw("create table things (id integer primary key)").then();
      const goOn = await disk.asked();
      mock.timers.tick(1_000);
      const closed = database.close();
      goOn();
      await Promise.all([written, closed]);
      expect(warnings).to.deep.equal([]);
    } finally {
      disk.release();
      mock.timers.reset();
      await place.release();
    }
  });

  it("writes expendable data without waiting for the disk, and persists it with the next commit", async () => {
    const database = await openTestDatabase("sqlite");
    const disk = holdDisk();
    try {
      const losable = { isLosable: true };
      await database.knex("settings").insert({ name: "a", value: "1" }).options(losable);
      await database.knex("settings").where({ name: "a" }).update({ value: "2" }).options(losable);
      expect(disk.files).to.have.length(0);
      const committed = database.transaction((trx) => trx("settings").select("value"));
      (await disk.asked())();
      expect(await committed).to.deep.equal([{ value: "2" }]);
    } finally {
      disk.release();
      await database.close();
    }
  });

  it("is reported as lost if the disk rejects a write", async () => {
    const database = await openTestDatabase("sqlite");
    const disk = holdDisk();
    try {
      for (const [code, reason] of [
        ["EIO", "damaged"],
        ["ENOSPC", "full"],
      ] as const) {
        const write = caught(
          database.transaction((trx) => trx("settings").insert({ name: code, value: "" })),
        );
        const goOn = await disk.asked();
        goOn(Object.assign(new Error(`${code}: i/o error`), { code }));
        expect(await write)
          .to.be.instanceOf(DatabaseLost)
          .and.include({ reason });
      }
    } finally {
      disk.release();
      await database.close();
    }
  });

  it("vouches for what was read once it is on the disk", async () => {
    const database = await openTestDatabase("sqlite");
    const disk = holdDisk();
    try {
      await database.onDisk();
      expect(disk.files, "nothing was written").to.have.length(0);
      const written = database.knex("settings").insert({ name: "a", value: "" }).then();
      const goOn = await disk.asked();
      expect(await database.knex("settings").pluck("name"), "reads see it at once").to.deep.equal(["a"]);
      const order: string[] = [];
      const vouched = database.onDisk().then(() => order.push("vouched"));
      await database.ping();
      order.push("synced");
      goOn();
      await Promise.all([written, vouched]);
      expect(order).to.deep.equal(["synced", "vouched"]);
      expect(disk.files, "one sync is enough for both").to.have.length(1);
    } finally {
      disk.release();
      await database.close();
    }
  });

  it("vouches for nothing that the disk did not take, until it takes it", async () => {
    const database = await openTestDatabase("sqlite");
    const disk = holdDisk();
    const fails = async (work: Promise<unknown>): Promise<void> => {
      const goOn = await disk.asked();
      goOn(Object.assign(new Error("EIO: i/o error"), { code: "EIO" }));
      expect(await caught(work)).to.be.instanceOf(DatabaseLost);
    };
    try {
      await fails(database.knex("settings").insert({ name: "a", value: "" }).then());
      expect(await database.knex("settings").pluck("name")).to.deep.equal(["a"]);
      await fails(database.onDisk());
      const vouched = database.onDisk();
      (await disk.asked())();
      await vouched;
      await database.onDisk();
      expect(disk.files).to.have.length(3);
    } finally {
      disk.release();
      await database.close();
    }
  });

  it("names the columns of its rows as they are now, on every connection", async () => {
    const database = await openTestDatabase("sqlite");
    const { knex } = database;
    await knex.raw("create table things (id integer primary key, size integer)");
    await knex("things").insert({ id: 1, size: 7 });
    const readers = [() => knex("things"), () => database.transaction(async (trx) => trx("things"))];
    for (const read of readers) expect(await read()).to.deep.equal([{ id: 1, size: 7 }]);
    await knex.raw("alter table things rename column size to width");
    for (const read of readers) expect(await read()).to.deep.equal([{ id: 1, width: 7 }]);
    await knex.raw("alter table things add column name text");
    for (const read of readers) expect(await read()).to.deep.equal([{ id: 1, width: 7, name: null }]);
    const twice = await knex("things").select("width", "id", knex.raw("9 as width"));
    expect(twice, "of two columns of one name the last").to.deep.equal([{ width: 9, id: 1 }]);
    await database.close();
  });

  it("has the limits of its statements in their texts, and binds all other values", async () => {
    const database = await openTestDatabase("sqlite");
    const { knex } = database;
    await knex.schema.createTable("numbers", (table) => void table.integer("number"));
    await knex("numbers").insert([{ number: 1 }, { number: 2 }, { number: 3 }]);
    const few = knex("numbers").where("number", ">", 1).orderBy("number").limit(1).offset(1);
    const within = knex("numbers").whereIn(
      "number",
      knex("numbers").where("number", "<", 3).limit(2).select("number"),
    );
    const isBound = within.clone().where("number", 2).first();
    expect(few.toSQL().toNative()).to.deep.include({ bindings: [1, 1] });
    expect(few.toSQL().sql).to.match(/ limit 1 offset \?$/);
    expect(isBound.toSQL().toNative()).to.deep.include({ bindings: [3, 2] });
    expect(await few).to.deep.equal([{ number: 3 }]);
    expect(await within).to.deep.equal([{ number: 1 }, { number: 2 }]);
    expect(await isBound).to.deep.equal({ number: 2 });
    await database.close();
  });

  it("waits for the lock of another process without holding up this one, and says so when it is not given back", async () => {
    const place = await createPlace("sqlite");
    const database = await openDatabase({ ...place, busyPatienceMs: 30 });
    const patient = await openDatabase(place);
    const other = new DatabaseSync(join(place.dataDir, "taxctl.sqlite"));
    other.exec("begin immediate");
    const insert = database.transaction((trx) => trx("settings").insert({ name: "a", value: "" }));
    expect(await caught(insert))
      .to.be.instanceOf(DatabaseLost)
      .and.include({ reason: "busy" });
    expect(await database.knex("settings"), "reads go on").to.deep.equal([]);
    const waiting = patient.transaction((trx) => trx("settings").insert({ name: "b", value: "" }));
    const single = patient.knex("settings").insert({ name: "c", value: "" });
    await database.ping();
    other.exec("rollback");
    await Promise.all([waiting, single]);
    expect(await database.knex("settings").orderBy("name").pluck("name")).to.deep.equal(["b", "c"]);
    other.close();
    await patient.close();
    await database.close();
    await place.release();
  });

  it("is lost, whole, when its disk is full, and recovers when there is room", async () => {
    const database = await openTestDatabase("sqlite");
    const [pages] = await database.knex.raw("pragma page_count");
    await database.knex.raw(`pragma max_page_count = ${pages.page_count}`);
    const fill = database.transaction(async (trx) => {
      await trx("settings").insert({ name: "small", value: "" });
      await trx("settings").insert({ name: "large", value: "x".repeat(60_000) });
    });
    expect(await caught(fill))
      .to.be.instanceOf(DatabaseLost)
      .and.include({ reason: "full" });
    expect(await database.knex("settings")).to.deep.equal([]);
    await database.knex.raw("pragma max_page_count = 1000000");
    await database.knex("settings").insert({ name: "large", value: "x".repeat(60_000) });
    await database.knex.raw("pragma query_only = on");
    expect(await caught(database.knex("settings").delete()))
      .to.be.instanceOf(DatabaseLost)
      .and.include({ reason: "read-only" });
    await database.close();
  });
});
