// Lists of goods by code and by name: every page of them against the same list sorted here, however the ranges were made.
import { expect } from "chai";
import fc from "fast-check";
import { enlistItems } from "../../server/src/db/item-counters.ts";
import { findEntry } from "../../server/src/db/range-entry.ts";
import { remakeRanges } from "../../server/src/db/range-recount.ts";
import { countDrift, recount } from "../../server/src/db/recount.ts";
import { newId } from "../../server/src/ids.ts";
import { countLevels, listLevels, type StockFilter } from "../../server/src/stock/list-store.ts";
import { termsOf } from "../../server/src/stock/scope.ts";
import { bookMovements } from "../../server/src/stock/store.ts";
import { describeEachFamily, type TestDatabase } from "../support/database.ts";

/** Ranges of three goods and of nine: some dozens of goods are many. */
const sizes = [3, 9];
type Good = { item_code: string; name: string; is_active: boolean; item_type: string };
type Move = { item: number; branch: number; qty: number };
type Known = Good & { id: number; seq: number };

// Names that are alike, begin alike, differ in a blank or a control character at the end, or lie beyond the basic plane.
const names = fc.constantFrom(
  "",
  "a",
  "a ",
  "a\u0001",
  "A",
  "ab",
  "b",
  "é",
  "e\u0301",
  "ß",
  "z",
  "\u{1f34e}",
  "\uffee",
);
const goods = fc.array(
  fc.record({
    name: names,
    is_active: fc.constantFrom(true, true, false),
    item_type: fc.constantFrom("1", "2", "2", "3"),
  }),
  { minLength: 1, maxLength: 90 },
);
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({ item: fc.nat(), branch: fc.integer({ min: 1, max: 2 }), qty: fc.integer({ min: -1, max: 1 }) }),
  { maxLength: 60 },
);
/** Of some goods there is little while there is one piece (×10⁴). */
const safetyOf = (itemType: string): number => (itemType === "1" ? 10_000 : 0);
const flag = fc.constantFrom(undefined, true, false);
const filters: fc.Arbitrary<StockFilter> = fc.record({ low_stock: flag, out_of_stock: flag }).map((both) => {
  const given = Object.entries(both).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
});
/** How many goods are registered at once. */
const steps = fc.constantFrom(1, 7, 40, 200);

/** As databases compare texts: by code points; the server fills the shorter one up with blanks. */
function compareTexts(one: string, other: string, isPadded: boolean): number {
  const [left, right] = [[...one], [...other]];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const point = (text: string[]): number => text[at]?.codePointAt(0) ?? (isPadded ? 32 : -1);
    const difference = point(left) - point(right);
    if (difference !== 0) return difference;
  }
  return 0;
}

