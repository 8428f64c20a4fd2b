// The dates of documents: real calendar days of the authority's time zone, never in the future.
import { isCalendarDate, localDate } from "../clock.ts";
import type { Problems } from "./lines.ts";

/** Adds a problem when `date` (`YYYYMMDD`) is no real day or lies after today. */
export function checkDocumentDate(
  field: string,
  date: string,
  now: { ms: number; timeZone: string },
  problems: Problems,
): void {
  if (!isCalendarDate(date)) {
    problems.add(field, `must be a day of the calendar as YYYYMMDD, found ${date}`);
    return;
  }
  const today = localDate(now.ms, now.timeZone);
  if (date > today) problems.add(field, `must not be in the future: today is ${today} in ${now.timeZone}`);
}
