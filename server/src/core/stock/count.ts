// A stock take: booked at once as a difference, and sent to the unit as a movement and a stock balance.
// Decisions about the API: 61.

import { multiply, round2 } from "@taxctl/sdk/rules/amounts";
import { localDate } from "../../base/clock.ts";
import { zoneOf } from "../../base/zone.ts";
import { unitStockType } from "../../control-unit/profiles.ts";
import type { Author, DocumentLine } from "../../control-unit/types.ts";
import { newRowId } from "../../db/row-ids.ts";
import { money, quantity } from "../../db/sql/scaled.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { recordChange } from "../audit/record.ts";
import type { Context } from "../context/context.ts";
import { holdReadyDevice } from "../devices/ready-store.ts";
import type { ItemRow } from "../items/store.ts";
import { pendingRow } from "../transactions/batch.ts";
import { contentHash } from "../transactions/content.ts";
import { insertTransactions, packResponse } from "../transactions/store.ts";
import { bookingOf } from "./effects.ts";
import { enqueueMovement } from "./follow-ups.ts";
import { itemLine } from "./item-line.ts";
import { enqueueMasters } from "./masters.ts";
import { findOpenQuantities } from "./open.ts";
import { resendRejected } from "./resend.ts";
import { bookMovements, lockLevel } from "./store.ts";

/** Counts are adjustments. */
const adjustment = "13";
/** A stock take gives a quantity. If its value exceeds the columns, it is stored without one. */
const mostMoney = 99_999_999_999.99;

export type Count = { item: ItemRow; remaining_qty: number; remark: string | null; tax_rate: number };

export type Counted = { id: string; laneId: number };

/**
 * Books the difference to the counted quantity, as a successful `stock` transaction under a number of ours.
 *
 * Items of accepted, unfinished transactions count as already moved: the person counts the shelf as it is, and the
 * transactions will still change the quantity. The unit gets another difference if it has acknowledged another quantity
 * than was booked here, so a stock take also removes this discrepancy.
 */
export async function bookCount(
  trx: Trx,
  context: Context,
  { item, remaining_qty, remark, tax_rate }: Count,
  request: unknown,
): Promise<Counted> {
  const { service, user } = context;
  const branch = context.requireBranch();
  const nowMs = service.clock.now();
  const { lane_id, profile } = await holdReadyDevice(trx, branch);
  const now = { ms: nowMs, timeZone: zoneOf(service.config, profile) };
  const id = newRowId(trx);
  const by: Author = { id: String(user.id), name: user.name };
  const row = {
    ...pendingRow(
      context,
      {
        type: "stock",
        invoice_no: `COUNT-${id}`,
        document_date: localDate(nowMs, now.timeZone),
        total_amount: money.toDb(worthOf(remaining_qty, item)),
        tax_amount: 0,
      },
      { id, lane_id, profile, content_hash: contentHash(request), nowMs },
    ),
    status: "success" as const,
    processed_at: nowMs,
    ...packResponse({
      receipt_no: null,
      receipt_date: null,
      qr_code: null,
      result_code: null,
      result_message: null,
    }),
  };
  const document = { item_code: item.item_code, remaining_qty, remark };
  await insertTransactions(trx, [{ row, request, document }]);

  const level = await lockLevel(trx, row, item.id, nowMs);
  await resendRejected(trx, { lane_id, item_id: item.id }, nowMs);
  const open = await findOpenQuantities(trx, { branch_id: branch.id, lane_id }, item);
  const counted = quantity.toDb(remaining_qty);
  const missingHere = counted - level.qty - open.here;
  const missingAtUnit = counted - level.acknowledged_qty - open.atUnit;

  if (missingHere !== 0) {
    const line = lineOf(item, missingHere, tax_rate);
    const booking = {
      item_id: item.id,
      line: 1,
      movement_type: adjustment,
      qty: missingHere,
      unit_price: money.toDb(line.unit_price),
      total_amount: money.toDb(line.total_amount),
    };
    await bookMovements(trx, bookingOf(row, remark ? `Count: ${remark}` : "Count", now), [booking], nowMs);
  }
  const { item_code } = item;
  if (missingAtUnit !== 0) {
    const sar_type = unitStockType(profile, adjustment, missingAtUnit);
    const change = { item_id: item.id, item_code, qty: missingAtUnit };
    const stockLines = [{ line: lineOf(item, missingAtUnit, tax_rate), change }];
    await enqueueMovement(trx, row, { sar_type, remark, by, stockLines }, now);
  } else {
    const of = { lane_id, transaction_id: id, branch_id: branch.id, by, isAll: true };
    await enqueueMasters(trx, of, [{ item_id: item.id, item_code }], nowMs);
  }
  await recordChange(trx, context, {
    action: "stock.count",
    subject: `item ${item_code}`,
    old: { qty: quantity.fromDb(level.qty) },
    new: { qty: remaining_qty },
    detail: { bhf_id: branch.bhf_id, item_name: item.item_name, transaction_id: id, remark },
  });
  return { id, laneId: lane_id };
}

function worthOf(qty: number, item: ItemRow): number {
  const value = round2(multiply(qty, money.fromDb(item.default_price)));
  return value <= mostMoney ? value : 0;
}

function lineOf(item: ItemRow, scaled: number, tax_rate: number): DocumentLine {
  const qty = quantity.fromDb(Math.abs(scaled));
  const unit_price = worthOf(qty, item) === 0 ? 0 : money.fromDb(item.default_price);
  return itemLine(item, { item_seq: 1, qty, unit_price, tax_rate });
}
