// Lists of items and of stock against the same lists made here: every page and total, over random histories of two branches.
import { expect } from "chai";
import fc from "fast-check";
import { systemClock } from "../../../server/src/base/clock.ts";
import { newId } from "../../../server/src/base/ids.ts";
import { adoptItems } from "../../../server/src/core/items/adopt.ts";
import { type ItemChanges, listItems, lockItem } from "../../../server/src/core/items/store.ts";
import { storeItem } from "../../../server/src/core/items/update.ts";
import {
  countLevels,
  listLevels,
  type StockFilter,
  type StockLevelRow,
} from "../../../server/src/core/stock/list-store.ts";
import { bookMovements, lockLevel } from "../../../server/src/core/stock/store.ts";
import { acknowledge, noteBalanceAccepted } from "../../../server/src/core/stock/sync-store.ts";
import { createGroupCommit } from "../../../server/src/db/batching/group-commit.ts";
import type { Position } from "../../../server/src/db/sql/keyset.ts";
import { type PageRequest, pageMeta } from "../../../server/src/db/sql/page.ts";
import { describeEachFamily } from "../../support/database.ts";
import { fetchedItem } from "../../support/fetched.ts";
import { findWrongCopies } from "../../support/invariants.ts";
import { forSuite } from "../../support/suite.ts";
import {
  flag,
  given,
  hasParts,
  type Item,
  items,
  type Known,
  levelOf,
  listedOf,
  part,
  type Step,
  scale,
  sorted,
  sorts,
  steps,
} from "./list-histories.ts";

