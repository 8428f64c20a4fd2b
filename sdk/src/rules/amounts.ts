// The amounts of a document: decimal arithmetic, the calculation rules of a line, sums and their checks.
// Decisions about the API: 43.
import Big from "big.js";
import { divide, divideHalfUp, mostExact, type Rounding, scaled } from "./scaled.ts";

export type { Rounding };

/** A separate constructor, so that global settings of big.js never change a tax amount. */
const Decimal = Big();
Decimal.DP = 24;
Decimal.RM = Decimal.roundHalfUp;

const modes = { half_up: Decimal.roundHalfUp, half_even: Decimal.roundHalfEven, down: Decimal.roundDown };

/** The input of the calculation of a line. Prices include tax. Rates are percent: 16 is 16 %. */
export type LineInput = {
  quantity: number;
  unit_price: number;
  tax_rate: number;
  /** The discount in percent of the price with tax. It takes precedence over `discount_amount`. 0 and null mean none. */
  discount_rate?: number | null | undefined;
  /** The discount without tax, deducted from `supply_amount`. 0 and null mean none. */
  discount_amount?: number | null | undefined;
  /** The line's total with tax as the caller has it. With a discount by amount it is signed if it is within 0.01 of the calculated one. */
  total_amount?: number | null | undefined;
};

/** The amounts of a line as the control unit signs them, each with two decimals. */
export type LineAmounts = {
  /** With tax, after the discount. */
  total_amount: number;
  /** Without tax, before the discount. */
  supply_amount: number;
  /** Tax after the discount: `total_amount − taxable_amount`. */
  tax_amount: number;
  /** Without tax: `supply_amount − taxable_amount`. */
  discount_amount: number;
  /** The amount that the buyer saves: `quantity × unit_price − total_amount`. */
  discount_with_tax: number;
  /** Without tax, after the discount. */
  taxable_amount: number;
};

/** The sums of a document's lines. */
export type DocumentTotals = Omit<LineAmounts, "discount_amount" | "discount_with_tax">;

/** An amount that differs from the calculated one. `field` is its path in the body, such as `items[3].tax_amount`. */
export type AmountDifference = {
  field: string;
  expected: number;
  found: number;
  /** Another figure that would do as well: the discount with tax. */
  or?: number;
  /** Whether the field can't be omitted. */
  isRequired?: boolean;
  /** Whether the difference is small enough to sign `expected` nevertheless, with a warning. */
  isTolerated: boolean;
};

/** The largest difference of a derived amount that is accepted with a warning. */
export const tolerance = 0.01;

/**
 * Calculates the amounts of a line as the control unit signs them, rounded half up to two decimals. The price includes tax.
 *
 * - Without a discount: total = quantity × price.
 * - By rate: the discount with tax is quantity × price × rate / 100, rounded as given, and total = quantity × price − discount.
 * - By amount: taxable = supply − discount, total = taxable + taxable × tax rate, or the given `total_amount` if it is within 0.01.
 *
 * Then taxable = total / (1 + tax rate), and tax = total − taxable. The function rejects nothing: a discount above the supply
 * amount gives negative amounts. {@link checkLine} reports amounts that the service rejects.
 *
 * @param rounding of a discount by rate: `discountRounding` of the unit's profile
 * @example
 * lineAmounts({ quantity: 1, unit_price: 100, tax_rate: 16 });
 * // { total_amount: 100, supply_amount: 86.21, tax_amount: 13.79, discount_amount: 0, discount_with_tax: 0, taxable_amount: 86.21 }
 * lineAmounts({ quantity: 1, unit_price: 7500, tax_rate: 16, discount_rate: 10 });
 * // { total_amount: 6750, supply_amount: 6465.52, tax_amount: 931.03, discount_amount: 646.55, discount_with_tax: 750, taxable_amount: 5818.97 }
 */
export function lineAmounts(line: LineInput, rounding: Rounding = "half_up"): LineAmounts {
  return lineCents(line, rounding) ?? lineDecimals(line, rounding);
}

