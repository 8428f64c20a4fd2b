// The effects of a document's lines on stock: the stock items among them, the changes, and the messages to the unit.
// Decisions about the API: 58.

import { round2 } from "@taxctl/sdk/rules/amounts";
import type { StockTypes } from "@taxctl/sdk/rules/profiles/units";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { localDay } from "../../base/clock.ts";
import { cutText } from "../../base/cut-text.ts";
import { stockTypes } from "../../control-unit/profiles.ts";
import type { Author, DocumentLine, ProfileName } from "../../control-unit/types.ts";
import { money, quantity } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { readItemsByCode } from "../items/store.ts";
import { isLocal, type LocalType } from "../transactions/kinds.ts";
import type { TransactionRow, TransactionType } from "../transactions/store.ts";
import { enqueueMovement } from "./follow-ups.ts";
import { type BookingOf, bookMovements } from "./store.ts";

/** The effect of a document on stock. */
export type StockEffect = {
  /** The reason as units know it. */
  reason: keyof StockTypes;
  /** `SALE`, `PURCHASE` or a movement type code, as histories show it. */
  movement_type: string;
  /** -1 takes items away, 1 brings them. */
  sign: 1 | -1;
  /** Its text in histories, like `Sale INV-1`. */
  reference: string;
  /** The document's date (`YYYYMMDD`), where it has one. */
  date?: string;
};

/** The type of a transaction in histories: an import is a stock movement there. */
const movementTypes: Record<Exclude<TransactionType, LocalType>, BookingOf["type"]> = {
  sales: "sales",
  purchase: "purchase",
  stock: "stock",
  import: "stock",
};

/** The common values of a transaction's movements. */
export function bookingOf(
  row: Pick<TransactionRow, "id" | "type" | "invoice_no" | "data_set_id" | "branch_id">,
  reference: string,
  now: { ms: number; timeZone: string },
): BookingOf {
  if (isLocal(row.type)) throw new Error(`${row.invoice_no} moves no stock`);
  const type = movementTypes[row.type];
  return {
    transaction_id: row.id,
    data_set_id: row.data_set_id,
    branch_id: row.branch_id,
    type,
    invoice_no: type === "stock" ? null : row.invoice_no,
    reference: cutText(reference, 200),
    local_day: localDay(now.ms, now.timeZone),
  };
}

/** Books the items of a successful document and queues its follow-ups to the unit; services have no stock. */
export async function moveItems(
  trx: Trx,
  row: TransactionRow,
  effect: StockEffect,
  document: { items: DocumentLine[]; by: Author },
  profile: ProfileName,
  now: { ms: number; timeZone: string },
): Promise<void> {
  const items = await readItemsByCode(
    trx,
    row.data_set_id,
    document.items.map((line) => line.item_code),
  );
  const stockLines = document.items.flatMap((line, index) => {
    const item = items.get(line.item_code);
    return item && item.item_type !== "3" ? [{ line, index, item }] : [];
  });
  await bookMovements(
    trx,
    bookingOf(row, effect.reference, now),
    stockLines.map(({ line, index, item }) => ({
      item_id: item.id,
      line: index + 1,
      movement_type: effect.movement_type,
      qty: effect.sign * scaledQuantity(line.qty),
      unit_price: money.toDb(round2(line.unit_price)),
      total_amount: money.toDb(round2(line.total_amount)),
    })),
    now.ms,
  );
  const followUp = {
    sar_type: stockTypes(profile)[effect.reason],
    remark: row.invoice_no,
    by: document.by,
    date: rulesOf(profile).followUpDate === "document" ? effect.date : undefined,
    stockLines: stockLines.map(({ line, item }) => ({
      line,
      change: { item_id: item.id, item_code: item.item_code, qty: effect.sign * scaledQuantity(line.qty) },
    })),
  };
  await enqueueMovement(trx, row, followUp, now);
}

/** Four decimals are kept: suppliers' figures may have more than callers are allowed to send. */
export function scaledQuantity(qty: number): number {
  return quantity.toDb(Number(qty.toFixed(4)));
}
