// What lanes remember of registered items: read once, and never from a transaction that was rolled back.

import { expect } from "chai";
import type { Knex } from "knex";
import { adoptItems } from "../../../server/src/core/items/adopt.ts";
import { itemsByCode, type KnownItem } from "../../../server/src/core/items/known-store.ts";
import { findItem, insertUnregistered, markRegistered } from "../../../server/src/core/items/store.ts";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { describeEachFamily, type TestDatabase } from "../../support/database.ts";
import { fetchedItem } from "../../support/fetched.ts";
import { listenToQueries } from "../../support/queries.ts";

describeEachFamily("items that lanes remember", (_family, open) => {
  let db: TestDatabase;
  let reads: number;
  let end: () => void;
  beforeEach(async () => {
    db = await open();
    reads = 0;
    end = listenToQueries(db, ({ sql }) => {
      if (/^select id, data_set_id, .* from items\s/.test(sql)) reads += 1;
    });
  });
  afterEach(async () => {
    end();
    await db.close();
  });

  const adopt = (trx: Knex.Transaction, item_code: string, data_set_id = 1, item_type = "2") =>
    adoptItems(trx, { data_set_id, branch_id: data_set_id }, [fetchedItem({ item_code, item_type })], 1);
  const byCode = (environmentId: number, ...codes: string[]): Promise<ReadonlyMap<string, KnownItem>> =>
    db.transaction((trx) => itemsByCode(trx, environmentId, new Set(codes)));

  it("are read once, by their codes", async () => {
    await db.transaction((trx) => adopt(trx, "A"));
    await db.transaction((trx) => adopt(trx, "B", 1, "3"));
    const a = (await findItem(db.knex, 1, "A"))?.id;
    const expected = { id: a, data_set_id: 1, item_code: "A", item_type: "2" };
    for (const _again of [1, 2]) expect((await byCode(1, "A")).get("A")).to.deep.equal(expected);
    expect(reads).to.equal(1);
    expect([...(await byCode(1, "A", "B", "C")).keys()]).to.deep.equal(["A", "B"]);
    expect(reads).to.equal(2);
    expect((await byCode(1, "A", "B")).get("B")?.item_type).to.equal("3");
    expect(reads).to.equal(2);
  });

  it("are those of their own environment", async () => {
    await db.transaction((trx) => adopt(trx, "A", 1));
    await db.transaction((trx) => adopt(trx, "A", 2));
    for (const _again of [1, 2]) {
      expect((await byCode(1, "A")).get("A")?.data_set_id).to.equal(1);
      expect((await byCode(2, "A")).get("A")?.data_set_id).to.equal(2);
      expect((await byCode(3, "A")).size).to.equal(0);
    }
  });

  it("are not remembered from a transaction that registered them and was rolled back", async () => {
    const cut = new Error("cut short");
    const undone = db.transaction(async (trx) => {
      await adopt(trx, "A");
      expect((await itemsByCode(trx, 1, new Set(["A"]))).size).to.equal(1);
      throw cut;
    });
    expect(await undone.catch((error) => error)).to.equal(cut);
    expect((await byCode(1, "A")).size).to.equal(0);
    // On SQLite the id is given to the next one.
    await db.transaction((trx) => adopt(trx, "B"));
    await db.transaction((trx) => adopt(trx, "A"));
    const found = await byCode(1, "A", "B");
    for (const code of ["A", "B"])
      expect(found.get(code)?.id).to.equal((await findItem(db.knex, 1, code))?.id);
  });

  it("are remembered from the transaction that registered them once it is committed", async () => {
    await db.transaction(async (trx) => {
      await adopt(trx, "A");
      await itemsByCode(trx, 1, new Set(["A"]));
    });
    reads = 0;
    expect((await byCode(1, "A")).size).to.equal(1);
    expect(reads).to.equal(0);
  });

  it("exclude items that the unit has not accepted yet", async () => {
    const { item_code, ...content } = fetchedItem({ item_code: "A" });
    const row = await db.transaction((trx) =>
      insertUnregistered(trx, 1, item_code, { ...content, is_active: 1 }, 1),
    );
    expect((await byCode(1, "A")).size).to.equal(0);
    await db.transaction((trx) => markRegistered(trx, row, 2));
    expect((await byCode(1, "A")).get("A")?.id).to.equal(row.id);
  });

  it("are read again after a minute", async () => {
    await db.transaction((trx) => adopt(trx, "A"));
    await byCode(1, "A");
    // A server's database is put back under the process: another item has the id now.
    await db.knex("items").where({ item_code: "A" }).update({ item_code: "B" });
    noteChange(db.knex, "items");
    expect((await byCode(1, "A")).size).to.equal(1);
    const { now } = performance;
    performance.now = () => now.call(performance) + 60_000;
    try {
      expect((await byCode(1, "A")).size).to.equal(0);
    } finally {
      performance.now = now;
    }
  });

  it("number ten thousand at most", async () => {
    const codes = Array.from({ length: 10_001 }, (_, index) => `C${index}`);
    const items = codes.map((item_code) => fetchedItem({ item_code }));
    await db.transaction((trx) => adoptItems(trx, { data_set_id: 1, branch_id: 1 }, items, 1));
    // One of them is not remembered, and with it the limit is passed.
    await byCode(1, ...codes);
    expect(reads).to.equal(1);
    await byCode(1, ...codes);
    expect(reads).to.equal(2);
    await byCode(1, ...codes.slice(0, 2));
    expect(reads).to.equal(3);
  });
});
