// The authority's pre-filled return: its rows found by their labels, and compared with ours.
import { add } from "@taxctl/sdk/amounts";
import { readAmount, readNumbers } from "@taxctl/sdk/books";
import type { Table } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import { readTable } from "../spreadsheets/read.ts";
import type { ReturnRow } from "./vat-return.ts";

const labels = ["box", "section", "title", "description", "particulars", "item", "category", "details"];
const taxableNames = [
  "taxable",
  "taxableamount",
  "taxablevalue",
  "value",
  "amount",
  "amountexclvat",
  "valueexclvat",
];
const taxNames = ["tax", "taxamount", "vat", "vatamount", "amountofvat", "amountvat", "vatcharged"];

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** A row of the authority's return. `boxes` are ours with the same meaning; a row for purchases and imports has two. */
export type PrefilledRow = {
  label: string;
  boxes: string[];
  taxable_amount: number | null;
  tax_amount: number | null;
};

const rates = [
  ["zero_rated", /zero/],
  ["exempt", /exempt/],
  ["other", /other/],
  ["general", /general|standard|16\s*%/],
] as const;

const totals = [
  ["non_deductible", /non.?deductible/],
  ["deductible_tax", /deductible/],
  ["imported_services", /imported services/],
  ["brought_forward", /brought forward|b\/f/],
  ["withheld", /withh?(e|o)ld/],
  ["refund_adjustment", /refund/],
  ["net", /\bnet\b|carried forward/],
  ["output_tax", /output|total sales/],
  ["input_tax", /input|total purchases/],
  ["tax_due", /(tax|vat) (due|payable)/],
] as const;

/** Our boxes for a label of the authority; none for an unknown row. */
export function boxesOf(label: string, known: ReadonlySet<string>): string[] {
  const text = label.toLowerCase();
  const code = text.trim().replace(/[\s-]+/g, "_");
  if (known.has(code)) return [code];
  const rate = rates.find(([, pattern]) => pattern.test(text))?.[0];
  const sides = (["sales", "purchases", "imports"] as const).filter((side) =>
    text.includes(side === "sales" ? "sale" : side.slice(0, -1)),
  );
  const total = totals.find(([, pattern]) => pattern.test(text))?.[0];
  if (rate !== undefined && sides.length > 0) return sides.map((side) => `${side}_${rate}`);
  return total === undefined ? [] : [total];
}

/** Reads the authority's return from a workbook or CSV. */
export async function readPrefilled(
  path: string,
  ours: readonly ReturnRow[],
  { sheet, decimalComma }: { sheet: string | undefined; decimalComma: boolean | undefined },
): Promise<{ rows: PrefilledRow[]; unknown: string[] }> {
  const names = [...labels, ...taxableNames, ...taxNames];
  const table = await readTable(path, {
    sheet,
    known: (columns) => columns.filter((column) => names.includes(plain(column))).length,
  });
  const find = (wanted: readonly string[]) => table.columns.find((column) => wanted.includes(plain(column)));
  const label = find(labels) ?? table.columns[0] ?? "";
  const [taxable, tax] = [find(taxableNames), find(taxNames)];
  if (taxable === undefined && tax === undefined)
    throw usageFailure(
      `${path} has no column of amounts`,
      `Name its columns section, taxable and tax. The file has: ${table.columns.join(", ")}.`,
    );
  const columns = [taxable, tax].filter((column) => column !== undefined);
  const numbers = readNumbers(table.rows, { columns, decimalComma, readCell: readAmount });
  const known = new Set(ours.map(({ box }) => box));
  const byBox = new Map<string, PrefilledRow>();
  const unknown: string[] = [];
  const problems: Record<string, string[]> = {};
  for (const row of table.rows) {
    const text = (row.cells[label] ?? "").trim();
    const amount = (column: string | undefined): number | null => {
      if (column === undefined || (row.cells[column] ?? "").trim() === "") return null;
      const value = numbers.read(row, column);
      if (value === undefined) problems[`line ${row.line}`] = [numbers.reasonOf(row, column)];
      return value ?? null;
    };
    const amounts = { taxable_amount: amount(taxable), tax_amount: amount(tax) };
    if (text === "" || (amounts.taxable_amount === null && amounts.tax_amount === null)) continue;
    const boxes = boxesOf(text, known);
    const key = boxes.join(" ");
    if (boxes.length === 0) unknown.push(text);
    else if (byBox.has(key))
      problems[`line ${row.line}`] = [`${text} stands for the same section as ${byBox.get(key)?.label}`];
    else byBox.set(key, { label: text, boxes, ...amounts });
  }
  if (Object.keys(problems).length > 0)
    throw usageFailure(
      `${path} can't be compared`,
      "Correct the named lines, or name another --sheet.",
      problems,
    );
  if (byBox.size === 0)
    throw usageFailure(
      `No row of ${path} is a section of the return`,
      "Name the sections like `Sales at the general rate`, or in a workbook another --sheet.",
    );
  return { rows: [...byBox.values()], unknown };
}

/** Our return next to the authority's; the differences are ours − the authority's. */
export function compareReturns(ours: readonly ReturnRow[], theirs: readonly PrefilledRow[]) {
  return theirs.map(({ label, boxes, ...prefilled }) => {
    const own = ours.filter(({ box }) => boxes.includes(box));
    const sum = (field: "taxable_amount" | "tax_amount") => add(0, ...own.map((row) => row[field] ?? 0));
    const difference = (field: "taxable_amount" | "tax_amount") => {
      const amount = prefilled[field];
      const isKnown = own.some((row) => row[field] !== null);
      return amount === null || !isKnown ? null : add(sum(field), -amount);
    };
    return {
      box: boxes.join(" + "),
      title: label,
      taxable_amount: sum("taxable_amount"),
      prefilled_taxable: prefilled.taxable_amount,
      taxable_difference: difference("taxable_amount"),
      tax_amount: sum("tax_amount"),
      prefilled_tax: prefilled.tax_amount,
      tax_difference: difference("tax_amount"),
    };
  });
}

export type ComparedRow = ReturnType<typeof compareReturns>[number];

export const comparedColumns = [
  "title",
  "taxable_amount",
  "prefilled_taxable",
  "taxable_difference",
  "tax_amount",
  "prefilled_tax",
  "tax_difference",
];

export const differs = ({ taxable_difference, tax_difference }: ComparedRow): boolean =>
  Boolean(taxable_difference) || Boolean(tax_difference);

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
