// The stock balance: the quantity of an item, sent to the unit after every movement of it.

import type { Clock } from "../../base/clock.ts";
import type { Author } from "../../control-unit/types.ts";
import { wireMaster } from "../../control-unit/wire.ts";
import { quantity } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { contentOf, enqueueCalls } from "../../lanes/calls.ts";
import type { StockContent } from "../../lanes/choose.ts";
import { reuseMasters } from "../../lanes/follow-up-calls.ts";
import type { CallKind } from "../../lanes/kinds.ts";
import { againAt, markSynced, masterQuantity, noteBalanceAccepted, noteSyncError } from "./sync-store.ts";

type MasterContent = StockContent & { branch_id: number; item_code: string; by: Author };

type MasterOf = {
  lane_id: number;
  transaction_id: string;
  branch_id: number;
  by: Author;
  /** True if only the stock balance reports the transaction to the unit: one that already waits becomes its own. */
  isAll?: boolean;
};

/**
 * Queues the stock balances of items. An item has at most one open. Its content is decided when it is sent, so one that
 * already waits is enough, and one that was rejected before is sent again.
 */
export async function enqueueMasters(
  trx: Trx,
  { lane_id, transaction_id, branch_id, by, isAll }: MasterOf,
  items: Iterable<{ item_id: number; item_code: string }>,
  nowMs: number,
): Promise<void> {
  const missing = new Map([...items].map(({ item_id, item_code }) => [item_id, item_code]));
  const becomes = isAll ? transaction_id : undefined;
  for (const id of await reuseMasters(trx, lane_id, [...missing.keys()], nowMs, becomes)) missing.delete(id);
  await enqueueCalls(
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

/** The common values of calls that follow from a transaction: whatever their result, the transaction stays as it is. */
export function leavesItsTransaction(
  clock: Clock,
): Pick<CallKind, "sent" | "notSent" | "doubted" | "rejected"> {
  const nothing = async () => undefined;
  return {
    sent: nothing,
    notSent: nothing,
    doubted: nothing,
    async rejected(trx, call, rejection) {
      const again = againAt(call, clock.now());
      const { branch_id, item_ids } = contentOf<MasterContent>(call);
      if (again === null) await noteSyncError(trx, branch_id, item_ids, rejection);
      return again;
    },
  };
}

/** The sum of the movements that the unit acknowledged. It can be sent again at any time. */
export function masterKind({ clock }: { clock: Clock }): CallKind {
  return {
    numbered: false,
    ...leavesItsTransaction(clock),
    async prepare(trx, call, unit) {
      const { branch_id, item_code, item_ids, by } = contentOf<MasterContent>(call);
      const [item_id = 0] = item_ids;
      const remaining_qty = quantity.fromDb(await masterQuantity(trx, { branch_id, item_id }));
      return wireMaster(unit, { item_code, remaining_qty, by });
    },
    async accepted(trx, call) {
      const { branch_id, item_ids } = contentOf<MasterContent>(call);
      // Nothing else goes through a lane while a call of it is out: the figure is still the sent one.
      await noteBalanceAccepted(trx, { branch_id, item_ids, nowMs: clock.now() });
      await markSynced(trx, call.transaction_id);
    },
  };
}
