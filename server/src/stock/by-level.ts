// Stock levels sorted by quantity (what is owed, what there is nothing of, what is held) or by when the unit last took them (what it
// never took, then the others). Counters say how many goods are of each, and where a page of them begins.
import type { Knex } from "knex";
import { type PartList, someByParts, totalOf } from "../db/item-counters.ts";
import { kindsOf, noBranch, type QuantityFilter, syncedKind } from "../db/level-kinds.ts";
import { countStretches, enterLevels, type LevelSort, type Levels } from "../db/level-places.ts";
import { lookup, type Page, type PageRequest, pageMeta, rowsOf } from "../db/page.ts";
import type { Queryable } from "../db/schema.ts";
import {
  goodsOf,
  heldQty,
  listedGoodsOf,
  type StockScope,
  termsOf,
  whereQuantity,
  withStock,
} from "./scope.ts";

type Order = "asc" | "desc";
type Part = { offset: number; limit: number };

/** Goods that follow one another in the list: how many there are, and the ids of a part of them. */
type Section = { count(): Promise<number>; ids(part: Part): Promise<number[]> };

/**
 * Levels that have a place in the order: found by counts of places.
 *
 * @param where Restricts a query over levels and their items; where it is left out, the index alone tells of all of them.
 */
function placedSection(
  db: Queryable,
  levels: Levels,
  where?: (levels: Knex.QueryBuilder) => Knex.QueryBuilder,
): Section {
  let counts: Awaited<ReturnType<typeof countStretches>> = [];
  return {
    async count() {
      if (levels.kinds.length > 0) counts = await countStretches(db, levels);
      return counts.reduce((sum, { count }) => sum + count, 0);
    },
    async ids(part) {
      const { query } = await enterLevels(db, levels, counts, part);
      // Items are looked up in the order of the index.
      if (where) where(query.joinRaw(`${lookup(db)} items on items.id = stock.item_id`));
      return query.pluck("stock.item_id");
    },
  };
}

/** Goods that have none: found by parts of the order of registration. */
function otherSection(db: Queryable, list: PartList): Section {
  return {
    count: () => totalOf(db, list.data_set_id, list.terms),
    async ids(part) {
      const some = await someByParts(db, list, part);
      return some ? some.query.pluck("id") : [];
    },
  };
}

function sectionsByQuantity(
  db: Queryable,
  scope: StockScope,
  filter: QuantityFilter,
  order: Order,
): Section[] {
  const { data_set_id, branch_id } = scope;
  const { owed, none, held } = kindsOf(filter);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const where = (levels: Knex.QueryBuilder) => whereQuantity(goodsOf(levels, scope), filter);
  const placed = (kinds: string[]): Section =>
    placedSection(db, { ...scope, sort: "qty", kinds, order }, isFiltered ? where : undefined);
  const empty: PartList = {
    data_set_id,
    terms: [
      { branch_id: noBranch, kinds: ["good"], sign: 1 },
      { branch_id, kinds: ["enough", "little", "owed"], sign: -1 },
    ],
    where: (items) =>
      goodsOf(withStock(items, db, scope), scope).whereRaw(`items.is_active = 1 and ${heldQty} = 0`),
    order,
  };
  return [placed(owed), ...(none.length > 0 ? [otherSection(db, empty)] : []), placed(held)];
}

function sectionsBySync(db: Queryable, scope: StockScope, filter: QuantityFilter, order: Order): Section[] {
  const { owed, none, held } = kindsOf(filter);
  const kinds = [...owed, ...none, ...held];
  const where = (levels: Knex.QueryBuilder) => whereQuantity(listedGoodsOf(levels, scope, true), filter);
  const never: PartList = {
    data_set_id: scope.data_set_id,
    terms: [
      ...termsOf(scope, filter),
      { branch_id: scope.branch_id, kinds: kinds.map(syncedKind), sign: -1 },
    ],
    where: (items) => where(withStock(items, db, scope)).whereNull("stock.last_synced_at"),
    order,
  };
  return [otherSection(db, never), placedSection(db, { ...scope, sort: "synced", kinds, order }, where)];
}

const sections = { qty: sectionsByQuantity, synced: sectionsBySync };

/**
 * One page of a branch's stock levels sorted by what they are; those that are alike in the order in which they came, or against it where
 * the list descends.
 */
export async function pageByLevel<Row extends { id: number }>(
  db: Queryable,
  scope: StockScope,
  filter: QuantityFilter,
  { sort, order }: { sort: LevelSort; order: Order },
  { page, per_page }: PageRequest,
  finish: (items: Knex.QueryBuilder) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const ascending = sections[sort](db, scope, filter, order);
  const list = order === "asc" ? ascending : ascending.reverse();
  const counts = await Promise.all(list.map((section) => section.count()));
  const ids: number[] = [];
  let before = (page - 1) * per_page;
  let left = per_page;
  for (const [index, section] of list.entries()) {
    const count = counts[index] ?? 0;
    const part = { offset: before, limit: Math.min(left, count - before) };
    if (part.limit > 0) {
      ids.push(...(await section.ids(part)));
      left -= part.limit;
    }
    before = Math.max(0, before - count);
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { rows: await rowsOf(db, "items", ids, finish), meta: pageMeta(page, per_page, total) };
}
