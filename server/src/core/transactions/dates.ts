// The dates of documents: days of the authority's time zone, never in the future.
import { checkDocumentDay, type Problems } from "@taxctl/sdk/rules/validation";
import { localDate } from "../../base/clock.ts";

/** Adds a problem when `date` (`YYYYMMDD`) lies after today. */
export function checkDocumentDate(
  field: string,
  date: string,
  now: { ms: number; timeZone: string },
  problems: Problems,
): void {
  const { timeZone } = now;
  checkDocumentDay(field, date, { today: localDate(now.ms, timeZone), timeZone }, problems);
}
