// An import in its device's lane, step by step: registers the item, reports the status, books the items in.
// Decisions about the API: 49.

import { defaultProfile } from "@taxctl/sdk/rules/profiles";
import type { Clock } from "../../base/clock.ts";
import { type ZoneSetting, zoneOf } from "../../base/zone.ts";
import { wireImportUpdate } from "../../control-unit/wire.ts";
import { quantity } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { toBlob } from "../../db/sql/values.ts";
import { enqueueCalls } from "../../lanes/calls.ts";
import type { StockContent } from "../../lanes/choose.ts";
import type { Acceptance, CallKind, CallRow } from "../../lanes/kinds.ts";
import { findLaneProfile } from "../devices/ready-store.ts";
import type { ImportDocument } from "../items/import-document.ts";
import { findItem } from "../items/store.ts";
import { moveItems, scaledQuantity } from "../stock/effects.ts";
import { lockLevel } from "../stock/store.ts";
import { againAt } from "../stock/sync-store.ts";
import { finishAccepted, finishRejected, markNotSent, markSent } from "../transactions/finish.ts";
import type { ItemSource } from "../transactions/new-item-kind.ts";
import {
  findBodies,
  findDocument,
  lockTransaction,
  packResponse,
  readTransaction,
  type TransactionRow,
  updateTransaction,
} from "../transactions/store.ts";
import { markImportProcessed } from "./store.ts";

/** Approved: the status of a processed record. */
const approved = "3";

/** Steps move no items, so no follow-up ever waits for them. */
export const stepContent: Uint8Array = toBlob({ follow_up: false, item_ids: [] } satisfies StockContent);

type Dependencies = ZoneSetting & { clock: Clock };

async function readImport(
  trx: Trx,
  call: CallRow,
): Promise<{ row: TransactionRow; document: ImportDocument }> {
  const row = await readTransaction(trx, call.transaction_id);
  return { row, document: (await findBodies<ImportDocument>(trx, row.id)).document };
}

/** The items that imports create; the status step follows. */
export function importedItems({ clock }: Pick<Dependencies, "clock">): ItemSource {
  return {
    async read(trx, call) {
      const { new_item, by } = await findDocument<ImportDocument>(trx, call);
      return { item: new_item ?? undefined, by };
    },
    objectTo: (_held, { item_code }) => ({
      code: "already_exists",
      message: `item ${item_code} was registered meanwhile; map the import to it`,
      passing: false,
    }),
    registered: (trx, _call, row) => enqueueCalls(trx, [statusCall(row)], clock.now()),
  };
}

function statusCall({ id, lane_id }: Pick<TransactionRow, "id" | "lane_id">) {
  const stream = "stock" as const;
  return { lane_id, stream, kind: "import" as const, transaction_id: id, content: stepContent };
}

/**
 * The status step. An update without a response still ends the import: the items have arrived. The update may be
 * retried, and is until the unit has responded.
 */
export function importKind(dependencies: Dependencies): CallKind {
  const { clock } = dependencies;
  const isOpen = async (trx: Trx, call: CallRow) =>
    (await readTransaction(trx, call.transaction_id)).status !== "success";
  return {
    numbered: false,
    async prepare(trx, call, unit) {
      const { document } = await readImport(trx, call);
      const { line, remark, by } = document;
      return wireImportUpdate(unit, {
        task_code: document.task_code,
        declaration_date: document.unit_declaration_date,
        item_sequence: document.item_sequence,
        hs_code: document.hs_code,
        item_class_code: line.item_class_code,
        item_code: line.item_code,
        import_item_status_code: approved,
        remark,
        by,
      });
    },
    async sent(trx, call) {
      if (await isOpen(trx, call)) await markSent(trx, call.transaction_id, clock);
    },
    async notSent(trx, call) {
      if (await isOpen(trx, call)) await markNotSent(trx, call.transaction_id, clock);
    },
    async doubted(trx, call, message) {
      if (!(await isOpen(trx, call))) return;
      await succeed(trx, dependencies, call, { code: null, message, result_date: null });
    },
    async accepted(trx, call, _unit, acceptance) {
      if (await isOpen(trx, call)) await succeed(trx, dependencies, call, acceptance);
      else await noteAccepted(trx, call, acceptance);
    },
    async rejected(trx, call, rejection) {
      if (await isOpen(trx, call)) {
        return (await finishRejected(trx, call.transaction_id, rejection, clock)).again;
      }
      return againAt(call, clock.now());
    },
  };
}

/** Books the items in, once, and queues the follow-ups to the unit. */
async function succeed(
  trx: Trx,
  dependencies: Dependencies,
  call: CallRow,
  { code, message, result_date }: { code: string | null; message: string; result_date: string | null },
): Promise<void> {
  const { clock } = dependencies;
  const { document } = await readImport(trx, call);
  const row = await lockTransaction(trx, call.transaction_id);
  const nowMs = clock.now();
  const profile = (await findLaneProfile(trx, row.lane_id)) ?? defaultProfile;
  const item = await findItem(trx, row.data_set_id, document.line.item_code);
  if (!item) throw new Error(`item ${document.line.item_code} of import ${row.id} vanished`);
  const { qty } = await lockLevel(trx, row, item.id, nowMs);
  const response = {
    receipt_no: null,
    receipt_date: result_date,
    previous_qty: quantity.fromDb(qty),
    new_qty: quantity.fromDb(qty + scaledQuantity(document.line.qty)),
  };
  await finishAccepted(trx, row.id, { code, message }, response, clock);
  if (code === null) await updateTransaction(trx, row, { synced_to_authority: 0 });
  await moveItems(
    trx,
    row,
    {
      reason: "import",
      movement_type: "01",
      sign: 1,
      reference: `Import ${document.declaration_number}/${document.item_sequence}`,
    },
    { items: [document.line], by: document.by },
    profile,
    { ms: nowMs, timeZone: zoneOf(dependencies, profile) },
  );
  await markImportProcessed(trx, row.branch_id, document, {
    settled_code: approved,
    item_code: document.line.item_code,
    settled_at: nowMs,
    processed_by: row.id,
  });
}

/** The retried update got its response. */
async function noteAccepted(trx: Trx, call: CallRow, acceptance: Acceptance): Promise<void> {
  const { row } = await readImport(trx, call);
  const { response } = await findBodies(trx, row.id);
  const { code: result_code, message: result_message } = acceptance;
  await updateTransaction(trx, row, {
    synced_to_authority: 1,
    ...(response ? packResponse({ ...response, result_code, result_message }) : {}),
  });
}
