// Responsible for the amounts of a document: decimal arithmetic, the calculation rules of a line, sums and their checks.
import Big from "big.js";
import { divideHalfUp, mostExact, scaled } from "./scaled.ts";

/** A separate constructor, so that global settings of big.js never change a tax amount. */
const Decimal = Big();
Decimal.DP = 24;
Decimal.RM = Decimal.roundHalfUp;

/** The input of the calculation of a line. Prices include tax. Rates are percent: 16 is 16 %. */
export type LineInput = {
  quantity: number;
  unit_price: number;
  tax_rate: number;
  /** The discount, deducted from the net `supply_amount`. It takes precedence over `discount_rate`. */
  discount_amount?: number | null | undefined;
  /** The discount in percent of the net `supply_amount`, if `discount_amount` is omitted. */
  discount_rate?: number | null | undefined;
};

/** The amounts of a line, each rounded half up to two decimals. */
export type LineAmounts = {
  total_amount: number;
  supply_amount: number;
  tax_amount: number;
  discount_amount: number;
  taxable_amount: number;
};

/** The amounts of a line that the control unit signs. Always `taxable_amount + tax_amount = total_amount`. */
export type SignedAmounts = Omit<LineAmounts, "supply_amount">;

/** The sums of a document's lines. */
export type DocumentTotals = Omit<LineAmounts, "discount_amount">;

/** An amount that contradicts the others. `field` is its path in the body, such as `items[3].tax_amount`. */
export type AmountProblem = { field: string; expected: number; found: number };

/**
 * Calculates the amounts of a line by the rules of the API. The price includes tax:
 * total = quantity × price; supply = total / (1 + rate); tax = total − supply; taxable = supply − discount.
 *
 * @example
 * lineAmounts({ quantity: 1, unit_price: 100, tax_rate: 16 });
 * // { total_amount: 100, supply_amount: 86.21, tax_amount: 13.79, discount_amount: 0, taxable_amount: 86.21 }
 * lineAmounts({ quantity: 2, unit_price: 58, tax_rate: 16, discount_amount: 10 });
 * // { total_amount: 116, supply_amount: 100, tax_amount: 16, discount_amount: 10, taxable_amount: 90 }
 */
export function lineAmounts(line: LineInput): LineAmounts {
  return lineCents(line) ?? lineDecimals(line);
}

/** The rules in whole cents: for figures as documents have them, where a double holds every step exactly. */
function lineCents(line: LineInput): LineAmounts | undefined {
  const quantity = scaled(line.quantity, 4);
  const price = scaled(line.unit_price, 2);
  const rate = scaled(line.tax_rate, 2);
  const discountRate = scaled(line.discount_rate ?? 0, 2);
  const given = line.discount_amount == null ? null : scaled(line.discount_amount, 2);
  if (quantity === undefined || price === undefined || rate === undefined) return undefined;
  if (discountRate === undefined || given === undefined || (given ?? 0) < 0 || discountRate < 0)
    return undefined;
  const product = quantity * price;
  if (quantity < 0 || price < 0 || rate < 0 || product > mostExact) return undefined;
  const total = divideHalfUp(product, 10_000);
  if (total > mostExact / 40_000 || rate > 10_000) return undefined;
  const supply = divideHalfUp(total * 10_000, 10_000 + rate);
  if (supply * discountRate > mostExact / 4) return undefined;
  const discount = given ?? divideHalfUp(supply * discountRate, 10_000);
  return {
    total_amount: total / 100,
    supply_amount: supply / 100,
    tax_amount: (total - supply) / 100,
    discount_amount: discount / 100,
    taxable_amount: (supply - discount) / 100,
  };
}

