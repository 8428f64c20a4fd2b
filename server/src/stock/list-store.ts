// Reads quantities and the history of movements: the queries behind the stock list and an item's stock.
import type { Knex } from "knex";
import { allItems } from "../db/counters.ts";
import { countedByDay } from "../db/day-counters.ts";
import { noBranch, pageByParts, type Term, totalOf } from "../db/item-counters.ts";
import { enter, findEntry, type Sort, sorts } from "../db/item-ranges.ts";
import {
  byIndex,
  type DayList,
  type Page,
  type PageRequest,
  pageByDays,
  pageByIds,
  pageFromNearerEnd,
  pageMeta,
  type Walk,
} from "../db/page.ts";
import type { Queryable } from "../db/schema.ts";
import { type ItemRow, whereTexts } from "../items/store.ts";
import { goodsOf, heldQty, pageByQuantity, type StockScope, withStock } from "./by-quantity.ts";

export type { StockScope } from "./by-quantity.ts";

export type StockFilter = {
  item_code?: string;
  item_name?: string;
  barcode?: string;
  low_stock?: boolean;
  out_of_stock?: boolean;
};

export type StockSort = {
  sort_by?: "item_code" | "item_name" | "current_qty" | "last_synced_at";
  sort_order: "asc" | "desc";
};

/** An item with its quantity in one branch. */
export type StockLevelRow = Omit<ItemRow, "last_synced_at"> & {
  /** ×10⁴; 0 where nothing ever moved. */
  qty: number;
  /** When the unit last took the quantity. */
  last_synced_at: number | null;
};

export type MovementRow = {
  id: string;
  transaction_id: string;
  type: "sales" | "purchase" | "stock";
  movement_type: string;
  direction: "IN" | "OUT" | "ADJUST";
  /** Signed, ×10⁴. */
  qty: number;
  invoice_no: string | null;
  reference: string;
  local_day: string;
  created_at: number;
};

/** A movement of the history across items. */
export type ItemMovementRow = MovementRow & {
  item_code: string;
  item_name: string;
  /** Money ×100. */
  unit_price: number;
  total_amount: number;
};

const sortColumns = {
  item_code: "items.item_code",
  item_name: "items.name_folded",
  current_qty: heldQty,
  last_synced_at: "stock.last_synced_at",
};

/** The goods that lists are about: those out of use only while something is left of them. `isJoined` tells that stock is beside them. */
function listedGoodsOf(items: Knex.QueryBuilder, scope: StockScope, isJoined: boolean): Knex.QueryBuilder {
  if (isJoined) return goodsOf(items, scope).whereRaw(`(items.is_active = 1 or ${heldQty} <> 0)`);
  // Looked up for those out of use alone; by EXISTS, MariaDB would collect all that the branch holds first.
  const left = "(select rest.qty from stock as rest where rest.branch_id = ? and rest.item_id = items.id)";
  return goodsOf(items, scope).whereRaw(`(items.is_active = 1 or coalesce(${left}, 0) <> 0)`, [
    scope.branch_id,
  ]);
}

function levelsOf(query: Knex.QueryBuilder, db: Queryable): Knex.QueryBuilder {
  return query.select("items.*", "stock.last_synced_at", db.raw(`${heldQty} as qty`));
}

/** What the levels of a branch are counted as: those of which there is enough, or anything at all. */
const enough = ["enough", "unused_enough"];
const held = [...enough, "little", "unused_little"];

/** The counters of the goods that a branch lists: all in use, and of the others those of which something is left or owed. */
function listedTerms({ branch_id }: StockScope): Term[] {
  return [
    { branch_id: noBranch, kinds: ["good"], sign: 1 },
    { branch_id, kinds: ["unused_enough", "unused_little", "unused_owed"], sign: 1 },
  ];
}

/** The counters of the goods that a filter by quantity leaves. What is out of stock runs low as well. */
function termsOf(scope: StockScope, { low_stock, out_of_stock }: StockFilter): Term[] {
  const { branch_id } = scope;
  const only = (kinds: string[]): Term => ({ branch_id, kinds, sign: 1 });
  const without = (kinds: string[]): Term => ({ branch_id, kinds, sign: -1 });
  if (low_stock === false) return out_of_stock ? [only([])] : [only(enough)];
  if (out_of_stock === false) return [only(held), ...(low_stock ? [without(enough)] : [])];
  if (out_of_stock) return [...listedTerms(scope), without(held)];
  return low_stock ? [...listedTerms(scope), without(enough)] : listedTerms(scope);
}

const opposite = { asc: "desc", desc: "asc" } as const;

/** The orders of goods that are counted by ranges. */
const ranged: Partial<Record<NonNullable<StockSort["sort_by"]>, Sort>> = {
  item_code: "code",
  item_name: "name",
};

/**
 * One page of a branch's stock levels; newest items first unless a column to sort by is named. Parts of texts are looked for in all
 * goods. A list that is sorted by code or name is entered near the page; others that are sorted by a column are walked from their nearer end.
 *
 * @param near How many goods are passed at either end without looking for a nearer place to begin.
 */