/** The amounts of a line in whole cents: for figures as documents have them, where a double holds every step exactly. */
function lineCents(line: LineInput, rounding: Rounding): LineAmounts | undefined {
  const quantity = scaled(line.quantity, 4);
  const price = scaled(line.unit_price, 2);
  const taxRate = scaled(line.tax_rate, 2);
  const discountRate = scaled(line.discount_rate ?? 0, 2);
  const discount = scaled(line.discount_amount ?? 0, 2);
  if (quantity === undefined || price === undefined || taxRate === undefined) return undefined;
  if (discountRate === undefined || discount === undefined) return undefined;
  const product = quantity * price;
  if (quantity < 0 || price < 0 || taxRate < 0 || discount < 0 || discountRate < 0) return undefined;
  if (product > mostExact || product * discountRate > mostExact) return undefined;
  const gross = divideHalfUp(product, 10_000);
  if (gross > mostExact / 40_000 || taxRate > 10_000) return undefined;
  const withoutTax = (amount: number): number => divideHalfUp(amount * 10_000, 10_000 + taxRate);
  const supply = withoutTax(gross);
  let total = gross;
  if (discountRate > 0) total -= divide(product * discountRate, 100_000_000, rounding);
  else if (discount > 0) {
    const given = line.total_amount == null ? undefined : scaled(line.total_amount, 2);
    if (discount > supply || (line.total_amount != null && given === undefined)) return undefined;
    const taxable = supply - discount;
    total = taxable + divideHalfUp(taxable * taxRate, 10_000);
    if (given !== undefined && Math.abs(given - total) <= 1) total = given;
  }
  if (total < 0) return undefined;
  const taxable = withoutTax(total);
  return {
    total_amount: total / 100,
    supply_amount: supply / 100,
    tax_amount: (total - taxable) / 100,
    discount_amount: (supply - taxable) / 100,
    discount_with_tax: (gross - total) / 100,
    taxable_amount: taxable / 100,
  };
}

function lineDecimals(line: LineInput, rounding: Rounding): LineAmounts {
  const product = new Decimal(line.quantity).times(line.unit_price);
  const gross = product.round(2);
  const supply = decimalWithoutTax(gross, line.tax_rate);
  const total = discountedTotal(line, { product, gross, supply }, rounding);
  return decimalAmounts(line.tax_rate, gross, total);
}

/** The amounts of a line whose total is fixed; the rest of price × quantity is its discount. */
export function amountsOfTotal(
  { quantity, unit_price, tax_rate }: Pick<LineInput, "quantity" | "unit_price" | "tax_rate">,
  total: number,
): LineAmounts {
  return decimalAmounts(
    tax_rate,
    new Decimal(quantity).times(unit_price).round(2),
    new Decimal(total).round(2),
  );
}

/** An amount in a foreign currency as local currency, rounded half up to two decimals. `rate` is local currency for one unit. */
export function toLocal(amount: number, rate: number): number {
  return portion(amount, rate, 1);
}

/**
 * The amounts in local currency of a line that is priced in a foreign one. Its totals before and after the discount are
 * converted and rounded half up; the taxes follow from the local total, and the price is the total before the discount /
 * quantity.
 *
 * @param foreign the line's amounts in the foreign currency, as {@link lineAmounts} gives them
 * @param total the local total, if it is fixed: a credit note takes its share of the sale's
 * @example
 * const foreign = lineAmounts({ quantity: 3, unit_price: 19.99, tax_rate: 16 });
 * localAmounts(foreign, { quantity: 3, tax_rate: 16, exchange_rate: 129.4567 });
 * // { unit_price: 2587.84, total_amount: 7763.52, supply_amount: 6692.69, tax_amount: 1070.83, … }
 */
export function localAmounts(
  foreign: Pick<LineAmounts, "total_amount" | "discount_with_tax">,
  { quantity, tax_rate, exchange_rate }: Pick<LineInput, "quantity" | "tax_rate"> & { exchange_rate: number },
  total: number = toLocal(foreign.total_amount, exchange_rate),
): LineAmounts & { unit_price: number } {
  const { total_amount, discount_with_tax: discount } = foreign;
  const before = discount > 0 ? Math.max(total, toLocal(add(total_amount, discount), exchange_rate)) : total;
  const unit_price = portion(before, 1, quantity);
  return { unit_price, ...decimalAmounts(tax_rate, new Decimal(before), new Decimal(total)) };
}

/** The part of an amount without its tax, rounded half up to two decimals. */
export function withoutTax(amount: number, taxRate: number): number {
  return json(decimalWithoutTax(new Decimal(amount), taxRate));
}

