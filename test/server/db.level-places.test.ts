// Lists of goods by quantity and by when the unit last took them: every page of them against the same list sorted here, whatever there is and whatever the filters.
import { expect } from "chai";
import fc from "fast-check";
import { forgetEmptyPlaces } from "../../server/src/db/level-places.ts";
import { type PageRequest, pageMeta } from "../../server/src/db/page.ts";
import { countDrift, recount } from "../../server/src/db/recount.ts";
import { createTogether, type Together } from "../../server/src/db/together.ts";
import { newId } from "../../server/src/ids.ts";
import { adoptItems } from "../../server/src/items/adopt.ts";
import { itemsById } from "../../server/src/items/known.ts";
import { listLevels, type StockFilter } from "../../server/src/stock/list-store.ts";
import { bookMovements } from "../../server/src/stock/store.ts";
import { acknowledge, noteMasterTold } from "../../server/src/stock/sync.ts";
import { describeEachFamily, type TestDatabase } from "../support/database.ts";
import { fetchedItem } from "../support/fetched.ts";
import { listenToQueries } from "../support/queries.ts";

/** What is sold by the piece, weighed, counted by the million, or owed (×10⁴). */
const quantity = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -12, max: 12 }).map((pieces) => pieces * 10_000),
  fc.integer({ min: -30_000, max: 30_000 }),
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 1, max: 1_200 }).map((thousands) => thousands * 10_000_000),
  fc.constantFrom(99_999_999, 100_000_000, 99_990_000_000, 999_999_999_999_999),
);
/** When the unit took a quantity: within seconds, minutes, hours and months of each other. */
const moment = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(1, 9_000, 4_000_000, 3_000_000_000))
  .map(([times, ms]) => 1_770_000_000_000 + times * ms);
