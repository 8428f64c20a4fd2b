// What the unit has taken and what it would not take: acknowledged quantities, errors on record, and when to try again.
import type { Knex } from "knex";
import type { CallRow, Refusal } from "../lanes/kinds.ts";

/** How often a refused follow-up goes out before it is left to the night or to a person. */
export const mostTries = 5;
const retryDelaysMs = [30_000, 120_000, 600_000, 1_800_000];
/** A follow-up that is repeated by hand or at night has one try more. */
export const lastTry = mostTries - 1;

/** When a refused follow-up is tried again, or null once its tries are used up. */
export function againAt(call: Pick<CallRow, "tries">, nowMs: number): number | null {
  const delay = call.tries + 1 < mostTries ? retryDelaysMs[call.tries] : undefined;
  return delay === undefined ? null : nowMs + delay;
}

/** The signed quantity (×10⁴) of an item in something that the unit is told. */
export type StockChange = { item_id: number; item_code: string; qty: number };

export type StockScope = { data_set_id: number; branch_id: number };

/** The unit took a movement: what it acknowledged grows by it, whether or not the quantity here has changed yet. */
export async function acknowledge(
  trx: Knex.Transaction,
  { data_set_id, branch_id }: StockScope,
  changes: StockChange[],
  nowMs: number,
): Promise<void> {
  const sums = new Map<number, number>();
  for (const { item_id, qty } of changes) sums.set(item_id, (sums.get(item_id) ?? 0) + qty);
  for (const [item_id, qty] of [...sums].sort(([a], [b]) => a - b)) {
    await trx("stock")
      .insert({
        branch_id,
        item_id,
        data_set_id,
        qty: 0,
        acknowledged_qty: qty,
        last_synced_at: nowMs,
        updated_at: nowMs,
      })
      .onConflict(["branch_id", "item_id"])
      .merge({
        acknowledged_qty: trx.raw("?? + ?", ["stock.acknowledged_qty", qty]),
        last_synced_at: nowMs,
        updated_at: nowMs,
      });
  }
}

/** Keeps why the unit would not take what it was told of some items, or (null) that nothing is left of that. */
export async function noteSyncError(
  trx: Knex.Transaction,
  branchId: number,
  itemIds: number[],
  refusal: Refusal | null,
  nowMs: number,
): Promise<void> {
  const sync_error = refusal && `${refusal.code}: ${refusal.message}`.slice(0, 500);
  const rows = trx("stock").where({ branch_id: branchId }).whereIn("item_id", itemIds);
  await (refusal ? rows.update({ sync_error }) : rows.update({ sync_error, last_synced_at: nowMs }));
}
