// Responsible for the flags that every command of a reconciliation shares: the books, the authority's side, tolerances.
import { Flags, type Interfaces } from "@oclif/core";
import { readingFlags } from "../input/shared-flags.ts";
import { shellWord } from "../output/words.ts";

const BOOKS = "BOOKS";
const MATCHING = "MATCHING";

/** How the books are read. */
export const booksFlags = {
  books: Flags.string({
    summary: "export of the purchases in your books: .xlsx or CSV",
    helpGroup: BOOKS,
    helpValue: "file",
  }),
  mapping: Flags.string({
    summary: "mapping file (JSON): columns, date_format, decimal_comma, sheet, credit_notes, extra",
    helpGroup: BOOKS,
    helpValue: "file",
  }),
  map: Flags.string({
    summary: "column of a field, if not detected; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpGroup: BOOKS,
    helpValue: "field=Column",
  }),
  "date-format": Flags.string({
    summary: "format of dates, such as dd/mm/yyyy, if ambiguous",
    helpGroup: BOOKS,
  }),
  ...readingFlags(BOOKS),
  sheet: Flags.string({ summary: "sheet of the workbook (default the first)", helpGroup: BOOKS }),
  delimiter: Flags.string({ summary: "column delimiter of CSV (default: detected)", helpGroup: BOOKS }),
};

/** The compared sides, and the tolerance. */
export const matchFlags = {
  from: Flags.string({
    summary: "first day",
    helpGroup: MATCHING,
    helpValue: "yyyy-mm-dd",
    aliases: ["since"],
  }),
  to: Flags.string({
    summary: "last day",
    helpGroup: MATCHING,
    helpValue: "yyyy-mm-dd",
    aliases: ["until"],
  }),
  local: Flags.boolean({
    summary: "match on this machine and keep decisions in a file, not on the service",
    helpGroup: MATCHING,
  }),
  sales: Flags.string({
    summary: "read the authority's side from a file of `purchases fetch --json`",
    helpGroup: MATCHING,
    helpValue: "file",
  }),
  authority: Flags.string({
    summary: "the authority's own list of your purchases, from its portal: .xlsx or CSV",
    helpGroup: MATCHING,
    helpValue: "file",
    exclusive: ["sales"],
  }),
  tolerance: Flags.string({
    summary: "largest difference that counts as rounding: an amount, or a percentage like 0.1%",
    default: "1",
    helpGroup: MATCHING,
  }),
  "max-days": Flags.integer({
    summary: "largest number of days between two dates",
    default: 10,
    min: 0,
    helpGroup: MATCHING,
  }),
  "fiscal-year": Flags.string({
    summary: "first day of your fiscal year",
    default: "01-01",
    helpGroup: MATCHING,
    helpValue: "mm-dd",
  }),
};

/** The decisions that people took. */
export const decisionFlags = {
  decisions: Flags.string({
    summary: "file of decisions, implies --local (with --local, FILE.decisions.json next to the books)",
    helpGroup: "DECISIONS",
    helpValue: "file",
  }),
  author: Flags.string({
    summary: "who decides, with --local (default TAXCTL_AUTHOR, else your name on this machine)",
    env: "TAXCTL_AUTHOR",
    helpGroup: "DECISIONS",
  }),
};

export type BooksFlags = Interfaces.InferredFlags<typeof booksFlags>;
export type MatchFlags = Interfaces.InferredFlags<typeof matchFlags>;
export type DecisionFlags = Interfaces.InferredFlags<typeof decisionFlags>;
/** Flags with which nothing may change, also not on the service. */
export type TrialFlags = { "dry-run"?: boolean; check?: boolean };
export type ReconcileFlags = BooksFlags & MatchFlags & DecisionFlags & TrialFlags;

/** Flags that say which documents a command compares, and how; a command that goes on with them needs the same. */
const COMPARING = { ...booksFlags, ...matchFlags, decisions: decisionFlags.decisions };

/** The command that decides about the documents that these flags compare. */
export function decideCommand(flags: ReconcileFlags & { branch?: string }): string {
  const words = ["taxctl purchases decide"];
  for (const name of [...Object.keys(COMPARING), "branch"]) {
    const [value, usual] = [Object(flags)[name], Object(COMPARING)[name]?.default];
    for (const one of Array.isArray(value) ? value : [value])
      if (one === true) words.push(`--${name}`);
      else if (one !== undefined && one !== false && one !== usual)
        words.push(`--${name} ${shellWord(String(one))}`);
  }
  return words.join(" ");
}
