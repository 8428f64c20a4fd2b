// What the unit is told after a sale or purchase: the movement, then what remains of each item; through the stock stream.
import type { Knex } from "knex";
import { localDate } from "../clock.ts";
import { type StockTypes, stockTypes } from "../control-unit/profiles/profile.ts";
import type { Author, DocumentLine, MovementDocument, Profile } from "../control-unit/types.ts";
import { wireMaster, wireMovement } from "../control-unit/wire.ts";
import { quantity } from "../db/scaled.ts";
import { fromBlob, toBlob } from "../db/values.ts";
import type { ItemRow } from "../items/store.ts";
import type { StockContent } from "../lanes/choose.ts";
import type { CallKind, CallRow, Refusal } from "../lanes/kinds.ts";
import { insertCalls } from "../lanes/store.ts";
import type { Service } from "../service.ts";
import type { TransactionRow } from "../transactions/store.ts";

/** The movement that follows from a transaction, with the signed quantity (×10⁴) of each item. */
type MovementContent = StockContent & {
  document: MovementDocument;
  branch_id: number;
  data_set_id: number;
  changes: { item_id: number; item_code: string; qty: number }[];
};

type MasterContent = StockContent & { branch_id: number; item_code: string; by: Author };

/** Goods of one transaction: services are left out before. */
export type Goods = { line: DocumentLine; item: ItemRow };

/** Puts the movement of a transaction's goods into its lane. */
export async function enqueueMovement(
  trx: Knex.Transaction,
  row: Pick<
    TransactionRow,
    "id" | "lane_id" | "branch_id" | "data_set_id" | "invoice_no" | "counterparty_tin" | "counterparty_name"
  >,
  effect: { reason: keyof StockTypes; sign: 1 | -1 },
  profile: Profile,
  goods: Goods[],
  by: Author,
  now: { ms: number; timeZone: string },
): Promise<void> {
  if (goods.length === 0) return;
  const content: MovementContent = {
    follow_up: true,
    item_ids: [...new Set(goods.map(({ item }) => item.id))],
    branch_id: row.branch_id,
    data_set_id: row.data_set_id,
    changes: goods.map(({ line, item }) => ({
      item_id: item.id,
      item_code: item.item_code,
      qty: effect.sign * quantity.toDb(Number(line.qty.toFixed(4))),
    })),
    document: {
      sar_type: stockTypes(profile)[effect.reason],
      date: localDate(now.ms, now.timeZone),
      customer_tin: row.counterparty_tin,
      customer_name: row.counterparty_name,
      original_number: null,
      remark: row.invoice_no,
      by,
      items: goods.map(({ line }, index) => ({ ...line, item_seq: index + 1 })),
    },
  };
  await insertCalls(
    trx,
    [
      {
        lane_id: row.lane_id,
        stream: "stock",
        kind: "movement",
        transaction_id: row.id,
        content: toBlob(content),
      },
    ],
    now.ms,
  );
}

const mostTries = 5;
const retryDelaysMs = [30_000, 120_000, 600_000, 1_800_000];

/** When a refused follow-up is tried again, or null once its tries are used up. */
function againAt(call: CallRow, nowMs: number): number | null {
  const delay = call.tries + 1 < mostTries ? retryDelaysMs[call.tries] : undefined;
  return delay === undefined ? null : nowMs + delay;
}

async function noteSyncError(
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

/** A movement: numbered, so it follows the rules of doubt; its refusal never changes the transaction it follows. */
export function movementKind({ clock }: Pick<Service, "clock">): CallKind {
  const nothing = async () => undefined;
  return {
    numbered: true,
    async prepare(_trx, call, unit, number) {
      return wireMovement(unit, fromBlob<MovementContent>(call.content).document, number);
    },
    sent: nothing,
    notSent: nothing,
    doubted: nothing,
    async accepted(trx, call) {
      const { branch_id, changes, item_ids, document } = fromBlob<MovementContent>(call.content);
      const nowMs = clock.now();
      for (const { item_id, qty } of [...changes].sort((a, b) => a.item_id - b.item_id)) {
        await trx("stock")
          .where({ branch_id, item_id })
          .update({ acknowledged_qty: trx.raw("acknowledged_qty + ?", [qty]), updated_at: nowMs });
      }
      await noteSyncError(trx, branch_id, item_ids, null, nowMs);
      await enqueueMasters(trx, call, changes, { branch_id, by: document.by }, nowMs);
    },
    async refused(trx, call, refusal) {
      const nowMs = clock.now();
      const again = againAt(call, nowMs);
      const { branch_id, item_ids } = fromBlob<MovementContent>(call.content);
      if (again === null) await noteSyncError(trx, branch_id, item_ids, refusal, nowMs);
      return again;
    },
  };
}

/** One master waits for an item at most: what it says is decided when it is sent. */
async function enqueueMasters(
  trx: Knex.Transaction,
  call: CallRow,
  changes: MovementContent["changes"],
  of: { branch_id: number; by: Author },
  nowMs: number,
): Promise<void> {
  const items = new Map(changes.map(({ item_id, item_code }) => [item_id, item_code]));
  const pending: { item_id: number }[] = await trx("calls")
    .where({ lane_id: call.lane_id, kind: "master", state: "waiting" })
    .whereIn("item_id", [...items.keys()])
    .select("item_id");
  for (const { item_id } of pending) items.delete(item_id);
  await insertCalls(
    trx,
    [...items].map(([item_id, item_code]) => {
      const content: MasterContent = { follow_up: true, item_ids: [item_id], item_code, ...of };
      return {
        lane_id: call.lane_id,
        stream: "stock" as const,
        kind: "master" as const,
        transaction_id: call.transaction_id,
        item_id,
        content: toBlob(content),
      };
    }),
    nowMs,
  );
}

/** The stock master: what the movements that the unit acknowledged add up to; may be repeated freely. */
export function masterKind({ clock }: Pick<Service, "clock">): CallKind {
  const nothing = async () => undefined;
  return {
    numbered: false,
    async prepare(trx, call, unit) {
      const { branch_id, item_code, item_ids, by } = fromBlob<MasterContent>(call.content);
      const stock = await trx("stock").where({ branch_id, item_id: item_ids[0] }).first("acknowledged_qty");
      // The unit takes no quantity below zero; what is owed shows in the drift report instead.
      const remaining_qty = Math.max(0, quantity.fromDb(stock?.acknowledged_qty ?? 0));
      return wireMaster(unit, { item_code, remaining_qty, by });
    },
    sent: nothing,
    notSent: nothing,
    doubted: nothing,
    async accepted(trx, call) {
      const { branch_id, item_ids } = fromBlob<MasterContent>(call.content);
      await noteSyncError(trx, branch_id, item_ids, null, clock.now());
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
