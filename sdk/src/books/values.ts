// Responsible for the cells of the books: amounts as accountants write them, days as ISO.
import { readNumber } from "./numbers.ts";

/** `YYYY-MM-DD` of `YYYYMMDD`. */
export function isoDay(date: string): string {
  return `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
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
