// The days of a reconciliation, with the days around them that partners may have.
import { isoDay } from "../formats.ts";
import { match } from "./match.ts";
import type { Document, MatchOptions, MatchResult } from "./types.ts";

/** First and last day `YYYY-MM-DD`; left out: open. */
export type Period = { since?: string | undefined; until?: string | undefined };

const dayMs = 86_400_000;

/** A day moved by so many days. */
function movedDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The day of a document as `YYYY-MM-DD`. */
export function dayOf({ date }: Pick<Document, "date">): string {
  return date.includes("-") ? date.slice(0, 10) : isoDay(date);
}

/** Whether a document is of the period. */
function isIn(document: Document, { since, until }: Period): boolean {
  const day = dayOf(document);
  return (since === undefined || day >= since) && (until === undefined || day <= until);
}

/** The documents of the period and of the days around it, where a partner may be. */
export function near(documents: readonly Document[], { since, until }: Period, days: number): Document[] {
  const around = { since: since && movedDay(since, -days), until: until && movedDay(until, days) };
  return documents.filter((document) => isIn(document, around));
}

/** The result without rows that are outside the period on both sides. */
export function within(result: MatchResult, period: Period): MatchResult {
  return {
    ...result,
    pairs: result.pairs.filter(({ authority, books }) => isIn(authority, period) || isIn(books, period)),
    missing_in_books: result.missing_in_books.filter(({ document }) => isIn(document, period)),
    missing_at_authority: result.missing_at_authority.filter(({ document }) => isIn(document, period)),
  };
}

/** The days that registered purchases are read for: the period, or that of the books, and the days around it. */
export function readingPeriod(
  { since, until }: Period,
  books: readonly Document[],
  days: number,
): { from: string | undefined; to: string | undefined } {
  const daysOfBooks = books.map(dayOf).toSorted();
  const first = since ?? daysOfBooks[0];
  const last = until ?? daysOfBooks.at(-1);
  return {
    from: first === undefined ? undefined : movedDay(first, -days),
    to: last === undefined ? undefined : movedDay(last, days),
  };
}

/** The scope of a reconciliation of a period. */
export type PeriodMatch = {
  period: Period;
  /** The own branch; left out: all of them. */
  branch?: string | undefined;
  /** Whether the books have a column of own branches. */
  hasBranches: boolean;
  options: MatchOptions & { maxDays: number };
};

/**
 * Matches the documents of a period. Partners may be on days around it. Documents of the books that belong to another own branch
 * can be found under the wrong branch, but are not missing at this one.
 *
 * @returns `result` as of `match`; `ofOtherBranches` counts documents of the books that are left out, because they belong to other branches
 * @throws RangeError that names an invalid option, or a document without a date, amount or unique id
 * @example
 * const period = { since: "2026-03-01", until: "2026-03-31" };
 * const { result } = matchPeriod(authority, books, { period, hasBranches: false, options: { maxDays: 10 } });
 */
export function matchPeriod(
  authority: readonly Document[],
  books: readonly Document[],
  { period, branch, hasBranches, options }: PeriodMatch,
): { result: MatchResult; ofOtherBranches: number } {
  const about = { hasLetters: books.some(({ by_letter }) => by_letter !== undefined), hasBranches };
  const result = match(
    near(
      authority.map((document) => comparable(document, about)),
      period,
      options.maxDays,
    ),
    near(books, period, options.maxDays),
    options,
  );
  const isOfOther = ({ own_branch }: Document) =>
    own_branch !== undefined && branch !== undefined && own_branch !== branch;
  const missing = result.missing_at_authority.filter(({ document }) => !isOfOther(document));
  return {
    result: within({ ...result, missing_at_authority: missing }, period),
    ofOtherBranches: result.missing_at_authority.length - missing.length,
  };
}

/**
 * The document with the facts common to a waiting sale and a registered purchase, so that a decision about the first holds for the second.
 */
function comparable(
  document: Document,
  { hasLetters, hasBranches }: { hasLetters: boolean; hasBranches: boolean },
): Document {
  const { by_letter, supplier_name, kind, ...rest } = document;
  return {
    ...rest,
    kind: kind === "credit_note" ? kind : undefined,
    date: dayOf(document),
    supplier_name: supplier_name?.slice(0, 60),
    own_branch: hasBranches ? document.own_branch : undefined,
    ...(hasLetters && by_letter ? { by_letter } : {}),
  };
}
