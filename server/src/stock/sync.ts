// What the unit has taken and what it would not take: acknowledged quantities, errors on record, and when to try again.
import type { Knex } from "knex";
import { type CountedItem, countLevelChanges, type LevelState } from "../db/level-changes.ts";
import { isMoved } from "../db/level-places.ts";
import { insertRows, rowLock, selectByKeys, updateByKeys } from "../db/rows.ts";
import { type Family, familyOf } from "../db/schema.ts";
import { ask, type Operation } from "../db/together.ts";
import type { CallRow, Refusal } from "../lanes/kinds.ts";
import { inOrder } from "./store.ts";

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

type Acknowledged = StockScope & { item_id: number; acknowledged_qty: number; updated_at: number };

const acknowledgedQty: Record<Family, string> = {
  sqlite:
    " on conflict (branch_id, item_id) do update set acknowledged_qty = stock.acknowledged_qty + excluded.acknowledged_qty, " +
    "updated_at = excluded.updated_at",
  mysql:
    " on duplicate key update acknowledged_qty = acknowledged_qty + values(acknowledged_qty), " +
    "updated_at = values(updated_at)",
};

const acknowledgeAll: Operation<Acknowledged[], void> = async (trx, all) => {
  const rows = inOrder(all.flat()).map((row) => ({ ...row, qty: 0 }));
  await insertRows(trx, "stock", rows, acknowledgedQty[familyOf(trx)]);
  return all.map(() => undefined);
};

/** The unit took a movement: what it acknowledged grows by it, whether or not the quantity here has changed yet. */
export async function acknowledge(
  trx: Knex.Transaction,
  { data_set_id, branch_id }: StockScope,
  changes: StockChange[],
  nowMs: number,
): Promise<void> {
  const sums = new Map<number, number>();
  for (const { item_id, qty } of changes) sums.set(item_id, (sums.get(item_id) ?? 0) + qty);
  const rows = [...sums].map(([item_id, acknowledged_qty]) => ({
    branch_id,
    item_id,
    data_set_id,
    acknowledged_qty,
    updated_at: nowMs,
  }));
  await ask(trx, acknowledgeAll, rows);
}

/** Keeps why the unit would not take what it was told of some items. */
export async function noteSyncError(
  trx: Knex.Transaction,
  branchId: number,
  itemIds: number[],
  { code, message }: Refusal,
): Promise<void> {
  const sync_error = `${code}: ${message}`.slice(0, 500);
  await trx("stock").where({ branch_id: branchId }).whereIn("item_id", itemIds).update({ sync_error });
}

type Told = { branch_id: number; item_ids: readonly number[]; nowMs: number };
type Synced = StockScope & { item_id: number } & LevelState;

const told =
  (also: string): Operation<Told, void> =>
  async (trx, all) => {
    const names = new Set<string>();
    const keys = all.flatMap(({ branch_id, item_ids }) =>
      item_ids.flatMap((item_id) => {
        const name = `${branch_id} ${item_id}`;
        if (names.has(name)) return [];
        names.add(name);
        return [{ branch_id, item_id }];
      }),
    );
    if (keys.length === 0) return all.map(() => undefined);
    const nowMs = Math.max(...all.map((one) => one.nowMs));
    const ordered = inOrder(keys);
    const what = "data_set_id, branch_id, item_id, qty, last_synced_at";
    const before = await selectByKeys<Synced>(trx, "stock", ordered, rowLock(trx), what);
    await updateByKeys(trx, "stock", ordered, [`last_synced_at = ?${also}`, nowMs]);
    await countSynced(trx, before, nowMs);
    return all.map(() => undefined);
  };

/** Counts levels where they are now that the unit has taken them. */
async function countSynced(trx: Knex.Transaction, levels: readonly Synced[], nowMs: number): Promise<void> {
  const moved = levels.filter(({ last_synced_at }) => isMoved(last_synced_at, nowMs));
  if (moved.length === 0) return;
  const ids = moved.map(({ item_id }) => ({ id: item_id }));
  const what = "id, seq, is_active, safety_qty";
  const read = await selectByKeys<CountedItem & { id: number }>(trx, "items", ids, "", what);
  const items = new Map(read.map(({ id, ...item }) => [id, item]));
  const changes = moved.flatMap(({ qty, last_synced_at, ...level }) => {
    const item = items.get(level.item_id);
    if (!item) return [];
    return [{ ...level, ...item, before: { qty, last_synced_at }, now: { qty, last_synced_at: nowMs } }];
  });
  await countLevelChanges(trx, changes);
}

const synced = told("");
const movementTold = told(", sync_error = null");
// What is owed is told as none.
const masterTold = told(
  ", sync_error = null, master_qty = case when acknowledged_qty > 0 then acknowledged_qty else 0 end",
);

/** The unit took a quantity of some items, whatever it would not take before. */
export function noteSynced(trx: Knex.Transaction, of: Told): Promise<void> {
  return ask(trx, synced, of);
}

/** The unit took what it was told of some items: nothing is left of what it would not take before. */
export function noteMovementTold(trx: Knex.Transaction, of: Told): Promise<void> {
  return ask(trx, movementTold, of);
}

/** The same of their masters: what they said is what the unit had acknowledged, or none of what is owed. */
export function noteMasterTold(trx: Knex.Transaction, of: Told): Promise<void> {
  return ask(trx, masterTold, of);
}
