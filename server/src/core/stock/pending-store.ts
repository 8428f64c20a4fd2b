// Items that other branches sent to a branch: fetched from the unit, kept until a movement books them in.
// Decisions about the API: 62.

import { cutText } from "../../base/cut-text.ts";
import { mapInSlices } from "../../base/event-loop.ts";
import type { FetchedPendingStock, PendingStockItem } from "../../control-unit/fetched.ts";
import { readInParts } from "../../db/batching/in-parts.ts";
import { newRowId } from "../../db/row-ids.ts";
import { quantity } from "../../db/sql/scaled.ts";
import type { Queryable, Trx } from "../../db/sql/schema.ts";
import { fromBlob, toBlob } from "../../db/sql/values.ts";
import type { StockScope } from "../levels/store.ts";
import { contentHash } from "../transactions/content.ts";
import { findIncoming, type Shipment } from "../transactions/transfer-store.ts";

/** Stores fetched lines by their natural key; one that comes again refreshes its figures while it is unrecorded. */
export async function savePending(
  trx: Trx,
  scope: StockScope,
  lines: readonly FetchedPendingStock[],
  nowMs: number,
): Promise<void> {
  for (const line of lines) {
    const { item_seq, item } = line;
    const key = { branch_id: scope.branch_id, key_hash: keyHash(line, item_seq) };
    const content = {
      item_code: cutText(item.itemCd, 191),
      qty: String(item.qty).slice(0, 40),
      body: toBlob(line),
      fetched_at: nowMs,
    };
    const known = await trx("pending_stock").where(key).first("id", "recorded_by");
    if (!known) {
      const recorded_by = (await findIncoming(trx, scope.branch_id, line)) ?? null;
      await trx("pending_stock").insert({ id: newRowId(trx), ...scope, ...key, ...content, recorded_by });
    } else if (known.recorded_by === null) {
      await trx("pending_stock").where({ id: known.id }).update(content);
    }
  }
}

/** The natural key of a line within its branch. */
const keyHash = ({ from_tin, from_bhf_id, sar_no }: Shipment, item_seq: number): string =>
  contentHash([from_tin, from_bhf_id, sar_no, item_seq]);

/** Removes the rows from the list that a transfer books in. */
export async function recordShipment(
  trx: Trx,
  branchId: number,
  { lines, ...shipment }: Shipment & { lines: number },
  transactionId: string,
): Promise<void> {
  const hashes = Array.from({ length: lines }, (_, index) => keyHash(shipment, index + 1));
  await trx("pending_stock")
    .where({ branch_id: branchId, recorded_by: null })
    .whereIn("key_hash", hashes)
    .update({ recorded_by: transactionId });
}

/** Everything stored for a branch and not recorded, in the order it came. */
export async function listPending(db: Queryable, branchId: number): Promise<PendingStockItem[]> {
  const ids: string[] = await db("pending_stock")
    .where({ branch_id: branchId, recorded_by: null })
    .orderBy("id")
    .pluck("id");
  const rows = await readInParts(ids, (some) => db("pending_stock").whereIn("id", some).select("id", "body"));
  return mapInSlices(rows, ({ body }) => fromBlob<FetchedPendingStock>(body).item);
}

/**
 * Removes the rows from the list that a movement books in. The API has no field for the shipment: a line that brings
 * the quantity of a pending row of its item is taken for it, oldest first.
 */
export async function recordPending(
  trx: Trx,
  branchId: number,
  lines: readonly { qty: number; line: { item_code: string } }[],
  transactionId: string,
): Promise<void> {
  for (const { qty, line } of lines) {
    if (qty <= 0) continue;
    const pending = await trx("pending_stock")
      .where({ branch_id: branchId, recorded_by: null, item_code: line.item_code })
      .andWhere({ qty: String(quantity.fromDb(qty)) })
      .orderBy("id")
      .first("id");
    if (pending) await trx("pending_stock").where({ id: pending.id }).update({ recorded_by: transactionId });
  }
}