export function listLevels(
  db: Queryable,
  scope: StockScope,
  filter: StockFilter,
  { sort_by, sort_order }: StockSort,
  request: PageRequest,
  near = 512,
): Promise<Page<StockLevelRow>> {
  const { item_code, item_name, barcode, low_stock, out_of_stock } = filter;
  const finish = (items: Knex.QueryBuilder) => levelsOf(withStock(items, db, scope), db);
  const isByStock = sort_by === "current_qty" || sort_by === "last_synced_at";
  const isJoined = isByStock || low_stock !== undefined || out_of_stock !== undefined;
  const where = (items: Knex.QueryBuilder): Knex.QueryBuilder => {
    const query = listedGoodsOf(isJoined ? withStock(items, db, scope) : items, scope, isJoined);
    if (low_stock !== undefined) query.whereRaw(`${heldQty} ${low_stock ? "<=" : ">"} items.safety_qty`);
    if (out_of_stock !== undefined) query.whereRaw(`${heldQty} ${out_of_stock ? "<=" : ">"} 0`);
    return query;
  };
  const terms = termsOf(scope, filter);
  const isByText = item_code !== undefined || item_name !== undefined || barcode !== undefined;
  if (sort_by === undefined && !isByText) {
    const list = { data_set_id: scope.data_set_id, terms, where, finish };
    return pageByParts<StockLevelRow>(db, list, request);
  }
  const isFiltered = isByText || low_stock !== undefined || out_of_stock !== undefined;
  if (sort_by === "current_qty" && !isFiltered)
    return pageByQuantity<StockLevelRow>(db, scope, sort_order, request, finish);
  const sort = sort_by && ranged[sort_by];
  const query = where(db.from(byIndex(db, "items", sort ? sorts[sort].index : "by_seq")));
  whereTexts(query, filter);
  const listed = sort_by === undefined ? "desc" : sort_order;
  const ordered = (isBackward: boolean): Knex.QueryBuilder => {
    const order = isBackward ? opposite[listed] : listed;
    const sorted = query.clone();
    if (sort_by !== undefined) sorted.orderByRaw(`${sortColumns[sort_by]} ${order}`);
    return sorted.orderBy("items.seq", order);
  };
  if (isByText) return pageByIds<StockLevelRow>(db, ordered(false), "items", request, finish);
  const counting = totalOf(db, scope.data_set_id, terms);
  // Ranges are ascending, and count what is listed whatever there is of it.
  const isBackward = listed === "desc";
  const entered = async (before: number, behind: number, total: number): Promise<Walk | undefined> => {
    if (!sort || isJoined || Math.min(before, behind) <= near) return undefined;
    const entry = await findEntry(db, { ...scope, sort }, isBackward ? behind : before, total);
    return entry && { query: enter(ordered(isBackward), db, sort, entry), isBackward, offset: entry.skip };
  };
  return pageFromNearerEnd<StockLevelRow>(db, ordered, "items", request, finish, counting, entered);
}

/** The level of one item; undefined where the branch keeps no stock of such an item. */
export async function findLevel(
  db: Queryable,
  scope: StockScope,
  itemCode: string,
): Promise<StockLevelRow | undefined> {
  return levelsOf(goodsOf(withStock(db("items"), db, scope), scope), db)
    .where("items.item_code", itemCode)
    .first();
}

/** How many goods a branch keeps, and how many of them run low or are gone. */
export async function countLevels(
  db: Queryable,
  scope: StockScope,
): Promise<{ items: number; low_stock: number; out_of_stock: number }> {
  const total = (filter: StockFilter) => totalOf(db, scope.data_set_id, termsOf(scope, filter));
  const [items, low_stock, out_of_stock] = await Promise.all([
    total({}),
    total({ low_stock: true }),
    total({ out_of_stock: true }),
  ]);
  return { items, low_stock, out_of_stock };
}

export type MovementFilter = {
  type?: MovementRow["type"] | undefined;
  /** Local days, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

type MovementsOf = StockScope & MovementFilter & { /** All items where none is given. */ item_id?: number };

/** The movements of a branch by day, of one item or of all. */
function movementsOf(db: Queryable, of: MovementsOf, order: "asc" | "desc"): DayList {
  const { data_set_id, branch_id, item_id, type, from, to } = of;
  const where = (query: Knex.QueryBuilder): Knex.QueryBuilder => {
    query.where({ branch_id });
    return type === undefined ? query : query.where({ type });
  };
  const counters = where(db("movement_counters").where({ data_set_id, item_id: item_id ?? allItems }));
  const index = item_id === undefined ? "by_branch" : "by_item";
  return {
    table: "movements",
    ...countedByDay(db, counters, { from, to }),
    where: (rows) => where(item_id === undefined ? rows : rows.where({ item_id })),
    index: () => index,
    whole: type === undefined ? index : undefined,
    order,
  };
}

/** One page of an item's movements in a branch, newest first. */
export function listItemMovements(
  db: Queryable,
  of: MovementsOf & { item_id: number },
  request: PageRequest,
): Promise<Page<MovementRow>> {
  return pageByDays(db, movementsOf(db, of, "desc"), request);
}

/** One page of a branch's movements across items, or of the item with a code. */
export async function listMovements(
  db: Queryable,
  scope: StockScope,
  { item_code, ...filter }: MovementFilter & { item_code?: string | undefined },
  order: "asc" | "desc",
  request: PageRequest,
): Promise<Page<ItemMovementRow>> {
  let list = movementsOf(db, { ...scope, ...filter }, order);
  if (item_code !== undefined) {
    const item = await db("items").where({ data_set_id: scope.data_set_id, item_code }).first("id");
    if (!item) return { rows: [], meta: pageMeta(request.page, request.per_page, 0) };
    list = movementsOf(db, { ...scope, ...filter, item_id: item.id }, order);
  }
  return pageByDays(db, list, request, (rows) =>
    rows.join("items", "items.id", "movements.item_id").select("items.item_code", "items.item_name"),
  );
}
