// The authority's pre-filled return from a file, and its comparison with ours as a table.
import type { TaxWords } from "@taxctl/sdk/profiles";
import type { Table } from "@taxctl/sdk/reconcile";
import {
  type ComparedRow,
  type PrefilledRow,
  prefilledNames,
  prefilledOf,
  type ReturnRow,
} from "@taxctl/sdk/vat-return";
import { readTable } from "../spreadsheets/read.ts";

type ReadingOptions = { sheet: string | undefined; decimalComma: boolean | undefined; words: TaxWords };

/** Reads the authority's return from a workbook or CSV. */
export async function readPrefilled(
  path: string,
  ours: readonly ReturnRow[],
  { sheet, decimalComma, words }: ReadingOptions,
): Promise<{ rows: PrefilledRow[]; unknown: string[] }> {
  const table = await readTable(path, { sheet, known: prefilledNames(words) });
  return prefilledOf(table, { name: path, boxes: ours.map(({ box }) => box), words, decimalComma });
}

export const comparedColumns = [
  "title",
  "taxable_amount",
  "prefilled_taxable",
  "taxable_difference",
  "tax_amount",
  "prefilled_tax",
  "tax_difference",
];

/** The comparison as a table of a file. */
export function comparedTable(rows: readonly ComparedRow[]): Table {
  const titles = [
    "Section",
    "Taxable",
    "Pre-filled",
    "Difference",
    "Tax",
    "Pre-filled tax",
    "Difference of tax",
  ];
  return {
    name: "prefilled",
    title: "Pre-filled",
    columns: comparedColumns.map((key, index) => ({
      key,
      title: titles[index] ?? key,
      type: index === 0 ? ("text" as const) : ("amount" as const),
    })),
    rows: rows.map((row) => ({ ...row })),
    marks: rows.map((row) =>
      (["taxable_difference", "tax_difference"] as const).filter((key) => Boolean(row[key])),
    ),
  };
}
