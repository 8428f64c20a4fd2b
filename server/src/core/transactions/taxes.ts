// The figures of a document by tax type: summed once when it is stored, and read with the lists.

import { documentSums, type LetterFigures, sumByLetter } from "@taxctl/sdk/rules/amounts";
import { sumExtraTaxes } from "@taxctl/sdk/rules/validation";
import type { DocumentLine } from "../../control-unit/types.ts";
import { money } from "../../db/sql/scaled.ts";
import { extraCode, extraType, readPacked } from "./figures.ts";
import type { TransactionRow } from "./store.ts";

/** The figures as their column holds them: a list for each tax type and rate, money ×100. Those outside VAT end with a 1. */
export function packTaxes(lines: readonly DocumentLine[]): string {
  return JSON.stringify([
    ...sumByLetter(lines).map(
      ({ tax_type, tax_rate, taxable_amount, tax_amount, total_amount, outside_vat }) => [
        tax_type,
        tax_rate,
        ...[taxable_amount, tax_amount, total_amount].map((amount) => money.toDb(amount)),
        ...(outside_vat ? [1] : []),
      ],
    ),
    ...sumExtraTaxes(lines).map(({ code, tax_rate, taxable_amount, tax_amount }) => [
      extraType(code),
      tax_rate,
      money.toDb(taxable_amount),
      money.toDb(tax_amount),
      0,
    ]),
  ]);
}

function unpackTaxes(packed: string): LetterFigures[] {
  const letters = readPacked(packed).filter(({ tax_type }) => extraCode(tax_type) === undefined);
  return letters.map(({ tax_type, tax_rate, taxable, tax, total, outside_vat }) => ({
    tax_type,
    tax_rate,
    ...(outside_vat && { outside_vat }),
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

/** The figures of a listed sale or purchase. */
export function withFigures<Row extends Pick<TransactionRow, "taxes">>(
  row: Row,
): Row & { figures: ListedFigures } {
  const taxes = unpackTaxes(row.taxes ?? "[]");
  const { taxable_amount, outside_vat } = documentSums(taxes);
  return { ...row, figures: { taxes, taxable_amount, outside_vat } };
}

/** The letters as the API has them. */
export function showTaxes({ taxes }: ListedFigures) {
  return taxes.map(({ outside_vat: _, ...figures }) => figures);
}
