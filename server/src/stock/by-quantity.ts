// Stock levels sorted by quantity: first what is owed, then what there is nothing of, then what is held. Counters say how many goods are
// of each, so that a page of goods of which there is nothing is found at once, and others are sorted without them.
import type { Knex } from "knex";
import { noBranch, type PartList, someByParts, type Term, totalOf } from "../db/item-counters.ts";
import { type Page, type PageRequest, pageMeta, rowsOf } from "../db/page.ts";
import { familyOf, type Queryable } from "../db/schema.ts";

/** Whose quantities: items belong to a data set, quantities to an item and a branch. */
export type StockScope = { data_set_id: number; branch_id: number };
type Order = "asc" | "desc";

export const heldQty = "coalesce(stock.qty, 0)";

/** What a branch holds of items, beside them. */
export function withStock(
  items: Knex.QueryBuilder,
  db: Queryable,
  { branch_id }: StockScope,
): Knex.QueryBuilder {
  return items.leftJoin("stock", (on) =>
    on.on("stock.item_id", "items.id").andOn("stock.branch_id", db.raw("?", [branch_id])),
  );
}

/** Registered goods; services have no stock. */
export function goodsOf(items: Knex.QueryBuilder, { data_set_id }: StockScope): Knex.QueryBuilder {
  return items
    .where("items.data_set_id", data_set_id)
    .whereNotNull("items.seq")
    .whereNot("items.item_type", "3");
}

/** Goods that follow one another in the list: the counters that count them, which quantities they have, and a part of them. */
type Stretch = {
  terms: Term[];
  where: string;
  ids(stretch: Stretch, order: Order, count: number, part: Part): Promise<number[]>;
};
type Part = { offset: number; limit: number };

/** So few goods are looked for where counters say that they are; more of them, among all that the branch holds. */
const few = 100;

function stretchesOf(db: Queryable, scope: StockScope): Stretch[] {
  const { data_set_id, branch_id } = scope;
  const of = (kinds: string[], sign: 1 | -1 = 1): Term => ({ branch_id, kinds, sign });
  const listOf = ({ terms, where }: Stretch): PartList => ({
    data_set_id,
    terms,
    where: (items) => goodsOf(withStock(items, db, scope), scope).whereRaw(where),
  });
  const byParts: Stretch["ids"] = async (stretch, order, _count, part) => {
    const some = await someByParts(db, { ...listOf(stretch), order }, part);
    return some ? some.query.pluck("id") : [];
  };
  const bySorting: Stretch["ids"] = async (stretch, order, count, { offset, limit }) => {
    const isBackward = count - offset - limit < offset;
    const sorting = isBackward === (order === "asc") ? "desc" : "asc";
    const some =
      count > few ? undefined : await someByParts(db, listOf(stretch), { offset: 0, limit: count });
    // Quantities are sorted by themselves, and their items read in that order.
    const join = familyOf(db) === "mysql" ? "straight_join" : "cross join";
    const held = some
      ? withStock(db.from(some.query.as("found")).join("items", "items.id", "found.id"), db, scope)
      : goodsOf(db("stock").joinRaw(`${join} items on items.id = stock.item_id`), scope)
          .where("stock.branch_id", branch_id)
          .whereRaw(stretch.where);
    const ids: number[] = await held
      .orderBy([
        { column: "stock.qty", order: sorting },
        { column: "stock.item_id", order: sorting },
      ])
      .limit(limit)
      .offset(isBackward ? count - offset - limit : offset)
      .pluck("items.id");
    return isBackward ? ids.reverse() : ids;
  };
  const used = ["enough", "little", "owed"];
  return [
    { terms: [of(["owed", "unused_owed"])], where: "stock.qty < 0", ids: bySorting },
    {
      terms: [{ branch_id: noBranch, kinds: ["good"], sign: 1 }, of(used, -1)],
      where: `items.is_active = 1 and ${heldQty} = 0`,
      ids: byParts,
    },
    {
      terms: [of(["enough", "little", "unused_enough", "unused_little"])],
      where: "stock.qty > 0",
      ids: bySorting,
    },
  ];
}

/** One page of a branch's stock levels sorted by quantity, and those of one quantity in the order in which they came. */
export async function pageByQuantity<Row extends { id: number }>(
  db: Queryable,
  scope: StockScope,
  order: Order,
  { page, per_page }: PageRequest,
  finish: (items: Knex.QueryBuilder) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const ascending = stretchesOf(db, scope);
  const stretches = order === "asc" ? ascending : ascending.toReversed();
  const counts = await Promise.all(stretches.map(({ terms }) => totalOf(db, scope.data_set_id, terms)));
  const ids: number[] = [];
  let before = (page - 1) * per_page;
  let left = per_page;
  for (const [index, stretch] of stretches.entries()) {
    const count = counts[index] ?? 0;
    const part = { offset: before, limit: Math.min(left, count - before) };
    if (part.limit > 0) {
      ids.push(...(await stretch.ids(stretch, order, count, part)));
      left -= part.limit;
    }
    before = Math.max(0, before - count);
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { rows: await rowsOf(db, "items", ids, finish), meta: pageMeta(page, per_page, total) };
}