describeEachFamily("lists of items and stock", (_family, open) => {
  let environmentId = 0;
  const database = forSuite(open);

  const scopeOf = (number: number) => ({
    data_set_id: environmentId,
    branch_id: environmentId * 10 + number,
  });

  /** Registers items in an environment of their own. */
  async function register(all: readonly Item[]): Promise<Known[]> {
    environmentId += 1;
    const known: Known[] = [];
    for (const [index, { branch, ...item }] of all.entries()) {
      const item_code = `KE${index % 7}x${String(index).padStart(4, "0")}`;
      const fetched = fetchedItem({ ...item, item_code });
      await database.transaction((trx) => adoptItems(trx, scopeOf(branch), [fetched], 0));
      const { id } = await database
        .knex("items")
        .where({ data_set_id: environmentId, item_code })
        .first("id");
      const hasStock = item.item_type !== "3";
      const levels = new Map(hasStock ? [[branch, { qty: 0, synced: null }]] : []);
      known.push({ ...item, branch, id, item_code, levels });
    }
    return known;
  }

  function book(
    number: number,
    changes: readonly { item_id: number; qty: number }[],
    run: typeof database.transaction = database.transaction,
  ): Promise<void> {
    const of = {
      transaction_id: newId(systemClock),
      ...scopeOf(number),
      type: "stock" as const,
      invoice_no: null,
      reference: "r",
      local_day: "2026-03-10",
    };
    const bookings = changes.map(({ item_id, qty }, line) => ({
      item_id,
      line,
      movement_type: "13",
      qty: qty * scale,
      unit_price: 0,
      total_amount: 0,
    }));
    return run((trx) => bookMovements(trx, of, bookings, 0));
  }

  const change = (id: number, changes: ItemChanges): Promise<void> =>
    database.transaction(async (trx) => {
      const row = await lockItem(trx, id);
      if (row) await storeItem(trx, row, changes, 1);
    });

  async function play(known: readonly Known[], all: readonly Step[]): Promise<void> {
    for (const [index, { item, branch, what }] of all.entries()) {
      const one = known[item % known.length] as Known;
      const scope = scopeOf(branch);
      if ("rename" in what || "use" in what || "safety" in what) {
        if ("rename" in what) one.item_name = what.rename;
        else if ("use" in what) one.is_active = what.use;
        else one.safety_qty = what.safety;
        const { item_name, safety_qty, is_active } = one;
        const changes = { item_name, safety_qty: safety_qty * scale, is_active: is_active ? 1 : 0 };
        await change(one.id, changes);
        continue;
      }
      if (one.item_type === "3") continue;
      const level = one.levels.get(branch) ?? { qty: 0, synced: null };
      one.levels.set(branch, level);
      if ("book" in what) {
        await book(branch, [{ item_id: one.id, qty: what.book }]);
        level.qty += what.book;
      } else if ("take" in what) {
        level.synced = 1_770_000_000_000 + index * 60_000;
        const change = { item_id: one.id, item_code: one.item_code, qty: what.take * scale };
        const reported = { branch_id: scope.branch_id, item_ids: [one.id], nowMs: level.synced };
        await database.transaction(async (trx) => {
          await acknowledge(trx, "movement", scope, [change], reported.nowMs);
          await noteBalanceAccepted(trx, reported);
        });
      } else await database.transaction((trx) => lockLevel(trx, scope, one.id, 0));
    }
  }

  async function expectPages(
    expected: readonly Known[],
    per_page: number,
    read: (request: PageRequest) => ReturnType<typeof listItems>,
  ): Promise<void> {
    const codes = expected.map(({ item_code }) => item_code);
    for (let page = 1; (page - 2) * per_page < expected.length; page++) {
      const { rows, meta } = await read({ page, per_page });
      const some = codes.slice((page - 1) * per_page, page * per_page);
      expect(rows.map(({ item_code }) => item_code)).to.deep.equal(some);
      expect(meta).to.deep.equal(pageMeta(page, per_page, expected.length));
    }
    const walked: string[] = [];
    for (let after: Position | undefined, page = 1; page === 1 || after; page++) {
      const { rows, next } = await read({ page: 1, per_page, after });
      walked.push(...rows.map(({ item_code }) => item_code));
      after = next;
    }
    expect(walked, "by cursor").to.deep.equal(codes);
  }

  it("show each item with the parts of its texts, used or not, on every page", async () => {
    const filters = fc.record({ item_code: part, item_name: part, barcode: part, is_active: flag });
    const property = fc.asyncProperty(
      items,
      steps,
      filters,
      fc.constantFrom(1, 5, 100),
      async (all, some, filter, per_page) => {
        const known = await register(all);
        await play(known, some);
        const { is_active } = filter;
        const expected = known
          .filter((item) => hasParts(item, filter as StockFilter))
          .filter((item) => is_active === undefined || item.is_active === is_active)
          .reverse();
        await expectPages(expected, per_page, (request) =>
          listItems(database.knex, environmentId, given(filter), request),
        );
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it("show items that a branch registered, moved or counted, filtered and sorted, on every page", async () => {
    const texts = { item_code: part, item_name: part, barcode: part };
    const filters = fc.oneof(
      fc.record({ low_stock: flag, out_of_stock: flag }),
      fc.record({ ...texts, low_stock: flag, out_of_stock: flag }),
    );
    const property = fc.asyncProperty(
      items,
      steps,
      filters,
      sorts,
      fc.constantFrom(1, 4, 100),
      async (all, some, filter, sort, per_page) => {
        const known = await register(all);
        await play(known, some);
        const { knex } = database;
        expect(await findWrongCopies(knex, [environmentId])).to.deep.equal([]);
        const expected = sorted(listedOf(known, filter as StockFilter), sort);
        await expectPages(expected, per_page, async (request) => {
          const page = await listLevels(knex, scopeOf(1), given(filter), sort, request);
          for (const { id, qty, last_synced_at } of page.rows) {
            const level = levelOf(known.find((item) => item.id === id) as Known);
            expect({ qty, last_synced_at }).to.deep.equal({
              qty: level.qty * scale,
              last_synced_at: level.synced,
            });
          }
          return page as Awaited<ReturnType<typeof listItems>>;
        });
        expect(await countLevels(knex, scopeOf(1))).to.deep.equal({
          items: listedOf(known, {}).length,
          low_stock: listedOf(known, { low_stock: true }).length,
          out_of_stock: listedOf(known, { out_of_stock: true }).length,
        });
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  const good: Item = {
    item_name: "Good",
    barcode: null,
    is_active: true,
    item_type: "2",
    safety_qty: 3,
    branch: 2,
  };
  const all = async (): Promise<StockLevelRow[]> =>
    (await listLevels(database.knex, scopeOf(1), {}, { sort_order: "asc" }, { page: 1, per_page: 100 })).rows;

  it("stay correct while items are booked, accepted by the unit, renamed and switched off at once", async () => {
    const known = await register(Array.from({ length: 16 }, () => good));
    const held = new Map(known.map(({ id }) => [id, 0]));
    const booking = async (who: number): Promise<void> => {
      for (let round = 0; round < 6; round++) {
        const changes = known
          .filter((_, index) => (index + round + who) % 3 === 0)
          .map(({ id }) => ({ item_id: id, qty: ((id * (who + 3) + round) % 9) - 4 }));
        for (const { item_id, qty } of changes) held.set(item_id, (held.get(item_id) ?? 0) + qty);
        await book(1, changes);
        const reported = changes.map(({ item_id }) => ({ item_id, item_code: "", qty: 0 }));
        await database.transaction((trx) =>
          acknowledge(trx, "movement", scopeOf(1), reported, 1_770_000_000_000),
        );
      }
    };
    const changing = async (): Promise<void> => {
      for (let round = 0; round < 24; round++) {
        const { id } = known[(round * 5) % known.length] as Known;
        await change(id, {
          item_name: `Name ${round}`,
          is_active: round % 3 === 0 ? 0 : 1,
          safety_qty: round,
        });
      }
    };
    await Promise.all([booking(0), booking(1), booking(2), changing()]);
    expect(await findWrongCopies(database.knex, [environmentId])).to.deep.equal([]);
    const rows: { item_id: number; qty: number }[] = await database
      .knex("stock")
      .where({ branch_id: scopeOf(1).branch_id })
      .select("item_id", "qty");
    for (const { item_id, qty } of rows) expect(qty).to.equal((held.get(item_id) ?? 0) * scale);
  });

  it("stay correct if one transaction books a new item several times", async () => {
    const [one] = (await register([{ ...good, is_active: false }])) as [Known];
    const groupCommit = createGroupCommit(database);
    // One after another where the first is alone in its transaction; the others share the next one.
    const quantities = [5, -2, 7, -11, 4];
    await Promise.all(
      quantities.map((qty) =>
        book(1, [{ item_id: one.id, qty }], groupCommit.run as typeof database.transaction),
      ),
    );
    expect((await all()).map(({ qty }) => qty)).to.deep.equal([3 * scale]);
    await book(1, [{ item_id: one.id, qty: -3 }]);
    expect(await all()).to.deep.equal([]);
    await book(1, [{ item_id: one.id, qty: 2 }]);
    expect((await all()).map(({ qty }) => qty)).to.deep.equal([2 * scale]);
  });

  it("leave nothing behind of a transaction that was rolled back", async () => {
    await register([{ ...good, branch: 1 }]);
    const lost = database.transaction(async (trx) => {
      await adoptItems(trx, scopeOf(1), [fetchedItem({ item_code: "LOST" })], 0);
      throw new Error("no");
    });
    await lost.catch(() => undefined);
    expect(await all()).to.have.lengthOf(1);
    const { meta } = await listItems(database.knex, environmentId, {}, { page: 1, per_page: 9 });
    expect(meta.total).to.equal(1);
  });

  it("show the same item once if two branches' units send it at the same moment", async () => {
    await register([]);
    const fetched = Array.from({ length: 10 }, (_, index) => fetchedItem({ item_code: `C${index}` }));
    await Promise.all(
      [1, 1, 2].map((number) => database.transaction((trx) => adoptItems(trx, scopeOf(number), fetched, 0))),
    );
    const { meta } = await listItems(database.knex, environmentId, {}, { page: 1, per_page: 9 });
    expect(meta.total).to.equal(10);
    expect(await findWrongCopies(database.knex, [environmentId])).to.deep.equal([]);
  });
});
