// Quantities on their way: the changes of accepted, unfinished transactions and unsent movements.

import type { PurchaseDocument, SaleDocument } from "../../control-unit/types.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { fromBlob } from "../../db/sql/values.ts";
import type { StockContent } from "../../lanes/choose.ts";
import { findOpenMovements } from "../../lanes/follow-up-calls.ts";
import { findAcceptedMovements } from "../../lanes/transaction-calls.ts";
import type { ImportDocument } from "../items/import-document.ts";
import { findDocuments, findUnfinishedIds, type StoredDocument } from "../transactions/open-store.ts";
import { scaledQuantity } from "./effects.ts";
import type { FollowUpContent } from "./follow-ups.ts";
import type { PartContent } from "./movement-kind.ts";
import type { StockDocument } from "./movement-rules.ts";

type OpenQuantities = {
  /** The changes of unfinished transactions to the quantity here; signed, ×10⁴. */
  here: number;
  /** The changes that the unit has not got yet: those, and the movements of finished ones. */
  atUnit: number;
};

const atOnce = 200;

/** Reads under the lock of the item's level: no transaction that moves the item can finish meanwhile. */
export async function findOpenQuantities(
  trx: Trx,
  lane: { branch_id: number; lane_id: number },
  item: { id: number; item_code: string },
): Promise<OpenQuantities> {
  const unfinished = await sumUnfinished(trx, lane.branch_id, item);
  return { here: unfinished.here, atUnit: unfinished.atUnit + (await sumUnsent(trx, lane, item.id)) };
}

async function sumUnfinished(
  trx: Trx,
  branch_id: number,
  item: { id: number; item_code: string },
): Promise<OpenQuantities> {
  const ids = await findUnfinishedIds(trx, branch_id);
  const sums = { here: 0, atUnit: 0 };
  for (let start = 0; start < ids.length; start += atOnce) {
    const slice = ids.slice(start, start + atOnce);
    const rows = await findDocuments(trx, slice);
    const taken = await findTakenParts(trx, slice);
    for (const row of rows) {
      for (const { qty, part } of effectsOf(row, item)) {
        sums.here += qty;
        if (!taken.has(`${row.id} ${part}`)) sums.atUnit += qty;
      }
    }
  }
  return sums;
}

/** Parts of unfinished movements that the unit has taken already. */
async function findTakenParts(trx: Trx, ids: string[]): Promise<Set<string>> {
  const calls = await findAcceptedMovements(trx, ids);
  return new Set(
    calls.map(({ transaction_id, content }) => `${transaction_id} ${fromBlob<PartContent>(content).part}`),
  );
}

function effectsOf(
  { type, document }: StoredDocument,
  item: { id: number; item_code: string },
): { qty: number; part: number }[] {
  if (type === "stock") {
    const { lines } = fromBlob<StockDocument>(document);
    return lines.filter(({ item_id }) => item_id === item.id);
  }
  if (type === "import") {
    const { line } = fromBlob<ImportDocument>(document);
    return line.item_code === item.item_code ? [{ qty: scaledQuantity(line.qty), part: 0 }] : [];
  }
  const { items, receipt_type } = fromBlob<SaleDocument | PurchaseDocument>(document);
  const sign = (type === "sales") === (receipt_type === "R") ? 1 : -1;
  return items
    .filter((line) => line.item_code === item.item_code)
    .map((line) => ({ qty: sign * scaledQuantity(line.qty), part: 0 }));
}

/** Movements of finished transactions that wait, are in doubt, or were rejected and will be resent. */
async function sumUnsent(trx: Trx, { lane_id }: { lane_id: number }, itemId: number): Promise<number> {
  const calls = await findOpenMovements(trx, { lane_id });
  let sum = 0;
  for (const { content } of calls) {
    if (!fromBlob<StockContent>(content).follow_up) continue;
    for (const { item_id, qty } of fromBlob<FollowUpContent>(content).changes) {
      if (item_id === itemId) sum += qty;
    }
  }
  return sum;
}
