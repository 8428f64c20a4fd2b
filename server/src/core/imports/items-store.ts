// The items that imports can be mapped to: active items with a branch's quantities.
import { nextTurn } from "../../base/timers.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import type { ItemRow } from "../items/store.ts";

const shown = [
  "id",
  "item_code",
  "item_name",
  "item_class_code",
  "default_price",
  "tax_type_code",
  "pkg_unit_code",
  "qty_unit_code",
  "origin_nation_code",
] as const satisfies readonly (keyof ItemRow)[];

/** ×10⁴; 0 where nothing ever moved. */
type MappableItemRow = Pick<ItemRow, (typeof shown)[number]> & { qty: number };

/**
 * All of them, by code. They are read a part at a time, and others have their turn in between.
 *
 * @param atOnce Rows of a part.
 */
export async function listMappableItems(
  db: Queryable,
  { data_set_id, branch_id }: { data_set_id: number; branch_id: number },
  atOnce = 1_000,
): Promise<MappableItemRow[]> {
  const all: MappableItemRow[] = [];
  for (let after = ""; ; ) {
    const some: MappableItemRow[] = await db("items")
      .leftJoin("stock", (on) => on.on("stock.item_id", "items.id").andOnVal("stock.branch_id", branch_id))
      .where({ "items.data_set_id": data_set_id, "items.is_active": 1 })
      .where("items.item_code", ">", after)
      .whereNotNull("items.registered_at")
      .whereNot("items.item_type", "3")
      .orderBy("items.item_code")
      .limit(atOnce)
      .select(...shown.map((column) => `items.${column}`), db.raw("coalesce(stock.qty, 0) as qty"));
    for (const row of some) all.push(row);
    const last = some.at(-1);
    if (!last || some.length < atOnce) return all;
    after = last.item_code;
    await nextTurn();
  }
}
