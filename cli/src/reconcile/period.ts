// The period that the flags name, or else the books.
import { type Document, dayOf, type Period } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import { counted } from "../output/words.ts";

/** A reconciliation has both days: by default the whole months that the books are about. */
export function wholePeriod({ since, until }: Period, documents: readonly Document[] = []): Required<Period> {
  const days = documents.map(dayOf).toSorted();
  const first = since ?? days[0]?.replace(/..$/, "01");
  const last = until ?? lastOfMonth(days.at(-1));
  if (first === undefined || last === undefined)
    throw usageFailure(
      "No books are named",
      "Give the export of your purchases with --books FILE, or the days of books that were uploaded before with --from and --to.",
    );
  return { since: first, until: last < first ? first : last };
}

function lastOfMonth(day: string | undefined): string | undefined {
  if (day === undefined) return undefined;
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** So many documents, and at most one in five, are exceptions: with more of them, the books are about several months. */
const mostExceptions = 20;

/**
 * A warning if a few documents of other months widen the period. Another period is another comparison, without the decisions of the
 * month's.
 */
export function monthDoubt(
  documents: readonly Document[],
  { from, to }: { from?: string | undefined; to?: string | undefined },
): string | undefined {
  if (from !== undefined || to !== undefined) return undefined;
  const months = [...Map.groupBy(documents, (document) => dayOf(document).slice(0, 7))];
  const [main, ...others] = months.toSorted(([, a], [, b]) => b.length - a.length);
  const exceptions = documents.length - (main?.[1].length ?? 0);
  const isFew = exceptions <= Math.min(mostExceptions, documents.length / 5);
  if (!main || exceptions === 0 || !isFew) return undefined;
  const [month, own] = main;
  const few = others.map(([other, some]) => `${some.length} of ${other} (${numbersOf(some)})`).join(", ");
  const { since, until } = wholePeriod({}, documents);
  return `The books have ${counted(own.length, "document")} of ${month}, but ${few}. So ${since} to ${until} is compared. For ${month} only, add --from ${month}-01 --to ${lastOfMonth(`${month}-01`)}.`;
}

function numbersOf(documents: readonly Document[]): string {
  const names = documents.map(({ number, id }) => number || id);
  return [...names.slice(0, 3), ...(names.length > 3 ? ["…"] : [])].join(", ");
}
