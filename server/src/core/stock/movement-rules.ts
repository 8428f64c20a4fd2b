// Whether an explicit stock movement may be recorded, and the document that is: signed quantities, and the calls it takes.
// Decisions about the API: 56.
import { hasDecimals, withoutTax } from "@taxctl/sdk/rules/amounts";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import {
  type CodesInUse,
  checkMovementFields,
  codeProblem,
  Problems,
  stockProblem,
} from "@taxctl/sdk/rules/validation";
import { ValidationError } from "../../base/errors.ts";
import { unitStockType } from "../../control-unit/profiles.ts";
import type { Author, DocumentLine, ProfileName } from "../../control-unit/types.ts";
import { quantity } from "../../db/sql/scaled.ts";
import { itemRate, type TaxTypes } from "../codes/tax-types.ts";
import type { Request } from "../context/operations.ts";
import type { ItemRow } from "../items/store.ts";
import { checkDocumentDate } from "../transactions/dates.ts";
import type { TransferSide } from "./transfers.ts";

export type MovementInput = Request<"createStockMovement">["body"];
type LineInput = MovementInput["items"][number];

/** The facts that a movement is checked against. */
type MovementCheckContext = {
  items: ReadonlyMap<string, ItemRow>;
  taxTypes: TaxTypes;
  codes: CodesInUse;
  profile: ProfileName;
  by: Author;
  nowMs: number;
  timeZone: string;
};

/** An explicit movement as it is recorded. */
export type StockDocument = {
  /** The API's `sar_ty_cd`. */
  sar_type: string;
  date: string;
  remark: string | null;
  by: Author;
  /** Of a movement that is part of a transfer between branches. */
  transfer?: TransferSide;
  /** The unit's movement type of each call that the movement takes, in the order they are sent. */
  parts: string[];
  lines: StockLine[];
};

export type StockLine = {
  item_id: number;
  /** The call with the line: its place in `parts`. */
  part: number;
  /** Signed, ×10⁴. */
  qty: number;
  /** All figures positive, as units want them. */
  line: DocumentLine;
};

const outwards = new Set(["12", "21"]);

/** A movement's payload without the branch. */
export function normalizeMovement(input: MovementInput): Record<string, unknown> {
  const { branch_id, bhf_id, ...rest } = input;
  return rest;
}

/**
 * The movement as it will be recorded. The amounts of its lines are the caller's; only sums are checked.
 *
 * @throws ValidationError with every problem at once.
 */
export function checkMovement(input: MovementInput, against: MovementCheckContext): StockDocument {
  const problems = new Problems();
  const now = { ms: against.nowMs, timeZone: against.timeZone };
  checkDocumentDate("sar_dt", input.sar_dt, now, problems);
  if (input.sar_rcv_dt !== undefined) checkDocumentDate("sar_rcv_dt", input.sar_rcv_dt, now, problems);
  checkMovementFields(input, rulesOf(against.profile).quantityDecimals, problems);
  const parts: string[] = [];
  const lines = input.items.flatMap((line, index) => {
    const path = `items[${index}]`;
    const item = against.items.get(line.item_cd);
    const problem = stockProblem(line.item_cd, item);
    if (problem) problems.add(`${path}.item_cd`, problem);
    for (const [field, code] of [
      ["pkg_unit_code", line.pkg_unit_cd],
      ["qty_unit_code", line.qty_unit_cd],
    ] as const) {
      const unknown = codeProblem(field, code, against.codes);
      if (unknown) problems.add(`${path}.${field.replace("_code", "_cd")}`, unknown);
    }
    const rate =
      item?.tax_type_code === line.tax_ty_cd
        ? itemRate(against.taxTypes, item)
        : against.taxTypes.get(line.tax_ty_cd)?.rate;
    if (rate === undefined) {
      const known = [...against.taxTypes.keys()].join(", ");
      problems.add(`${path}.tax_ty_cd`, `${line.tax_ty_cd} is not a tax type in use: ${known}`);
    }
    if (!item || problem || rate === undefined || !hasDecimals(line.qty, 4)) return [];
    const signed = outwards.has(input.sar_ty_cd) ? -line.qty : line.qty;
    const type = unitStockType(against.profile, input.sar_ty_cd, signed);
    if (!parts.includes(type)) parts.push(type);
    return [
      {
        item_id: item.id,
        part: parts.indexOf(type),
        qty: quantity.toDb(signed),
        line: recordedLine(line, item, rate),
      },
    ];
  });
  if (problems.any) throw new ValidationError(problems.errors);
  const { sar_ty_cd: sar_type, sar_dt: date, remark = null } = input;
  return { sar_type, date, remark, by: against.by, parts, lines };
}

function recordedLine(line: LineInput, item: ItemRow, tax_rate: number): DocumentLine {
  return {
    item_seq: line.item_seq,
    item_code: item.item_code,
    item_class_code: line.item_clss_cd,
    item_name: line.item_nm,
    bcd: line.bcd || item.barcode,
    pkg_unit_code: line.pkg_unit_cd,
    pkg: Math.abs(line.pkg),
    qty_unit_code: line.qty_unit_cd,
    qty: Math.abs(line.qty),
    unit_price: line.prc,
    discount_rate: 0,
    discount_amount: withoutTax(line.tot_dcamt, tax_rate),
    discount_with_tax: line.tot_dcamt,
    supply_amount: Math.abs(line.sply_amt),
    taxable_amount: Math.abs(line.taxbl_amt),
    tax_type: line.tax_ty_cd,
    tax_rate,
    tax_amount: Math.abs(line.tax_amt),
    total_amount: Math.abs(line.tot_amt),
    expiry_date: line.item_expr_dt ?? null,
  };
}
