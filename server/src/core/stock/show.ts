// Stock levels and movements as callers see them.
import { iso, isoOrNull } from "../../base/clock.ts";
import { money, quantity } from "../../db/sql/scaled.ts";
import type { MovementRow, StockLevelRow } from "./list-store.ts";

/** A stock level as callers see it. */
export function showLevel(row: StockLevelRow) {
  return {
    item_id: String(row.id),
    item_code: row.item_code,
    item_name: row.item_name,
    item_class_code: row.item_class_code,
    barcode: row.barcode,
    current_qty: quantity.fromDb(row.qty),
    safety_qty: quantity.fromDb(row.safety_qty),
    is_low_stock: row.qty <= row.safety_qty,
    is_out_of_stock: row.qty <= 0,
    qty_unit_code: row.qty_unit_code,
    default_price: money.fromDb(row.default_price),
    tax_type_code: row.tax_type_code,
    last_synced_at: isoOrNull(row.last_synced_at),
  };
}

/** Quantities are positive if the direction gives the sign, and signed on adjustments. */
export function showMovement(row: MovementRow) {
  const qty = quantity.fromDb(row.qty);
  return {
    transaction_id: row.transaction_id,
    type: row.type,
    movement_type: row.movement_type,
    direction: row.direction,
    qty: row.direction === "ADJUST" ? qty : Math.abs(qty),
    invoice_no: row.invoice_no,
    reference: row.reference,
    date: iso(row.created_at),
  };
}
