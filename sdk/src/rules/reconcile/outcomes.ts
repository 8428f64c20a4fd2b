// What a match says of a document, and the word for it everywhere.
import type { Status } from "./types.ts";

/** The outcome of a document: the status of its pair, or the side that lacks it. */
export type Outcome = Status | "duplicate" | "missing_in_books" | "missing_at_authority";

/** The name of each outcome, in the order of reports. */
export const outcomeTitles: { readonly [O in Outcome]: string } = {
  exact: "Agree",
  suggested: "Nearly the same",
  mismatch: "Differ",
  residual: "Perhaps the same",
  duplicate: "Twice in books",
  missing_in_books: "Not in books",
  missing_at_authority: "Not reported",
};
export const outcomes = Object.keys(outcomeTitles) as Outcome[];
