// The defaults of matching and for rejecting options that make no sense.
import type { MatchOptions, ResolvedOptions } from "./types.ts";

/** Words that mean "number" on invoices; they never distinguish two numbers. */
export const numberPrefixes: readonly string[] = [
  "INVOICE",
  "INV",
  "BILL",
  "NUMBER",
  "NUM",
  "NO",
  "NR",
  "TAX",
  "CREDIT",
  "NOTE",
  "CN",
  "CRN",
];

/**
 * The options with every default in place.
 *
 * @throws RangeError naming the option
 */
export function resolveOptions(options: MatchOptions = {}): ResolvedOptions {
  const resolved: ResolvedOptions = {
    tolerance: { absolute: options.tolerance?.absolute ?? 1, relative: options.tolerance?.relative ?? 0 },
    maxDays: options.maxDays ?? 10,
    fiscalYearStart: options.fiscalYearStart ?? "01-01",
    ownBranches: options.ownBranches ?? {},
    taxpayers: options.taxpayers ?? {},
    supplierNames: options.supplierNames ?? true,
    numberPrefixes: options.numberPrefixes ?? numberPrefixes,
    creditNoteSign: {
      authority: options.creditNoteSign?.authority ?? "auto",
      books: options.creditNoteSign?.books ?? "auto",
    },
  };
  const { tolerance, maxDays, fiscalYearStart } = resolved;
  if (!(tolerance.absolute >= 0 && Number.isFinite(tolerance.absolute))) {
    throw new RangeError(`tolerance.absolute must be an amount of 0 or more, not ${tolerance.absolute}`);
  }
  if (!(tolerance.relative >= 0 && tolerance.relative < 1)) {
    throw new RangeError(`tolerance.relative must be at least 0 and below 1, not ${tolerance.relative}`);
  }
  if (!(Number.isInteger(maxDays) && maxDays >= 0)) {
    throw new RangeError(`maxDays must be a whole number of 0 or more, not ${maxDays}`);
  }
  if (!isDayOfEveryYear(fiscalYearStart)) {
    throw new RangeError(
      `fiscalYearStart must be MM-DD, a day that each year has, not ${JSON.stringify(fiscalYearStart)}`,
    );
  }
  return resolved;
}

function isDayOfEveryYear(text: string): boolean {
  const atMs = Date.parse(`2001-${text}T00:00:00Z`);
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().slice(5, 10) === text;
}
