// The dates of documents: days of the authority's time zone, never in the future.
import { localDate } from "../clock.ts";
import type { Problems } from "./lines.ts";

/** Adds a problem when `date` (`YYYYMMDD`) lies after today. */
export function checkDocumentDate(
  field: string,
  date: string,
  now: { ms: number; timeZone: string },
  problems: Problems,
): void {
  const today = localDate(now.ms, now.timeZone);
  if (date > today) problems.add(field, `must not be in the future: today is ${today} in ${now.timeZone}`);
}
