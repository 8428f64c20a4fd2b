// The rows of items.

import { isDeepStrictEqual } from "node:util";
import { cutText } from "../../base/cut-text.ts";
import { type Operation, runGrouped } from "../../db/batching/group-commit.ts";
import { noteChange } from "../../db/engine/changes.ts";
import { sortBy } from "../../db/sql/keyset.ts";
import { byIndex, type Page, type PageRequest, pageBy, withRows } from "../../db/sql/page.ts";
import { money, quantity } from "../../db/sql/scaled.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fold } from "../../db/sql/values.ts";
import { itemsByCode, type KnownItem } from "./known-store.ts";
import { partsOf, type TextFilter, whereParts } from "./text-store.ts";

/** An item's data from a caller or an import; figures as the columns hold them. */
export type ItemContent = {
  item_name: string;
  item_class_code: string;
  /** 1 raw material, 2 finished product, 3 service (no stock). */
  item_type: string;
  tax_type_code: string;
  /** Percent ×100, of a tax type with several rates. */
  tax_rate: number | null;
  pkg_unit_code: string;
  qty_unit_code: string;
  origin_nation_code: string;
  barcode: string | null;
  /** Money ×100. */
  default_price: number;
  /** Quantity ×10⁴. */
  safety_qty: number;
  is_active: number;
};

export type ItemRow = ItemContent & {
  id: number;
  data_set_id: number;
  item_code: string;
  name_folded: string;
  /** Epoch ms of the unit's yes; null while the item is not registered there. */
  registered_at: number | null;
  last_synced_at: number | null;
  created_at: number;
  updated_at: number;
};

/** The content as responses, the audit and control units have it. */
export function contentOf(row: ItemContent) {
  return {
    item_name: row.item_name,
    item_class_code: row.item_class_code,
    item_type: row.item_type,
    tax_type_code: row.tax_type_code,
    tax_rate: row.tax_rate === null ? null : money.fromDb(row.tax_rate),
    pkg_unit_code: row.pkg_unit_code,
    qty_unit_code: row.qty_unit_code,
    origin_nation_code: row.origin_nation_code,
    barcode: row.barcode,
    default_price: money.fromDb(row.default_price),
    safety_qty: quantity.fromDb(row.safety_qty),
    is_active: Boolean(row.is_active),
  } satisfies Record<keyof ItemContent, unknown>;
}

export function isSameContent(one: ItemContent, other: ItemContent): boolean {
  return isDeepStrictEqual(contentOf(one), contentOf(other));
}

/** The registered items of an environment with these codes, by code. */
/** Another active item with the barcode. */
export async function findOtherWithBarcode(
  db: Queryable,
  environmentId: number,
  barcode: string,
  except: string,
): Promise<Pick<ItemRow, "item_code" | "item_name"> | undefined> {
  return db("items")
    .where({ data_set_id: environmentId, barcode, is_active: 1 })
    .whereNotNull("registered_at")
    .whereNot({ item_code: except })
    .first("item_code", "item_name");
}

export async function findItemsByCode(
  db: Queryable,
  environmentId: number,
  codes: Iterable<string>,
): Promise<Map<string, ItemRow>> {
  const unique = [...new Set(codes)];
  const found = new Map<string, ItemRow>();
  for (let start = 0; start < unique.length; start += 200) {
    const rows: ItemRow[] = await db("items")
      .where({ data_set_id: environmentId })
      .whereIn("item_code", unique.slice(start, start + 200))
      .whereNotNull("registered_at");
    for (const row of rows) found.set(row.item_code, row);
  }
  return found;
}

/** The registered items that new documents may have, by their folded name. */
export async function findItemsByName(
  db: Queryable,
  environmentId: number,
  foldedNames: Iterable<string>,
): Promise<Map<string, Pick<ItemRow, "item_code" | "item_name">[]>> {
  const unique = [...new Set(foldedNames)].filter((name) => name !== "");
  const found = new Map<string, Pick<ItemRow, "item_code" | "item_name">[]>();
  for (let start = 0; start < unique.length; start += 200) {
    const rows: (Pick<ItemRow, "item_code" | "item_name"> & { name_folded: string })[] = await db("items")
      .where({ data_set_id: environmentId, is_active: 1 })
      .whereIn("name_folded", unique.slice(start, start + 200))
      .whereNotNull("registered_at")
      .select("item_code", "item_name", "name_folded");
    for (const { name_folded, ...row } of rows)
      found.set(name_folded, [...(found.get(name_folded) ?? []), row]);
  }
  return found;
}

const readKnownItems: Operation<
  { environmentId: number; codes: string[] },
  ReadonlyMap<string, KnownItem>
> = async (trx, asked) => {
  const codes = new Map<number, Set<string>>();
  for (const one of asked) {
    const wanted = codes.get(one.environmentId) ?? new Set();
    codes.set(one.environmentId, wanted);
    for (const code of one.codes) wanted.add(code);
  }
  const found = new Map<number, ReadonlyMap<string, KnownItem>>();
  for (const [environmentId, wanted] of codes)
    found.set(environmentId, await itemsByCode(trx, environmentId, wanted));
  return asked.map(({ environmentId }) => found.get(environmentId) ?? new Map());
};

/** The registered items of these codes, inside the transaction of a lane. */
export function readItemsByCode(
  trx: Trx,
  environmentId: number,
  codes: string[],
): Promise<ReadonlyMap<string, KnownItem>> {
  return runGrouped(trx, readKnownItems, { environmentId, codes });
}

