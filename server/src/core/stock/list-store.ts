// Reads quantities and the history of movements: the queries behind the stock list and an item's stock.
// Decisions about the API: 42.
import { allItems } from "../../db/history/counters.ts";
import { countedByDay } from "../../db/history/day-counters.ts";
import { type DayList, pageByDays } from "../../db/history/day-pages.ts";
import { type Sort, sorted } from "../../db/sql/keyset.ts";
import {
  byIndex,
  counted,
  lookup,
  numberedPage,
  type Page,
  type PageRequest,
  pageAfter,
  tableOf,
} from "../../db/sql/page.ts";
import type { Queryable, QueryBuilder } from "../../db/sql/schema.ts";
import type { ItemRow } from "../items/store.ts";
import { partsOf, type TextFilter, whereParts } from "../items/text-store.ts";
import type { StockScope } from "../levels/store.ts";

type QuantityFilter = { low_stock?: boolean; out_of_stock?: boolean };
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
type ItemMovementRow = MovementRow & {
  item_code: string;
  item_name: string;
  /** Money ×100. */
  unit_price: number;
  total_amount: number;
};

/** The sort of levels: the column, and the index with this order. */
const sortings = {
  item_code: { column: "stock.item_code", index: "by_code" },
  item_name: { column: "stock.name_folded", index: "by_name" },
  current_qty: { column: "stock.qty", index: "by_qty" },
  last_synced_at: { column: "stock.last_synced_at", index: "by_sync" },
} as const;

/** The levels that a branch lists, read from an index. */
function listed(db: Queryable, { branch_id }: StockScope, index: string): QueryBuilder {
  const levels = db.from(byIndex(db, "stock", index)).where({ "stock.branch_id": branch_id });
  // With a plus, SQLite finds the primary key better than an index that begins with both columns.
  return levels.whereRaw(index === "primary" ? "+stock.listed = 1" : "stock.listed = 1");
}

function whereQuantity(levels: QueryBuilder, { low_stock, out_of_stock }: QuantityFilter): QueryBuilder {
  if (low_stock !== undefined) levels.whereRaw(`stock.qty ${low_stock ? "<=" : ">"} stock.safety_qty`);
  if (out_of_stock !== undefined) levels.whereRaw(`stock.qty ${out_of_stock ? "<=" : ">"} 0`);
  return levels;
}

/** The levels that match a filter, read in the order of `index`, unless another index fits the search. */
function filtered(
  db: Queryable,
  scope: StockScope,
  { low_stock, out_of_stock, ...texts }: StockFilter,
  index: string,
): QueryBuilder {
  const parts = partsOf(texts);
  const levels = parts.has("barcode")
    ? ofItems(db, scope)
    : listed(
        db,
        scope,
        parts.has("item_name") ? sortings.item_name.index : parts.has("item_code") ? "by_code" : index,
      );
  return whereQuantity(
    whereParts(levels, parts, (text) => (text === "barcode" ? "items" : "stock")),
    { low_stock, out_of_stock },
  );
}

/** The levels that a branch lists, each looked up for an item that has a barcode. */
function ofItems(db: Queryable, { data_set_id, branch_id }: StockScope): QueryBuilder {
  return db
    .from(byIndex(db, "items", "by_barcode"))
    .joinRaw(`${lookup(db)} ? on stock.branch_id = ? and stock.item_id = items.id`, [
      byIndex(db, "stock", "primary"),
      branch_id,
    ])
    .where({ "items.data_set_id": data_set_id, "stock.listed": 1 });
}

/** One page of a branch's stock levels; newest items first unless a column to sort by is named. */
export async function listLevels(
  db: Queryable,
  scope: StockScope,
  filter: StockFilter,
  { sort_by, sort_order }: StockSort,
  request: PageRequest,
): Promise<Page<StockLevelRow>> {
  const { page, per_page, after } = request;
  const sorting = sort_by && sortings[sort_by];
  const order = sorting ? sort_order : "desc";
  const sort: Sort = [
    ...(sorting ? [{ column: sorting.column, order, isNullable: true }] : []),
    { column: "stock.item_id", order },
  ];
  // The ids come from the index alone; only the levels of the page are looked up.
  const ids = filtered(db, scope, filter, sorting?.index ?? "primary").select("stock.item_id");
  const levelsOf = (ids: QueryBuilder, column: string): QueryBuilder =>
    sorted(ids, sort)
      .joinRaw(`${lookup(db)} stock on stock.branch_id = ? and stock.item_id = ??`, [scope.branch_id, column])
      .joinRaw(`${lookup(db)} items on items.id = stock.item_id`)
      .select("items.*", "stock.item_id", "stock.last_synced_at", "stock.qty");
  if (after) {
    const columns = sort.map(({ column }) => column);
    const found = await pageAfter<{ item_id: number }>(ids.select(columns), sort, after, per_page);
    const itemIds = found.rows.map(({ item_id }) => item_id);
    return { ...found, rows: await levelsOf(db.from(tableOf(db, itemIds, "page")), "page.value") };
  }
  const some = sorted(ids, sort)
    .limit(per_page)
    .offset((page - 1) * per_page);
  const [total, rows] = await Promise.all([
    counted(filtered(db, scope, filter, sortings.current_qty.index)),
    levelsOf(db.from(some.as("page")), "page.item_id"),
  ]);
  return numberedPage<StockLevelRow>(rows, sort, request, total);
}

/** The level of one item; undefined if the branch keeps no stock of it. */
export async function findLevel(
  db: Queryable,
  { data_set_id, branch_id }: StockScope,
  item_code: string,
): Promise<StockLevelRow | undefined> {
  return db("items")
    .leftJoin("stock", (on) => on.on("stock.item_id", "items.id").andOnVal("stock.branch_id", branch_id))
    .where({ "items.data_set_id": data_set_id, "items.item_code": item_code })
    .whereNotNull("items.registered_at")
    .whereNot("items.item_type", "3")
    .select("items.*", "stock.last_synced_at", db.raw("coalesce(stock.qty, 0) as qty"))
    .first();
}

/** How many items a branch lists, and how many of them run low or are gone. */
export async function countLevels(
  db: Queryable,
  scope: StockScope,
): Promise<{ items: number; low_stock: number; out_of_stock: number }> {
  const sum = (condition: string) => `coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  return listed(db, scope, sortings.current_qty.index)
    .select(
      db.raw("count(*) as items"),
      db.raw(`${sum("stock.qty <= stock.safety_qty")} as low_stock`),
      db.raw(`${sum("stock.qty <= 0")} as out_of_stock`),
    )
    .first();
}

type MovementFilter = {
  type?: MovementRow["type"] | undefined;
  /** Local days, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

type MovementsOf = StockScope & MovementFilter & { /** All items where none is given. */ item_id?: number };

/** The movements of a branch by day, of one item or of all. */
function movementsOf(db: Queryable, of: MovementsOf, order: "asc" | "desc"): DayList {
  const { data_set_id, branch_id, item_id, type, from, to } = of;
  const where = (query: QueryBuilder): QueryBuilder => {
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
    if (!item) return numberedPage<ItemMovementRow>([], [], request, 0);
    list = movementsOf(db, { ...scope, ...filter, item_id: item.id }, order);
  }
  return pageByDays(db, list, request, (rows) =>
    rows.join("items", "items.id", "movements.item_id").select("items.item_code", "items.item_name"),
  );
}
