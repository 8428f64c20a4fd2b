// Reads quantities and the history of movements: the queries behind the stock list and an item's stock.
import type { Knex } from "knex";
import { allItems } from "../db/counters.ts";
import { countedByDay } from "../db/day-counters.ts";
import { pageByParts, totalOf } from "../db/item-counters.ts";
import { sorts } from "../db/item-ranges.ts";
import { partsOf, type TextFilter } from "../db/item-texts.ts";
import type { QuantityFilter } from "../db/level-kinds.ts";
import {
  byIndex,
  type DayList,
  type Page,
  type PageRequest,
  pageByDays,
  pageFromNearerEnd,
  pageMeta,
  type Walk,
} from "../db/page.ts";
import { enter, findEntry } from "../db/range-entry.ts";
import type { Queryable } from "../db/schema.ts";
import type { ItemRow } from "../items/store.ts";
import { pageByLevel } from "./by-level.ts";
import { pageByText } from "./by-text.ts";
import {
  goodsOf,
  heldQty,
  listedGoodsOf,
  type StockScope,
  termsOf,
  whereQuantity,
  withStock,
} from "./scope.ts";

export type { StockScope } from "./scope.ts";

export type StockFilter = TextFilter & QuantityFilter;

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

/** By what levels are sorted: a column, and how the order of it is counted. */
const sortings = {
  item_code: { column: "items.item_code", range: "code" },
  item_name: { column: "items.name_folded", range: "name" },
  current_qty: { column: heldQty, level: "qty" },
  last_synced_at: { column: "stock.last_synced_at", level: "synced" },
} as const;

function levelsOf(query: Knex.QueryBuilder, db: Queryable): Knex.QueryBuilder {
  return query.select("items.*", "stock.last_synced_at", db.raw(`${heldQty} as qty`));
}

const opposite = { asc: "desc", desc: "asc" } as const;

/**
 * One page of a branch's stock levels; newest items first unless a column to sort by is named. A list that is sorted by a column is
 * entered near the page.
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
  const { low_stock, out_of_stock, ...texts } = filter;
  const finish = (items: Knex.QueryBuilder) => levelsOf(withStock(items, db, scope), db);
  const isFiltered = low_stock !== undefined || out_of_stock !== undefined;
  const sorting = sort_by && sortings[sort_by];
  const listed = sorting ? sort_order : "desc";
  const sorted = (levels: Knex.QueryBuilder, isBackward: boolean): Knex.QueryBuilder => {
    const order = isBackward ? opposite[listed] : listed;
    if (sorting) levels.orderByRaw(`${sorting.column} ${order}`);
    return levels.orderBy("items.seq", order);
  };
  const parts = partsOf(texts);
  if (parts.length > 0) {
    const index = sorting && "range" in sorting ? sorts[sorting.range].index : "by_seq";
    const order = { index, sorted };
    const isOrdered = sorting !== undefined || isFiltered;
    return pageByText<StockLevelRow>(
      db,
      scope,
      parts,
      filter,
      isOrdered ? order : undefined,
      request,
      finish,
    );
  }
  if (sorting && "level" in sorting) {
    const order = { sort: sorting.level, order: sort_order };
    return pageByLevel<StockLevelRow>(db, scope, { low_stock, out_of_stock }, order, request, finish);
  }
  const where = (items: Knex.QueryBuilder): Knex.QueryBuilder =>
    whereQuantity(listedGoodsOf(isFiltered ? withStock(items, db, scope) : items, scope, isFiltered), filter);
  const terms = termsOf(scope, filter);
  if (!sorting) {
    const list = { data_set_id: scope.data_set_id, terms, where, finish };
    return pageByParts<StockLevelRow>(db, list, request);
  }
  const sort = sorting.range;
  const query = where(db.from(byIndex(db, "items", sorts[sort].index)));
  const ordered = (isBackward: boolean): Knex.QueryBuilder => sorted(query.clone(), isBackward);
  const counting = totalOf(db, scope.data_set_id, terms);
  // Ranges are ascending.
  const isBackward = listed === "desc";
  const entered = async (before: number, behind: number, total: number): Promise<Walk | undefined> => {
    // Between goods that a filter leaves, there may be any number of others.
    if (!isFiltered && Math.min(before, behind) <= near) return undefined;
    const entry = await findEntry(
      db,
      { data_set_id: scope.data_set_id, sort, terms },
      isBackward ? behind : before,
      total,
    );
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
