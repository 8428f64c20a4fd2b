// Reports that an item runs low: once each time its quantity falls to the safety quantity or below.

import { quantity } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { findSubscribers, insertEvent } from "./event-store.ts";
import { findMoved } from "./subject-store.ts";

/** A branch's quantity of an item after a change. */
export type ChangedLevel = {
  item_id: number;
  /** ×10⁴ each. */
  qty: number;
  safety_qty: number;
  added: number;
};

/**
 * Part of the transaction that changed the quantities, after they were changed.
 *
 * @param levels The rest of each item, and the change.
 */
export async function reportLowStock(
  trx: Trx,
  of: { data_set_id: number; branch_id: number; transaction_id: string },
  levels: readonly ChangedLevel[],
  nowMs: number,
): Promise<void> {
  const crossed = levels.filter(
    ({ qty, added, safety_qty }) => qty - added > safety_qty && qty <= safety_qty,
  );
  if (crossed.length === 0) return;
  if ((await findSubscribers(trx, of.data_set_id, "stock.low")).length === 0) return;
  const { branch_id, transaction, items } = await findMoved(
    trx,
    of,
    crossed.map(({ item_id }) => item_id),
  );
  const names = new Map(items.map(({ id, ...named }) => [id, named]));
  for (const { item_id, qty, safety_qty } of crossed) {
    const named = names.get(item_id);
    if (!named) continue;
    const data = {
      branch_id,
      ...named,
      current_qty: quantity.fromDb(qty),
      safety_qty: quantity.fromDb(safety_qty),
    };
    const { data_set_id } = of;
    await insertEvent(trx, { name: "stock.low", data_set_id, transaction, data }, nowMs);
  }
}
