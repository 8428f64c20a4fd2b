// Stock levels of the goods that have some parts in their texts.
import type { Knex } from "knex";
import { findByParts, numbered, type Part, pageOfNumbers, whereParts } from "../db/item-texts.ts";
import type { QuantityFilter } from "../db/level-kinds.ts";
import { byIndex, type Page, type PageRequest, pageByIds, pageFromNearerEnd } from "../db/page.ts";
import type { Queryable } from "../db/schema.ts";
import { merged } from "../db/text-grams.ts";
import { listedGoodsOf, type StockScope, whereQuantity, withStock } from "./scope.ts";
import { leftOf } from "./unused.ts";

/** The order of a list that is not that of registration, or that against it, and the index of items that may give it. */
export type TextOrder = {
  sorted(levels: Knex.QueryBuilder, isBackward: boolean): Knex.QueryBuilder;
  index: string;
};

/**
 * One page of the levels whose goods have some parts, the last registered first unless there is an order.
 *
 * @param order Is needed as well where goods are left out by quantity.
 * @param most Goods that are looked up one by one to be sorted or left out; of more of them, all that the branch has are walked.
 */
export async function pageByText<Row extends { id: number; seq: number | null }>(
  db: Queryable,
  scope: StockScope,
  parts: readonly Part[],
  filter: QuantityFilter,
  order: TextOrder | undefined,
  request: PageRequest,
  finish: (items: Knex.QueryBuilder) => PromiseLike<Row[]>,
  most = 1 << 14,
): Promise<Page<Row>> {
  const { data_set_id } = scope;
  const [used = [], unused = []] = await findByParts(db, data_set_id, parts, [["good"], ["unused_good"]]);
  const found = merged(used, await leftOf(db, scope, unused));
  if (!order) return pageOfNumbers(db, data_set_id, found, request, finish);
  const items =
    found.length > most
      ? whereParts(db.from(byIndex(db, "items", order.index)), parts)
      : numbered(db, data_set_id, found);
  const levels = listedGoodsOf(withStock(items, db, scope), scope, true);
  if (filter.low_stock === undefined && filter.out_of_stock === undefined) {
    const ordered = (isBackward: boolean) => order.sorted(levels.clone(), isBackward);
    return pageFromNearerEnd(db, ordered, "items", request, finish, Promise.resolve(found.length));
  }
  return pageByIds(db, order.sorted(whereQuantity(levels, filter), false), "items", request, finish);
}