type Good = {
  is_active: boolean;
  item_type: string;
  safety_qty: number;
  bookings: number[];
  /** Before each booking and after the last one. */
  synced: number[];
};
const goods: fc.Arbitrary<Good[]> = fc.array(
  fc.record({
    is_active: fc.constantFrom(true, true, true, false),
    item_type: fc.constantFrom("1", "2", "2", "3"),
    safety_qty: fc.constantFrom(0, 3, 1_000),
    bookings: fc.array(quantity, { maxLength: 3 }),
    synced: fc.array(moment, { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 120 },
);
const flag = fc.constantFrom(undefined, true, false);
const filters: fc.Arbitrary<StockFilter> = fc.record({ low_stock: flag, out_of_stock: flag }).map((both) => {
  const given = Object.entries(both).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
});
type Sorting = "current_qty" | "last_synced_at";
const sorting = fc.constantFrom<Sorting>("current_qty", "last_synced_at");
const order = fc.constantFrom("asc" as const, "desc" as const);

type Listed = { item_code: string; qty: number; last_synced_at: number | null };

describeEachFamily("levels by what they are", (_family, open) => {
  let database: TestDatabase;
  let dataSetId = 0;
  before(async () => {
    database = await open();
  });
  after(() => database.close());

  const scope = () => ({ data_set_id: dataSetId, branch_id: dataSetId * 10 + 1 });
  const codeOf = (index: number): string => `C${String(index).padStart(5, "0")}`;

  function book(
    changes: readonly (readonly [item_id: number, qty: number])[],
    branch = 1,
    run: Together["run"] = database.transaction,
  ): Promise<void> {
    const of = {
      ...{ transaction_id: newId(), data_set_id: dataSetId, branch_id: dataSetId * 10 + branch },
      ...{ type: "stock" as const, invoice_no: null, reference: "r", local_day: "2026-03-10" },
    };
    const bookings = changes.map(([item_id, qty], line) => ({
      ...{ item_id, line, movement_type: "13", qty, unit_price: 0, total_amount: 0 },
    }));
    return run((trx) => bookMovements(trx, of, bookings, 0));
  }

  /** The unit takes quantities of some goods, also of those that never moved. */
  function sync(item_ids: readonly number[], nowMs: number): Promise<void> {
    return database.transaction(async (trx) => {
      const items = await itemsById(trx, item_ids);
      const changes = item_ids.map((item_id) => {
        return { item_id, item_code: items.get(item_id)?.item_code ?? "", qty: 0 };
      });
      await acknowledge(trx, scope(), changes, nowMs);
      await noteMasterTold(trx, { branch_id: scope().branch_id, item_ids, nowMs });
    });
  }

  /** Registers goods of a data set of its own; books and tells the unit what there is of them, all first times before the second ones. */
  async function play(some: readonly Good[]): Promise<Listed[]> {
    dataSetId += 1;
    const fetched = some.map(({ is_active, item_type, safety_qty }, index) =>
      fetchedItem({ item_code: codeOf(index), item_name: "Good", is_active, item_type, safety_qty }),
    );
    await database.transaction((trx) => adoptItems(trx, dataSetId, fetched, 0));
    const rows: { id: number; item_code: string }[] = await database
      .knex("items")
      .where({ data_set_id: dataSetId });
    const ids = new Map(rows.map(({ id, item_code }) => [item_code, id]));
    for (let round = 0; round < 4; round++) {
      const moments = new Map<number, number[]>();
      for (const [index, { item_type, synced }] of some.entries()) {
        const ms = synced[round];
        if (ms === undefined || item_type === "3") continue;
        moments.set(ms, [...(moments.get(ms) ?? []), ids.get(codeOf(index)) ?? 0]);
      }
      for (const [ms, items] of moments) await sync(items, ms);
      const changes = some.flatMap(({ item_type, bookings }, index) => {
        const qty = bookings[round];
        return item_type === "3" || !qty ? [] : [[ids.get(codeOf(index)) ?? 0, qty] as const];
      });
      await book(changes);
      // Another branch has what no list of the first one shows.
      await book(changes.slice(0, 3), 2);
    }
    return some.map(({ bookings, synced }, index) => ({
      item_code: codeOf(index),
      qty: bookings.reduce((sum, qty) => sum + qty, 0),
      last_synced_at: synced.at(-1) ?? null,
    }));
  }

  /** The list as it is to be, written down a second time: those that are alike as they were registered. */
  function sorted(
    some: readonly Good[],
    levels: readonly Listed[],
    filter: StockFilter = {},
    by: Sorting = "current_qty",
  ): Listed[] {
    const listed = levels.filter(({ qty }, index) => {
      const { item_type, is_active, safety_qty } = some[index] as Good;
      if (item_type === "3" || (!is_active && qty === 0)) return false;
      if (filter.low_stock !== undefined && filter.low_stock !== qty <= safety_qty * 10_000) return false;
      return filter.out_of_stock === undefined || filter.out_of_stock === qty <= 0;
    });
    const value = ({ qty, last_synced_at }: Listed): number =>
      by === "current_qty" ? qty : (last_synced_at ?? 0);
    return listed.sort((one, other) => value(one) - value(other));
  }

  async function expectPage(
    ascending: readonly Listed[],
    sort: { filter?: StockFilter; sort_by?: Sorting; sort_order: "asc" | "desc" },
    request: PageRequest,
  ): Promise<void> {
    const { filter = {}, sort_by = "current_qty", sort_order } = sort;
    const expected = sort_order === "asc" ? ascending : ascending.toReversed();
    const { rows, meta } = await listLevels(database.knex, scope(), filter, { sort_by, sort_order }, request);
    const start = (request.page - 1) * request.per_page;
    const shown = rows.map(({ item_code, qty, last_synced_at }) => ({ item_code, qty, last_synced_at }));
    expect(shown).to.deep.equal(expected.slice(start, start + request.per_page));
    expect(meta).to.deep.equal(pageMeta(request.page, request.per_page, expected.length));
  }

  it("give every page, whatever there is and whatever the filter", async () => {
    const property = fc.asyncProperty(
      goods,
      fc.record({ filter: filters, sort_by: sorting, sort_order: order }),
      fc.constantFrom(1, 7, 25, 100),
      async (some, sort, per_page) => {
        const levels = await play(some);
        expect(await countDrift(database.knex, dataSetId)).to.deep.equal([]);
        const ascending = sorted(some, levels, sort.filter, sort.sort_by);
        const pages = Math.ceil(ascending.length / per_page) + 1;
        const all = Array.from({ length: pages }, (_, at) => at + 1);
        const asked = pages > 12 ? [1, 2, pages >> 1, pages - 1, pages] : all;
        for (const page of asked) await expectPage(ascending, sort, { page, per_page });
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  const good: Good = { is_active: true, item_type: "2", safety_qty: 0, bookings: [], synced: [] };

  it("find a page in the middle by few of the levels", async () => {
    const some = Array.from({ length: 900 }, (_, index) => ({
      ...good,
      bookings: [((index * 7919) % 900) * 10_000 - 3_000_000],
      synced: index % 3 === 0 ? [] : [1_770_000_000_000 + ((index * 7919) % 900) * 20_000],
    }));
    const levels = await play(some);
    const offsets: number[] = [];
    const stop = listenToQueries(database, ({ sql, bindings = [] }) => {
      if (sql.includes("offset")) offsets.push(Number(bindings.at(-1)));
    });
    for (const sort_by of ["current_qty", "last_synced_at"] as const) {
      const ascending = sorted(some, levels, {}, sort_by);
      for (const page of [1, 12, 30, 31, 60, 90]) {
        await expectPage(ascending, { sort_by, sort_order: "asc" }, { page, per_page: 10 });
        await expectPage(ascending, { sort_by, sort_order: "desc" }, { page, per_page: 10 });
      }
    }
    stop();
    // Among goods that the unit never took, within a part of 64 of their order.
    expect(Math.max(...offsets)).to.be.lessThan(64);
  });

  it("stay exact while many book the same goods at once", async () => {
    const some = Array.from({ length: 15 }, () => good);
    await play(some);
    const ids: number[] = await database
      .knex("items")
      .where({ data_set_id: dataSetId })
      .orderBy("seq")
      .pluck("id");
    const held = new Map<number, number>();
    const booking = async (who: number): Promise<void> => {
      for (let round = 0; round < 8; round++) {
        const changes = ids
          .filter((_, index) => (index + round + who) % 3 === 0)
          .map((id) => [id, ((id * (who + 3) + round) % 9) * 7_000 - 25_000] as const);
        for (const [id, qty] of changes) held.set(id, (held.get(id) ?? 0) + qty);
        await book(changes);
        const told = changes.map(([id]) => id).filter((id) => (id + round) % 2 === 0);
        await sync(told, synced);
        for (const id of told) latest.set(id, synced);
      }
    };
    const synced = 1_770_000_000_000;
    const latest = new Map<number, number>();
    await Promise.all([0, 1, 2, 3].map(booking));
    expect(await countDrift(database.knex, dataSetId)).to.deep.equal([]);
    const levels = ids.map((id, index) => ({
      ...{ item_code: codeOf(index), qty: held.get(id) ?? 0, last_synced_at: latest.get(id) ?? null },
    }));
    const request = { page: 1, per_page: 100 };
    await expectPage(sorted(some, levels), { sort_order: "desc" }, request);
    const sort_by = "last_synced_at";
    await expectPage(sorted(some, levels, {}, sort_by), { sort_by, sort_order: "asc" }, request);
  });

  it("stay exact where goods that never moved are booked, and taken by the unit, at the same moment", async () => {
    const some = Array.from({ length: 24 }, () => good);
    await play(some);
    const { knex } = database;
    const ids: number[] = await knex("items").where({ data_set_id: dataSetId }).orderBy("seq").pluck("id");
    const synced = 1_770_000_000_000;
    const take = (item_id: number, item_code: string): Promise<void> =>
      database.transaction(async (trx) => {
        const changes = [3_000, 4_000].map((qty) => ({ item_id, item_code, qty }));
        await acknowledge(trx, scope(), changes, synced);
      });
    const both = ids.flatMap((id, index) => {
      const booked = () => book([[id, (1 + index) * 10_000]]);
      const taken = () => take(id, codeOf(index));
      return index % 2 === 0 ? [booked, taken] : [taken, booked];
    });
    await Promise.all(both.map((work) => work()));
    expect(await countDrift(knex, dataSetId)).to.deep.equal([]);
    const acknowledged = await knex("stock").where({ data_set_id: dataSetId }).pluck("acknowledged_qty");
    expect(acknowledged).to.deep.equal(ids.map(() => 7_000));
    const levels = ids.map((_id, index) => ({
      ...{ item_code: codeOf(index), qty: (1 + index) * 10_000, last_synced_at: synced },
    }));
    const request = { page: 1, per_page: 100 };
    await expectPage(sorted(some, levels), { sort_order: "asc" }, request);
    const sort_by = "last_synced_at";
    await expectPage(sorted(some, levels, {}, sort_by), { sort_by, sort_order: "asc" }, request);
  });

  it("are counted right where one transaction books a good several times", async () => {
    const some = [{ ...good, safety_qty: 3, bookings: [10_000] }];
    await play(some);
    const { id } = await database.knex("items").where({ data_set_id: dataSetId }).first("id");
    const together = createTogether(database);
    const pieces = [50_000, -20_000, 7_000, -47_000, 5_000];
    // One after another where the first is alone in its transaction; the others share the next one.
    await Promise.all(pieces.map((qty) => book([[id, qty]], 1, together.run)));
    expect(await countDrift(database.knex, dataSetId)).to.deep.equal([]);
    const level = { item_code: codeOf(0), qty: 5_000, last_synced_at: null };
    await expectPage([level], { filter: { low_stock: true }, sort_order: "asc" }, { page: 1, per_page: 5 });
  });

  it("forget the places at which nothing is any more, and only these", async () => {
    const some = Array.from({ length: 300 }, (_, index) => ({
      ...good,
      bookings: [(1 + index) * 10_000, index % 2 === 0 ? 7_770_000 : 0],
      synced: [1_770_000_000_000 + index * 70_000, 1_770_100_000_000],
    }));
    const ascending = sorted(some, await play(some));
    const { knex } = database;
    const empty = () => knex("level_place_counters").where({ data_set_id: dataSetId, count: 0 });
    expect((await empty()).length).to.be.greaterThan(400);
    expect(await forgetEmptyPlaces(database)).to.be.greaterThan(400);
    expect(await empty()).to.deep.equal([]);
    expect(await countDrift(knex, dataSetId)).to.deep.equal([]);
    await expectPage(ascending, { sort_order: "asc" }, { page: 3, per_page: 70 });
    expect(await forgetEmptyPlaces(database)).to.equal(0);
  });

  it("are found wrong and corrected by a recount, and listed all the same where a count is too low", async () => {
    const some = Array.from({ length: 40 }, (_, index) => ({
      ...good,
      bookings: [(1 + (index % 8)) * 10_000],
    }));
    const ascending = sorted(some, await play(some));
    const { knex } = database;
    const of = { data_set_id: dataSetId };
    // Counts of places are gone: the page is walked to.
    await knex("level_place_counters")
      .where({ ...of, level: 0 })
      .delete();
    await expectPage(ascending, { sort_order: "asc" }, { page: 3, per_page: 10 });
    // Three pieces are 30000: of five digits, the first two 30.
    const stretch = { sort: "qty", level: 1, place: 530, block: 0 };
    const place = { ...of, branch_id: scope().branch_id, ...stretch, kind: "enough" };
    await knex("level_place_counters").where(place).increment("count", 2);
    const found: object[] = [];
    for await (const drift of recount(database, dataSetId, { isCheck: true })) found.push(drift);
    expect(found).to.deep.include({ ...place, counted: "level_places", delta: -2 });
    expect(found).to.have.lengthOf(8 + 3 + 1);
    for await (const _drift of recount(database, dataSetId));
    expect(await countDrift(knex, dataSetId)).to.deep.equal([]);
    await expectPage(ascending, { sort_order: "asc" }, { page: 3, per_page: 10 });
  });
});
