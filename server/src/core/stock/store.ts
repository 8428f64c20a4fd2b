// Quantities and movements: the rows of `stock` and `movements`.

import { type Operation, runGrouped } from "../../db/batching/group-commit.ts";
import { insertGrouped } from "../../db/batching/grouped-rows.ts";
import { countMovements } from "../../db/history/counters.ts";
import { newRowId } from "../../db/row-ids.ts";
import { insertRows, selectByCompositeKeys } from "../../db/sql/rows.ts";
import { type Family, familyOf, type Trx } from "../../db/sql/schema.ts";
import { fillCopies, inOrder, type LevelKey, levelKey, nameOf, relist } from "../levels/store.ts";
import { type ChangedLevel, reportLowStock } from "../webhooks/low-stock.ts";

/** One change of one item's quantity, caused by a successful transaction. */
type Booking = {
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

/** The movement type of a transfer between branches, in both. */
export const transferType = "TRANSFER";

/** The API's direction of a movement: only sales, purchases, transfers and the codes 11 and 21 have one of their own. */
function directionOf(movementType: string, qty: number): "IN" | "OUT" | "ADJUST" {
  if (movementType === transferType) return qty < 0 ? "OUT" : "IN";
  if (movementType === "SALE" || movementType === "21") return "OUT";
  if (movementType === "PURCHASE" || movementType === "11") return "IN";
  return "ADJUST";
}

/** Books movements and changes the quantities with them, in one transaction: the sum of movements is the quantity. */
export async function bookMovements(
  trx: Trx,
  of: BookingOf,
  bookings: Booking[],
  nowMs: number,
): Promise<void> {
  if (bookings.length === 0) return;
  // One literal: V8 makes dictionaries of objects that grow beyond a dozen keys.
  const rows = bookings.map(
    (booking): MovementRow => ({
      id: newRowId(trx),
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
      direction: directionOf(booking.movement_type, booking.qty),
      created_at: nowMs,
    }),
  );
  await insertGrouped(trx, "movements", rows);
  await countMovements(trx, rows);
  const changes = new Map<number, number>();
  for (const { item_id, qty } of bookings) changes.set(item_id, (changes.get(item_id) ?? 0) + qty);
  const { data_set_id, branch_id } = of;
  const added = [...changes].map(([item_id, qty]) => ({ branch_id, item_id, data_set_id, qty }));
  const levels = await runGrouped(trx, changeQuantities, { added, nowMs });
  await reportLowStock(trx, of, levels, nowMs);
}

type MovementRow = Booking & BookingOf & { id: string; direction: string; created_at: number };

type Added = LevelKey & { data_set_id: number; qty: number };
type ReadLevel = LevelKey & { qty: number; safety_qty: number; listed: number | null };

const addedQty: Record<Family, string> = {
  sqlite:
    " on conflict (branch_id, item_id) do update set qty = stock.qty + excluded.qty, updated_at = excluded.updated_at",
  mysql: " on duplicate key update qty = qty + values(qty), updated_at = values(updated_at)",
};

const changeQuantities: Operation<{ added: Added[]; nowMs: number }, ChangedLevel[]> = async (trx, asked) => {
  const rows = asked.flatMap(({ added, nowMs }) =>
    added.map((one) => ({ ...one, acknowledged_qty: 0, updated_at: nowMs })),
  );
  await insertRows(trx, "stock", inOrder(rows), addedQty[familyOf(trx)]);
  const keys = rows.map(({ branch_id, item_id }) => ({ branch_id, item_id }));
  const what = ["branch_id", "item_id", "qty", "safety_qty", "listed"];
  const read = await selectByCompositeKeys<ReadLevel>(trx, "stock", levelKey, keys, what);
  const levels = new Map(read.map((level) => [nameOf(level), level]));
  const inserted = [...levels.values()].filter(({ listed }) => listed === null);
  const items = await fillCopies(trx, inserted);
  for (const level of inserted) level.safety_qty = items.get(level.item_id)?.safety_qty ?? 0;
  await relist(trx, [...levels.values()]);
  // Each has the quantity before and after it. If several change the same level, the last one has the current quantity.
  const changed = asked.toReversed().map(({ added }) =>
    inOrder(added).flatMap((one) => {
      const level = levels.get(nameOf(one));
      if (!level) return [];
      const { item_id, qty, safety_qty } = level;
      level.qty -= one.qty;
      return [{ item_id, qty, safety_qty, added: one.qty }];
    }),
  );
  return changed.reverse();
};

/** The quantities of one item in a branch, locked until the transaction ends; made where nothing ever moved. */
export async function lockLevel(
  trx: Trx,
  { data_set_id, branch_id }: Pick<BookingOf, "data_set_id" | "branch_id">,
  item_id: number,
  nowMs: number,
): Promise<{ qty: number; acknowledged_qty: number }> {
  await trx("stock")
    .insert({ branch_id, item_id, data_set_id, qty: 0, acknowledged_qty: 0, updated_at: nowMs })
    .onConflict(["branch_id", "item_id"])
    .merge(["updated_at"]);
  const level = await trx("stock")
    .where({ branch_id, item_id })
    .forUpdate()
    .first("branch_id", "item_id", "qty", "acknowledged_qty", "listed");
  if (level.listed === null) await fillCopies(trx, [level]);
  return level;
}
