// The rules of periods and months that the service and the dry run share.

/** A period that ends before it begins, by field. One without a beginning or an end is in order. */
export function periodErrors({
  from_date: from,
  to_date: to,
}: {
  from_date?: string | undefined;
  to_date?: string | undefined;
}): Record<string, string[]> {
  if (from === undefined || to === undefined || from <= to) return {};
  return { from_date: [`must not be after to_date: ${from} is after ${to}`] };
}

/** What a person still has to do in a month, as the service counts it. */
export type OpenWork = { open_documents: number; undecided_rows: number; unregistered_invoices: number };

/** The open work of a month, a phrase for each kind; none when nothing is open. */
export function openWorkOf({ open_documents, undecided_rows, unregistered_invoices }: OpenWork): string[] {
  const phrase = (count: number, one: string, more: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  return [
    ...phrase(open_documents, "document is not finished", "documents are not finished"),
    ...phrase(undecided_rows, "purchase is not decided", "purchases are not decided"),
    ...phrase(
      unregistered_invoices,
      "supplier invoice is not registered",
      "supplier invoices are not registered",
    ),
  ];
}

/** The day on which the return of a month was filed: after the month, and not after today. By field. */
export function filingErrors(
  { filed_on }: { filed_on?: string | undefined },
  month: string,
  today: string,
): Record<string, string[]> {
  if (filed_on === undefined) return {};
  if (filed_on > today) return { filed_on: [`must not be after today, ${today}`] };
  if (filed_on.slice(0, 7) <= month) return { filed_on: [`must be after the end of ${month}`] };
  return {};
}

/**
 * Why a month (`2026-03`) can't be closed yet.
 *
 * @param today `2026-03-10`, or the month of it
 */
export function monthProblem(month: string, today: string): string | undefined {
  if (month < today.slice(0, 7)) return undefined;
  return `${month} is not over yet; sales of today belong to it. Close it from the first day of the next month.`;
}
