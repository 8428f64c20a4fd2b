// Tells that an item runs low: once each time its quantity falls to the safety quantity or below.
import type { Knex } from "knex";
import { quantity } from "../db/scaled.ts";
import { findSubscribers, insertEvent } from "./events.ts";

type LevelRow = {
  item_id: number;
  qty: number;
  safety_qty: number;
  item_code: string;
  item_name: string;
  bhf_id: string;
};

/**
 * Part of the transaction that changed the quantities, after they were changed.
 *
 * @param changes What was added to each item's quantity (×10⁴), by item.
 */
export async function tellLowStock(
  trx: Knex.Transaction,
  of: { data_set_id: number; branch_id: number; transaction_id: string },
  changes: ReadonlyMap<number, number>,
  nowMs: number,
): Promise<void> {
  const fallen = [...changes].filter(([, change]) => change < 0).map(([item]) => item);
  if (fallen.length === 0) return;
  if ((await findSubscribers(trx, of.data_set_id, "stock.low")).length === 0) return;
  const levels: LevelRow[] = await trx("stock")
    .join("items", "items.id", "stock.item_id")
    .join("branches", "branches.id", "stock.branch_id")
    .where("stock.branch_id", of.branch_id)
    .whereIn("stock.item_id", fallen)
    .orderBy("stock.item_id")
    .select(
      "stock.item_id",
      "stock.qty",
      "items.safety_qty",
      "items.item_code",
      "items.item_name",
      "branches.bhf_id",
    );
  const crossed = levels.filter(({ item_id, qty, safety_qty }) => {
    const before = qty - (changes.get(item_id) ?? 0);
    return before > safety_qty && qty <= safety_qty;
  });
  if (crossed.length === 0) return;
  const transaction = await trx("transactions").where({ id: of.transaction_id }).first("id", "request_id");
  for (const { bhf_id, item_code, item_name, qty, safety_qty } of crossed) {
    const data = {
      branch_id: bhf_id,
      item_code,
      item_name,
      current_qty: quantity.fromDb(qty),
      safety_qty: quantity.fromDb(safety_qty),
    };
    const { data_set_id } = of;
    await insertEvent(trx, { name: "stock.low", data_set_id, transaction: transaction ?? null, data }, nowMs);
  }
}
