// The figures of a document by tax type: summed once when it is stored, and read with the lists.

import { documentSums, type LetterFigures, sumByLetter } from "@taxctl/sdk/rules/amounts";
import type { DocumentLine } from "../../control-unit/types.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { readDocumentsOf } from "./list-store.ts";
import type { TransactionRow } from "./store.ts";

/** The column's width. */
const longest = 500;

/** The figures as their column holds them: money ×100. `null` when the column has no room; the document has them too. */
export function packTaxes(lines: readonly DocumentLine[]): string | null {
  const packed = JSON.stringify(
    sumByLetter(lines).map(({ tax_type, tax_rate, taxable_amount, tax_amount, total_amount }) => [
      tax_type,
      tax_rate,
      ...[taxable_amount, tax_amount, total_amount].map((amount) => money.toDb(amount)),
    ]),
  );
  return packed.length > longest ? null : packed;
}

function unpackTaxes(packed: string): LetterFigures[] {
  const rows: [string, number, number, number, number][] = JSON.parse(packed);
  return rows.map(([tax_type, tax_rate, taxable, tax, total]) => ({
    tax_type,
    tax_rate,
    taxable_amount: money.fromDb(taxable),
    tax_amount: money.fromDb(tax),
    total_amount: money.fromDb(total),
  }));
}

/** The fields of a document in lists that its row lacks. */
export type ListedFigures = {
  taxes: LetterFigures[];
  /** Lines outside VAT are not part of it. */
  taxable_amount: number;
  /** The total of the lines outside VAT. */
  outside_vat: number;
};

/** The figures of listed documents. Of rows that had no room for them the documents are read, all at once. */
export async function figuresOfRows<Row extends Pick<TransactionRow, "id" | "taxes">>(
  db: Queryable,
  rows: readonly Row[],
): Promise<(Row & { figures: ListedFigures })[]> {
  const without = rows.flatMap(({ id, taxes }) => (taxes === null ? [id] : []));
  const documents = await readDocumentsOf<{ items: DocumentLine[] }>(db, without);
  return rows.map((row) => {
    const taxes =
      row.taxes === null ? sumByLetter(documents.get(row.id)?.items ?? []) : unpackTaxes(row.taxes);
    const { taxable_amount, outside_vat } = documentSums(taxes);
    return { ...row, figures: { taxes, taxable_amount, outside_vat } };
  });
}

/** The letters as the API has them. */
export function showTaxes({ taxes }: ListedFigures) {
  return taxes.map(({ tax_type, ...figures }) => ({ tax_type: tax_type as "A", ...figures }));
}
