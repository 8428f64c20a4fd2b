// The rows of items.
import type { Queryable } from "../db/schema.ts";

export type ItemRow = {
  id: number;
  data_set_id: number;
  item_code: string;
  item_name: string;
  name_folded: string;
  item_class_code: string;
  /** 1 raw material, 2 finished product, 3 service (no stock). */
  item_type: string;
  tax_type_code: string;
  pkg_unit_code: string;
  qty_unit_code: string;
  origin_nation_code: string;
  barcode: string | null;
  /** Money ×100. */
  default_price: number;
  /** Quantity ×10⁴. */
  safety_qty: number;
  is_active: number;
  /** Epoch ms of the unit's yes; null while the item is not registered there. */
  registered_at: number | null;
  last_synced_at: number | null;
  created_at: number;
  updated_at: number;
};

/** The registered items of a data set with these codes, by code. */
export async function findItemsByCode(
  db: Queryable,
  dataSetId: number,
  codes: Iterable<string>,
): Promise<Map<string, ItemRow>> {
  const unique = [...new Set(codes)];
  const found = new Map<string, ItemRow>();
  for (let start = 0; start < unique.length; start += 200) {
    const rows: ItemRow[] = await db("items")
      .where({ data_set_id: dataSetId })
      .whereIn("item_code", unique.slice(start, start + 200))
      .whereNotNull("registered_at");
    for (const row of rows) found.set(row.item_code, row);
  }
  return found;
}
