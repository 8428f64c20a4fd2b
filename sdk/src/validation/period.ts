// Responsible for the rules of periods and months that the service, the fake service and the dry run share.

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

/**
 * Why a month (`2026-03`) can't be closed yet.
 *
 * @param today `2026-03-10`, or the month of it
 */
export function monthProblem(month: string, today: string): string | undefined {
  if (month < today.slice(0, 7)) return undefined;
  return `${month} is not over yet; sales of today belong to it. Close it from the first day of the next month.`;
}
