// Goods out of use in lists of stock by parts of names: on the list while something is left of them, whether counters tell that of a
// whole block, or they are looked up.
import { expect } from "chai";
import fc from "fast-check";
import { blockBits, partBits } from "../../server/src/db/item-counters.ts";
import { indexNextBlock } from "../../server/src/db/text-index.ts";
import { newId } from "../../server/src/ids.ts";
import { adoptItems } from "../../server/src/items/adopt.ts";
import { listLevels, type StockFilter } from "../../server/src/stock/list-store.ts";
import { bookMovements } from "../../server/src/stock/store.ts";
import { leftOf } from "../../server/src/stock/unused.ts";
import { describeEachFamily, type TestDatabase } from "../support/database.ts";
import { fetchedItem } from "../support/fetched.ts";
import { listenToQueries } from "../support/queries.ts";

type Good = { item_name: string; is_active: boolean; item_type: string; qty: number };
type Known = Good & { item_code: string; id: number; seq: number };

/** How much is left of the goods out of use of a block, or of a part of one. */
const share = fc.constantFrom("all", "none", "some", "some");
const left = fc.constantFrom(3, 8, -1);
const goodsOf = (one: string, whole: string) => {
  const told = whole === "some" ? one : whole;
  return fc.array(
    fc.record({
      item_name: fc.constantFrom("ab", "abc", "b"),
      is_active: fc.constantFrom(true, false, false, false),
      item_type: fc.constantFrom("2", "2", "2", "2", "3"),
      qty: told === "all" ? left : told === "none" ? fc.constant(0) : fc.oneof(fc.constant(0), left),
    }),
    { maxLength: 8 },
  );
};
const parts = (whole: string) =>
  fc.array(
    share.chain((one) => goodsOf(one, whole)),
    { minLength: 1, maxLength: 5 },
  );
/** Blocks of parts of goods. */
const blocks = fc.array(share.chain(parts), { minLength: 1, maxLength: 3 });
const safety_qty = 5;
/** Quantities are stored ×10⁴. */
const scale = 10_000;

