// Quantities and movements: the rows of `stock` and `movements`.
import type { Knex } from "knex";
import { countMovements } from "../db/counters.ts";
import { countLevelChanges } from "../db/level-changes.ts";
import { type CompositeKey, insertRows, selectByCompositeKeys } from "../db/rows.ts";
import { type Family, familyOf, int } from "../db/schema.ts";
import { ask, type Operation } from "../db/together.ts";
import { newId } from "../ids.ts";
import { itemsById } from "../items/known.ts";
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
  // One literal: V8 makes dictionaries of objects that grow beyond a dozen keys.
  const rows = bookings.map(
    (booking): MovementRow => ({
      id: newId(),
      transaction_id: of.transaction_id,
      data_set_id: of.data_set_id,
      branch_id: of.branch_id,
      type: of.type,
      invoice_no: of.invoice_no,
      reference: of.reference,
      local_day: of.local_day,
      item_id: booking.item_id,
      line: booking.line,
      movement_type: booking.movement_type,
      qty: booking.qty,
      unit_price: booking.unit_price,
      total_amount: booking.total_amount,
      direction: directionOf(booking.movement_type),
      created_at: nowMs,
    }),
  );
  await ask(trx, insertMovements, rows);
  await countMovements(trx, rows);
  const changes = new Map<number, number>();
  for (const { item_id, qty } of bookings) changes.set(item_id, (changes.get(item_id) ?? 0) + qty);
  const { data_set_id, branch_id } = of;
  const added = [...changes].map(([item_id, qty]) => ({ branch_id, item_id, data_set_id, qty }));
  const levels = await ask(trx, changeQuantities, { added, nowMs });
  const counted = levels.map(({ item_id, seq, is_active, safety_qty, qty, added, last_synced_at }) => ({
    data_set_id,
    branch_id,
    item_id,
    seq,
    is_active,
    safety_qty,
    before: { qty: qty - added, last_synced_at },
    now: { qty, last_synced_at },
  }));
  await countLevelChanges(trx, counted);
  await tellLowStock(trx, of, levels, nowMs);
}

/** What a branch holds of an item after a change. */
export type ChangedLevel = {
  item_id: number;
  seq: number | null;
  is_active: number;
  /** ×10⁴ each. */
  qty: number;
  safety_qty: number;
  /** When the unit last took the quantity. */
  last_synced_at: number | null;
  added: number;
};

type MovementRow = Booking & BookingOf & { id: string; direction: string; created_at: number };

const insertMovements: Operation<MovementRow[], void> = async (trx, all) => {
  await insertRows(trx, "movements", all.flat());
  return all.map(() => undefined);
};

/** What tells levels apart. */
export const levelKey: CompositeKey = { index: "primary", columns: { branch_id: int(), item_id: int() } };

/** Levels in the order of their key: no two transactions that change the same ones wait for each other in a circle. */
export function inOrder<Level extends { branch_id: number; item_id: number }>(
  levels: readonly Level[],
): Level[] {
  return levels.toSorted((one, other) => one.branch_id - other.branch_id || one.item_id - other.item_id);
}

type Added = { branch_id: number; item_id: number; data_set_id: number; qty: number };
type ReadLevel = Omit<Added, "data_set_id"> & Pick<ChangedLevel, "last_synced_at">;

const addedQty: Record<Family, string> = {
  sqlite:
    " on conflict (branch_id, item_id) do update set qty = stock.qty + excluded.qty, item_code = excluded.item_code, updated_at = excluded.updated_at",
  mysql:
    " on duplicate key update qty = qty + values(qty), item_code = values(item_code), updated_at = values(updated_at)",
};

const changeQuantities: Operation<{ added: Added[]; nowMs: number }, ChangedLevel[]> = async (trx, asked) => {
  const items = await itemsById(
    trx,
    asked.flatMap(({ added }) => added.map(({ item_id }) => item_id)),
  );
  const rows = asked.flatMap(({ added, nowMs }) =>
    added.map((one) => ({
      ...one,
      item_code: items.get(one.item_id)?.item_code ?? null,
      acknowledged_qty: 0,
      updated_at: nowMs,
    })),
  );
  await insertRows(trx, "stock", inOrder(rows), addedQty[familyOf(trx)]);
  const keys = rows.map(({ branch_id, item_id }) => ({ branch_id, item_id }));
  const what = ["branch_id", "item_id", "qty", "last_synced_at"];
  const read = await selectByCompositeKeys<ReadLevel>(trx, "stock", levelKey, keys, what);
  const nameOf = ({ branch_id, item_id }: Pick<Added, "branch_id" | "item_id">) => `${branch_id} ${item_id}`;
  const levels = new Map(read.map((level) => [nameOf(level), level]));
  // Each sees what was there before it and what it left, also where several change the same level: the last one left what is there now.
  const changed = asked.toReversed().map(({ added }) =>
    inOrder(added).flatMap((one) => {
      const item = items.get(one.item_id);
      const level = levels.get(nameOf(one));
      if (!item || !level) return [];
      const { qty, last_synced_at } = level;
      level.qty -= one.qty;
      const { seq, is_active, safety_qty } = item;
      return [{ item_id: item.id, seq, is_active, safety_qty, qty, last_synced_at, added: one.qty }];
    }),
  );
  return changed.reverse();
};

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
