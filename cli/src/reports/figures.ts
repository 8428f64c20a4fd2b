// Responsible for the figures of a tax report: sales and purchases by tax letter, each document counted once with its sign.
import { add } from "@taxctl/sdk/amounts";

/** What a document adds, by letter; credit notes are negative. */
export type Taxed = {
  transaction_id: string;
  kind: "sale" | "credit_note" | "purchase" | "purchase_return";
  date: string;
  letters: Letter[];
  total_amount: number;
};

export type Letter = {
  tax_type: string;
  tax_rate: number;
  taxable_amount: number;
  tax_amount: number;
  total_amount: number;
};

/** One line of the report. */
export type FigureRow = Letter & { of: "sales" | "purchases"; documents: number };

/** Sums by letter and rate, sales first, letters in order. */
export function figuresOf(documents: readonly Taxed[]): FigureRow[] {
  const rows = new Map<string, FigureRow>();
  for (const { kind, letters } of documents) {
    const of = kind === "sale" || kind === "credit_note" ? "sales" : "purchases";
    const sign = kind === "credit_note" || kind === "purchase_return" ? -1 : 1;
    for (const letter of letters) {
      const key = [of === "sales" ? 0 : 1, letter.tax_type, letter.tax_rate].join(" ");
      const row = rows.get(key) ?? {
        of,
        ...letter,
        taxable_amount: 0,
        tax_amount: 0,
        total_amount: 0,
        documents: 0,
      };
      rows.set(key, {
        ...row,
        documents: row.documents + 1,
        taxable_amount: add(row.taxable_amount, sign * letter.taxable_amount),
        tax_amount: add(row.tax_amount, sign * letter.tax_amount),
        total_amount: add(row.total_amount, sign * letter.total_amount),
      });
    }
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Lines of a document summed by letter, as its receipt shows them. */
export function lettersOf(lines: readonly Letter[]): Letter[] {
  const letters = new Map<string, Letter>();
  for (const { tax_type, tax_rate, taxable_amount, tax_amount, total_amount } of lines) {
    const key = `${tax_type} ${tax_rate}`;
    const so = letters.get(key) ?? { tax_type, tax_rate, taxable_amount: 0, tax_amount: 0, total_amount: 0 };
    letters.set(key, {
      ...so,
      taxable_amount: add(so.taxable_amount, taxable_amount),
      tax_amount: add(so.tax_amount, tax_amount),
      total_amount: add(so.total_amount, total_amount),
    });
  }
  return [...letters.values()];
}

/** Totals of both sides, and what is owed of their difference. */
export function totalsOf(rows: readonly FigureRow[]) {
  const sum = (of: FigureRow["of"]) => {
    const own = rows.filter((row) => row.of === of);
    return {
      taxable_amount: add(0, ...own.map((row) => row.taxable_amount)),
      tax_amount: add(0, ...own.map((row) => row.tax_amount)),
      total_amount: add(0, ...own.map((row) => row.total_amount)),
    };
  };
  const [sales, purchases] = [sum("sales"), sum("purchases")];
  return { sales, purchases, tax_difference: add(sales.tax_amount, -purchases.tax_amount) };
}