function decimalWithoutTax(amount: Big, taxRate: number): Big {
  return amount.times(100).div(new Decimal(100).plus(taxRate)).round(2);
}

function decimalAmounts(taxRate: number, gross: Big, total: Big): LineAmounts {
  const supply = decimalWithoutTax(gross, taxRate);
  const taxable = decimalWithoutTax(total, taxRate);
  return {
    total_amount: json(total),
    supply_amount: json(supply),
    tax_amount: json(total.minus(taxable)),
    discount_amount: json(supply.minus(taxable)),
    discount_with_tax: json(gross.minus(total)),
    taxable_amount: json(taxable),
  };
}

function discountedTotal(
  { tax_rate, discount_rate, discount_amount, total_amount }: LineInput,
  { product, gross, supply }: { product: Big; gross: Big; supply: Big },
  rounding: Rounding,
): Big {
  if (discount_rate) return gross.minus(product.times(discount_rate).div(100).round(2, modes[rounding]));
  if (!discount_amount) return gross;
  const taxable = supply.minus(discount_amount).round(2);
  const total = taxable.plus(taxable.times(tax_rate).div(100).round(2));
  return total_amount != null && total.minus(total_amount).abs().lte(tolerance)
    ? new Decimal(total_amount).round(2)
    : total;
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

const derived = ["supply_amount", "taxable_amount", "tax_amount"] as const;

type StatedLine = LineInput & { [Field in (typeof derived)[number]]?: number | null | undefined };

/**
 * Compares the amounts that a line states with the calculated ones. Omitted amounts are not checked. The total of a sale must be
 * the signed one to the cent. Derived amounts are rounded to two decimals, and may be off by 0.01, with a warning. A purchase
 * may state its total and tax before the discount.
 *
 * @param index position of the line, for the field path `items[index].…`
 * @param signed the amounts that are signed, if they don't follow from the line alone: a credit note takes its share of the sale
 */
export function checkLine(
  line: StatedLine,
  index: number,
  kind: "sale" | "purchase" = "sale",
  signed: LineAmounts = lineAmounts(line),
): AmountDifference[] {
  const path = `items[${index}]`;
  const differences = checkDiscount(line, path, signed);
  const before =
    kind === "purchase" ? lineAmounts({ ...line, discount_rate: null, discount_amount: null }) : signed;
  const isBefore = (field: "total_amount" | "tax_amount", found: number) =>
    before[field] !== signed[field] && !differs(found, before[field], tolerance);
  const { total_amount } = line;
  const required = kind === "purchase" ? { isRequired: true } : {};
  if (total_amount != null && total_amount !== signed.total_amount && !isBefore("total_amount", total_amount))
    differences.push({
      field: `${path}.total_amount`,
      expected: signed.total_amount,
      found: total_amount,
      ...required,
      isTolerated: kind === "purchase" && !differs(total_amount, signed.total_amount, tolerance),
    });
  for (const field of derived) {
    const found = line[field] == null ? undefined : round2(line[field]);
    if (found === undefined || found === signed[field]) continue;
    if (field === "tax_amount" && isBefore(field, found)) continue;
    const isTolerated = !differs(found, signed[field], tolerance);
    differences.push({ field: `${path}.${field}`, expected: signed[field], found, isTolerated, ...required });
  }
  return differences;
}

/** A discount above the supply amount, or in two forms that differ. */
function checkDiscount(line: StatedLine, path: string, signed: LineAmounts): AmountDifference[] {
  const { discount_rate: rate, discount_amount: amount } = line;
  if (rate && amount) {
    const field = `${path}.discount_amount`;
    const { discount_amount, discount_with_tax } = signed;
    const agrees = [discount_amount, discount_with_tax].some((one) => !differs(amount, one, tolerance));
    return agrees
      ? []
      : [{ field, expected: discount_amount, or: discount_with_tax, found: amount, isTolerated: false }];
  }
  if (signed.taxable_amount >= 0) return [];
  const field = rate ? `${path}.discount_rate` : `${path}.discount_amount`;
  const expected = rate ? 100 : signed.supply_amount;
  return [{ field, expected, found: rate || amount || 0, isTolerated: false }];
}

/**
 * Compares the totals of a document with the sums of its lines, by the field names of the document. Omitted totals are not
 * checked.
 *
 * @param lineCount number of lines: each may be off by 0.01; 0 for totals that must be exact
 * @example
 * checkTotals({ tot_amt: body.tot_amt }, { tot_amt: add(...body.items.map((item) => item.tot_amt)) }, body.items.length);
 */
export function checkTotals<Field extends string>(
  given: { readonly [Name in Field]?: number | null | undefined },
  sums: { readonly [Name in Field]: number },
  lineCount: number,
): AmountDifference[] {
  const differences: AmountDifference[] = [];
  for (const field in sums) {
    const found = given[field];
    const expected = sums[field];
    if (found == null || found === expected) continue;
    const isTolerated = !differs(found, expected, multiply(tolerance, lineCount));
    differences.push({ field, expected, found, isTolerated });
  }
  return differences;
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
  /** Set of lines outside VAT. */
  outside_vat?: true;
};

/** The lines of a document summed by tax type and rate, letters in order. */
export function sumByLetter(lines: readonly LetterFigures[]): LetterFigures[] {
  const groups = new Map<string, LetterFigures>();
  for (const line of lines) {
    const key = `${line.tax_type} ${line.tax_rate}`;
    const { tax_type, tax_rate, taxable_amount, tax_amount, total_amount, outside_vat } = line;
    const sum = groups.get(key);
    if (sum) {
      sum.taxable_amount = add(sum.taxable_amount, taxable_amount);
      sum.tax_amount = add(sum.tax_amount, tax_amount);
      sum.total_amount = add(sum.total_amount, total_amount);
    } else {
      const of = { tax_type, tax_rate, ...(outside_vat && { outside_vat }) };
      groups.set(key, { ...of, taxable_amount, tax_amount, total_amount });
    }
  }
  return [...groups.values()].sort(
    (a, b) => (a.tax_type < b.tax_type ? -1 : a.tax_type > b.tax_type ? 1 : 0) || a.tax_rate - b.tax_rate,
  );
}

/** The sums of a document, of its lines or letters. Lines outside VAT are part of the total, and of no taxable amount. */
export type DocumentSums = Pick<LineAmounts, "taxable_amount" | "tax_amount" | "total_amount"> & {
  outside_vat: number;
};

/** Adds up lines or letters for people to read; `documentTotals` adds up all lines without tax, as receipts do. */
export function documentSums(
  lines: readonly (Omit<DocumentSums, "outside_vat"> & { outside_vat?: true })[],
): DocumentSums {
  const { total_amount, tax_amount } = documentTotals(lines);
  const { taxable_amount } = documentTotals(lines.filter((line) => !line.outside_vat));
  const { total_amount: outside_vat } = documentTotals(lines.filter((line) => line.outside_vat));
  return { taxable_amount, outside_vat, tax_amount, total_amount };
}

/** The exact product, not rounded: `multiply(1.1, 1.1)` is 1.21. */
export function multiply(...values: number[]): number {
  const [left = 1, right = 1] = values;
  const product = (scaled(left, 2) ?? Number.NaN) * (scaled(right, 4) ?? Number.NaN);
  if (values.length <= 2 && Math.abs(product) <= mostExact) return product / 1_000_000 || 0;
  return json(values.reduce((product, value) => product.times(value), new Decimal(1)));
}

/** A part of an amount, `amount × part / whole`, to two decimals: `portion(9.99, 1740, 3480)` is 5, half up. */
export function portion(amount: number, part: number, whole: number, rounding: Rounding = "half_up"): number {
  const product = (scaled(amount, 2) ?? Number.NaN) * (scaled(part, 4) ?? Number.NaN);
  const divisor = scaled(whole, 4) ?? Number.NaN;
  if (product >= 0 && product <= mostExact && divisor > 0) return divide(product, divisor, rounding) / 100;
  return json(new Decimal(amount).times(part).div(whole).round(2, modes[rounding]));
}

/** Rounds half up (away from zero) to two decimals: `round2(1.005)` is 1.01. */
export function round2(value: number): number {
  if (scaled(value, 2) !== undefined) return value || 0;
  return json(new Decimal(value).round(2));
}

/** Whether `value` has at most `max` decimals as JSON writes it: `hasDecimals(1.25, 2)` is true, of 1.255 false. */
export function hasDecimals(value: number, max: number): boolean {
  // Hardly any amount has more decimals, even where more are taken.
  if (scaled(value, Math.min(max, 4)) !== undefined) return true;
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
