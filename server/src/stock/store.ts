// Quantities and movements: the rows of `stock` and `movements`.
import type { Knex } from "knex";
import { countMovements } from "../db/counters.ts";
import { newId } from "../ids.ts";
import { tellLowStock } from "../webhooks/low-stock.ts";

/** One change of one item's quantity, caused by a successful transaction. */
export type Booking = {
  item_id: number;
  line: number;
  /** `SALE`, `PURCHASE`, or the stock movement type code. */
  movement_type: string;
  /** Signed, ×10⁴: negative takes away. */
  qty: number;
  /** Money ×100. */
  unit_price: number;
  total_amount: number;
};

export type BookingOf = {
  transaction_id: string;
  data_set_id: number;
  branch_id: number;
  type: "sales" | "purchase" | "stock";
  invoice_no: string | null;
  reference: string;
  local_day: string;
};

/** The interface's direction of a movement: only sales, purchases and the codes 11 and 21 have one of their own. */
export function directionOf(movementType: string): "IN" | "OUT" | "ADJUST" {
  if (movementType === "SALE" || movementType === "21") return "OUT";
  if (movementType === "PURCHASE" || movementType === "11") return "IN";
  return "ADJUST";
}

/** Books movements and changes the quantities with them, in one transaction: the sum of movements is the quantity. */
export async function bookMovements(
  trx: Knex.Transaction,
  of: BookingOf,
  bookings: Booking[],
  nowMs: number,
): Promise<void> {
  if (bookings.length === 0) return;
  const rows = bookings.map((booking) => ({
    id: newId(),
    ...of,
    ...booking,
    direction: directionOf(booking.movement_type),
    created_at: nowMs,
  }));
  for (let start = 0; start < rows.length; start += 100) {
    await trx("movements").insert(rows.slice(start, start + 100));
  }
  await countMovements(trx, rows);
  const changes = new Map<number, number>();
  for (const { item_id, qty } of bookings) changes.set(item_id, (changes.get(item_id) ?? 0) + qty);
  // Always in the order of the key: two lanes that touch the same items cannot wait for each other in a circle.
  for (const [item_id, qty] of [...changes].sort(([a], [b]) => a - b)) {
    await changeQuantity(trx, of, item_id, qty, nowMs);
  }
  await tellLowStock(trx, of, changes, nowMs);
}

async function changeQuantity(
  trx: Knex.Transaction,
  of: Pick<BookingOf, "data_set_id" | "branch_id">,
  item_id: number,
  qty: number,
  nowMs: number,
): Promise<void> {
  await trx("stock")
    .insert({
      branch_id: of.branch_id,
      item_id,
      data_set_id: of.data_set_id,
      qty,
      acknowledged_qty: 0,
      updated_at: nowMs,
    })
    .onConflict(["branch_id", "item_id"])
    .merge({ qty: trx.raw("?? + ?", ["stock.qty", qty]), updated_at: nowMs });
}

/** The quantities of one item in a branch, locked until the transaction ends; made where nothing ever moved. */
export async function lockLevel(
  trx: Knex.Transaction,
  { data_set_id, branch_id }: Pick<BookingOf, "data_set_id" | "branch_id">,
  item_id: number,
  nowMs: number,
): Promise<{ qty: number; acknowledged_qty: number }> {
  await trx("stock")
    .insert({ branch_id, item_id, data_set_id, qty: 0, acknowledged_qty: 0, updated_at: nowMs })
    .onConflict(["branch_id", "item_id"])
    .merge(["updated_at"]);
  return trx("stock").where({ branch_id, item_id }).forUpdate().first("qty", "acknowledged_qty");
}
