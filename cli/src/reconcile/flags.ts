// The flags that every command of a reconciliation shares: the books, the authority's side, tolerances.
import { Flags, type Interfaces } from "@oclif/core";
import { readingFlags } from "../input/shared-flags.ts";
import { shellWord } from "../output/words.ts";

const books = "BOOKS";
const matching = "MATCHING";

/** How the books are read. */
export const booksFlags = {
  books: Flags.string({
    summary: "export of the purchases in your books: .xlsx or CSV",
    helpGroup: books,
    helpValue: "file",
  }),
  mapping: Flags.string({
    summary: "mapping file (JSON): columns, date_format, decimal_comma, sheet, credit_notes, extra",
    helpGroup: books,
    helpValue: "file",
  }),
  map: Flags.string({
    summary: "column of a field, if not detected; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpGroup: books,
    helpValue: "field=Column",
  }),
  "date-format": Flags.string({
    summary: "format of dates, such as dd/mm/yyyy, if ambiguous",
    helpGroup: books,
  }),
  ...readingFlags(books),
  sheet: Flags.string({ summary: "sheet of the workbook (default the first)", helpGroup: books }),
  delimiter: Flags.string({ summary: "column delimiter of CSV (default: detected)", helpGroup: books }),
};

/** The compared sides, and the tolerance. */
export const matchFlags = {
  from: Flags.string({
    summary: "first day",
    helpGroup: matching,
    helpValue: "yyyy-mm-dd",
    aliases: ["since"],
  }),
  to: Flags.string({
    summary: "last day",
    helpGroup: matching,
    helpValue: "yyyy-mm-dd",
    aliases: ["until"],
  }),
  authority: Flags.string({
    summary: "the authority's own list of your purchases, from its portal: .xlsx or CSV",
    helpGroup: matching,
    helpValue: "file",
  }),
  tolerance: Flags.string({
    summary: "largest difference that counts as rounding: an amount, or a percentage like 0.1%",
    default: "1",
    helpGroup: matching,
  }),
  "max-days": Flags.integer({
    summary: "largest number of days between two dates",
    default: 10,
    min: 0,
    helpGroup: matching,
  }),
  "fiscal-year": Flags.string({
    summary: "first day of your fiscal year",
    default: "01-01",
    helpGroup: matching,
    helpValue: "mm-dd",
  }),
};

/** For commands that store the books only to compare them. */
export const trialFlags = {
  "dry-run": Flags.boolean({ summary: "compare without storing the books on the service" }),
};

export type BooksFlags = Interfaces.InferredFlags<typeof booksFlags>;
export type MatchFlags = Interfaces.InferredFlags<typeof matchFlags>;
/** Flags with which nothing may change: the service matches without storing. */
export type TrialFlags = { "dry-run"?: boolean; check?: boolean };
export type ReconcileFlags = BooksFlags & MatchFlags & TrialFlags & { "no-books"?: boolean };

/** Flags that say which documents a command compares, and how; a command that goes on with them needs the same. */
const comparing = { ...booksFlags, ...matchFlags };

/** The command that decides about the documents that these flags compare. */
export function decideCommand(flags: ReconcileFlags & { branch?: string }): string {
  const words = ["taxctl purchases decide"];
  for (const name of [...Object.keys(comparing), "branch"]) {
    const [value, usual] = [Object(flags)[name], Object(comparing)[name]?.default];
    for (const one of Array.isArray(value) ? value : [value])
      if (one === true) words.push(`--${name}`);
      else if (one !== undefined && one !== false && one !== usual)
        words.push(`--${name} ${shellWord(String(one))}`);
  }
  return words.join(" ");
}
