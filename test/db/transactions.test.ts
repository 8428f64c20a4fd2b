// The database: values in and out, retried transactions, a lost database; the same on every family.

import { promisify } from "node:util";
import { expect } from "chai";
import { DatabaseLost } from "../../server/src/base/database-lost.ts";
import { isDuplicateKey } from "../../server/src/db/engine/failures.ts";
import { fold, fromBlob, likePattern, toBlob } from "../../server/src/db/sql/values.ts";
import { caught } from "../support/caught.ts";
import { describeEachFamily } from "../support/database.ts";
import { forSuite } from "../support/suite.ts";

const stockRow = { branch_id: 1, item_id: 1, data_set_id: 1, updated_at: 0 };

describeEachFamily("a database", (family, open) => {
  const database = forSuite(open);
  beforeEach(async () => {
    await database.knex("stock").delete();
    await database.knex("settings").delete();
  });

  it("returns numbers, flags, text, bytes and null as they were stored", async () => {
    const body = { name: "Ünïcode 🧾 ' \\ \u0000", list: [1, null, true] };
    const row = {
      id: "00000000-0000-7000-8000-000000000001",
      data_set_id: 1,
      bhf_id: "00",
      branch_id: -1,
      supplier_tin: "Ünïcode 🧾 ' \\ %_",
      supplier_bhf_id: "",
      supplier_invoice_no: "A ",
      receipt_type: "S",
      sales_date: "20260228",
      total_amount: Number.MAX_SAFE_INTEGER,
      registered_by: null,
      fetched_at: -1,
    };
    const { bhf_id: _, ...columns } = row;
    await database.knex("supplier_sales").insert({ ...columns, body: toBlob(body) });
    const { body: stored, ...found } = await database.knex("supplier_sales").first();
    expect({ ...found }).to.deep.equal(columns);
    expect(fromBlob(stored)).to.deep.equal(body);
    await database.knex("lanes").insert({ data_set_id: 1, tin: "t", bhf_id: "00", created_at: true });
    expect(await database.knex("lanes").first("created_at", "lease_until", "owner")).to.include({
      created_at: 1,
      lease_until: 0,
      owner: null,
    });
    const changed = await database
      .knex("supplier_sales")
      .update({ branch_id: false, fetched_at: new Date(5) });
    expect(changed).to.equal(1);
    expect(await database.knex("supplier_sales").first("branch_id", "fetched_at")).to.include({
      branch_id: 0,
      fetched_at: 5,
    });
  });

  it("sums and counts to numbers, and won't give an integer that a number can't hold", async () => {
    const rows = [1, 2, 3].map((item_id) => ({ ...stockRow, item_id, qty: 3e15 }));
    await database.knex("stock").insert(rows);
    const sums = await database
      .knex("stock")
      .sum({ sum: "item_id" })
      .count({ count: "*" })
      .max({ max: "qty" })
      .first();
    expect(sums).to.include({ sum: 6, count: 3, max: 3e15 });
    await database.knex("stock").update({ qty: 9e15 });
    expect(await caught(database.knex("stock").sum({ sum: "qty" }))).to.be.instanceOf(RangeError);
  });

  it("rejects fractions, unsafe integers and objects instead of storing something else", async () => {
    for (const qty of [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(await caught(database.knex("stock").insert({ ...stockRow, qty })), String(qty)).to.be.instanceOf(
        RangeError,
      );
    }
    const update = database.knex("settings").where({ name: "a" }).update({ value: new Map() });
    expect(await caught(update)).to.be.instanceOf(TypeError);
    expect(await database.knex("stock")).to.deep.equal([]);
  });

  it("rejects a text that is too long, and a null in a required column", async () => {
    await caught(database.knex("settings").insert({ name: "é".repeat(61), value: "" }));
    await caught(database.knex("settings").insert({ name: "a", value: null }));
    await database.knex("settings").insert({ name: "é".repeat(60), value: "" });
  });

  it("compares text exactly", async () => {
    await database.knex("settings").insert([
      { name: "a", value: "1" },
      { name: "A", value: "2" },
      { name: "á", value: "3" },
    ]);
    expect(await database.knex("settings").where({ name: "A" }).pluck("value")).to.deep.equal(["2"]);
  });

  it("finds partial matches literally, wildcards included", async () => {
    const names = ["100% juice", "100 juices", "a_b", "axb", "wow!", "back\\slash", "quote'd"];
    await database.knex("settings").insert(names.map((name) => ({ name: fold(name), value: name })));
    const search = (text: string) =>
      database
        .knex("settings")
        .whereRaw("name like ? escape '!'", [likePattern(fold(text))])
        .orderBy("name")
        .pluck("value");
    expect(await search("0% j")).to.deep.equal(["100% juice"]);
    expect(await search("A_B")).to.deep.equal(["a_b"]);
    expect(await search("w!")).to.deep.equal(["wow!"]);
    expect(await search("k\\s")).to.deep.equal(["back\\slash"]);
    expect(await search("'D")).to.deep.equal(["quote'd"]);
    expect(await search("Jüice")).to.deep.equal(["100 juices", "100% juice"]);
  });

  it("distinguishes a duplicate key from every other failure", async () => {
    await database.knex("settings").insert({ name: "a", value: "" });
    expect(isDuplicateKey(await caught(database.knex("settings").insert({ name: "a", value: "" })))).to.equal(
      true,
    );
    await database.knex("data_sets").insert({ account_id: 1, environment: "live" });
    const second = caught(database.knex("data_sets").insert({ account_id: 1, environment: "live" }));
    expect(isDuplicateKey(await second)).to.equal(true);
    expect(
      isDuplicateKey(await caught(database.knex("settings").insert({ name: null, value: "" }))),
    ).to.equal(false);
    expect(isDuplicateKey(undefined)).to.equal(false);
  });

  it("keeps values out of the messages of failed statements", async () => {
    const error = await caught(
      database.knex("settings").insert({ name: "secret".repeat(20), value: "s3cret" }),
    );
    expect(String(error)).to.contain("insert into").and.not.contain("s3cret");
  });

  it("counts the rows an update matched, changed or not", async () => {
    await database.knex("lanes").delete();
    await database
      .knex("lanes")
      .insert({ data_set_id: 1, tin: "t", bhf_id: "00", owner: "one", created_at: 0 });
    const claim = (from: string, to: string) =>
      database.knex("lanes").where({ tin: "t", owner: from }).update({ owner: to });
    expect(await claim("one", "one"), "nothing to change").to.equal(1);
    expect(await claim("one", "two")).to.equal(1);
    expect(await claim("one", "three"), "lost").to.equal(0);
    expect(await database.knex("lanes").delete()).to.equal(1);
  });

  it("inserts 200 rows in one statement, and updates them by another insert", async () => {
    const rows = Array.from({ length: 200 }, (_, item_id) => ({ ...stockRow, item_id, qty: item_id }));
    await database.knex("stock").insert(rows);
    await database
      .knex("stock")
      .insert(rows.map((row) => ({ ...row, qty: 1 })))
      .onConflict(["branch_id", "item_id"])
      .merge(["qty"]);
    expect(await database.knex("stock").sum({ sum: "qty" }).count({ count: "*" }).first()).to.include({
      sum: 200,
      count: 200,
    });
    const page = await database.knex("stock").orderBy("item_id").limit(2).offset(198).pluck("item_id");
    expect(page).to.deep.equal([198, 199]);
  });

  it("returns the same results of raw queries on every family", async () => {
    await database.knex("settings").insert({ name: "a", value: "1" });
    const rows = await database.knex.raw("select value from settings where name = ?", ["a"]);
    expect(rows.map((row: object) => ({ ...row }))).to.deep.equal([{ value: "1" }]);
    expect(await database.knex.raw("update settings set value = ? where name = ?", ["2", "a"])).to.include({
      affectedRows: 1,
    });
  });

  it("takes integers of both kinds", async () => {
    const { knex } = database;
    expect(await knex.raw("select ? as one, ? as other", [12, 12n as unknown as number])).to.deep.equal([
      { one: 12, other: 12 },
    ]);
  });

  if (family === "mysql") {
    it("keeps no description of the parameters of a prepared statement", async () => {
      const { client } = database.knex;
      const connection = await client.acquireConnection();
      try {
        const bindings = Array.from({ length: 100 }, (_, index) => index);
        const sql = `select 7 in (${bindings.map(() => "?").join(", ")}) as found`;
        const { response } = await client.query(connection, { sql, bindings, method: "raw" });
        expect(response[0]).to.deep.equal([{ found: 1 }]);
        const statement = await promisify(connection.prepare).call(connection, sql);
        expect(statement).to.have.property("parameters").that.deep.equals([]);
      } finally {
        await client.releaseConnection(connection);
      }
    });
  }

  it("gives the time in whole milliseconds, in selects and conditions", async () => {
    const { now } = await database.knex.first({ now: database.now() });
    expect(now).to.satisfy(Number.isInteger).and.be.closeTo(Date.now(), 60_000);
    await database.knex("stock").insert({ ...stockRow, updated_at: database.now() });
    expect(
      await database.knex("stock").where("updated_at", "<=", database.now()).pluck("item_id"),
    ).to.deep.equal([1]);
    await database.knex("stock").update({ updated_at: database.knex.raw("? + ?", [database.now(), 60_000]) });
    expect(await database.knex("stock").where("updated_at", "<=", database.now())).to.deep.equal([]);
  });

  it("stores all of a transaction or nothing of it", async () => {
    const failing = database.transaction(async (trx) => {
      await trx("settings").insert({ name: "a", value: "" });
      throw new Error("changed my mind");
    });
    expect(String(await caught(failing))).to.contain("changed my mind");
    expect(await database.knex("settings")).to.deep.equal([]);
    const result = await database.transaction(async (trx) => {
      await trx("settings").insert({ name: "a", value: "" });
      // Outside the transaction nothing of it shows, and no reader waits for it.
      expect(await database.knex("settings")).to.deep.equal([]);
      return "stored";
    });
    expect(result).to.equal("stored");
    expect(await database.knex("settings").pluck("name")).to.deep.equal(["a"]);
  });

  it("loses no increment of many transactions at once", async () => {
    await database.knex("settings").insert({ name: "n", value: "0" });
    const increment = () =>
      database.transaction(async (trx) => {
        const { value } = await trx("settings").where({ name: "n" }).forUpdate().first();
        await trx("settings")
          .where({ name: "n" })
          .update({ value: String(Number(value) + 1) });
      });
    await Promise.all(Array.from({ length: 25 }, increment));
    expect(await database.knex("settings").first("value")).to.include({ value: "25" });
  });

  it("retries a transaction that a deadlock or a lock rolled back", async () => {
    await database.knex("settings").insert([
      { name: "a", value: "0" },
      { name: "b", value: "0" },
    ]);
    let tries = 0;
    let arrived = 0;
    let meet = (): void => {};
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const cross = (first: string, second: string) =>
      database.transaction(async (trx) => {
        tries += 1;
        const add = (name: string) =>
          trx("settings")
            .where({ name })
            .update({ value: trx.raw("concat(value, '1')") });
        await add(first);
        arrived += 1;
        if (arrived === 2 || family === "sqlite") meet();
        await both;
        await add(second);
      });
    await Promise.all([cross("a", "b"), cross("b", "a")]);
    expect(await database.knex("settings").pluck("value")).to.deep.equal(["011", "011"]);
    if (family === "mysql") expect(tries).to.equal(3);
  });

  it("gives up on a transaction that never gets through", async () => {
    let tries = 0;
    const hopeless = database.transaction(async () => {
      tries += 1;
      throw Object.assign(new Error("Deadlock found"), { errno: 1213 });
    });
    expect(await caught(hopeless))
      .to.be.instanceOf(DatabaseLost)
      .and.include({ reason: "busy" });
    expect(tries).to.equal(8);
  });
});
