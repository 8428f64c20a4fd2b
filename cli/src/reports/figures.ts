// Responsible for the figures of a tax report: sales and purchases by tax letter, each document counted once with its sign.
import { add, type LetterFigures } from "@taxctl/sdk/amounts";
import { type ListedDocument, signedLetters } from "./documents.ts";

/** One line of the report. */
export type FigureRow = LetterFigures & { of: "sales" | "purchases"; documents: number };

/** Sums by letter and rate, sales first, letters in order. */
export function figuresOf(documents: readonly ListedDocument[]): FigureRow[] {
  const rows = new Map<string, FigureRow>();
  for (const document of documents) {
    const of = "sale_date" in document ? "sales" : "purchases";
    for (const letter of signedLetters(document)) {
      const key = [of === "sales" ? 0 : 1, letter.tax_type, letter.tax_rate].join(" ");
      const row = rows.get(key);
      rows.set(key, {
        of,
        tax_type: letter.tax_type,
        tax_rate: letter.tax_rate,
        documents: (row?.documents ?? 0) + 1,
        taxable_amount: add(row?.taxable_amount ?? 0, letter.taxable_amount),
        tax_amount: add(row?.tax_amount ?? 0, letter.tax_amount),
        total_amount: add(row?.total_amount ?? 0, letter.total_amount),
      });
    }
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Totals of both sides, and the tax of sales less the tax of purchases. */
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
