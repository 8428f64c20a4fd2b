// Which goods a branch's lists are about: the queries over them, and the counters that count them.
import type { Knex } from "knex";
import { kindsOf, noBranch, type QuantityFilter, type Term } from "../db/level-kinds.ts";
import type { Queryable } from "../db/schema.ts";

/** Whose quantities: items belong to a data set, quantities to an item and a branch. */
export type StockScope = { data_set_id: number; branch_id: number };

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

/** The goods that lists are about: those out of use only while something is left of them. `isJoined` tells that stock is beside them. */
export function listedGoodsOf(
  items: Knex.QueryBuilder,
  scope: StockScope,
  isJoined: boolean,
): Knex.QueryBuilder {
  if (isJoined) return goodsOf(items, scope).whereRaw(`(items.is_active = 1 or ${heldQty} <> 0)`);
  // Looked up for those out of use alone; by EXISTS, MariaDB would collect all that the branch holds first.
  const left = "(select rest.qty from stock as rest where rest.branch_id = ? and rest.item_id = items.id)";
  return goodsOf(items, scope).whereRaw(`(items.is_active = 1 or coalesce(${left}, 0) <> 0)`, [
    scope.branch_id,
  ]);
}

/** Restricts listed goods with their levels to those that a filter leaves. */
export function whereQuantity(
  levels: Knex.QueryBuilder,
  { low_stock, out_of_stock }: QuantityFilter,
): Knex.QueryBuilder {
  if (low_stock !== undefined) levels.whereRaw(`${heldQty} ${low_stock ? "<=" : ">"} items.safety_qty`);
  if (out_of_stock !== undefined) levels.whereRaw(`${heldQty} ${out_of_stock ? "<=" : ">"} 0`);
  return levels;
}

/** What levels of goods in use are counted as where there is anything, or less than nothing. */
const usedKinds = ["enough", "little", "owed"];

/** The counters of the listed goods that a filter leaves: of what there is nothing, branches count no level. */
export function termsOf({ branch_id }: StockScope, filter: QuantityFilter): Term[] {
  const { owed, none, held } = kindsOf(filter);
  const kinds = [...owed, ...held];
  if (none.length === 0) return [{ branch_id, kinds, sign: 1 }];
  const isOther = (kind: string) => !usedKinds.includes(kind);
  const others = usedKinds.filter((kind) => !kinds.includes(kind));
  return [
    { branch_id: noBranch, kinds: ["good"], sign: 1 },
    { branch_id, kinds: kinds.filter(isOther), sign: 1 },
    ...(others.length > 0 ? [{ branch_id, kinds: others, sign: -1 as const }] : []),
  ];
}
