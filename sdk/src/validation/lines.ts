// Responsible for the lines of a sale or purchase: alternative spellings, decimals, and the calculation rules of the API.
import { checkLine, checkTotals, documentTotals, lineAmounts, signedAmounts } from "../amounts.ts";
import type { PurchaseLine } from "../openapi.ts";
import { checkDecimals } from "./decimals.ts";
import type { Problems, Spellings } from "./problems.ts";

/** The largest amount that a caller may report: eleven integer digits. */
export const mostMoney = 99_999_999_999.99;

/** A line with the names of the field list; absent values stay absent. */
export type Line = Pick<SignedLine, "item_code" | "qty" | "unit_price"> & {
  [Field in keyof SignedLine]?: NonNullable<SignedLine[Field]> | undefined;
} & {
  /** Sales only, as `insurance_rate`. */
  insurance_code?: string | undefined;
  insurance_rate?: number | undefined;
};

/** A line as it may be submitted: two names each for sequence and quantity. */
export type SubmittedLine = Omit<Line, "qty" | "item_code" | "unit_price"> &
  Spellings & {
    item_code?: string | undefined;
    unit_price?: number | undefined;
    external_code?: string | undefined;
    external_source?: string | undefined;
  };

/** One spelling for each field, in the order of the alphabet; `quantity` and `item_sequence` become `qty` and `item_seq`. */
export function normalizeLine(line: SubmittedLine): { [Field in keyof Required<Line>]: Line[Field] } {
  return {
    bcd: line.bcd,
    discount_amount: line.discount_amount,
    discount_rate: line.discount_rate,
    insurance_code: line.insurance_code,
    insurance_rate: line.insurance_rate,
    item_class_code: line.item_class_code,
    item_code: line.item_code ?? "",
    item_name: line.item_name,
    item_seq: line.item_seq ?? line.item_sequence,
    pkg: line.pkg,
    pkg_unit_code: line.pkg_unit_code,
    qty: line.qty ?? line.quantity ?? 0,
    qty_unit_code: line.qty_unit_code,
    supply_amount: line.supply_amount,
    tax_amount: line.tax_amount,
    tax_rate: line.tax_rate,
    tax_type: line.tax_type,
    taxable_amount: line.taxable_amount,
    total_amount: line.total_amount,
    unit_price: line.unit_price ?? 0,
  };
}

/** Both spellings of one field must agree. */
function checkSpellings(line: SubmittedLine, path: string, problems: Problems): void {
  const check = (one: string, other: string, a: number | undefined, b: number | undefined): void => {
    if (a === undefined || b === undefined || a === b) return;
    problems.add(`${path}.${one}`, `must equal ${other}, its other spelling: ${a} is not ${b}`);
  };
  check("quantity", "qty", line.quantity, line.qty);
  check("item_sequence", "item_seq", line.item_sequence, line.item_seq);
}

const moneyFields = [
  "unit_price",
  "supply_amount",
  "discount_amount",
  "taxable_amount",
  "tax_amount",
  "total_amount",
  "discount_rate",
  "tax_rate",
  "pkg",
] as const;

/** The lines with one spelling for each field, after spellings and sequence numbers were checked. */
export function readLines(given: readonly SubmittedLine[], problems: Problems): Line[] {
  const lines = given.map(normalizeLine);
  for (const [index, line] of given.entries()) checkSpellings(line, `items[${index}]`, problems);
  checkSequence(lines, problems);
  return lines;
}

/** Sequence numbers are the positions unless every line has its own, different ones. */
function checkSequence(lines: Line[], problems: Problems): void {
  const seen = new Set<number>();
  lines.forEach((line, index) => {
    if (line.item_seq === undefined) return;
    if (seen.has(line.item_seq)) problems.add(`items[${index}].item_seq`, `repeats ${line.item_seq}`);
    seen.add(line.item_seq);
  });
  const isMalformed = (index: number, field: string) =>
    !problems.isWhole(index) && problems.isMalformed(`items[${index}]${field}`);
  const isGiven = ({ item_seq }: Line, index: number) =>
    item_seq !== undefined || isMalformed(index, ".item_seq") || isMalformed(index, ".item_sequence");
  const isMissing = (line: Line, index: number) => !isGiven(line, index) && !isMalformed(index, "");
  if (lines.some(isGiven) && lines.some(isMissing)) {
    problems.add("items", "must have item_seq on every line or on no line");
  }
}

/** The fields that a signed line takes from its item. */
export type LineItem = Pick<
  SignedLine,
  "item_code" | "item_class_code" | "item_name" | "pkg_unit_code" | "qty_unit_code"
