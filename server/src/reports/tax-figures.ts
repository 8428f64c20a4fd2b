// The figures of a tax report: documents summed by kind, tax type and rate, in whole cents.
import type { LetterFigures } from "@taxctl/sdk/amounts";
import { money } from "../db/sql/scaled.ts";

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

  /** Adds a document with its figures by letter, which are positive. */
  add(of: Kind, taxes: readonly LetterFigures[]): void {
    this.documents += 1;
    const sign = of === "credit_notes" || of === "purchase_credit_notes" ? -1 : 1;
    for (const letter of taxes) {
      const { tax_type, tax_rate } = letter;
      const key = `${of} ${tax_type} ${tax_rate}`;
      const row = this.#rows.get(key) ?? emptyRow(of, tax_type as FigureRow["tax_type"], tax_rate);
      row.documents += 1;
      for (const amount of amounts) row[amount] += sign * money.toDb(letter[amount]);
      this.#rows.set(key, row);
    }
  }

  /** The lines in order, and the totals of sales and purchases with their credit notes. */
  show() {
    const cents = [...this.#rows.values()].toSorted(byKind);
    const sales = total(cents, ["sales", "credit_notes"]);
    const purchases = total(cents, ["purchases", "purchase_credit_notes"]);
    return {
      rows: cents.map((row) => ({ ...row, ...inMoney(row) })),
      totals: {
        sales: inMoney(sales),
        purchases: inMoney(purchases),
        tax_difference: money.fromDb(sales.tax_amount - purchases.tax_amount),
      },
    };
  }
}

const emptyRow = (of: Kind, tax_type: FigureRow["tax_type"], tax_rate: number): FigureRow => ({
  ...{ of, tax_type, tax_rate, documents: 0 },
  ...{ taxable_amount: 0, tax_amount: 0, total_amount: 0 },
});

function byKind(one: FigureRow, other: FigureRow): number {
  return (
    kinds.indexOf(one.of) - kinds.indexOf(other.of) ||
    Number(one.tax_type > other.tax_type) - Number(one.tax_type < other.tax_type) ||
    one.tax_rate - other.tax_rate
  );
}

function total(rows: readonly FigureRow[], of: readonly Kind[]): Amounts {
  const sum: Amounts = { taxable_amount: 0, tax_amount: 0, total_amount: 0 };
  for (const row of rows) if (of.includes(row.of)) for (const amount of amounts) sum[amount] += row[amount];
  return sum;
}

/** The amounts as the API shows them; never −0. */
function inMoney(cents: Amounts): Amounts {
  const { taxable_amount, tax_amount, total_amount } = cents;
  return {
    taxable_amount: money.fromDb(taxable_amount || 0),
    tax_amount: money.fromDb(tax_amount || 0),
    total_amount: money.fromDb(total_amount || 0),
  };
}
