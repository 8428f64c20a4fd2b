// Taxes that lines bear next to that of their letter, by the rules of a profile. A price contains them: they are a part of the
// line's amount without VAT, and change no total.
import { add, portion } from "./amounts.ts";

/** A tax next to the letter. */
export type ExtraTaxRule = {
  /** At most nine characters. */
  code: string;
  /** Percent of the amount without VAT and without these taxes. */
  rate: number;
  /** Whether a line bears it. */
  appliesTo(line: { item_class_code: string; tax_type: string }): boolean;
};

/** Such a tax of a line or document. */
export type ExtraTax = { code: string; tax_rate: number; taxable_amount: number; tax_amount: number };

type Bearing = {
  item_class_code: string;
  tax_type: string;
  taxable_amount: number;
  extra_taxes?: ExtraTax[];
};

/** The lines with the taxes that they bear, each a part of what is taxable: of 103.00 at 3 %, 3.00. */
export function bearExtraTaxes<Line extends Bearing>(
  lines: readonly Line[],
  rules: readonly ExtraTaxRule[],
): readonly Line[] {
  return rules.length === 0 ? lines : lines.map((line) => bear(line, rules));
}

function bear<Line extends Bearing>(line: Line, rules: readonly ExtraTaxRule[]): Line {
  const own = rules.filter((rule) => rule.appliesTo(line));
  const { extra_taxes: _, ...rest } = line;
  if (own.length === 0) return rest as Line;
  const whole = add(100, ...own.map(({ rate }) => rate));
  const taxes = own.map(({ code, rate }) => ({
    code,
    tax_rate: rate,
    tax_amount: portion(line.taxable_amount, rate, whole),
  }));
  const taxable_amount = add(line.taxable_amount, ...taxes.map(({ tax_amount }) => -tax_amount));
  return { ...line, extra_taxes: taxes.map((tax) => ({ ...tax, taxable_amount })) };
}

/** The taxes of all lines by code and rate, in the order of their codes. */
export function sumExtraTaxes(
  lines: readonly { extra_taxes?: readonly ExtraTax[] | undefined }[],
): ExtraTax[] {
  const sums = new Map<string, ExtraTax>();
  for (const { code, tax_rate, taxable_amount, tax_amount } of lines.flatMap(
    (line) => line.extra_taxes ?? [],
  )) {
    const key = `${code} ${tax_rate}`;
    const sum = sums.get(key) ?? { code, tax_rate, taxable_amount: 0, tax_amount: 0 };
    sums.set(key, {
      ...sum,
      taxable_amount: add(sum.taxable_amount, taxable_amount),
      tax_amount: add(sum.tax_amount, tax_amount),
    });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}
