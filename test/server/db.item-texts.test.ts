// Lists of items and of stock by parts of codes, names and barcodes: every page of them against the same list made here, however much of
// what items are called is indexed.
import { expect } from "chai";
import fc from "fast-check";
import type { Knex } from "knex";
import { pino } from "pino";
import { blockBits } from "../../server/src/db/item-counters.ts";
import { partsOf } from "../../server/src/db/item-texts.ts";
import type { QuantityFilter } from "../../server/src/db/level-kinds.ts";
import { recount } from "../../server/src/db/recount.ts";
import { indexNextBlock } from "../../server/src/db/text-index.ts";
import { fold } from "../../server/src/db/values.ts";
import { newId } from "../../server/src/ids.ts";
import { adoptItems } from "../../server/src/items/adopt.ts";
import { type ItemFilter, listItems } from "../../server/src/items/store.ts";
import { createTextIndexer } from "../../server/src/items/text-indexer.ts";
import { pageByText } from "../../server/src/stock/by-text.ts";
import { listLevels, type StockFilter, type StockSort } from "../../server/src/stock/list-store.ts";
import { bookMovements } from "../../server/src/stock/store.ts";
import { describeEachFamily, type TestDatabase } from "../support/database.ts";
import { fetchedItem } from "../support/fetched.ts";

const blockSize = 1 << blockBits;
/** Items at the end of a block: numbers jump to there, so that some dozens fill it. */
const itemsOfBlock = 12;

type Good = {
  item_code: string;
  item_name: string;
  barcode: string | null;
  is_active: boolean;
  item_type: string;
  qty: number;
};

const text = (...letters: string[]) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 9 }).map((all) => all.join(""));
const names = text("a", "B", "ab", " ", "%", "_", "!", "é", "ß", "\u{1f34e}", "0");
const goods = fc.array(
  fc.record({
    item_name: names,
    barcode: fc.option(text("0", "1", "12", "x")),
    is_active: fc.constantFrom(true, true, false),
    item_type: fc.constantFrom("1", "2", "2", "3"),
    qty: fc.constantFrom(0, 0, 3, 8, -1),
  }),
  { minLength: 1, maxLength: itemsOfBlock * 3 + 4 },
);
const part = fc.option(fc.oneof(names, text("a", "b"), text("0", "1", "2")), { nil: undefined });
const flag = fc.constantFrom(undefined, true, false);
const sort: fc.Arbitrary<StockSort> = fc.record({
  sort_by: fc.constantFrom(undefined, "item_code", "item_name", "current_qty", "last_synced_at"),
  sort_order: fc.constantFrom("asc", "desc"),
}) as fc.Arbitrary<StockSort>;
const safety_qty = 5;
/** Quantities are stored ×10⁴. */
const scale = 10_000;

const given = <T extends object>(filter: T): T =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as T;

function hasParts(good: Good, { item_code, item_name, barcode }: ItemFilter): boolean {
  return (
    (item_code === undefined || good.item_code.toLowerCase().includes(item_code.toLowerCase())) &&
    (item_name === undefined || fold(good.item_name).includes(fold(item_name))) &&
    (barcode === undefined || (good.barcode ?? "").toLowerCase().includes(barcode.toLowerCase()))
  );
}

