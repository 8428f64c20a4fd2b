// The stock master: what is left of an item, told to the unit after every movement of it.
import type { Knex } from "knex";
import type { Author } from "../control-unit/types.ts";
import { wireMaster } from "../control-unit/wire.ts";
import { quantity } from "../db/scaled.ts";
import { fromBlob, toBlob } from "../db/values.ts";
import { insertCalls } from "../lanes/calls.ts";
import type { StockContent } from "../lanes/choose.ts";
import type { CallKind } from "../lanes/kinds.ts";
import type { Service } from "../service.ts";
import { againAt, noteSyncError } from "./sync.ts";

type MasterContent = StockContent & { branch_id: number; item_code: string; by: Author };

export type MasterOf = {
  lane_id: number;
  transaction_id: string | null;
  branch_id: number;
  by: Author;
  /** True where nothing but the master tells the unit of the transaction: the one that waits already becomes its own. */
  isAll?: boolean;
};

/**
 * Queues the masters of items. One is open for an item at most: what it says is decided when it is sent, so one that
 * waits already will do, and one that was refused before goes again.
 */
export async function enqueueMasters(
  trx: Knex.Transaction,
  { lane_id, transaction_id, branch_id, by, isAll }: MasterOf,
  items: Iterable<{ item_id: number; item_code: string }>,
  nowMs: number,
): Promise<void> {
  const missing = new Map([...items].map(({ item_id, item_code }) => [item_id, item_code]));
  const open: { id: string; item_id: number; state: string }[] = await trx("calls")
    .where({ lane_id, kind: "master" })
    .whereIn("state", ["waiting", "refused"])
    .whereIn("item_id", [...missing.keys()])
    .select("id", "item_id", "state");
  for (const { item_id } of open) missing.delete(item_id);
  const refused = open.filter(({ state }) => state === "refused").map(({ id }) => id);
  const repeat = { state: "waiting", due_at: nowMs, updated_at: nowMs };
  if (refused.length > 0) await trx("calls").whereIn("id", refused).update(repeat);
  if (isAll && open.length > 0) {
    const ids = open.map(({ id }) => id);
    await trx("calls").whereIn("id", ids).update({ transaction_id });
  }
  await insertCalls(
    trx,
    [...missing].map(([item_id, item_code]) => {
      const content: MasterContent = { follow_up: true, item_ids: [item_id], item_code, branch_id, by };
      return {
        lane_id,
        stream: "stock" as const,
        kind: "master" as const,
        transaction_id,
        item_id,
        content: toBlob(content),
      };
    }),
    nowMs,
  );
}

/** What the movements that the unit acknowledged add up to; may be repeated freely. */
export function masterKind({ clock }: Pick<Service, "clock">): CallKind {
  const nothing = async () => undefined;
  return {
    numbered: false,
    async prepare(trx, call, unit) {
      const { branch_id, item_code, item_ids, by } = fromBlob<MasterContent>(call.content);
      const remaining_qty = quantity.fromDb(await masterQuantity(trx, branch_id, item_ids));
      return wireMaster(unit, { item_code, remaining_qty, by });
    },
    sent: nothing,
    notSent: nothing,
    doubted: nothing,
    async accepted(trx, call) {
      const { branch_id, item_ids } = fromBlob<MasterContent>(call.content);
      await noteSyncError(trx, branch_id, item_ids, null, clock.now());
      // Nothing else goes through a lane while a call of it is out: the figure is still the one that was told.
      const master_qty = await masterQuantity(trx, branch_id, item_ids);
      await trx("stock").where({ branch_id }).whereIn("item_id", item_ids).update({ master_qty });
      if (call.transaction_id) await markSynced(trx, call.transaction_id);
    },
    async refused(trx, call, refusal) {
      const nowMs = clock.now();
      const again = againAt(call, nowMs);
      const { branch_id, item_ids } = fromBlob<MasterContent>(call.content);
      if (again === null) await noteSyncError(trx, branch_id, item_ids, refusal, nowMs);
      return again;
    },
  };
}

/** The unit takes no quantity below zero; what is owed shows in the drift report instead. */
async function masterQuantity(trx: Knex.Transaction, branch_id: number, itemIds: number[]): Promise<number> {
  const stock = await trx("stock").where({ branch_id, item_id: itemIds[0] }).first("acknowledged_qty");
  return Math.max(0, stock?.acknowledged_qty ?? 0);
}

/** A count is booked before the unit knows of it; now it does. */
export async function markSynced(trx: Knex.Transaction, transactionId: string): Promise<void> {
  await trx("transactions")
    .where({ id: transactionId, type: "stock", status: "success" })
    .update({ synced_to_authority: 1 });
}
