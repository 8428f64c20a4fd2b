// The state of stock at the unit: acknowledged quantities, errors on record, and the time of the next try.

import { cutText } from "../../base/cut-text.ts";
import { type Operation, runGrouped } from "../../db/batching/group-commit.ts";
import { insertRows, selectByCompositeKeys, selectByKeys, updateByKeys } from "../../db/sql/rows.ts";
import { type Family, familyOf, type Trx } from "../../db/sql/schema.ts";
import type { CallRow, UnitRejection } from "../../lanes/kinds.ts";
import { fillCopies, inOrder, type LevelKey, levelKey, nameOf, type StockScope } from "../levels/store.ts";
import { followUpDelaysMs, mostTries } from "../transactions/open-follow-ups.ts";
import type { TransactionRow } from "../transactions/store.ts";

/** A follow-up that is resent by hand or at night has one more try. */
export const lastTry = mostTries - 1;

/** When a rejected follow-up is tried again, or null once its tries are used up. */
export function againAt(call: Pick<CallRow, "tries">, nowMs: number): number | null {
  const delay = followUpDelaysMs[call.tries];
  return delay === undefined ? null : nowMs + delay;
}

/** The signed quantity (×10⁴) of an item in a message to the unit. */
export type StockChange = { item_id: number; item_code: string; qty: number };

/** Stores why the unit rejected a message about some items. */
export async function noteSyncError(
  trx: Trx,
  branchId: number,
  itemIds: number[],
  { code, message }: UnitRejection,
): Promise<void> {
  const sync_error = cutText(`${code}: ${message}`, 500);
  await trx("stock").where({ branch_id: branchId }).whereIn("item_id", itemIds).update({ sync_error });
}

type Acknowledged = StockScope & { changes: readonly StockChange[]; nowMs: number };
type Sum = StockScope & { item_id: number; acknowledged_qty: number };

/** The total changes, by level. */
function sumsOf(all: readonly Acknowledged[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { data_set_id, branch_id, changes } of all) {
    for (const { item_id, qty } of changes) {
      const name = nameOf({ branch_id, item_id });
      const sum = sums.get(name);
      if (sum) sum.acknowledged_qty += qty;
      else sums.set(name, { data_set_id, branch_id, item_id, acknowledged_qty: qty });
    }
  }
  return [...sums.values()];
}

const taken: Record<Family, string> = {
  sqlite:
    " on conflict (branch_id, item_id) do update set acknowledged_qty = stock.acknowledged_qty + excluded.acknowledged_qty, " +
    "last_synced_at = excluded.last_synced_at, updated_at = excluded.updated_at",
  mysql:
    " on duplicate key update acknowledged_qty = acknowledged_qty + values(acknowledged_qty), " +
    "last_synced_at = values(last_synced_at), updated_at = values(updated_at)",
};

type ReadLevel = LevelKey & { qty: number; listed: number | null };

const acknowledgeAll =
  (also: string): Operation<Acknowledged, void> =>
  async (trx, all) => {
    const sums = inOrder(sumsOf(all));
    if (sums.length === 0) return all.map(() => undefined);
    const nowMs = Math.max(...all.map((one) => one.nowMs));
    const rows = sums.map((sum) => ({
      ...sum,
      last_synced_at: nowMs,
      updated_at: nowMs,
      qty: 0,
    }));
    await insertRows(trx, "stock", rows, taken[familyOf(trx)] + also);
    const keys = sums.map(({ branch_id, item_id }) => ({ branch_id, item_id }));
    const what = ["branch_id", "item_id", "qty", "listed"];
    const levels = await selectByCompositeKeys<ReadLevel>(trx, "stock", levelKey, keys, what);
    await fillCopies(
      trx,
      levels.filter(({ listed }) => listed === null),
    );
    return all.map(() => undefined);
  };

const acknowledged = { movement: acknowledgeAll(""), followUp: acknowledgeAll(", sync_error = null") };

/**
 * The unit accepted a movement: its acknowledged quantity changes, whether or not the quantity here has changed yet. For one that
 * followed from a transaction, earlier errors are cleared.
 */
export function acknowledge(
  trx: Trx,
  kind: keyof typeof acknowledged,
  { data_set_id, branch_id }: StockScope,
  changes: readonly StockChange[],
  nowMs: number,
): Promise<void> {
  return runGrouped(trx, acknowledged[kind], { data_set_id, branch_id, changes, nowMs });
}

type AcceptedBalances = { branch_id: number; item_ids: readonly number[]; nowMs: number };

// A negative quantity is sent as zero.
const acceptedBalance =
  "last_synced_at = ?, sync_error = null, master_qty = case when acknowledged_qty > 0 then acknowledged_qty else 0 end";

const markBalances: Operation<AcceptedBalances, void> = async (trx, all) => {
  const levels = new Map<string, LevelKey>();
  for (const { branch_id, item_ids } of all)
    for (const item_id of item_ids) levels.set(nameOf({ branch_id, item_id }), { branch_id, item_id });
  if (levels.size === 0) return all.map(() => undefined);
  const ordered = inOrder([...levels.values()]);
  const nowMs = Math.max(...all.map((one) => one.nowMs));
  await updateByKeys(trx, "stock", ordered, [acceptedBalance, nowMs]);
  return all.map(() => undefined);
};

/** The unit accepted the stock balances of some items: they equal the acknowledged quantity, or zero if that is negative. */
export function noteBalanceAccepted(trx: Trx, of: AcceptedBalances): Promise<void> {
  return runGrouped(trx, markBalances, of);
}

const readAcknowledged: Operation<LevelKey, number> = async (trx, all) => {
  const what = ["branch_id", "item_id", "acknowledged_qty"];
  type Row = LevelKey & { acknowledged_qty: number };
  const rows = await selectByCompositeKeys<Row>(trx, "stock", levelKey, all, what);
  const quantities = new Map(rows.map((row) => [nameOf(row), row.acknowledged_qty]));
  return all.map((level) => quantities.get(nameOf(level)) ?? 0);
};

/** The unit takes no quantity below zero; the report of stock discrepancies shows negative quantities. */
export async function masterQuantity(trx: Trx, level: LevelKey): Promise<number> {
  return Math.max(0, await runGrouped(trx, readAcknowledged, level));
}

type Counted = Pick<TransactionRow, "id" | "type" | "status">;

const markAllSynced: Operation<string, void> = async (trx, ids) => {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  // Read first: most are sales and purchases, whose rows need no lock.
  const rows = await selectByKeys<Counted>(trx, "transactions", keys, "", "id, type, status");
  const counted = rows.filter(({ type, status }) => type === "stock" && status === "success");
  await updateByKeys(
    trx,
    "transactions",
    counted.map(({ id }) => ({ id })).sort((one, other) => (one.id < other.id ? -1 : 1)),
    ["synced_to_authority = 1"],
  );
  return ids.map(() => undefined);
};

/** A stock take is booked before the unit has it; now it has. */
export function markSynced(trx: Trx, transactionId: string): Promise<void> {
  return runGrouped(trx, markAllSynced, transactionId);
}
