// From the lines of a document to stock: which are goods, what they change, and what the unit is told of them.
import { round2 } from "@taxctl/sdk/amounts";
import type { Knex } from "knex";
import type { StockTypes } from "../control-unit/profiles/profile.ts";
import type { Author, DocumentLine, Profile } from "../control-unit/types.ts";
import { money, quantity } from "../db/scaled.ts";
import { findItemsByCode } from "../items/store.ts";
import type { TransactionRow } from "../transactions/store.ts";
import { enqueueMovement } from "./follow-ups.ts";
import { bookMovements } from "./store.ts";

/** What a document does to stock. */
export type StockEffect = {
  /** The reason as units know it. */
  reason: keyof StockTypes;
  /** `SALE`, `PURCHASE` or a movement type code, as histories show it. */
  movement_type: string;
  /** -1 takes goods away, 1 brings them. */
  sign: 1 | -1;
  /** What histories call it, like `Sale INV-1`. */
  reference: string;
};

/** Books a successful document's goods and queues what the unit must be told; services have no stock. */
export async function moveGoods(
  trx: Knex.Transaction,
  row: TransactionRow,
  effect: StockEffect,
  document: { items: DocumentLine[]; by: Author },
  profile: Profile,
  now: { ms: number; timeZone: string },
): Promise<void> {
  const items = await findItemsByCode(
    trx,
    row.data_set_id,
    document.items.map((line) => line.item_code),
  );
  const goods = document.items.flatMap((line, index) => {
    const item = items.get(line.item_code);
    return item && item.item_type !== "3" ? [{ line, index, item }] : [];
  });
  const { data_set_id, branch_id, invoice_no, local_day } = row;
  const type = row.type === "sales" ? "sales" : "purchase";
  await bookMovements(
    trx,
    {
      transaction_id: row.id,
      data_set_id,
      branch_id,
      type,
      invoice_no,
      reference: effect.reference,
      local_day,
    },
    goods.map(({ line, index, item }) => ({
      item_id: item.id,
      line: index + 1,
      movement_type: effect.movement_type,
      qty: effect.sign * scaledQuantity(line.qty),
      unit_price: money.toDb(round2(line.unit_price)),
      total_amount: money.toDb(round2(line.total_amount)),
    })),
    now.ms,
  );
  await enqueueMovement(trx, row, effect, profile, goods, document.by, now);
}

/** Four decimals are kept: suppliers' figures may have more than callers are allowed to send. */
export function scaledQuantity(qty: number): number {
  return quantity.toDb(Number(qty.toFixed(4)));
}