function lineDecimals(line: LineInput): LineAmounts {
  const total = new Decimal(line.quantity).times(line.unit_price).round(2);
  const supply = total.times(100).div(new Decimal(100).plus(line.tax_rate)).round(2);
  const discount = new Decimal(line.discount_amount ?? supply.times(line.discount_rate ?? 0).div(100)).round(
    2,
  );
  return {
    total_amount: json(total),
    supply_amount: json(supply),
    tax_amount: json(total.minus(supply)),
    discount_amount: json(discount),
    taxable_amount: json(supply.minus(discount)),
  };
}

/**
 * Calculates the amounts that the control unit signs for a line. Without a discount they equal {@link lineAmounts}. With a
 * discount, the tax is calculated after it: taxable as given (or by the rules), tax = taxable × rate, total = taxable + tax. The
 * signed discount is the amount that the buyer saves: price × quantity − total. The function rejects nothing: a discount above
 * the supply amount gives negative amounts. {@link checkLine} reports amounts that the service rejects.
 *
 * @example
 * signedAmounts({ quantity: 2, unit_price: 58, tax_rate: 16, discount_amount: 10 });
 * // { taxable_amount: 90, tax_amount: 14.4, total_amount: 104.4, discount_amount: 11.6 }
 */
export function signedAmounts(
  line: LineInput & { taxable_amount?: number | null | undefined },
): SignedAmounts {
  const rules = lineAmounts(line);
  if (rules.discount_amount === 0) {
    const { taxable_amount, tax_amount, total_amount, discount_amount } = rules;
    return { taxable_amount, tax_amount, total_amount, discount_amount };
  }
  const taxable = new Decimal(line.taxable_amount ?? rules.taxable_amount).round(2);
  const tax = taxable.times(line.tax_rate).div(100).round(2);
  const total = taxable.plus(tax);
  return {
    taxable_amount: json(taxable),
    tax_amount: json(tax),
    total_amount: json(total),
    discount_amount: json(new Decimal(rules.total_amount).minus(total)),
  };
}

/**
 * The amount that an insurer pays of a line: its total × rate / 100. Totals and taxes stay the same.
 *
 * @param rate percent
 * @example
 * insuranceAmount(104.4, 15); // 15.66
 */
export function insuranceAmount(total: number, rate: number): number {
  return json(new Decimal(total).times(rate).div(100).round(2));
}

/** Adds up the rounded amounts of the lines, for the totals of a document. A missing amount counts as 0. */
export function documentTotals(lines: readonly Partial<DocumentTotals>[]): DocumentTotals {
  const sum = (field: keyof DocumentTotals) => add(...lines.map((line) => line[field] ?? 0));
  return {
    total_amount: sum("total_amount"),
    tax_amount: sum("tax_amount"),
    taxable_amount: sum("taxable_amount"),
    supply_amount: sum("supply_amount"),
  };
}

const CHECKED = ["total_amount", "supply_amount", "tax_amount", "taxable_amount"] as const;

/**
 * Compares the amounts of a line with the calculated ones. Omitted amounts are not checked. A discount above the supply amount
 * is a problem, with the highest allowed discount as `expected`.
 *
 * @param index position of the line, for the field path `items[index].…`
 * @param tolerance largest accepted difference
 */
export function checkLine(
  line: LineInput & { [Field in (typeof CHECKED)[number]]?: number | null | undefined },
  index: number,
  tolerance = 0.01,
): AmountProblem[] {
  const rules = lineAmounts(line);
  const problems: AmountProblem[] = [];
  for (const field of CHECKED) {
    const found = line[field];
    if (found != null && differs(found, rules[field], tolerance)) {
      problems.push({ field: `items[${index}].${field}`, expected: rules[field], found });
    }
  }
  if (rules.taxable_amount < 0) {
    const field = `items[${index}].discount_amount`;
    problems.push({ field, expected: rules.supply_amount, found: rules.discount_amount });
  }
  return problems;
}

/**
 * Compares the totals of a document with the sums of its lines, by the field names of the document. Omitted totals are not
 * checked.
 *
 * @param lineCount number of lines: each may be off by `tolerance`
 * @example
 * checkTotals({ tot_amt: body.tot_amt }, { tot_amt: add(...body.items.map((item) => item.tot_amt)) }, body.items.length);
 */