describeEachFamily("items by parts of their texts", (_family, open) => {
  let database: TestDatabase;
  let dataSetId = 0;
  before(async () => {
    database = await open();
  });
  after(() => database.close());

  const scope = () => ({ data_set_id: dataSetId, branch_id: dataSetId * 10 + 1 });

  /** Registers goods of a data set of its own, each dozen at the end of a block; the last ones in a block that is not full. */
  async function register(all: readonly Omit<Good, "item_code">[]): Promise<Good[]> {
    dataSetId += 1;
    const named = all.map((good, index) => ({
      ...good,
      item_code: `KE${index % 7}x${String(index).padStart(4, "0")}`,
    }));
    for (let start = 0; start < named.length; start += itemsOfBlock) {
      const last_seq = (start / itemsOfBlock + 1) * blockSize - 1 - itemsOfBlock;
      const some = named.slice(start, start + itemsOfBlock);
      await database
        .knex("item_sequences")
        .insert({ data_set_id: dataSetId, last_seq })
        .onConflict("data_set_id")
        .merge(["last_seq"]);
      const fetched = some.map(({ qty, ...good }) => fetchedItem({ ...good, safety_qty }));
      await database.transaction((trx) => adoptItems(trx, dataSetId, fetched, 0));
    }
    return named;
  }

  async function book(all: readonly Good[]): Promise<void> {
    const rows: { id: number; item_code: string }[] = await database
      .knex("items")
      .where({ data_set_id: dataSetId });
    const ids = new Map(rows.map(({ id, item_code }) => [item_code, id]));
    const moved = all.filter(({ item_type, qty }) => item_type !== "3" && qty !== 0);
    const bookings = moved.map(({ item_code, qty }, line) => ({
      ...{
        item_id: ids.get(item_code) ?? 0,
        line,
        movement_type: "13",
        qty: qty * scale,
        unit_price: 0,
        total_amount: 0,
      },
    }));
    const of = {
      ...{ transaction_id: newId(), ...scope(), type: "stock" as const, invoice_no: null },
      ...{ reference: "r", local_day: "2026-03-10" },
    };
    await database.transaction((trx) => bookMovements(trx, of, bookings, 0));
  }

  const codesOfItems = async (filter: ItemFilter, page: number, per_page: number) => {
    const { rows, meta } = await listItems(database.knex, dataSetId, filter, { page, per_page });
    return { codes: rows.map(({ item_code }) => item_code), total: meta.total };
  };
  const codesOfStock = async (filter: StockFilter, sorting: StockSort, page: number, per_page: number) => {
    const { rows, meta } = await listLevels(database.knex, scope(), filter, sorting, { page, per_page });
    return { codes: rows.map(({ item_code }) => item_code), total: meta.total };
  };
  /** Every page of a list, one after another. */
  async function pages(
    read: (page: number, per_page: number) => Promise<{ codes: string[]; total: number }>,
    per_page: number,
  ): Promise<string[]> {
    const codes: string[] = [];
    for (let page = 1; ; page++) {
      const { codes: some, total } = await read(page, per_page);
      codes.push(...some);
      expect(some.length).to.equal(Math.max(0, Math.min(per_page, total - (page - 1) * per_page)));
      if (some.length === 0) return codes;
    }
  }

  it("lists items with each part, whatever is indexed", async () => {
    const property = fc.asyncProperty(
      goods,
      fc.record({ item_code: part, item_name: part, barcode: part, is_active: flag }).map(given),
      fc.nat(3),
      fc.constantFrom(1, 5, 100),
      async (all, filter, indexed, perPage) => {
        const known = await register(all);
        for (let block = 0; block < indexed; block++) await indexNextBlock(database, dataSetId);
        const found = known.filter(
          (good) =>
            hasParts(good, filter) && (filter.is_active === undefined || good.is_active === filter.is_active),
        );
        const codes = await pages(
          (page, per_page) => codesOfItems(filter as ItemFilter, page, per_page),
          perPage,
        );
        expect(codes).to.deep.equal(found.map(({ item_code }) => item_code).reverse());
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  it("lists levels with each part, filter and order, whatever is indexed", async () => {
    const filters = fc.record({
      item_code: part,
      item_name: part,
      barcode: part,
      low_stock: flag,
      out_of_stock: flag,
    });
    const property = fc.asyncProperty(
      goods,
      filters.map(given),
      sort,
      fc.nat(3),
      fc.constantFrom(3, 100),
      async (all, filter, sorting, indexed, perPage) => {
        const known = await register(all);
        await book(known);
        for (let block = 0; block < indexed; block++) await indexNextBlock(database, dataSetId);
        const held = ({ qty }: Good): number => qty;
        // The order of the codes is that of the letter and number they begin with, then that of registration.
        const codeOf = ({ item_code }: Good): number => Number(item_code.slice(2, 3));
        const listed = known
          .filter((good) => good.item_type !== "3" && (good.is_active || held(good) !== 0))
          .filter((good) => hasParts(good, filter))
          .filter((good) => filter.low_stock === undefined || held(good) <= safety_qty === filter.low_stock)
          .filter((good) => filter.out_of_stock === undefined || held(good) <= 0 === filter.out_of_stock);
        const codes = await pages(
          (page, size) => codesOfStock(filter as StockFilter, sorting, page, size),
          perPage,
        );
        const { sort_by, sort_order } = sorting;
        expect(codes.toSorted()).to.deep.equal(listed.map(({ item_code }) => item_code).toSorted());
        if (sort_by === "item_name") return;
        const by = sort_by === "current_qty" ? held : sort_by === "item_code" ? codeOf : () => 0;
        const ascending = listed
          .map((good, at) => ({ good, at }))
          .sort((one, other) => by(one.good) - by(other.good) || one.at - other.at);
        const expected = sort_by !== undefined && sort_order === "asc" ? ascending : ascending.reverse();
        expect(codes).to.deep.equal(expected.map(({ good }) => good.item_code));
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  /** Goods that fill three blocks, and begin a fourth. */
  const filling = (): Omit<Good, "item_code">[] =>
    Array.from({ length: itemsOfBlock * 3 + 4 }, (_, index) => ({
      ...{ item_name: `Good ${index}`, barcode: index % 2 ? null : `61600${index}` },
      ...{ is_active: index % 5 !== 0, item_type: index % 6 === 5 ? "3" : "2", qty: (index * 7) % 11 },
    }));
  const blocks = async (): Promise<number> =>
    (await database.knex("item_sequences").where({ data_set_id: dataSetId }).first("text_blocks"))
      .text_blocks;
  const rowsOf = () =>
    database.knex("item_grams").where({ data_set_id: dataSetId }).orderBy(["block", "field", "gram"]);

  it("walks all goods in their order where very many are found, with the same result", async () => {
    await book(await register(filling()));
    while (await indexNextBlock(database, dataSetId));
    const parts = partsOf({ item_name: "good 1" });
    const read = (most: number, column: string, index: string, filter: QuantityFilter) => {
      const sorted = (levels: Knex.QueryBuilder, isBackward: boolean) =>
        levels.orderBy(
          [column, "items.seq"].map((by) => ({ column: by, order: isBackward ? "desc" : "asc" })),
        );
      return pageByText<{ id: number; seq: number | null; item_code: string }>(
        ...([database.knex, scope(), parts, filter] as const),
        { index, sorted },
        { page: 2, per_page: 3 },
        (items) => items.select("items.*"),
        most,
      );
    };
    for (const filter of [{}, { low_stock: true }]) {
      for (const [column, index] of [
        ["items.item_code", "by_code"],
        ["items.name_folded", "by_name"],
      ] as const) {
        const looked = await read(1000, column, index, filter);
        expect(looked.rows).to.have.length.above(1);
        expect(await read(0, column, index, filter)).to.deep.equal(looked);
      }
    }
  });

  it("indexes full blocks alone, and each once", async () => {
    await register(filling());
    const found: boolean[] = [];
    for (let times = 0; times < 5; times++) found.push(await indexNextBlock(database, dataSetId));
    expect(found).to.deep.equal([true, true, true, false, false]);
    expect(new Set((await rowsOf()).map(({ block }) => block))).to.deep.equal(new Set([0, 1, 2]));
  });

  it("is right while a block is half written, and begins it anew", async () => {
    const known = await register(filling());
    await indexNextBlock(database, dataSetId);
    let left = 1;
    const broken: typeof database = {
      ...database,
      transaction: (work) => (left-- > 0 ? database.transaction(work) : Promise.reject(new Error("killed"))),
    };
    const failure = await indexNextBlock(broken, dataSetId).catch((error: Error) => error.message);
    expect(failure).to.equal("killed");
    expect(await blocks()).to.equal(1);
    expect((await rowsOf()).some(({ block }) => block === 1)).to.equal(true);
    const codes = known.filter(({ item_name }) => item_name.includes("1")).map(({ item_code }) => item_code);
    const all = () => pages((page, size) => codesOfItems({ item_name: "1" }, page, size), 50);
    expect(await all()).to.deep.equal(codes.toReversed());
    while (await indexNextBlock(database, dataSetId));
    expect(await all()).to.deep.equal(codes.toReversed());
    expect(await differences()).to.deep.equal([]);
  });

  it("is the same when two processes index at once", async () => {
    await register(filling());
    const index = async () => {
      while (await indexNextBlock(database, dataSetId));
    };
    await Promise.all([index(), index(), index()]);
    expect(await blocks()).to.equal(3);
    expect(await differences()).to.deep.equal([]);
  });

  async function differences(isCheck = true): Promise<unknown[]> {
    const found: unknown[] = [];
    for await (const drift of recount(database, dataSetId, { isCheck })) found.push(drift);
    return found;
  }

  it("is held against the items by a recount, and mended", async () => {
    await register(filling());
    while (await indexNextBlock(database, dataSetId));
    const before = await rowsOf();
    const grams = database.knex("item_grams").where({ data_set_id: dataSetId });
    const [first, second] = before.filter(({ block }) => block === 1);
    await grams.clone().where({ block: 1, field: first.field, gram: first.gram }).delete();
    await grams
      .clone()
      .where({ block: 1, field: second.field, gram: second.gram })
      .update({ places: Buffer.alloc(4) });
    await database.knex("item_grams").insert({ ...first, block: 2, gram: Buffer.from("zzz", "utf16le") });
    await database
      .knex("item_text_blocks")
      .where({ data_set_id: dataSetId, block: 0 })
      .update({ kinds: Buffer.alloc(3) });
    const drift = [1, 2, 1].map((delta, block) => ({
      counted: "item_texts",
      data_set_id: dataSetId,
      block,
      delta,
    }));
    expect(await differences()).to.deep.equal(drift);
    expect(await differences(false)).to.deep.equal(drift);
    expect(await differences()).to.deep.equal([]);
    expect(await rowsOf()).to.deep.equal(before);
  });

  it("is made soon after, by what looks for full blocks; what fails for one data set holds up no other", async () => {
    await register(filling());
    const failing = dataSetId;
    await register(filling());
    const told: object[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void told.push(JSON.parse(line)) });
    const broken: typeof database = {
      ...database,
      knex: new Proxy(database.knex, {
        apply(knex, _this, [table]) {
          const query = knex(table);
          if (table !== "items") return query;
          const where = query.where.bind(query);
          return Object.assign(query, {
            where(of: { data_set_id: number }) {
              if (of.data_set_id === failing) throw new Error("unreadable");
              return where(of);
            },
          });
        },
      }),
    };
    expect(await createTextIndexer({ db: broken, log }).look()).to.be.at.least(3);
    expect(await blocks()).to.equal(3);
    expect(told).to.have.length(1);
    expect(told[0]).to.include({ data_set_id: failing });
    expect(await createTextIndexer({ db: database, log }).look()).to.equal(3);
  });
});
