// Months as callers write them and as they are stored.

/** `2026-03` as `202603`. */
export const storedMonth = (month: string): string => month.replace("-", "");
/** `202603` as `2026-03`. */
export const shownMonth = (month: string): string => `${month.slice(0, 4)}-${month.slice(4)}`;

/** A stored month if it is another than that of the date; null for the month of the date, and without a month. */
export function otherMonth(month: string | undefined, date: string): string | null {
  return month === undefined || month === date.slice(0, 6) ? null : month;
}

/** The first and last day of a stored month, as `YYYY-MM-DD`. */
export function daysOf(month: string): { from_date: string; to_date: string } {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 0));
  return { from_date: `${shownMonth(month)}-01`, to_date: last.toISOString().slice(0, 10) };
}

/** The last day to file the return of a stored month, on a day of the month after it, as `YYYY-MM-DD`. */
export function dueDateOf(month: string, day: number): string {
  const due = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), day));
  return due.toISOString().slice(0, 10);
}

/** The documents of a stored month, in all branches. */
export function scopeOf(data_set_id: number, month: string) {
  const { from_date, to_date } = daysOf(month);
  const stored = (day: string) => day.replaceAll("-", "");
  return { data_set_id, document_from: stored(from_date), document_to: stored(to_date) };
}

/** The stored month that a period covers from its first to its last day; undefined for any other period. */
export function monthOf(period: { from_date: string; to_date: string }): string | undefined {
  const month = storedMonth(period.from_date.slice(0, 7));
  const days = daysOf(month);
  return days.from_date === period.from_date && days.to_date === period.to_date ? month : undefined;
}
