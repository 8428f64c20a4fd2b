// Reads quantities and the history of movements: the queries behind the stock list and an item's stock.
import type { Knex } from "knex";
import { type Page, type PageRequest, pageMeta, pageOf } from "../db/page.ts";
import type { Queryable } from "../db/schema.ts";
import { fold, likePattern } from "../db/values.ts";
import type { ItemRow } from "../items/store.ts";

/** Whose quantities: items belong to a data set, quantities to an item and a branch. */
export type StockScope = { data_set_id: number; branch_id: number };

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
  current_qty: "qty",
  last_synced_at: "stock.last_synced_at",
};

const heldQty = "coalesce(stock.qty, 0)";

/** Registered goods with what a branch holds of them; services have no stock. */
function goodsOf(db: Queryable, scope: StockScope): Knex.QueryBuilder {
  return db("items")
    .leftJoin("stock", (on) =>
      on.on("stock.item_id", "items.id").andOn("stock.branch_id", db.raw("?", [scope.branch_id])),
    )
    .where("items.data_set_id", scope.data_set_id)
    .whereNotNull("items.registered_at")
    .whereNot("items.item_type", "3");
}

/** The goods that lists and counts are about: those out of use only while something is left of them. */
function listedGoodsOf(db: Queryable, scope: StockScope): Knex.QueryBuilder {
  return goodsOf(db, scope).whereRaw(`(items.is_active = 1 or ${heldQty} <> 0)`);
}

function levelsOf(query: Knex.QueryBuilder, db: Queryable): Knex.QueryBuilder {
  return query.select("items.*", "stock.last_synced_at", db.raw(`${heldQty} as qty`));
}

function containing(query: Knex.QueryBuilder, column: string, text: string | undefined): void {
  if (text === undefined) return;
  query.whereRaw(`lower(${column}) like ? escape '!'`, [likePattern(text.toLowerCase())]);
}

/** One page of a branch's stock levels; newest items first unless a column to sort by is named. */
export function listLevels(
  db: Queryable,
  scope: StockScope,
  filter: StockFilter,
  { sort_by, sort_order }: StockSort,
  request: PageRequest,
): Promise<Page<StockLevelRow>> {
  const query = levelsOf(listedGoodsOf(db, scope), db);
  containing(query, "items.item_code", filter.item_code);
  containing(query, "items.barcode", filter.barcode);
  if (filter.item_name !== undefined) {
    query.whereRaw("items.name_folded like ? escape '!'", [likePattern(fold(filter.item_name))]);
  }
  const { low_stock, out_of_stock } = filter;
  if (low_stock !== undefined) query.whereRaw(`${heldQty} ${low_stock ? "<=" : ">"} items.safety_qty`);
  if (out_of_stock !== undefined) query.whereRaw(`${heldQty} ${out_of_stock ? "<=" : ">"} 0`);
  if (sort_by !== undefined) query.orderBy(sortColumns[sort_by], sort_order);
  return pageOf(query.orderBy("items.id", "desc"), request);
}

/** The level of one item; undefined where the branch keeps no stock of such an item. */
export async function findLevel(
  db: Queryable,
  scope: StockScope,
  itemCode: string,
): Promise<StockLevelRow | undefined> {
  return levelsOf(goodsOf(db, scope), db).where("items.item_code", itemCode).first();
}

/** How many goods a branch keeps, and how many of them run low or are gone. */
export async function countLevels(
  db: Queryable,
  scope: StockScope,
): Promise<{ items: number; low_stock: number; out_of_stock: number }> {
  const counted: { items: number; low_stock: number | null; out_of_stock: number | null } =
    await listedGoodsOf(db, scope)
      .select(
        db.raw("count(*) as items"),
        db.raw(`sum(case when ${heldQty} <= items.safety_qty then 1 else 0 end) as low_stock`),
        db.raw(`sum(case when ${heldQty} <= 0 then 1 else 0 end) as out_of_stock`),
      )
      .first();
  const { items, low_stock, out_of_stock } = counted;
  return { items, low_stock: low_stock ?? 0, out_of_stock: out_of_stock ?? 0 };
}

/** One page of an item's movements in a branch, newest first; `from` and `to` are local days, both included. */
export async function listItemMovements(
  db: Queryable,
  of: { branch_id: number; item_id: number; from?: string; to?: string },
  { page, per_page }: PageRequest,
): Promise<Page<MovementRow>> {
  const matching = db("movements").where({ branch_id: of.branch_id, item_id: of.item_id });
  if (of.from !== undefined) matching.where("local_day", ">=", of.from);
  if (of.to !== undefined) matching.where("local_day", "<=", of.to);
  const newestFirst = [
    { column: "created_at", order: "desc" },
    { column: "id", order: "desc" },
  ];
  const [total, found] = await Promise.all([
    countRows(matching.clone()),
    matching
      .clone()
      .orderBy(newestFirst)
      .limit(per_page)
      .offset((page - 1) * per_page)
      .select("id"),
  ]);
  const ids = found.map(({ id }: { id: string }) => id);
  const rows: MovementRow[] = await db("movements").whereIn("id", ids).orderBy(newestFirst);
  return { rows, meta: pageMeta(page, per_page, total) };
}

export type MovementFilter = {
  item_code?: string | undefined;
  type?: MovementRow["type"] | undefined;
  /** Local days, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

/** One page of a branch's movements across items. */
export async function listMovements(
  db: Queryable,
  { data_set_id, branch_id }: StockScope,
  { item_code, type, from, to }: MovementFilter,
  order: "asc" | "desc",
  { page, per_page }: PageRequest,
): Promise<Page<ItemMovementRow>> {
  const matching = db("movements").where({ branch_id });
  if (item_code !== undefined) {
    const item = await db("items").where({ data_set_id, item_code }).first("id");
    matching.where("item_id", item?.id ?? 0);
  }
  if (type !== undefined) matching.where({ type });
  if (from !== undefined) matching.where("local_day", ">=", from);
  if (to !== undefined) matching.where("local_day", "<=", to);
  const ordered = [
    { column: "local_day", order },
    { column: "id", order },
  ];
  const [total, found] = await Promise.all([
    countRows(matching.clone()),
    matching
      .clone()
      .orderBy(ordered)
      .limit(per_page)
      .offset((page - 1) * per_page)
      .select("id"),
  ]);
  const rows: ItemMovementRow[] = await db("movements")
    .join("items", "items.id", "movements.item_id")
    .whereIn(
      "movements.id",
      found.map(({ id }: { id: string }) => id),
    )
    .orderBy(ordered.map(({ column }) => ({ column: `movements.${column}`, order })))
    .select("movements.*", "items.item_code", "items.item_name");
  return { rows, meta: pageMeta(page, per_page, total) };
}

async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count({ total: "*" });
  return row.total;
}
