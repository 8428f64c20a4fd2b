// What lanes remember of registered items: read once, and never from a transaction that was rolled back.
import { expect } from "chai";
import type { Knex } from "knex";
import { enlistItems } from "../../server/src/db/item-counters.ts";
import { adoptItems } from "../../server/src/items/adopt.ts";
import { itemsByCode, itemsById, type KnownItem } from "../../server/src/items/known.ts";
import { findItem, insertUnregistered, markRegistered } from "../../server/src/items/store.ts";
import { describeEachFamily, type TestDatabase } from "../support/database.ts";
import { listenToQueries } from "../support/queries.ts";

describeEachFamily("items that lanes remember", (_family, open) => {
  let db: TestDatabase;
  let reads: number;
  let end: () => void;
  beforeEach(async () => {
    db = await open();
    reads = 0;
    end = listenToQueries(db, ({ sql }) => {
      if (/^select id, data_set_id, .* from items /.test(sql)) reads += 1;
    });
  });
  afterEach(async () => {
    end();
    await db.close();
  });

  const content = { item_name: "Tea", item_class_code: "10101500", item_type: "2", tax_type_code: "B" };
  const units = { pkg_unit_code: "NT", qty_unit_code: "U", origin_nation_code: "KE", barcode: null };
  const adopt = (trx: Knex.Transaction, item_code: string, safety_qty: number, dataSetId = 1) =>
    adoptItems(
      trx,
      dataSetId,
      [{ item_code, ...content, ...units, default_price: 1, is_active: true, safety_qty }],
      1,
    );
  const idOf = async (item_code: string): Promise<number> => (await findItem(db.knex, 1, item_code))?.id ?? 0;
  const byId = (...ids: number[]): Promise<ReadonlyMap<number, KnownItem>> =>
    db.transaction((trx) => itemsById(trx, ids));
  const byCode = (dataSetId: number, ...codes: string[]): Promise<ReadonlyMap<string, KnownItem>> =>
    db.transaction((trx) => itemsByCode(trx, dataSetId, new Set(codes)));

  it("are read once, by their ids and by their codes", async () => {
    await db.transaction((trx) => adopt(trx, "A", 3));
    await db.transaction((trx) => adopt(trx, "B", 0));
    const [a, b] = [await idOf("A"), await idOf("B")];
    const expected = { id: a, data_set_id: 1, seq: 1, item_code: "A", item_type: "2", is_active: 1 };
    expect((await byId(a)).get(a)).to.deep.equal({ ...expected, safety_qty: 30_000 });
    expect((await byCode(1, "A")).get("A")?.id).to.equal(a);
    expect(reads).to.equal(1);
    expect([...(await byCode(1, "A", "B", "C")).values()].map(({ id }) => id)).to.deep.equal([a, b]);
    expect(reads).to.equal(2);
    expect([...(await byId(b, a, b)).keys()]).to.have.members([a, b]);
    expect(reads).to.equal(2);
  });

  it("are those of their own data set", async () => {
    await db.transaction((trx) => adopt(trx, "A", 1, 1));
    await db.transaction((trx) => adopt(trx, "A", 2, 2));
    for (const _again of [1, 2]) {
      expect((await byCode(1, "A")).get("A")?.safety_qty).to.equal(10_000);
      expect((await byCode(2, "A")).get("A")?.safety_qty).to.equal(20_000);
      expect((await byCode(3, "A")).size).to.equal(0);
    }
  });

  it("are not remembered from a transaction that registered them and was rolled back", async () => {
    const cut = new Error("cut short");
    const undone = db.transaction(async (trx) => {
      await adopt(trx, "A", 3);
      const { id } = await trx("items").where({ item_code: "A" }).first("id");
      expect((await itemsById(trx, [id])).get(id)?.seq).to.equal(1);
      expect((await itemsByCode(trx, 1, new Set(["A"]))).get("A")?.safety_qty).to.equal(30_000);
      throw cut;
    });
    expect(await undone.catch((error) => error)).to.equal(cut);
    expect((await byCode(1, "A")).size).to.equal(0);
    // The number, and on SQLite the id, are given to the next one.
    await db.transaction((trx) => adopt(trx, "B", 7));
    await db.transaction((trx) => adopt(trx, "A", 5));
    const [a, b] = [await idOf("A"), await idOf("B")];
    const found = await byId(a, b);
    expect(found.get(b)).to.include({ item_code: "B", seq: 1, safety_qty: 70_000 });
    expect(found.get(a)).to.include({ item_code: "A", seq: 2, safety_qty: 50_000 });
  });

  it("are remembered from the transaction that registered them once it is committed", async () => {
    const id = await db.transaction(async (trx) => {
      await adopt(trx, "A", 3);
      const [item] = (await itemsByCode(trx, 1, new Set(["A"]))).values();
      return item?.id ?? 0;
    });
    reads = 0;
    expect((await byId(id)).get(id)).to.include({ seq: 1, safety_qty: 30_000 });
    expect(reads).to.equal(0);
  });

  it("are read anew while they are not registered, or have no number yet", async () => {
    const figures = { default_price: 100, safety_qty: 0, is_active: 1 };
    const row = await db.transaction((trx) =>
      insertUnregistered(trx, 1, "A", { ...content, ...units, ...figures }, 1),
    );
    expect((await byId(row.id)).get(row.id)?.seq).to.equal(null);
    expect((await byCode(1, "A")).size).to.equal(0);
    // As an older version registers it.
    await db.knex("items").where({ id: row.id }).update({ registered_at: 1 });
    expect((await byCode(1, "A")).get("A")?.seq).to.equal(null);
    await db.transaction((trx) => enlistItems(trx, 1, [row.id]));
    expect((await byId(row.id)).get(row.id)?.seq).to.equal(1);
    const other = await db.transaction((trx) =>
      insertUnregistered(trx, 1, "B", { ...content, ...units, ...figures }, 1),
    );
    expect((await byId(other.id)).get(other.id)?.seq).to.equal(null);
    await db.transaction((trx) => markRegistered(trx, other, 2));
    expect((await byCode(1, "B")).get("B")?.seq).to.equal(2);
  });

  it("are read anew after a minute", async () => {
    await db.transaction((trx) => adopt(trx, "A", 3));
    const id = await idOf("A");
    await byId(id);
    // A server's database is put back under the process: another item has the number now.
    await db.knex("items").where({ id }).update({ safety_qty: 1, item_code: "B" });
    expect((await byId(id)).get(id)?.safety_qty).to.equal(30_000);
    const { now } = performance;
    performance.now = () => now.call(performance) + 60_000;
    try {
      expect((await byId(id)).get(id)?.safety_qty).to.equal(1);
      expect((await byCode(1, "A")).size).to.equal(0);
    } finally {
      performance.now = now;
    }
  });

  it("are ten thousand at the most", async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => ({
      ...{ data_set_id: 1, seq: index + 1, item_code: `C${index}`, ...content, ...units, name_folded: "tea" },
      ...{ default_price: 1, safety_qty: 0, is_active: 1, registered_at: 1, created_at: 1, updated_at: 1 },
    }));
    for (let start = 0; start < rows.length; start += 500)
      await db.knex("items").insert(rows.slice(start, start + 500));
    const ids: number[] = await db.knex("items").orderBy("id").pluck("id");
    // One of them is not remembered, and with it the limit is passed.
    await byId(...ids);
    expect(reads).to.equal(1);
    await byId(...ids);
    expect(reads).to.equal(2);
    await byId(...ids.slice(0, 2));
    expect(reads).to.equal(3);
  });
});