/** The columns that follow from the content: the folded name is what lists search in. */
const columnsOf = (content: ItemContent) => ({
  ...content,
  name_folded: cutText(fold(content.item_name), 200),
});

/** An item by its code, registered or not. */
export async function findItem(
  db: Queryable,
  environmentId: number,
  itemCode: string,
): Promise<ItemRow | undefined> {
  return db("items").where({ data_set_id: environmentId, item_code: itemCode }).first();
}

export async function findItemById(db: Queryable, id: number): Promise<ItemRow | undefined> {
  return db("items").where({ id }).first();
}

/** Stores an item that is not registered yet: no list or submission sees it. @throws the database's duplicate-key error */
export async function insertUnregistered(
  trx: Trx,
  environmentId: number,
  itemCode: string,
  content: ItemContent,
  nowMs: number,
): Promise<ItemRow> {
  const row: Omit<ItemRow, "id"> = {
    data_set_id: environmentId,
    item_code: itemCode,
    ...columnsOf(content),
    registered_at: null,
    last_synced_at: null,
    created_at: nowMs,
    updated_at: nowMs,
  };
  const [id] = await trx("items").insert(row);
  noteChange(trx, "items");
  return { ...row, id: Number(id) };
}

export async function updateUnregistered(
  trx: Trx,
  row: ItemRow,
  content: ItemContent,
  nowMs: number,
): Promise<ItemRow> {
  const changes = { ...columnsOf(content), updated_at: nowMs };
  await trx("items").where({ id: row.id }).whereNull("registered_at").update(changes);
  noteChange(trx, "items");
  return { ...row, ...changes };
}

export async function markRegistered(trx: Trx, { id }: ItemRow, nowMs: number): Promise<void> {
  const changes = { registered_at: nowMs, last_synced_at: nowMs, updated_at: nowMs };
  await trx("items").where({ id }).whereNull("registered_at").update(changes);
  noteChange(trx, "items");
}

/** What may change of a registered item. Lanes remember its type (`known-store.ts`). */
export type ItemChanges = Partial<Omit<ItemContent, "item_type">>;

/** The item with these changes. */
export const changedItem = (row: ItemRow, changes: ItemChanges): ItemRow => ({
  ...row,
  ...columnsOf({ ...row, ...changes }),
});

/** Stores the changes of an item, which the unit has taken. */
export async function updateRegistered(
  trx: Trx,
  row: ItemRow,
  changes: ItemChanges,
  nowMs: number,
): Promise<ItemRow> {
  const changed = { ...changedItem(row, changes), last_synced_at: nowMs, updated_at: nowMs };
  const { name_folded, last_synced_at, updated_at } = changed;
  await trx("items")
    .where({ id: row.id })
    .update({ ...changes, name_folded, last_synced_at, updated_at });
  noteChange(trx, "items");
  return changed;
}

/** The item, locked until the transaction ends. */
export async function lockItem(trx: Trx, id: number): Promise<ItemRow | undefined> {
  return trx("items").where({ id }).forUpdate().first();
}

export async function deleteUnregistered(trx: Trx, id: number): Promise<void> {
  await trx("items").where({ id }).whereNull("registered_at").delete();
  noteChange(trx, "items");
}

type ItemFilter = TextFilter & { is_active?: boolean };

/** The index of items for a search; "listed" has them in the order of creation. */
function indexFor(parts: ReturnType<typeof partsOf>): string {
  if (parts.has("item_name")) return "by_name";
  if (parts.has("barcode")) return "by_barcode";
  return parts.has("item_code") ? "code" : "listed";
}

/** One page of an environment's registered items, newest first. */
export async function listItems(
  db: Queryable,
  environmentId: number,
  { is_active, ...texts }: ItemFilter,
  request: PageRequest,
): Promise<Page<ItemRow>> {
  const parts = partsOf(texts);
  const items = db
    .from(byIndex(db, "items", indexFor(parts)))
    .where({ data_set_id: environmentId })
    .whereNotNull("registered_at");
  if (is_active !== undefined) items.where({ is_active: is_active ? 1 : 0 });
  const ids = whereParts(items, parts, () => "items").select("id");
  const page = await pageBy<{ id: number }>(ids, sortBy("desc", "id"), request);
  return withRows<ItemRow>(db, "items", page, (rows) => rows.select("items.*"));
}

/** Quantities (×10⁴) by item id: of one branch, or the sum over all; items that never moved are absent. */
export async function sumQuantities(
  db: Queryable,
  scope: { data_set_id: number; branch_id?: number },
  itemIds: readonly number[],
): Promise<Map<number, number>> {
  const query = db("stock").where(scope).whereIn("item_id", itemIds).groupBy("item_id");
  const rows: { item_id: number; total: number }[] = await query.select("item_id").sum({ total: "qty" });
  return new Map(rows.map(({ item_id, total }) => [item_id, total]));
}

/** Those of some codes that items have, registered or not. */
export function findCodes(db: Queryable, environmentId: number, codes: readonly string[]): Promise<string[]> {
  return db("items").where({ data_set_id: environmentId }).whereIn("item_code", codes).pluck("item_code");
}

/** Stores items unless their codes exist by now, and returns the stored rows. */
export async function insertNewItems(
  trx: Trx,
  environmentId: number,
  rows: readonly Omit<ItemRow, "id">[],
): Promise<ItemRow[]> {
  await trx("items").insert(rows).onConflict(["data_set_id", "item_code"]).ignore();
  noteChange(trx, "items");
  const codes = rows.map(({ item_code }) => item_code);
  return trx("items").where({ data_set_id: environmentId }).whereIn("item_code", codes);
}