describeEachFamily("goods out of use by parts of their names", (_family, open) => {
  let database: TestDatabase;
  let dataSetId = 0;
  before(async () => {
    database = await open();
  });
  after(() => database.close());

  const branches = () => [dataSetId * 10 + 1, dataSetId * 10 + 2] as const;

  /** Registers goods of a data set of its own, each part and each block where numbers of parts and blocks begin. */
  async function register(all: readonly (readonly Good[])[][]): Promise<Known[]> {
    dataSetId += 1;
    const known: Good[] = [];
    const sequence = () => database.knex("item_sequences");
    await sequence().insert({ data_set_id: dataSetId, last_seq: 0 });
    for (const [block, ofBlock] of all.entries()) {
      for (const [part, goods] of ofBlock.entries()) {
        const first = (block << blockBits) + (part << partBits);
        await sequence()
          .where({ data_set_id: dataSetId })
          .update({ last_seq: Math.max(first - 1, 0) });
        const fetched = goods.map(({ qty, ...good }, index) =>
          fetchedItem({ ...good, safety_qty, item_code: `KE2NTU${known.length + index}` }),
        );
        await database.transaction((trx) => adoptItems(trx, dataSetId, fetched, 0));
        known.push(...goods);
      }
    }
    const rows: { id: number; seq: number; item_code: string }[] = await database
      .knex("items")
      .where({ data_set_id: dataSetId })
      .orderBy("seq")
      .select("id", "seq", "item_code");
    return rows.map((row, at) => ({ ...row, ...(known[at] ?? expect.fail("not registered")) }));
  }

  async function book(branch_id: number, moved: readonly { id: number; qty: number }[]): Promise<void> {
    const bookings = moved.map(({ id, qty }, line) => ({
      ...{ item_id: id, line, movement_type: "13", qty: qty * scale, unit_price: 0, total_amount: 0 },
    }));
    const of = {
      ...{ transaction_id: newId(), data_set_id: dataSetId, branch_id, type: "stock" as const },
      ...{ invoice_no: null, reference: "r", local_day: "2026-03-10" },
    };
    if (moved.length > 0) await database.transaction((trx) => bookMovements(trx, of, bookings, 0));
  }

  /** The codes of a whole list, page by page. */
  async function codesOf(branch_id: number, filter: StockFilter): Promise<string[]> {
    const codes: string[] = [];
    const scope = { data_set_id: dataSetId, branch_id };
    for (let page = 1; ; page++) {
      const request = { page, per_page: 7 };
      const { rows, meta } = await listLevels(database.knex, scope, filter, { sort_order: "desc" }, request);
      codes.push(...rows.map(({ item_code }) => item_code));
      if (rows.length > 0) continue;
      expect(codes).to.have.length(meta.total);
      return codes;
    }
  }

  it("are listed while something is left of them, in whole, empty and mixed blocks and parts", async () => {
    const property = fc.asyncProperty(blocks, fc.nat(2), async (all, indexed) => {
      const known = await register(all);
      const [own, other] = branches();
      const goods = known.filter(({ item_type }) => item_type !== "3");
      await book(
        own,
        goods.map(({ id, qty }) => ({ id, qty: qty || 3 })),
      );
      // Of some there was something once.
      await book(
        own,
        goods.filter(({ qty }) => qty === 0).map(({ id }) => ({ id, qty: -3 })),
      );
      const inOther = (good: Known): number => (good.qty === 0 ? 8 : 0);
      await book(
        other,
        goods.filter(inOther).map((good) => ({ id: good.id, qty: inOther(good) })),
      );
      for (let block = 0; block < indexed; block++) await indexNextBlock(database, dataSetId);
      for (const [branch_id, held] of [
        [own, ({ qty }: Known) => qty],
        [other, inOther],
      ] as const) {
        const listed = goods.filter((good) => good.is_active || held(good) !== 0);
        for (const item_name of ["b", "bc"]) {
          const named = listed.filter((good) => good.item_name.includes(item_name)).reverse();
          expect(await codesOf(branch_id, { item_name })).to.deep.equal(
            named.map(({ item_code }) => item_code),
          );
          const out = named.filter((good) => held(good) <= 0).map(({ item_code }) => item_code);
          expect(await codesOf(branch_id, { item_name, out_of_stock: true })).to.deep.equal(out);
        }
      }
    });
    await fc.assert(property, { numRuns: 40 });
  });

  const part = (...qtys: number[]): Good[] =>
    qtys.map((qty) => ({ item_name: "ab", is_active: false, item_type: "2", qty }));

  /** What is left of some registered goods, of all unless told otherwise, and which of them are looked up for that. */
  async function askFor(
    known: readonly Known[],
    asked = known,
  ): Promise<{ left: number[]; lookedUp: number[] }> {
    const [branch_id] = branches();
    await book(
      branch_id,
      known.filter(({ qty }) => qty !== 0),
    );
    const lookedUp: number[] = [];
    const end = listenToQueries(database, ({ sql, bindings }) => {
      if (sql.includes("stock")) lookedUp.push(...JSON.parse(String(bindings?.[0])));
    });
    const seqs = asked.map(({ seq }) => seq);
    const left = await leftOf(database.knex, { data_set_id: dataSetId, branch_id }, seqs);
    end();
    return { left: [...left], lookedUp };
  }

  it("are looked up in mixed blocks alone", async () => {
    const known = await register([[part(3, 8)], [part(0, 0)], [part(3, 3, 3, 3, 3, 0)]]);
    const asked = [...known.slice(0, 5), ...known.slice(-1)];
    const seqs = asked.map(({ seq }) => seq);
    expect(await askFor(known, asked)).to.deep.equal({
      left: [...seqs.slice(0, 2), seqs[4]],
      lookedUp: seqs.slice(4),
    });
  });

  it("are looked up in parts alone that have something, where little is left", async () => {
    const known = await register([[part(3, 8)], [part(0, 0)], [part(0, 3, 0), part(0, 0, 0)]]);
    const seqs = known.map(({ seq }) => seq);
    expect(await askFor(known)).to.deep.equal({
      left: [...seqs.slice(0, 2), seqs[5]],
      lookedUp: seqs.slice(4, 7),
    });
  });

  it("are looked up at once where they are fewer than blocks", async () => {
    const known = await register([[part()], [part()], [part(3, 8)]]);
    const seqs = known.map(({ seq }) => seq);
    expect(await askFor(known)).to.deep.equal({ left: seqs, lookedUp: seqs });
  });
});
