// Whether an explicit stock movement may be recorded, and the document that is: signed quantities, and the calls it takes.
import { add, checkTotals, hasDecimals } from "@taxctl/sdk/amounts";
import { rulesOf, unitStockType } from "../control-unit/profiles/profile.ts";
import type { Author, DocumentLine, Profile } from "../control-unit/types.ts";
import { quantity } from "../db/scaled.ts";
import { ValidationError } from "../errors.ts";
import type { ItemRow } from "../items/store.ts";
import type { Request } from "../operations.ts";
import type { TaxTypes } from "../tax/types.ts";
import { checkDocumentDate } from "../transactions/dates.ts";
import { Problems } from "../transactions/lines.ts";

export type MovementInput = Request<"createStockMovement">["body"];
type LineInput = MovementInput["items"][number];

/** What a movement is checked against. */
export type MovementSurroundings = {
  items: ReadonlyMap<string, ItemRow>;
  taxTypes: TaxTypes;
  profile: Profile;
  by: Author;
  nowMs: number;
  timeZone: string;
};

/** An explicit movement as it is recorded. */
export type StockDocument = {
  /** The interface's `sar_ty_cd`. */
  sar_type: string;
  date: string;
  remark: string | null;
  by: Author;
  /** The unit's movement type of each call that the movement takes, in the order they are sent. */
  parts: string[];
  lines: StockLine[];
};

export type StockLine = {
  item_id: number;
  /** The call that carries the line: its place in `parts`. */
  part: number;
  /** Signed, ×10⁴. */
  qty: number;
  /** All figures positive, as units want them. */
  line: DocumentLine;
};

/** An adjustment: the only type whose lines carry their own sign. */
const adjustment = "13";
const outwards = new Set(["12", "21"]);
const money = ["prc", "sply_amt", "tot_dcamt", "taxbl_amt", "tax_amt", "tot_amt", "pkg"] as const;
const totals = ["tot_taxbl_amt", "tot_tax_amt", "tot_amt"] as const;

/** A movement's payload without the branch. */
export function normaliseMovement(input: MovementInput): Record<string, unknown> {
  const { branch_id, bhf_id, ...rest } = input;
  return rest;
}

/**
 * The movement as it will be recorded. The amounts of its lines are the caller's; only sums are checked.
 *
 * @throws ValidationError with every problem at once.
 */
export function checkMovement(input: MovementInput, around: MovementSurroundings): StockDocument {
  const problems = new Problems();
  const now = { ms: around.nowMs, timeZone: around.timeZone };
  checkDocumentDate("sar_dt", input.sar_dt, now, problems);
  if (input.sar_rcv_dt !== undefined) checkDocumentDate("sar_rcv_dt", input.sar_rcv_dt, now, problems);
  if (input.tot_item_cnt !== input.items.length) {
    problems.add(
      "tot_item_cnt",
      `must be ${input.items.length}, the number of items; it is ${input.tot_item_cnt}`,
    );
  }
  const parts: string[] = [];
  const seen = new Set<number>();
  const lines = input.items.flatMap((line, index) => {
    const path = `items[${index}]`;
    if (seen.has(line.item_seq)) problems.add(`${path}.item_seq`, `repeats ${line.item_seq}`);
    seen.add(line.item_seq);
    checkFigures(line, path, input.sar_ty_cd, around.profile, problems);
    const item = findGoods(line.item_cd, path, around.items, problems);
    const rate = around.taxTypes.get(line.tax_ty_cd)?.rate;
    if (rate === undefined) {
      const known = [...around.taxTypes.keys()].join(", ");
      problems.add(`${path}.tax_ty_cd`, `${line.tax_ty_cd} is not a tax type in use: ${known}`);
    }
    if (!item || rate === undefined || !hasDecimals(line.qty, 4)) return [];
    const signed = outwards.has(input.sar_ty_cd) ? -line.qty : line.qty;
    const type = unitStockType(around.profile, input.sar_ty_cd, signed);
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
  checkSums(input, problems);
  if (problems.any) throw new ValidationError(problems.errors);
  const { sar_ty_cd: sar_type, sar_dt: date, remark = null } = input;
  return { sar_type, date, remark, by: around.by, parts, lines };
}

function findGoods(
  code: string,
  path: string,
  items: ReadonlyMap<string, ItemRow>,
  problems: Problems,
): ItemRow | undefined {
  const item = items.get(code);
  if (!item?.is_active) {
    problems.add(`${path}.item_cd`, `${code} is ${item ? "not active" : "not a registered item"}`);
    return undefined;
  }
  if (item.item_type !== "3") return item;
  problems.add(`${path}.item_cd`, `${code} is a service; services have no stock`);
  return undefined;
}

function checkFigures(
  line: LineInput,
  path: string,
  type: string,
  profile: Profile,
  problems: Problems,
): void {
  for (const field of money) {
    const value = line[field];
    if (value === undefined) continue;
    if (!hasDecimals(value, 2)) {
      problems.add(`${path}.${field}`, `must have at most 2 decimals, found ${value}`);
    } else if (value < 0 && type !== adjustment) {
      problems.add(`${path}.${field}`, `must not be negative with type ${type}, found ${value}`);
    }
  }
  const { quantityDecimals } = rulesOf(profile);
  if (line.qty === 0) problems.add(`${path}.qty`, "must not be 0");
  else if (line.qty < 0 && type !== adjustment) {
    problems.add(`${path}.qty`, `must be above 0 with type ${type}, found ${line.qty}`);
  } else if (!hasDecimals(line.qty, quantityDecimals)) {
    problems.add(`${path}.qty`, `must have at most ${quantityDecimals} decimals, found ${line.qty}`);
  }
}

function checkSums(input: MovementInput, problems: Problems): void {
  for (const field of totals) {
    if (!hasDecimals(input[field], 2)) {
      problems.add(field, `must have at most 2 decimals, found ${input[field]}`);
    }
  }
  const sums = {
    tot_taxbl_amt: add(...input.items.map((line) => line.taxbl_amt)),
    tot_tax_amt: add(...input.items.map((line) => line.tax_amt)),
    tot_amt: add(...input.items.map((line) => line.tot_amt)),
  };
  const { tot_taxbl_amt, tot_tax_amt, tot_amt } = input;
  const given = { tot_taxbl_amt, tot_tax_amt, tot_amt };
  for (const { field, expected, found } of checkTotals(given, sums, input.items.length)) {
    problems.add(field, `must be ${expected.toFixed(2)}, the sum of the items, found ${found.toFixed(2)}`);
  }
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
    discount_amount: line.tot_dcamt ?? 0,
    supply_amount: Math.abs(line.sply_amt),
    taxable_amount: Math.abs(line.taxbl_amt),
    tax_type: line.tax_ty_cd,
    tax_rate,
    tax_amount: Math.abs(line.tax_amt),
    total_amount: Math.abs(line.tot_amt),
    expiry_date: line.item_expr_dt ?? null,
  };
}
