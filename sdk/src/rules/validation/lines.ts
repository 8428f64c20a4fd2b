// The lines of a sale or purchase: alternative spellings, decimals, and the calculation rules of the API.

import {
  checkLine,
  checkTotals,
  documentSums,
  documentTotals,
  type LineAmounts,
  lineAmounts,
  type Rounding,
  round2,
} from "../amounts.ts";
import type { ExtraTax } from "../extra-taxes.ts";
import type { PurchaseLine, SaleInput } from "../openapi.ts";
import { type ProfileName, sharedRulesOf, type TaxKind } from "../profiles/index.ts";
import { checkDecimals } from "./decimals.ts";
import type { Problems, Spellings } from "./problems.ts";

/** The largest amount that a caller may report: eleven integer digits. */
export const mostMoney = 99_999_999_999.99;

/** A line with the names of the field list; absent values stay absent. */
export type Line = Pick<SignedLine, "item_code" | "qty" | "unit_price"> & {
  [Field in Exclude<keyof SignedLine, "discount_with_tax" | "outside_vat" | "extra_taxes">]?:
    | NonNullable<SignedLine[Field]>
    | undefined;
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

const exactFields = [
  "unit_price",
  "discount_amount",
  "total_amount",
  "discount_rate",
  "tax_rate",
  "pkg",
] as const;

/** What other software calculates, often without rounding. It is rounded before it is compared. */
const derivedFields = ["supply_amount", "taxable_amount", "tax_amount"] as const;
const mostDerivedDecimals = 10;

/** The numbered lines with one spelling for each field, after spellings and sequence numbers were checked. */
export function readLines(given: readonly SubmittedLine[], problems: Problems): Line[] {
  const lines = given.map(normalizeLine);
  for (const [index, line] of given.entries()) checkSpellings(line, `items[${index}]`, problems);
  checkSequence(lines, problems);
  return lines.map((line, index) => ({ ...line, item_seq: line.item_seq ?? index + 1 }));
}

/** Sequence numbers are the positions unless every line has its own, different ones. */
function checkSequence(lines: Line[], problems: Problems): void {
  const seen = new Set<number>();
  lines.forEach((line, index) => {
    if (line.item_seq === undefined) return;
    if (seen.has(line.item_seq))
      problems.add(
        `items[${index}].item_seq`,
        `repeats ${line.item_seq}: number each line once, or omit it in all`,
      );
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
export type SignedLine = Omit<PurchaseLine, "tax_type" | "non_deductible"> & {
  tax_type: string;
  /** Set of a line outside VAT, whatever its letter: no sum of what is taxable has it. */
  outside_vat?: true;
  /** Of a sale: the taxes next to that of its letter, if it bears any. */
  extra_taxes?: ExtraTax[];
};

export type Amounts = Pick<SignedLine, "total_amount" | "tax_amount" | "taxable_amount">;
type SummedLine = Amounts & Pick<SignedLine, "outside_vat">;

/** A tax type in use, in percent; `own_rate` if its lines are without tax or at that rate. */
export type TaxType = { rate: number; name: string; kind: TaxKind; own_rate: boolean };

export type TaxTypes = ReadonlyMap<string, TaxType>;

/** The rates that a tax type can have. */
function ratesOf({ rate, own_rate }: Pick<TaxType, "rate" | "own_rate">): readonly number[] {
  return own_rate && rate !== 0 ? [0, rate] : [rate];
}

/** Why a tax type can't have this rate. */
export function rateProblem(
  letter: string,
  type: Pick<TaxType, "rate" | "own_rate">,
  found: number,
): string | undefined {
  const rates = ratesOf(type);
  return rates.includes(found)
    ? undefined
    : `must be ${rates.join(" or ")} for tax type ${letter}, found ${found}`;
}

/** The tax of an item: its letter, and its own rate in percent if the letter has several. */
export type ItemTax = { tax_type_code: string; tax_rate?: number | null | undefined };

/**
 * The rate of a line: its own, or its item's, or the only one of its tax type.
 *
 * @param item undefined if it isn't known
 * @returns undefined if the rate depends on an item that isn't known
 */
export function rateOf(
  line: Line,
  letter: string,
  { item, taxTypes }: { item: ItemTax | undefined; taxTypes: TaxTypes },
  path: string,
  problems: Problems,
): number | undefined {
  const type = taxTypes.get(letter);
  if (!type) {
    problems.add(
      `${path}.tax_type`,
      `${letter} is not a tax type in use: ${[...taxTypes.keys()].join(", ")}`,
    );
    return 0;
  }
  const rates = ratesOf(type);
  const own = item?.tax_type_code === letter ? (item.tax_rate ?? undefined) : undefined;
  const rate = line.tax_rate ?? own ?? (rates.length === 1 ? type.rate : undefined);
  if (rate === undefined && item)
    problems.add(
      `${path}.tax_rate`,
      `is needed: tax type ${letter} is ${rates.join(" or ")} %. Send tax_rate on the line, or set the item's tax_rate (PATCH /items/{itemCode})`,
    );
  const problem = rate === undefined ? undefined : rateProblem(letter, type, rate);
  if (problem === undefined) return rate;
  problems.add(`${path}.tax_rate`, problem);
  return type.rate;
}

/**
 * Whose amounts a line states: a purchase may repeat a supplier's figures from before the discount. A credit note takes its share
 * of its original, so it is compared once that is known.
 */
export type DocumentKind = "sale" | "credit" | "purchase";

/** By what a line's figures are calculated: whose amounts it states, and the profile of its unit if that is known. */
export type FigureRules = { kind: DocumentKind; profile: ProfileName | undefined };

/** How discounts by rate are rounded; half up if the profile isn't known. */
export function discountRounding(profile: ProfileName | undefined): Rounding {
  return profile === undefined ? "half_up" : sharedRulesOf(profile).discountRounding;
}

/** A line's amounts, and what they come from. */
export type Figures = LineAmounts & Pick<SignedLine, "qty" | "unit_price" | "tax_rate">;
export type TaxedFigures = Figures & Pick<SignedLine, "tax_type" | "outside_vat">;

/** The tax of a line: its letter, rate and meaning. */
export type LineTax = { type: string; rate: number; kind: TaxKind | undefined };

/** The figures of a line as they are signed, after those that it states were checked against the rules. */
export function checkFigures(
  line: Line,
  index: number,
  tax: LineTax,
  { kind, profile }: FigureRules,
  problems: Problems,
): TaxedFigures {
  const figures = { ...line, quantity: line.qty, tax_rate: tax.rate };
  const signed = lineAmounts(figures, discountRounding(profile));
  if (kind !== "credit") problems.differences(checkLine(figures, index, kind, signed));
  if (signed.total_amount > mostMoney) {
    problems.add(
      `items[${index}].total_amount`,
      `must be at most ${mostMoney.toFixed(2)}, is ${signed.total_amount}`,
    );
  }
  return {
    ...signed,
    qty: line.qty,
    unit_price: line.unit_price,
    tax_type: tax.type,
    tax_rate: tax.rate,
    ...outsideVat(tax.kind),
  };
}

/** The mark of a line outside VAT. */
export const outsideVat = (kind: TaxKind | undefined): Pick<SignedLine, "outside_vat"> =>
  kind === "outside_vat" ? { outside_vat: true } : {};

/** The line as it is signed, after its given figures were checked against the rules. */
export function signLine(
  line: Line,
  index: number,
  item: LineItem,
  tax: LineTax,
  rules: FigureRules,
  problems: Problems,
): SignedLine {
  const signed = checkFigures(line, index, tax, rules, problems);
  return {
    item_seq: line.item_seq ?? index + 1,
    item_code: item.item_code,
    item_class_code: line.item_class_code ?? item.item_class_code,
    item_name: line.item_name ?? item.item_name,
    bcd: line.bcd ?? item.barcode,
    pkg_unit_code: line.pkg_unit_code ?? item.pkg_unit_code,
    pkg: line.pkg ?? 1,
    qty_unit_code: line.qty_unit_code ?? item.qty_unit_code,
    qty: signed.qty,
    unit_price: signed.unit_price,
    discount_rate: line.discount_rate ?? 0,
    discount_amount: signed.discount_amount,
    discount_with_tax: signed.discount_with_tax,
    supply_amount: signed.supply_amount,
    taxable_amount: signed.taxable_amount,
    tax_type: tax.type,
    tax_rate: tax.rate,
    tax_amount: signed.tax_amount,
    total_amount: signed.total_amount,
    ...outsideVat(tax.kind),
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
  input: Totals &
    Pick<SaleInput, "bill_discount_rate" | "bill_discount_amount"> & { items: readonly SubmittedLine[] },
  quantityDecimals: number,
  problems: Problems,
): Line[] {
  for (const field of ["total_amount", "bill_discount_rate", "bill_discount_amount"] as const)
    checkDecimals(input[field], 2, field, problems);
  for (const field of ["tax_amount", "taxable_amount"] as const)
    checkDecimals(input[field], mostDerivedDecimals, field, problems);
  const lines = readLines(input.items, problems);
  for (const [index, line] of lines.entries()) {
    const path = `items[${index}]`;
    for (const field of exactFields) checkDecimals(line[field], 2, `${path}.${field}`, problems);
    for (const field of derivedFields)
      checkDecimals(line[field], mostDerivedDecimals, `${path}.${field}`, problems);
    checkDecimals(line.qty, quantityDecimals, `${path}.qty`, problems);
  }
  return lines;
}

/**
 * Compares given totals with the sums of the signed lines: the total of a sale to the cent, tax and taxable amount within 0.01 a
 * line, with a warning.
 */
export function checkDocumentTotals(given: Totals, lines: readonly SummedLine[], problems: Problems): void {
  const sums = sumLines(lines);
  checkMost(sums.total_amount, problems);
  const { total_amount, tax_amount, taxable_amount } = given;
  problems.differences(checkTotals({ total_amount }, { total_amount: sums.total_amount }, 0));
  checkDerivedTotals({ tax_amount, taxable_amount }, lines, problems);
}

/** The same of a purchase, whose total and tax may be those before the discounts, and off by 0.01 a line. */
export function checkPurchaseTotals(given: Totals, lines: readonly TaxedFigures[], problems: Problems): void {
  const sums = sumLines(lines);
  checkMost(sums.total_amount, problems);
  const before = sumLines(
    lines.map(({ qty, unit_price, tax_rate }) => lineAmounts({ quantity: qty, unit_price, tax_rate })),
  );
  for (const field of ["total_amount", "tax_amount"] as const) {
    const found = { [field]: roundedTotal(given[field]) };
    const isBefore = checkTotals(found, { [field]: before[field] }, lines.length).every(
      ({ isTolerated }) => isTolerated,
    );
    const differences = checkTotals(found, { [field]: sums[field] }, lines.length);
    // Either sum will do; only other totals are reported.
    if (!isBefore || before[field] === sums[field]) problems.differences(differences);
  }
  checkDerivedTotals({ taxable_amount: given.taxable_amount }, lines, problems);
}

const roundedTotal = (total: number | undefined): number | undefined =>
  total === undefined ? undefined : round2(total);

function checkMost(total: number, problems: Problems): void {
  if (total > mostMoney) problems.add("total_amount", `must be at most ${mostMoney.toFixed(2)}, is ${total}`);
}

/** The taxable amount may count lines outside VAT, as receipts do, or not, as responses do. */
function checkDerivedTotals(given: Totals, lines: readonly SummedLine[], problems: Problems): void {
  if (given.tax_amount === undefined && given.taxable_amount === undefined) return;
  const sums = sumLines(lines);
  const { taxable_amount: inside } = documentSums(lines);
  const tax_amount = roundedTotal(given.tax_amount);
  const taxable_amount = roundedTotal(given.taxable_amount);
  const isInside =
    Math.abs((taxable_amount ?? 0) - inside) < Math.abs((taxable_amount ?? 0) - sums.taxable_amount);
  const calculated = {
    tax_amount: sums.tax_amount,
    taxable_amount: isInside ? inside : sums.taxable_amount,
  };
  problems.differences(checkTotals({ tax_amount, taxable_amount }, calculated, lines.length));
}
