// How the numbers of a sheet are written: decided from whole columns, never cell by cell.
import type { SheetRow } from "./grid.ts";
import { SheetError } from "./sheet-error.ts";

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number as typed: thousands separators are removed only in groups of three, so that `1,5` with
 * a decimal point is rejected, not read as 15.
 */
export function readNumber(text: string, decimalComma: boolean): number | undefined {
  const trimmed = text
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, " ")
    .replaceAll("\u2019", "'")
    .replace(/^\u2212/, "-");
  const group = decimalComma ? "[. ']" : "[, ']";
  const grouped = new RegExp(`^[+-]?[1-9]\\d{0,2}(${group})\\d{3}(\\1\\d{3})*(?=$|[.,])`);
  let plain = trimmed;
  const match = grouped.exec(trimmed);
  if (match) plain = match[0].replace(/[., ']/g, "") + trimmed.slice(match[0].length);
  if (decimalComma) {
    if (plain.includes(".")) return undefined;
    plain = plain.replace(",", ".");
  }
  if (!plainNumber.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** `1,234.50`, `(120.00)`, `120.00-`, `KES 1,234`; a dash is zero, as accountants write it. */
export function readAmount(cell: string, decimalComma: boolean): number | undefined {
  const bare = cell.replace(/^\s*(KES|KSH|Ksh|Kshs)\.?\s*|\s*(KES|KSH|Ksh|Kshs)\.?\s*$/g, "").trim();
  if (/^[-–—]$/.test(bare)) return 0;
  const negative = /^\((.+)\)$/.exec(bare) ?? /^([^-].*)-$/.exec(bare);
  const value = readNumber(negative?.[1] ?? bare, decimalComma);
  if (value === undefined) return undefined;
  return negative ? -value : value;
}

/** Reads a cell in one of the two styles. */
type ReadCell = (text: string, decimalComma: boolean) => number | undefined;

/** The numbers of a sheet, read in the style of their columns. */
export type NumberReading = {
  read(row: SheetRow, column: string): number | undefined;
  /** Why a cell is no number, with the option that would read it. */
  reasonOf(row: SheetRow, column: string): string;
  /** The style of the columns' cells; `undefined` if they show none, or different ones. */
  decimalComma: boolean | undefined;
};

type NumberOptions = {
  columns: readonly string[];
  /** The style that a person chose; it wins. */
  decimalComma: boolean | undefined;
  readCell?: ReadCell;
  /** Columns of percentages, whose cells may have a percent sign. */
  rates?: readonly string[];
};

/**
 * Decides the style of each column: by its own cells, else by the cells of the other columns. Where cells can be read
 * in two ways and nothing decides, this throws a {@link SheetError} with the code `ambiguous_numbers`.
 */
export function readNumbers(
  rows: readonly SheetRow[],
  { columns, decimalComma: given, readCell: readPlain = readNumber, rates = [] }: NumberOptions,
): NumberReading {
  const readRate: ReadCell = (text, comma) => readPlain(text.replace(/\s*%\s*$/, ""), comma);
  const readerOf = (column: string) => (rates.includes(column) ? readRate : readPlain);
  const shown = new Map(columns.map((column) => [column, evidenceOf(rows, column, readerOf(column))]));
  const clear = [...shown.values()].flatMap((evidence) => clearStyle(evidence) ?? []);
  const common = new Set(clear).size === 1 ? clear[0] : undefined;
  const styles = new Map<string, boolean>();
  for (const [column, evidence] of shown) styles.set(column, given ?? decided(column, evidence, common));
  const styleOf = (column: string) => styles.get(column) ?? false;
  return {
    decimalComma: given ?? common,
    read: (row, column) => {
      // Of one row, and nobody knows of which. A rate holds for all of them.
      if (row.merged?.has(column) && !rates.includes(column)) return undefined;
      const text = row.cells[column] ?? "";
      return row.numbers?.has(column) ? Number(text) : readerOf(column)(text, styleOf(column));
    },
    reasonOf: (row, column) => {
      const merged = row.merged?.get(column);
      if (merged !== undefined && !rates.includes(column))
        return `stands once in the merged cells ${merged}: unmerge them, and write in each row what belongs to it`;
      const text = (row.cells[column] ?? "").trim();
      const comma = styleOf(column);
      if (readerOf(column)(text, !comma) === undefined) return `${text} is not a number`;
      const has = comma ? "comma" : "point";
      return `${text} is not a number with a decimal ${has}: correct it, or set \`decimal_comma\` to ${!comma} if all numbers are written so`;
    },
  };
}

type Evidence = { point: number; comma: number; ambiguous: string | undefined };

function evidenceOf(rows: readonly SheetRow[], column: string, readCell: ReadCell): Evidence {
  const evidence: Evidence = { point: 0, comma: 0, ambiguous: undefined };
  for (const { cells, numbers } of rows) {
    const text = (cells[column] ?? "").trim();
    if (text === "" || numbers?.has(column)) continue;
    const [point, comma] = [readCell(text, false), readCell(text, true)];
    if (point === comma) continue;
    if (comma === undefined) evidence.point += 1;
    else if (point === undefined) evidence.comma += 1;
    else evidence.ambiguous ??= text;
  }
  return evidence;
}

/** The style of a column in which each cell that shows one shows the same. */
function clearStyle({ point, comma }: Evidence): boolean | undefined {
  return point > 0 === comma > 0 ? undefined : comma > 0;
}

function decided(column: string, evidence: Evidence, common: boolean | undefined): boolean {
  const { point, comma, ambiguous } = evidence;
  const own = clearStyle(evidence);
  if (own !== undefined) return own;
  const isMixed = point > 0;
  if (ambiguous === undefined && !(isMixed && point === comma))
    return isMixed ? comma > point : (common ?? false);
  if (!isMixed && common !== undefined) return common;
  const why = isMixed
    ? "has numbers with a decimal point and with a decimal comma"
    : `can be read in two ways, like ${ambiguous}`;
  throw new SheetError("ambiguous_numbers", `The column ${column} ${why}`, {
    remedy: `Set \`decimal_comma\` to true or false.${ambiguous === undefined ? "" : ` With a decimal point, ${ambiguous} is ${readEither(ambiguous, false)}; with a decimal comma, ${readEither(ambiguous, true)}.`}`,
  });
}

function readEither(text: string, decimalComma: boolean): string {
  return String(readNumber(text.replace(/[^\d.,' ]/g, ""), decimalComma) ?? text);
}
