// A unit's data, of which a test states only the relevant fields.
import type { FetchedItem } from "../../server/src/control-unit/fetched.ts";

/** A good in use. */
export function fetchedItem(item: Partial<FetchedItem> & { item_code: string }): FetchedItem {
  return {
    item_name: `Good ${item.item_code}`,
    item_class_code: "10101500",
    item_type: "2",
    tax_type_code: "B",
    tax_rate: null,
    pkg_unit_code: "NT",
    qty_unit_code: "U",
    origin_nation_code: "KE",
    barcode: null,
    default_price: 1,
    safety_qty: 0,
    is_active: true,
    ...item,
  };
}