describeEachFamily("ranges of goods", (family, open) => {
  let database: TestDatabase;
  let dataSetId = 0;
  before(async () => {
    database = await open();
  });
  after(() => database.close());

  const branchOf = (branch: number): number => dataSetId * 10 + branch;

  async function register(some: readonly Good[]): Promise<void> {
    const rows = some.map(({ item_code, name, is_active, item_type }) => ({
      ...{ data_set_id: dataSetId, item_code, item_name: name, name_folded: name, item_type },
      ...{ item_class_code: "1", tax_type_code: "B", pkg_unit_code: "NT", qty_unit_code: "U" },
      ...{
        origin_nation_code: "KE",
        default_price: 0,
        safety_qty: safetyOf(item_type),
        is_active: is_active ? 1 : 0,
      },
      ...{ registered_at: 1, created_at: 1, updated_at: 1 },
    }));
    await database.transaction(async (trx) => {
      await trx("items").insert(rows);
      const ids = await trx("items").where({ data_set_id: dataSetId }).whereNull("seq").pluck("id");
      await enlistItems(trx, dataSetId, ids, sizes);
    });
  }

  function book(branch: number, item_id: number, qty: number): Promise<void> {
    const of = {
      ...{ transaction_id: newId(), data_set_id: dataSetId, branch_id: branchOf(branch) },
      ...{ type: "stock" as const, invoice_no: null, reference: "r", local_day: "2026-03-10" },
    };
    const booking = {
      item_id,
      line: 1,
      movement_type: "13",
      qty: qty * 10_000,
      unit_price: 0,
      total_amount: 0,
    };
    return database.transaction((trx) => bookMovements(trx, of, [booking], 0));
  }

  const known = (): Promise<Known[]> =>
    database
      .knex("items")
      .where({ data_set_id: dataSetId })
      .orderBy("seq")
      .select("*", { name: "name_folded" });

  /** Registers goods in steps, and between them moves what there is. */
  async function play(
    some: readonly Good[],
    step: number,
    moved: readonly Move[],
  ): Promise<Map<string, number>> {
    dataSetId += 1;
    const held = new Map<string, number>();
    const left = [...moved];
    for (let start = 0; start < some.length; start += step) {
      await register(some.slice(start, start + step));
      const goods = (await known()).filter(({ item_type }) => item_type !== "3");
      for (const { item, branch, qty } of left.splice(0, Math.ceil((moved.length * step) / some.length))) {
        const good = goods[item % goods.length];
        if (!good || qty === 0) continue;
        await book(branch, good.id, qty);
        const key = `${branch} ${good.id}`;
        held.set(key, (held.get(key) ?? 0) + qty);
      }
    }
    return held;
  }

  /** Reads all pages, after which nothing may be missing or be there twice. */
  async function expectPages(
    held: Map<string, number>,
    per_page: number,
    filter: StockFilter = {},
  ): Promise<void> {
    const listed = (await known()).filter(({ id, item_type, is_active }) => {
      const qty = held.get(`1 ${id}`) ?? 0;
      if (item_type === "3" || (!is_active && qty === 0)) return false;
      const isLow = qty * 10_000 <= safetyOf(item_type);
      if (filter.low_stock !== undefined && filter.low_stock !== isLow) return false;
      return filter.out_of_stock === undefined || filter.out_of_stock === qty <= 0;
    });
    const scope = { data_set_id: dataSetId, branch_id: branchOf(1) };
    for (const [sort_by, column] of [
      ["item_code", "item_code"],
      ["item_name", "name"],
    ] as const) {
      const ascending = listed.toSorted(
        (one, other) => compareTexts(one[column], other[column], family === "mysql") || one.seq - other.seq,
      );
      for (const sort_order of ["asc", "desc"] as const) {
        const expected = (sort_order === "asc" ? ascending : ascending.toReversed()).map(({ id }) => id);
        const ids: number[] = [];
        for (let page = 1; (page - 1) * per_page < expected.length; page++) {
          const request = { page, per_page };
          const { rows, meta } = await listLevels(
            database.knex,
            scope,
            filter,
            { sort_by, sort_order },
            request,
            0,
          );
          expect(meta.total).to.equal(expected.length);
          ids.push(...rows.map(({ id }) => id));
        }
        expect(ids, `${sort_by} ${sort_order}`).to.deep.equal(expected);
      }
    }
  }

  const coded = (some: readonly Omit<Good, "item_code">[]): Good[] =>
    some.map((good, index) => ({ ...good, item_code: `C${(index * 37) % 997}` }));

  it("give every page of every order, whatever goods are called and how they come", async () => {
    const property = fc.asyncProperty(
      goods,
      steps,
      moves,
      filters,
      fc.constantFrom(1, 4, 25),
      async (some, step, moved, filter, per) => {
        const held = await play(coded(some), step, moved);
        expect(await countDrift(database.knex, dataSetId)).to.deep.equal([]);
        await expectPages(held, per, filter);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  const plain = { name: "a", is_active: true, item_type: "2" };
  const many = (count: number, some: (index: number) => Partial<Good> = () => ({})): Good[] =>
    coded(Array.from({ length: count }, (_, index) => ({ ...plain, ...some(index) })));

  it("hold the same goods whether these came one by one, all at once, or were there before", async () => {
    const some = many(80, (index) => ({ name: `n${(index * 31) % 17}`, is_active: index % 5 !== 0 }));
    const moved = Array.from({ length: 40 }, (_, item) => ({ item, branch: 1, qty: 1 }));
    for (const step of [1, 80]) {
      const held = await play(some, step, moved);
      await expectPages(held, 7);
      const of = { data_set_id: dataSetId };
      const found = await database.knex("item_ranges").where({ ...of, sort: "name", level: 0 });
      expect(found.length, "ranges are split").to.be.greaterThan(8);
      const scope = { data_set_id: dataSetId, branch_id: branchOf(1) };
      const order = { ...scope, sort: "name" as const, terms: termsOf(scope, {}) };
      const { items } = await countLevels(database.knex, scope);
      for (let place = 0; place < items; place++) {
        const entry = await findEntry(database.knex, order, place, items);
        expect(entry?.skip, `place ${place}`).to.be.within(0, 2 * 3);
      }
      await database.transaction((trx) => remakeRanges(trx, dataSetId));
      expect(await countDrift(database.knex, dataSetId)).to.deep.equal([]);
      await expectPages(held, 7);
      await expectPages(held, 7, { out_of_stock: false });
    }
  });

  it("stay exact while goods are booked and others registered at once", async () => {
    await play(
      many(30, (index) => ({ is_active: index % 2 === 0 })),
      30,
      [],
    );
    const there = await known();
    const booking = async (branch: number): Promise<void> => {
      for (let round = 0; round < 4; round++)
        for (const { id } of there) await book(branch, id, (id + round) % 2 === 0 ? 1 : -1);
    };
    const registering = async (from: number): Promise<void> => {
      for (let index = from; index < from + 20; index++)
        await register([{ ...plain, item_code: `D${index}`, name: "a", is_active: index % 3 > 0 }]);
    };
    await Promise.all([booking(1), booking(1), booking(2), registering(0), registering(100)]);
    expect(await countDrift(database.knex, dataSetId)).to.deep.equal([]);
  });

  it("are walked past while an older version registers goods that they lack, until a recount makes them anew", async () => {
    const some = many(60, (index) => ({ name: `n${(index * 31) % 17}` }));
    const held = await play(some, 60, []);
    const { knex } = database;
    const of = { data_set_id: dataSetId };
    // What the older one would have left: a number and a counter, no place in a range.
    await knex("item_ranges")
      .where({ ...of, level: 0 })
      .where("goods", ">", 3)
      .increment({ goods: -1, used: -1 });
    await knex("item_ranges")
      .where({ ...of, level: 1 })
      .increment({ goods: -1, used: -1 });
    await expectPages(held, 7);
    const found: object[] = [];
    for await (const drift of recount(database, dataSetId, { isCheck: true })) found.push(drift);
    expect(found).to.deep.include({ ...of, counted: "item_ranges", branch_id: 0, kind: "name", delta: 1 });
    for await (const _drift of recount(database, dataSetId));
    expect(await countDrift(knex, dataSetId)).to.deep.equal([]);
    const [total] = await knex("item_ranges")
      .where({ ...of, sort: "code", level: 1 })
      .sum({ used: "used" });
    expect(total).to.deep.include({ used: 60 });
  });

  it("are found wrong where levels are counted that are not there, or where there are none at all", async () => {
    await play(many(20), 20, [{ item: 3, branch: 1, qty: 1 }]);
    const { knex } = database;
    const of = { data_set_id: dataSetId };
    await knex("item_range_levels")
      .where({ ...of, sort: "code", level: 0 })
      .increment("count", 1);
    const drift = { ...of, counted: "item_ranges", branch_id: branchOf(1), kind: "code" };
    expect(await countDrift(knex, dataSetId)).to.deep.equal([
      { ...drift, delta: -1 },
      { ...drift, delta: 1 },
    ]);
    await knex("item_ranges").where(of).delete();
    expect(await countDrift(knex, dataSetId)).to.not.deep.equal([]);
    for await (const _drift of recount(database, dataSetId));
    expect(await countDrift(knex, dataSetId)).to.deep.equal([]);
  });
});
