// Responsible for the days that a reconciliation is about, with the days around them that partners may stand on.
import type { Document, MatchResult } from "@taxctl/sdk/reconcile";
import { isDay, notADay, wrongOrder } from "../input/paging.ts";

/** First and last day `YYYY-MM-DD`; left out: open. */
export type Period = { since?: string | undefined; until?: string | undefined };

const DAY_MS = 86_400_000;

/** The period of the flags. */
export function periodOf(since: string | undefined, until: string | undefined): Period {
  for (const [flag, day] of [
    ["--from", since],
    ["--to", until],
  ])
    if (day !== undefined && !isDay(day)) throw notADay(`${flag} ${day}`);
  if (since !== undefined && until !== undefined && until < since) throw wrongOrder();
  return { since, until };
}

/** A day moved by so many days. */
function movedDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of a document as `YYYY-MM-DD`. */
export function dayOf({ date }: Pick<Document, "date">): string {
  return date.includes("-")
    ? date.slice(0, 10)
    : `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;
}

/** The documents of the period and of the days around it, where a partner may stand. */
export function near(documents: readonly Document[], { since, until }: Period, days: number): Document[] {
  const first = since && movedDay(since, -days);
  const last = until && movedDay(until, days);
  return documents.filter((document) => {
    const day = dayOf(document);
    return (first === undefined || day >= first) && (last === undefined || day <= last);
  });
}

/** The result without what lies outside the period on both sides. */
export function within(result: MatchResult, { since, until }: Period): MatchResult {
  if (since === undefined && until === undefined) return result;
  const isIn = (document: Document) => {
    const day = dayOf(document);
    return (since === undefined || day >= since) && (until === undefined || day <= until);
  };
  return {
    ...result,
    pairs: result.pairs.filter((pair) => isIn(pair.authority) || isIn(pair.books)),
    missing_in_books: result.missing_in_books.filter(({ document }) => isIn(document)),
    missing_at_authority: result.missing_at_authority.filter(({ document }) => isIn(document)),
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
