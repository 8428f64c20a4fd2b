// Lists of goods against the same lists made naively, over random histories; their counters against a count of what they count.
import { expect } from "chai";
import fc from "fast-check";
import { enlistItems } from "../../server/src/db/item-counters.ts";
import { pageMeta } from "../../server/src/db/page.ts";
import { countDrift, recount } from "../../server/src/db/recount.ts";
import { newId } from "../../server/src/ids.ts";
import { adoptItems } from "../../server/src/items/adopt.ts";
import { type ItemFilter, listItems } from "../../server/src/items/store.ts";
import { countLevels, listLevels, type StockFilter } from "../../server/src/stock/list-store.ts";
import { bookMovements } from "../../server/src/stock/store.ts";
import { describeEachFamily, type TestDatabase } from "../support/database.ts";
import { fetchedItem } from "../support/fetched.ts";

type Good = { is_active: boolean; item_type: string; safety_qty: number };
/** What is added (in whole units) to an item of the list, in one of two branches. */
type Booking = { item: number; branch: number; qty: number };

const goods: fc.Arbitrary<Good[]> = fc.array(
  fc.record({
    is_active: fc.boolean(),
    item_type: fc.constantFrom("1", "2", "2", "3"),
    safety_qty: fc.constantFrom(0, 2),
  }),
  { minLength: 1, maxLength: 150 },
);
const bookings: fc.Arbitrary<Booking[]> = fc.array(
  fc.record({ item: fc.nat(), branch: fc.integer({ min: 1, max: 2 }), qty: fc.integer({ min: -3, max: 3 }) }),
  { maxLength: 60 },
);
/** Numbers before the first item: pages lie across the ends of parts and blocks. */
const numbersBefore = fc.constantFrom(0, 60, 4_000, 8_190, 4_096 * 64 - 70);
const request = fc.record({
  page: fc.integer({ min: 1, max: 12 }),
  per_page: fc.constantFrom(1, 7, 25, 100),
});
const flag = fc.constantFrom(undefined, true, false);

const fetched = (item_code: string, { is_active, item_type, safety_qty }: Good) =>
  fetchedItem({ item_code, is_active, item_type, safety_qty });

const codeOf = (index: number): string => `C${String((index * 7919) % 10_007).padStart(5, "0")}`;

type Played = { codes: string[]; ids: number[]; levels: Map<string, number> };

