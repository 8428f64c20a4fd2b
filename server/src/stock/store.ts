// Quantities and movements: the rows of `stock` and `movements`.
import type { Knex } from "knex";
import { countMovements } from "../db/counters.ts";
import { countLevelChanges } from "../db/item-counters.ts";
import { insertRows, padded, selectRows } from "../db/rows.ts";
import { familyOf } from "../db/schema.ts";
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
  await insertRows(trx, "movements", rows);
  await countMovements(trx, rows);
  const changes = new Map<number, number>();
  for (const { item_id, qty } of bookings) changes.set(item_id, (changes.get(item_id) ?? 0) + qty);
  const levels = await changeQuantities(trx, of, changes, nowMs);
  await countLevelChanges(trx, of, levels);
  await tellLowStock(trx, of, levels, nowMs);
}

/** What a branch holds of an item after a change. */
export type ChangedLevel = {
  item_id: number;
  item_code: string;
  item_name: string;
  seq: number | null;
  is_active: number;
  /** ×10⁴ each. */
  qty: number;
  safety_qty: number;
  added: number;
};

async function changeQuantities(
  trx: Knex.Transaction,
  { data_set_id, branch_id }: Pick<BookingOf, "data_set_id" | "branch_id">,
  changes: ReadonlyMap<number, number>,
  nowMs: number,
): Promise<ChangedLevel[]> {
  // Always in the order of the key: two lanes that touch the same items cannot wait for each other in a circle.
  const ids = [...changes.keys()].sort((left, right) => left - right);
  const rows = ids.map((item_id) => ({
    branch_id,
    item_id,
    data_set_id,
    qty: changes.get(item_id),
    acknowledged_qty: 0,
    updated_at: nowMs,
  }));
  const upsert =
    familyOf(trx) === "sqlite"
      ? " on conflict (branch_id, item_id) do update set qty = stock.qty + excluded.qty, updated_at = excluded.updated_at"
      : " on duplicate key update qty = qty + values(qty), updated_at = values(updated_at)";
  await insertRows(trx, "stock", rows, upsert);
  const wanted = padded(ids);
  const sql =
    "select stock.item_id, stock.qty, items.seq, items.is_active, items.safety_qty, items.item_code, items.item_name " +
    "from stock join items on items.id = stock.item_id " +
    `where stock.branch_id = ? and stock.item_id in (${wanted.map(() => "?").join(", ")}) order by stock.item_id`;
  const levels = await selectRows<Omit<ChangedLevel, "added">>(trx, sql, [branch_id, ...wanted]);
  return levels.map((level) => ({ ...level, added: changes.get(level.item_id) ?? 0 }));
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
