// The items that imports can be mapped to: active goods with what a branch holds of them.
import type { Queryable } from "../db/schema.ts";
import type { ItemRow } from "../items/store.ts";

/** ×10⁴; 0 where nothing ever moved. */
export type MappableItemRow = ItemRow & { qty: number };

export async function listMappableItems(
  db: Queryable,
  scope: { data_set_id: number; branch_id: number },
): Promise<MappableItemRow[]> {
  return db("items")
    .leftJoin("stock", (on) =>
      on.on("stock.item_id", "items.id").andOn("stock.branch_id", db.raw("?", [scope.branch_id])),
    )
    .where({ "items.data_set_id": scope.data_set_id, "items.is_active": 1 })
    .whereNotNull("items.registered_at")
    .whereNot("items.item_type", "3")
    .orderBy("items.item_code")
    .select("items.*", db.raw("coalesce(stock.qty, 0) as qty"));
}