export function checkTotals<Field extends string>(
  given: { readonly [Name in Field]?: number | null | undefined },
  sums: { readonly [Name in Field]: number },
  lineCount: number,
  tolerance = 0.01,
): AmountProblem[] {
  const problems: AmountProblem[] = [];
  for (const field in sums) {
    const found = given[field];
    const expected = sums[field];
    if (found != null && differs(found, expected, multiply(tolerance, lineCount))) {
      problems.push({ field, expected, found });
    }
  }
  return problems;
}

/** The exact sum: `add(0.1, 0.2)` is 0.3. */
export function add(...values: number[]): number {
  let sum = 0;
  let reach = 0;
  for (const value of values) {
    const whole = scaled(value, 4) ?? Number.NaN;
    sum += whole;
    reach += Math.abs(whole);
  }
  if (reach <= mostExact) return sum / 10_000 || 0;
  return json(values.reduce((sum, value) => sum.plus(value), new Decimal(0)));
}

/** Figures of one tax type; `sumByLetter` makes them. */
export type LetterFigures = Pick<LineAmounts, "taxable_amount" | "tax_amount" | "total_amount"> & {
  tax_type: string;
  tax_rate: number;
};

/** The lines of a document summed by tax type and rate, letters in order. */
export function sumByLetter(lines: readonly LetterFigures[]): LetterFigures[] {
  const groups = new Map<string, LetterFigures>();
  for (const line of lines) {
    const key = `${line.tax_type} ${line.tax_rate}`;
    const { tax_type, tax_rate, taxable_amount, tax_amount, total_amount } = line;
    const sum = groups.get(key);
    if (sum) {
      sum.taxable_amount = add(sum.taxable_amount, taxable_amount);
      sum.tax_amount = add(sum.tax_amount, tax_amount);
      sum.total_amount = add(sum.total_amount, total_amount);
    } else groups.set(key, { tax_type, tax_rate, taxable_amount, tax_amount, total_amount });
  }
  return [...groups.values()].sort(
    (a, b) => (a.tax_type < b.tax_type ? -1 : a.tax_type > b.tax_type ? 1 : 0) || a.tax_rate - b.tax_rate,
  );
}

/** The exact product, not rounded: `multiply(1.1, 1.1)` is 1.21. */
export function multiply(...values: number[]): number {
  const [left = 1, right = 1] = values;
  const product = (scaled(left, 2) ?? Number.NaN) * (scaled(right, 4) ?? Number.NaN);
  if (values.length <= 2 && Math.abs(product) <= mostExact) return product / 1_000_000 || 0;
  return json(values.reduce((product, value) => product.times(value), new Decimal(1)));
}

/** Rounds half up (away from zero) to two decimals: `round2(1.005)` is 1.01. */
export function round2(value: number): number {
  if (scaled(value, 2) !== undefined) return value || 0;
  return json(new Decimal(value).round(2));
}

/** Whether `value` has at most `max` decimals as JSON writes it: `hasDecimals(1.25, 2)` is true, of 1.255 false. */
export function hasDecimals(value: number, max: number): boolean {
  if (scaled(value, max) !== undefined) return true;
  const decimal = new Decimal(value);
  return decimal.round(max, Decimal.roundDown).eq(decimal);
}

function differs(left: number, right: number, tolerance: number): boolean {
  if (left === right) return tolerance < 0;
  const [one, other, most] = [scaled(left, 4), scaled(right, 4), scaled(tolerance, 4)];
  if (one !== undefined && other !== undefined && most !== undefined) return Math.abs(one - other) > most;
  return new Decimal(left).minus(right).abs().gt(tolerance);
}

/** The JSON number nearest to the decimal, which is the decimal itself up to 15 digits; never −0. */
function json(decimal: Big): number {
  return decimal.toNumber() || 0;
}
