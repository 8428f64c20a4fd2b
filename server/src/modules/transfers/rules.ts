// Whether stock may be transferred between two branches, and the two movements that it takes.

import { defaultProfile } from "@taxctl/sdk/rules/profiles";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import {
  checkTransferFields,
  type Problems,
  stockProblem,
  transferTotalProblem,
} from "@taxctl/sdk/rules/validation";
import { localDate, localDateTime } from "../../base/clock.ts";
import { type ZoneSetting, zoneOf } from "../../base/zone.ts";
import { stockTypes } from "../../control-unit/profiles.ts";
import type { Author, ProfileName } from "../../control-unit/types.ts";
import { itemRate, type TaxTypes } from "../../core/codes/tax-types.ts";
import type { Request } from "../../core/context/operations.ts";
import type { ReadyDevice } from "../../core/devices/ready-store.ts";
import type { ItemRow } from "../../core/items/store.ts";
import { itemLine } from "../../core/stock/item-line.ts";
import type { StockDocument, StockLine } from "../../core/stock/movement-rules.ts";
import { transferType } from "../../core/stock/store.ts";
import type { TransferSide } from "../../core/stock/transfers.ts";
import { checkDocumentDate } from "../../core/transactions/dates.ts";
import { money, quantity } from "../../db/sql/scaled.ts";

export type TransferInput = Request<"transferStock">["body"];

/** The facts that a transfer is checked against, among them the zone of the settings. */
export type TransferCheckContext = ZoneSetting & {
  items: ReadonlyMap<string, ItemRow>;
  taxTypes: TaxTypes;
  by: Author;
  nowMs: number;
};

/** The devices of both branches; undefined for a branch without a ready one. */
type TransferDevices = { from: ReadyDevice | undefined; to: ReadyDevice | undefined };

/** Adds the problems of a transfer, whatever its branches. */
export function checkTransfer(
  input: TransferInput,
  { from, to }: TransferDevices,
  against: TransferCheckContext,
  problems: Problems,
): void {
  const devices = [from, to].flatMap((device) => device ?? []);
  const profiles = devices.length > 0 ? devices.map(({ profile }) => profile) : [defaultProfile];
  if (input.transfer_date !== undefined)
    checkDocumentDate("transfer_date", input.transfer_date, earliest(profiles, against), problems);
  const decimals = profiles.map((profile) => rulesOf(profile).quantityDecimals);
  checkTransferFields(input, Math.min(...decimals), problems);
  if (from && to && from.tin !== to.tin) {
    const message = `reports under TIN ${to.tin}, and branch ${from.bhf_id} under ${from.tin}: a transfer needs one TIN. Submit a sale and a purchase`;
    problems.add("to_branch_id", message);
  }
  for (const [index, line] of input.items.entries()) {
    const path = `items[${index}]`;
    const item = against.items.get(line.item_code);
    const problem = stockProblem(line.item_code, item);
    if (problem) problems.add(`${path}.item_code`, problem);
    if (!item || problem) continue;
    if (!against.taxTypes.has(item.tax_type_code))
      problems.add(`${path}.item_code`, `has tax type ${item.tax_type_code}, which is not in use`);
    const tooMuch = transferTotalProblem(line.quantity, priceOf(line, item));
    if (tooMuch) problems.add(`${path}.quantity`, tooMuch);
  }
}

/** The time where the day begins last: a date must have come at both branches. */
function earliest(profiles: readonly ProfileName[], against: TransferCheckContext) {
  const { nowMs: ms } = against;
  const [first = defaultProfile] = profiles.toSorted((one, other) =>
    localDateTime(ms, zoneOf(against, one)).localeCompare(localDateTime(ms, zoneOf(against, other))),
  );
  return { ms, timeZone: zoneOf(against, first) };
}

const priceOf = ({ unit_price }: TransferInput["items"][number], item: ItemRow): number =>
  unit_price ?? money.fromDb(item.default_price);

/** One movement of a checked transfer. */
export function transferDocument(
  input: TransferInput,
  transfer: TransferSide,
  { profile }: ReadyDevice,
  against: TransferCheckContext,
): StockDocument {
  const { transfer_date, remark = null, items } = input;
  const { transfer_in, transfer_out } = stockTypes(profile);
  const isOut = transfer.side === "out";
  const lines = items.map((line, index): StockLine => {
    const item = against.items.get(line.item_code);
    if (!item) throw new Error(`item ${line.item_code} was not checked`);
    const unit_price = priceOf(line, item);
    const tax_rate = itemRate(against.taxTypes, item) ?? 0;
    return {
      item_id: item.id,
      part: 0,
      qty: quantity.toDb(isOut ? -line.quantity : line.quantity),
      line: itemLine(item, { item_seq: index + 1, qty: line.quantity, unit_price, tax_rate }),
    };
  });
  const date = transfer_date ?? localDate(against.nowMs, zoneOf(against, profile));
  const parts = [isOut ? transfer_out : transfer_in];
  return { sar_type: transferType, date, remark, by: against.by, transfer, parts, lines };
}
