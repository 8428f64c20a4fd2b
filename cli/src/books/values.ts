// Responsible for the cells of the books: the format of its dates where they leave no doubt, amounts as people write them.
import { usageFailure } from "../failure.ts";
import { readDate, readNumber } from "../sales-file/values.ts";

/** Formats that exports write; undefined stands for ISO and `YYYYMMDD`. */
const FORMATS: readonly (string | undefined)[] = [
  undefined,
  "dd/mm/yyyy hh:mm:ss",
  "mm/dd/yyyy hh:mm:ss",
  "dd-mm-yyyy hh:mm:ss",
  "mm-dd-yyyy hh:mm:ss",
  "dd.mm.yyyy hh:mm:ss",
  "dd/mm/yy hh:mm:ss",
  "mm/dd/yy hh:mm:ss",
];

/**
 * The one format that reads every date, else the one that reads most: the others are wrong then. Two that read them
 * differently are a usage failure: a guess would move figures.
 */
export function dateFormatOf(cells: readonly string[]): string | undefined {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const readable = (format: string | undefined) =>
    filled.filter((cell) => readDate(cell, format) !== undefined).length;
  const most = Math.max(...FORMATS.map(readable));
  const fitting = FORMATS.filter((format) => readable(format) === most);
  const [first, ...others] = fitting;
  const reads = (format: string | undefined) => filled.map((cell) => readDate(cell, format)?.date).join();
  if (others.every((other) => reads(other) === reads(first))) return first;
  const example = filled.find(
    (cell) => new Set(fitting.map((format) => readDate(cell, format)?.date)).size > 1,
  );
  throw usageFailure(
    `The dates of the books can be read in two ways, like ${example}`,
    "Say how with --date-format, for example --date-format dd/mm/yyyy.",
  );
}

/** `YYYY-MM-DD`, or undefined. */
export function readDay(cell: string, format: string | undefined): string | undefined {
  const date = readDate(cell, format)?.date;
  return date === undefined ? undefined : `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
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