describeEachFamily("counters of items", (_family, open) => {
  let database: TestDatabase;
  let dataSetId = 0;
  before(async () => {
    database = await open();
  });
  after(() => database.close());

  /** Two branches of a data set, told from those of others. */
  const branchOf = (branch: number): number => dataSetId * 10 + branch;

  async function adopt(items: readonly Good[], from = 0): Promise<void> {
    await database.transaction((trx) =>
      adoptItems(
        trx,
        dataSetId,
        items.map((item, index) => fetched(codeOf(from + index), item)),
        0,
      ),
    );
  }

  function book(branch: number, changes: { item_id: number; qty: number }[]): Promise<void> {
    const of = {
      transaction_id: newId(),
      data_set_id: dataSetId,
      branch_id: branchOf(branch),
      type: "stock" as const,
      invoice_no: null,
      reference: "r",
      local_day: "2026-03-10",
    };
    return database.transaction((trx) =>
      bookMovements(
        trx,
        of,
        changes.map(({ item_id, qty }, line) => ({
          item_id,
          line,
          movement_type: "13",
          qty: qty * 10_000,
          unit_price: 0,
          total_amount: 0,
        })),
        0,
      ),
    );
  }

  /** A data set of its own with these items and levels. */
  async function play(first: number, items: readonly Good[], moves: readonly Booking[]): Promise<Played> {
    dataSetId += 1;
    await database.knex("item_sequences").insert({ data_set_id: dataSetId, last_seq: first });
    await adopt(items);
    const rows: { id: number; item_code: string }[] = await database
      .knex("items")
      .where({ data_set_id: dataSetId });
    const byCode = new Map(rows.map(({ id, item_code }) => [item_code, id]));
    const codes = items.map((_, index) => codeOf(index));
    const ids = codes.map((code) => byCode.get(code) ?? 0);
    const levels = new Map<string, number>();
    for (const { item, branch, qty } of moves) {
      const index = item % items.length;
      if (items[index]?.item_type === "3" || qty === 0) continue;
      await book(branch, [{ item_id: ids[index] ?? 0, qty }]);
      const key = `${branch} ${codes[index]}`;
      levels.set(key, (levels.get(key) ?? 0) + qty);
    }
    return { codes, ids, levels };
  }

  /** What a branch's list is to show, written down a second time: the last registered first. */
  function levelsOf({ codes, levels }: Played, items: readonly Good[], filter: StockFilter): string[] {
    const listed = codes.filter((code, index) => {
      const { is_active, item_type, safety_qty } = items[index] as Good;
      const qty = levels.get(`1 ${code}`) ?? 0;
      if (item_type === "3" || (!is_active && qty === 0)) return false;
      if (filter.low_stock !== undefined && filter.low_stock !== qty <= safety_qty) return false;
      return filter.out_of_stock === undefined || filter.out_of_stock === qty <= 0;
    });
    return listed.reverse();
  }

  const sortByQuantity = ({ levels }: Played, codes: string[]): string[] =>
    codes.sort((one, other) => (levels.get(`1 ${one}`) ?? 0) - (levels.get(`1 ${other}`) ?? 0));

  it("give any page of the items, and count them", async () => {
    const property = fc.asyncProperty(
      numbersBefore,
      goods,
      flag,
      request,
      async (first, items, is_active, page) => {
        const { codes } = await play(first, items, []);
        const filter: ItemFilter = is_active === undefined ? {} : { is_active };
        const expected = codes
          .filter((_, index) => is_active === undefined || items[index]?.is_active === is_active)
          .reverse();
        const { rows, meta } = await listItems(database.knex, dataSetId, filter, page);
        const start = (page.page - 1) * page.per_page;
        expect(rows.map(({ item_code }) => item_code)).to.deep.equal(
          expected.slice(start, start + page.per_page),
        );
        expect(meta).to.deep.equal(pageMeta(page.page, page.per_page, expected.length));
      },
    );
    await fc.assert(property, { numRuns: 30 });
  });

  it("give any page of a branch's levels, sorted or not, and count them", async () => {
    const filters = fc.record({ low_stock: flag, out_of_stock: flag });
    const sorting = fc.option(
      fc.record({
        sort_by: fc.constantFrom("item_code" as const, "current_qty" as const),
        sort_order: fc.constantFrom("asc" as const, "desc" as const),
      }),
      { nil: undefined },
    );
    const property = fc.asyncProperty(
      fc.tuple(numbersBefore, goods, bookings),
      filters,
      sorting,
      request,
      async ([first, items, moves], { low_stock, out_of_stock }, sorted, page) => {
        const played = await play(first, items, moves);
        const { knex } = database;
        expect(await countDrift(knex, dataSetId)).to.deep.equal([]);
        const scope = { data_set_id: dataSetId, branch_id: branchOf(1) };
        const filter: StockFilter = {
          ...(low_stock === undefined ? {} : { low_stock }),
          ...(out_of_stock === undefined ? {} : { out_of_stock }),
        };
        const expected = levelsOf(played, items, filter);
        if (sorted?.sort_by === "item_code") expected.sort();
        if (sorted?.sort_by === "current_qty") sortByQuantity(played, expected.reverse());
        if (sorted?.sort_order === "desc") expected.reverse();
        const { rows, meta } = await listLevels(knex, scope, filter, sorted ?? { sort_order: "desc" }, page);
        const start = (page.page - 1) * page.per_page;
        expect(rows.map(({ item_code }) => item_code)).to.deep.equal(
          expected.slice(start, start + page.per_page),
        );
        expect(rows.map(({ qty }) => qty)).to.deep.equal(
          rows.map(({ item_code }) => (played.levels.get(`1 ${item_code}`) ?? 0) * 10_000),
        );
        expect(meta).to.deep.equal(pageMeta(page.page, page.per_page, expected.length));
        expect(await countLevels(knex, scope)).to.deep.equal({
          items: levelsOf(played, items, {}).length,
          low_stock: levelsOf(played, items, { low_stock: true }).length,
          out_of_stock: levelsOf(played, items, { out_of_stock: true }).length,
        });
      },
    );
    await fc.assert(property, { numRuns: 30 });
  });

  const good: Good = { is_active: true, item_type: "2", safety_qty: 2 };

  it("give every page of a sorted list, from either end of it", async () => {
    const some = Array.from({ length: 23 }, (_, index) => ({
      ...good,
      is_active: index % 5 !== 0,
      item_type: index % 7 === 0 ? "3" : "2",
    }));
    const moves = [1, 5, 6, 8, 10].map((item) => ({ item, branch: 1, qty: item % 3 || -1 }));
    const played = await play(50, some, moves);
    const scope = { data_set_id: dataSetId, branch_id: branchOf(1) };
    const byCode = levelsOf(played, some, {}).sort();
    for (const sort_order of ["asc", "desc"] as const) {
      const expected = sort_order === "asc" ? byCode : byCode.toReversed();
      for (const per_page of [1, 4, 5, 30]) {
        for (let page = 1; (page - 2) * per_page < expected.length; page++) {
          const sort = { sort_by: "item_code" as const, sort_order };
          const { rows, meta } = await listLevels(database.knex, scope, {}, sort, { page, per_page });
          const start = (page - 1) * per_page;
          const codes = rows.map(({ item_code }) => item_code);
          expect(codes, `${sort_order} ${page} of ${per_page}`).to.deep.equal(
            expected.slice(start, start + per_page),
          );
          expect(meta).to.deep.equal(pageMeta(page, per_page, expected.length));
        }
      }
    }
  });

  it("give every page of a list by quantity, of many that are owed, gone and held", async () => {
    const some = Array.from({ length: 260 }, (_, index) => ({
      ...good,
      is_active: index % 5 !== 0,
      item_type: index % 7 === 0 ? "3" : "2",
    }));
    const moves = some.flatMap((_, item) => (item % 9 < 8 ? [{ item, branch: 1, qty: (item % 9) - 3 }] : []));
    const played = await play(50, some, moves);
    const scope = { data_set_id: dataSetId, branch_id: branchOf(1) };
    const ascending = sortByQuantity(played, levelsOf(played, some, {}).reverse());
    for (const sort_order of ["asc", "desc"] as const) {
      const expected = sort_order === "asc" ? ascending : ascending.toReversed();
      for (const per_page of [7, 50, 100]) {
        for (let page = 1; (page - 2) * per_page < expected.length; page++) {
          const sort = { sort_by: "current_qty" as const, sort_order };
          const { rows, meta } = await listLevels(database.knex, scope, {}, sort, { page, per_page });
          const start = (page - 1) * per_page;
          const codes = rows.map(({ item_code }) => item_code);
          expect(codes, `${sort_order} ${page} of ${per_page}`).to.deep.equal(
            expected.slice(start, start + per_page),
          );
          expect(meta).to.deep.equal(pageMeta(page, per_page, expected.length));
        }
      }
    }
  });

  it("stay exact while many register and book at once, and others' stay as they were", async () => {
    const other = await play(0, [good], [{ item: 0, branch: 1, qty: 1 }]);
    const otherSet = dataSetId;
    const { ids } = await play(
      50,
      Array.from({ length: 20 }, () => good),
      [],
    );
    const booking = async (branch: number): Promise<void> => {
      for (let round = 0; round < 10; round++) {
        const changes = ids
          .filter((_, index) => (index + round) % 3 === 0)
          .map((item_id) => ({ item_id, qty: ((item_id + round) % 7) - 3 || 1 }));
        await book(branch, changes);
      }
    };
    const registering = async (from: number): Promise<void> => {
      // The same codes from two units: each is numbered once.
      for (let part = 0; part < 5; part++)
        await adopt(
          Array.from({ length: 10 }, () => good),
          from + part * 10,
        );
    };
    await Promise.all([
      booking(1),
      booking(1),
      booking(2),
      registering(20),
      registering(20),
      registering(45),
    ]);
    const { knex } = database;
    expect(await countDrift(knex, dataSetId)).to.deep.equal([]);
    const seqs: number[] = await knex("items").where({ data_set_id: dataSetId }).orderBy("seq").pluck("seq");
    expect(seqs).to.deep.equal(seqs.map((_, index) => 51 + index));
    expect(seqs).to.have.lengthOf(95);
    const { rows, meta } = await listItems(knex, otherSet, {}, { page: 1, per_page: 100 });
    expect(rows.map(({ id }) => id)).to.deep.equal(other.ids);
    expect(meta.total).to.equal(1);
  });

  it("are found wrong and corrected by a recount, which also numbers what an older version registered", async () => {
    const { ids } = await play(
      4_090,
      Array.from({ length: 20 }, () => good),
      [{ item: 3, branch: 1, qty: 3 }],
    );
    const { knex } = database;
    const of = { data_set_id: dataSetId };
    await knex("item_part_counters").where(of).increment("count", 2);
    await knex("item_counters").where(of).delete();
    await knex("item_part_counters").insert({
      ...of,
      branch_id: 1,
      kind: "enough",
      block: 3,
      part: 200,
      count: 1,
    });
    await knex("items").where({ id: ids[0] }).update({ registered_at: null, seq: null });
    await knex("items").where({ id: ids[0] }).update({ registered_at: 1 });
    expect((await countDrift(knex, dataSetId)).map(({ counted }) => counted)).to.include.members([
      "items",
      "item_blocks",
    ]);
    const unlisted = { ...of, counted: "items", delta: 1 };
    const found: object[] = [];
    for await (const drift of recount(database, dataSetId, { isCheck: true })) found.push(drift);
    expect(found).to.deep.include(unlisted);
    for await (const _drift of recount(database, dataSetId));
    expect(await countDrift(knex, dataSetId)).to.deep.equal([]);
    for await (const drift of recount(database, dataSetId, { isCheck: true }))
      expect(drift).to.equal(undefined);
    const { rows, meta } = await listItems(knex, dataSetId, {}, { page: 1, per_page: 100 });
    expect(meta.total).to.equal(20);
    expect(rows[0]?.id).to.equal(ids[0]);
  });

  it("leave what a rolled back transaction did uncounted", async () => {
    await play(0, [good], []);
    const attempt = database.transaction(async (trx) => {
      const [id = 0] = await trx("items").insert({
        ...(await trx("items").where({ data_set_id: dataSetId }).first()),
        id: undefined,
        seq: null,
        item_code: "LOST",
      });
      await enlistItems(trx, dataSetId, [id]);
      throw new Error("no");
    });
    await attempt.catch(() => undefined);
    expect((await listItems(database.knex, dataSetId, {}, { page: 1, per_page: 9 })).meta.total).to.equal(1);
    expect(await countDrift(database.knex, dataSetId)).to.deep.equal([]);
  });
});
