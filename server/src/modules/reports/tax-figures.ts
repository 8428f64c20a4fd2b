// The figures of a tax report: documents summed by kind, tax type and rate, in whole cents.
import type { LetterFigures } from "@taxctl/sdk/rules/amounts";
import { vatRateOf } from "../../control-unit/profiles/profile.ts";
import type { ProfileRules } from "../../control-unit/profiles/rules.ts";
import { money } from "../../db/sql/scaled.ts";

/** The key of a line of the report. Credit notes have their own lines, with negative figures. */
export const kinds = ["sales", "credit_notes", "purchases", "purchase_credit_notes"] as const;
export type Kind = (typeof kinds)[number];

const amounts = ["taxable_amount", "tax_amount", "total_amount"] as const;
type Amounts = Record<(typeof amounts)[number], number>;

/** One line of the report. */
export type FigureRow = Amounts & {
  of: Kind;
  tax_type: "A" | "B" | "C" | "D" | "E";
  tax_rate: number;
  documents: number;
};

/** Adds documents up; the order in which they come makes no difference. */
export class Figures {
  /** How many documents were added. */
  documents = 0;
  readonly #rows = new Map<string, FigureRow>();
  #nonDeductible = 0;

  /** Adds a document with its figures by letter, which are positive, and its tax that is not deductible, in cents. */
  add(of: Kind, taxes: readonly LetterFigures[], nonDeductible = 0): void {
    this.documents += 1;
    const sign = of === "credit_notes" || of === "purchase_credit_notes" ? -1 : 1;
    this.#nonDeductible += sign * nonDeductible;
    for (const letter of taxes) {
      const { tax_type, tax_rate } = letter;
      const key = `${of} ${tax_type} ${tax_rate}`;
      const row = this.#rows.get(key) ?? emptyRow(of, tax_type as FigureRow["tax_type"], tax_rate);
      row.documents += 1;
      for (const amount of amounts) row[amount] += sign * money.toDb(letter[amount]);
      this.#rows.set(key, row);
    }
  }

  /** The lines in order, and the totals of sales and purchases with their credit notes, by the rules of a profile. */
  show(rules: ProfileRules) {
    const cents = [...this.#rows.values()].toSorted(byKind);
    const sales = total(rules, cents, ["sales", "credit_notes"]);
    const purchases = total(rules, cents, ["purchases", "purchase_credit_notes"]);
    const deductible = purchases.tax_amount - this.#nonDeductible;
    return {
      rows: cents.map((row) => ({ ...row, ...inMoney(row) })),
      totals: {
        sales: { ...inMoney(sales), outside_vat: shown(sales.outside_vat) },
        purchases: { ...inMoney(purchases), outside_vat: shown(purchases.outside_vat) },
        non_deductible_tax: shown(this.#nonDeductible),
        tax_difference: shown(sales.tax_amount - deductible),
      },
    };
  }
}

const emptyRow = (of: Kind, tax_type: FigureRow["tax_type"], tax_rate: number): FigureRow => ({
  of,
  tax_type,
  tax_rate,
  documents: 0,
  taxable_amount: 0,
  tax_amount: 0,
  total_amount: 0,
});

function byKind(one: FigureRow, other: FigureRow): number {
  return (
    kinds.indexOf(one.of) - kinds.indexOf(other.of) ||
    Number(one.tax_type > other.tax_type) - Number(one.tax_type < other.tax_type) ||
    one.tax_rate - other.tax_rate
  );
}

/** Lines outside VAT are part of the total, but neither taxable nor tax. */
function total(rules: ProfileRules, rows: readonly FigureRow[], of: readonly Kind[]) {
  const sum = { taxable_amount: 0, tax_amount: 0, total_amount: 0, outside_vat: 0 };
  for (const row of rows) {
    if (!of.includes(row.of)) continue;
    sum.total_amount += row.total_amount;
    if (vatRateOf(rules, row) === "outside_vat") sum.outside_vat += row.total_amount;
    else {
      sum.taxable_amount += row.taxable_amount;
      sum.tax_amount += row.tax_amount;
    }
  }
  return sum;
}

/** Never −0. */
const shown = (cents: number): number => money.fromDb(cents || 0);

/** The amounts as the API shows them. */
const inMoney = ({ taxable_amount, tax_amount, total_amount }: Amounts): Amounts => ({
  taxable_amount: shown(taxable_amount),
  tax_amount: shown(tax_amount),
  total_amount: shown(total_amount),
});
