// The authority's pre-filled return: its rows found by their labels.
import type { Sheet } from "../books/grid.ts";
import { readAmount, readNumbers } from "../books/numbers.ts";
import { badFile } from "../books/sheet-error.ts";
import { currencies } from "../currencies.ts";
import type { TaxWords } from "../profiles/index.ts";

const labels = ["box", "section", "title", "description", "particulars", "item", "category", "details"];
/** A name of a column without a currency at its end, as in `VAT (KES)`. */
const plain = (name: string): string =>
  name
    .replace(/[(,]\s*([A-Z]{3})\s*\)?\s*$/, (end, code) => (currencies.has(code) ? "" : end))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** The words of the tax in names of columns: the profile's own, and "tax". */
const taxesIn = ({ tax }: TaxWords): string[] =>
  [...new Set([plain(tax), "tax"])].filter((name) => name !== "");

const taxableNames = (words: TaxWords): string[] => [
  "taxable",
  "taxableamount",
  "taxablevalue",
  "value",
  "amount",
  ...taxesIn(words).flatMap((tax) => [`amountexcl${tax}`, `valueexcl${tax}`]),
];
const taxNames = (words: TaxWords): string[] =>
  taxesIn(words).flatMap((tax) => [tax, `${tax}amount`, `amountof${tax}`, `amount${tax}`, `${tax}charged`]);

/** How many of a table's columns are those of a pre-filled return: finds the row of titles, and the sheet. */
export const prefilledNames =
  (words: TaxWords) =>
  (columns: readonly string[]): number => {
    const names = [...labels, ...taxableNames(words), ...taxNames(words)];
    return columns.filter((column) => names.includes(plain(column))).length;
  };

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

const totalsIn = ({ tax }: TaxWords) =>
  [
    ["non_deductible", /non.?deductible/],
    ["deductible_tax", /deductible/],
    ["imported_services", /imported services/],
    ["brought_forward", /brought forward|b\/f/],
    ["withheld", /withh?(e|o)ld/],
    ["refund_adjustment", /refund/],
    ["net", /\bnet\b|carried forward/],
    ["output_tax", /output|total sales/],
    ["input_tax", /input|total purchases/],
    ["tax_due", new RegExp(`(tax|${escaped(tax.toLowerCase())}) (due|payable)`)],
  ] as const;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Our boxes for a label of the authority; none for an unknown row. */
export function boxesOf(label: string, known: ReadonlySet<string>, words: TaxWords): string[] {
  const text = label.toLowerCase();
  const code = text.trim().replace(/[\s-]+/g, "_");
  if (known.has(code)) return [code];
  const rate = rates.find(([, pattern]) => pattern.test(text))?.[0];
  const sides = (["sales", "purchases", "imports"] as const).filter((side) =>
    text.includes(side === "sales" ? "sale" : side.slice(0, -1)),
  );
  const total = totalsIn(words).find(([, pattern]) => pattern.test(text))?.[0];
  if (rate !== undefined && sides.length > 0) return sides.map((side) => `${side}_${rate}`);
  return total === undefined ? [] : [total];
}

type PrefilledOptions = {
  /** Of the file, for messages. */
  name: string;
  /** The boxes of our return. */
  boxes: Iterable<string>;
  words: TaxWords;
  decimalComma?: boolean | undefined;
};

/**
 * The rows of the authority's return, and the labels that name no section.
 *
 * @throws SheetError for a table that can't be compared
 */
export function prefilledOf(
  table: Sheet,
  { name, boxes: ours, words, decimalComma }: PrefilledOptions,
): { rows: PrefilledRow[]; unknown: string[] } {
  const find = (wanted: readonly string[]) => table.columns.find((column) => wanted.includes(plain(column)));
  const label = find(labels) ?? table.columns[0] ?? "";
  const [taxable, tax] = [find(taxableNames(words)), find(taxNames(words))];
  if (taxable === undefined && tax === undefined)
    throw badFile(
      `${name} has no column of amounts`,
      `Name its columns section, taxable and tax. The file has: ${table.columns.join(", ")}.`,
    );
  const columns = [taxable, tax].filter((column) => column !== undefined);
  const numbers = readNumbers(table.rows, { columns, decimalComma, readCell: readAmount });
  const known = new Set(ours);
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
    const boxes = boxesOf(text, known, words);
    const key = boxes.join(" ");
    if (boxes.length === 0) unknown.push(text);
    else if (byBox.has(key))
      problems[`line ${row.line}`] = [`${text} stands for the same section as ${byBox.get(key)?.label}`];
    else byBox.set(key, { label: text, boxes, ...amounts });
  }
  if (Object.keys(problems).length > 0)
    throw badFile(
      `${name} can't be compared`,
      "Correct the named lines, or choose another `sheet`.",
      undefined,
      problems,
    );
  if (byBox.size === 0)
    throw badFile(
      `No row of ${name} is a section of the return`,
      "Name the sections like `Sales at the general rate`, or choose another `sheet` of the workbook.",
    );
  return { rows: [...byBox.values()], unknown };
}