> & { barcode: string | null };

/** A line with everything filled in, as it is signed. */
export type SignedLine = Omit<PurchaseLine, "tax_type"> & { tax_type: string };

export type Amounts = Pick<SignedLine, "total_amount" | "tax_amount" | "taxable_amount">;

export type TaxTypes = ReadonlyMap<string, { rate: number; name: string }>;

/** The rate of a line's tax type; a rate on the line must equal it. */
export function rateOf(
  line: Line,
  letter: string,
  taxTypes: TaxTypes,
  path: string,
  problems: Problems,
): number {
  const type = taxTypes.get(letter);
  if (!type) {
    problems.add(
      `${path}.tax_type`,
      `${letter} is not a tax type in use: ${[...taxTypes.keys()].join(", ")}`,
    );
    return 0;
  }
  if (line.tax_rate !== undefined && line.tax_rate !== type.rate) {
    problems.add(`${path}.tax_rate`, `must be ${type.rate} for tax type ${letter}, found ${line.tax_rate}`);
  }
  return type.rate;
}

/** The amounts of a line as they are signed, after its given figures were checked against the rules. */
export function checkFigures(
  line: Line,
  index: number,
  tax_rate: number,
  problems: Problems,
): ReturnType<typeof signedAmounts> {
  const figures = { ...line, quantity: line.qty, tax_rate };
  problems.amounts(checkLine(figures, index));
  const signed = signedAmounts(figures);
  if (signed.total_amount > mostMoney) {
    problems.add(
      `items[${index}].total_amount`,
      `must be at most ${mostMoney.toFixed(2)}, is ${signed.total_amount}`,
    );
  }
  return signed;
}

/** The line as it is signed, after its given figures were checked against the rules. */
export function signLine(
  line: Line,
  index: number,
  item: LineItem,
  tax: { type: string; rate: number },
  problems: Problems,
): SignedLine {
  const figures = { ...line, quantity: line.qty, tax_rate: tax.rate };
  const signed = checkFigures(line, index, tax.rate, problems);
  return {
    item_seq: line.item_seq ?? index + 1,
    item_code: item.item_code,
    item_class_code: line.item_class_code ?? item.item_class_code,
    item_name: line.item_name ?? item.item_name,
    bcd: line.bcd ?? item.barcode,
    pkg_unit_code: line.pkg_unit_code ?? item.pkg_unit_code,
    pkg: line.pkg ?? 1,
    qty_unit_code: line.qty_unit_code ?? item.qty_unit_code,
    qty: line.qty,
    unit_price: line.unit_price,
    discount_rate: line.discount_rate ?? 0,
    discount_amount: signed.discount_amount,
    supply_amount: line.supply_amount ?? lineAmounts(figures).supply_amount,
    taxable_amount: signed.taxable_amount,
    tax_type: tax.type,
    tax_rate: tax.rate,
    tax_amount: signed.tax_amount,
    total_amount: signed.total_amount,
  };
}

/** The three totals of a document's signed lines. */
export function sumLines(lines: readonly Amounts[]): Amounts {
  const { total_amount, tax_amount, taxable_amount } = documentTotals(lines);
  return { total_amount, tax_amount, taxable_amount };
}

type Totals = { [Field in keyof Amounts]?: number | undefined };

/** Decimals, spellings and sequence numbers of a document. Gives its lines with one spelling for each field. */
export function checkDocumentFields(
  input: Totals & { items: readonly SubmittedLine[] },
  quantityDecimals: number,
  problems: Problems,
): Line[] {
  for (const field of ["total_amount", "tax_amount", "taxable_amount"] as const)
    checkDecimals(input[field], 2, field, problems);
  const lines = readLines(input.items, problems);
  for (const [index, line] of lines.entries()) {
    const path = `items[${index}]`;
    for (const field of moneyFields) checkDecimals(line[field], 2, `${path}.${field}`, problems);
    checkDecimals(line.qty, quantityDecimals, `${path}.qty`, problems);
  }
  return lines;
}

/** Totals that were given must be the sums of the submitted lines, within 0.01 a line. */
export function checkDocumentTotals(given: Totals, lines: readonly Amounts[], problems: Problems): void {
  const sums = sumLines(lines);
  if (sums.total_amount > mostMoney) {
    problems.add("total_amount", `must be at most ${mostMoney.toFixed(2)}, is ${sums.total_amount}`);
  }
  problems.amounts(checkTotals(given, sums, lines.length));
}
