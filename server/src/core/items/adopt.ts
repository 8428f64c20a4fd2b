// Takes over items that other software has registered at the unit, so that they can be sold here too.
// Decisions about the API: 33.

import { isTaxLetter } from "@taxctl/sdk/rules/profiles";
import { cutText } from "../../base/cut-text.ts";
import type { FetchedItem } from "../../control-unit/fetched.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { fold } from "../../db/sql/values.ts";
import { addToList, type StockScope } from "../levels/store.ts";
import { findCodes, type ItemRow, insertNewItems } from "./store.ts";

const atOnce = 200;
const longest = {
  item_code: 20,
  item_class_code: 10,
  tax_type_code: 1,
  pkg_unit_code: 5,
  qty_unit_code: 5,
  origin_nation_code: 5,
} as const;

/** The column's integer; a unit's excess decimals are cut, never rejected. */
const scaled = (figure: number, factor: number): number =>
  Math.min(Math.max(Math.round(figure * factor), 0), 1e15 - 1);

/**
 * Stores unknown items as registered ones, on the list of the branch whose unit sent them. Known codes stay as they are, even if their own
 * registration has no response yet: the next request for such a code continues it.
 *
 * @returns How many were new.
 */
export async function adoptItems(
  trx: Trx,
  scope: StockScope,
  items: readonly FetchedItem[],
  nowMs: number,
): Promise<number> {
  const { data_set_id } = scope;
  const usable = new Map(items.filter(isUsable).map((item) => [item.item_code, item]));
  const codes = [...usable.keys()];
  let adopted = 0;
  for (let start = 0; start < codes.length; start += atOnce) {
    const some = codes.slice(start, start + atOnce);
    const known = new Set(await findCodes(trx, data_set_id, some));
    const rows = some
      .filter((code) => !known.has(code))
      .flatMap((code) => rowOf(data_set_id, usable.get(code), nowMs));
    if (rows.length === 0) continue;
    await addToList(trx, scope, await insertNewItems(trx, data_set_id, rows), nowMs);
    adopted += rows.length;
  }
  return adopted;
}

/** A row that no submission could use is left at the unit. */
function isUsable(item: FetchedItem): boolean {
  const fits = Object.entries(longest).every(([column, length]) => {
    const text = item[column as keyof typeof longest];
    return text.length > 0 && text.length <= length;
  });
  return fits && /^[123]$/.test(item.item_type) && isTaxLetter(item.tax_type_code);
}

function rowOf(environmentId: number, item: FetchedItem | undefined, nowMs: number): Omit<ItemRow, "id">[] {
  if (!item) return [];
  const item_name = cutText(item.item_name || item.item_code, 200);
  return [
    {
      ...item,
      data_set_id: environmentId,
      item_name,
      name_folded: cutText(fold(item_name), 200),
      barcode: item.barcode == null ? null : cutText(item.barcode, 20),
      tax_rate: item.tax_rate === null ? null : scaled(item.tax_rate, 100),
      default_price: scaled(item.default_price, 100),
      safety_qty: scaled(item.safety_qty, 10_000),
      is_active: item.is_active ? 1 : 0,
      registered_at: nowMs,
      last_synced_at: nowMs,
      created_at: nowMs,
      updated_at: nowMs,
    },
  ];
}
