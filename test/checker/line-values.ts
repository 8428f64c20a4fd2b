// What the rules of the interface make of a line: its price, its discount, its tax type and its amounts at the unit.
import type { Body } from "./format.ts";
import { listOf, textOf } from "./interface.ts";
import type { Item } from "./run.ts";
import { letterOf, type Profile, rateOf } from "./unit-codes.ts";

/** Amounts in cents. Undefined is what the request and its item leave open. */
export type LineValues = {
  code: string | undefined;
  quantity: number;
  price: number | undefined;
  letter: string | undefined;
  rate: number | undefined;
  /** In percent; undefined if a discount is no percentage of the line alone. */
  discountRate: number | undefined;
  /** Before and after the discounts, with tax. */
  gross: number | undefined;
  total: number | undefined;
  taxable: number | undefined;
  /** By so many cents the amounts may be off. */
  tolerance: number;
};

/** Cents, rounded half up. */
const halfUp = (cents: number): number => Math.floor(cents + 0.5 + 1e-6);
export const cents = (amount: number): number => Math.round(amount * 100);

const numberOf = (...values: (Body[string] | undefined)[]): number | undefined =>
  values.find((value) => typeof value === "number");

const withoutTax = (amount: number, rate: number): number => halfUp((amount * 100) / (100 + rate));

function valuesOf(line: Body, profile: Profile, itemOf: (code: string) => Item | undefined): LineValues {
  const code = textOf(line.item_code) ?? textOf(line.item_cd);
  const item = code === undefined ? undefined : itemOf(code);
  const quantity = numberOf(line.quantity, line.qty) ?? Number.NaN;
  const unitPrice = numberOf(line.unit_price, line.prc) ?? item?.price;
  const type = textOf(line.tax_type) ?? textOf(line.tax_ty_cd) ?? item?.taxType;
  const rate =
    numberOf(line.tax_rate) ?? item?.taxRate ?? (type === undefined ? undefined : rateOf(profile, type));
  const values: LineValues = {
    code,
    quantity,
    price: unitPrice === undefined ? undefined : cents(unitPrice),
    letter: type === undefined ? undefined : letterOf(profile, type, rate),
    rate,
    discountRate: 0,
    gross: undefined,
    total: undefined,
    taxable: undefined,
    tolerance: 0,
  };
  if (unitPrice === undefined || Number.isNaN(quantity)) return values;
  const exact = Math.abs(quantity) * unitPrice * 100;
  values.gross = halfUp(exact);
  values.total = values.gross;
  const [percent, amount] = [numberOf(line.discount_rate) ?? 0, numberOf(line.discount_amount) ?? 0];
  if (percent > 0) {
    values.discountRate = percent;
    values.total = halfUp(exact - halfUp((exact * percent) / 100));
  } else if (amount > 0) {
    // An amount is without tax: what is left of the line without tax gets its tax again.
    if (rate === undefined) return { ...values, discountRate: undefined, total: undefined };
    const taxable = withoutTax(exact, rate) - cents(amount);
    const stated = numberOf(line.total_amount);
    values.total = halfUp((taxable * (100 + rate)) / 100);
    if (stated !== undefined && Math.abs(cents(stated) - values.total) <= 1) values.total = cents(stated);
    values.discountRate = undefined;
    values.tolerance = 1;
  }
  if (rate !== undefined) values.taxable = withoutTax(values.total, rate);
  return values;
}

/**
 * A discount on the whole bill: the lines share it by their totals, and the last takes the remainder. Where that is more than it has,
 * those before it take the rest.
 */
function shareDiscount(body: Body, lines: LineValues[]): void {
  const [percent, amount] = [
    numberOf(body.bill_discount_rate) ?? 0,
    numberOf(body.bill_discount_amount) ?? 0,
  ];
  if (percent === 0 && amount === 0) return;
  const sum = lines.reduce((total, line) => total + (line.total ?? Number.NaN), 0);
  const whole = percent > 0 ? halfUp((sum * percent) / 100) : cents(amount);
  const totals = lines.map(({ total = 0 }) => total);
  let left = whole;
  const shares = totals.map((total) => {
    const share = Math.min(left, halfUp((whole * total) / sum));
    left -= share;
    return share;
  });
  for (let index = lines.length - 1; index >= 0 && left > 0; index -= 1) {
    const more = Math.min(left, (totals[index] ?? 0) - (shares[index] ?? 0));
    shares[index] = (shares[index] ?? 0) + more;
    left -= more;
  }
  for (const [index, line] of lines.entries()) {
    line.discountRate = undefined;
    line.total =
      Number.isNaN(sum) || line.total === undefined ? undefined : line.total - (shares[index] ?? 0);
    line.taxable =
      line.total === undefined || line.rate === undefined ? undefined : withoutTax(line.total, line.rate);
  }
}

/** The lines of a request that is no credit note, with what the unit must have of each. */
export function expectedLines(
  body: Body,
  profile: Profile,
  itemOf: (code: string) => Item | undefined,
): LineValues[] {
  const lines = listOf(body.items).map((line) => valuesOf(line, profile, itemOf));
  shareDiscount(body, lines);
  return lines;
}
