// Days and months of tests as the service counts them: in the time zone of its country, not in UTC.
import { localDay } from "../../server/src/base/clock.ts";

/** `YYYY-MM-DD` at this instant. */
export const dayAt = (epochMs: number): string => localDay(epochMs, "Africa/Nairobi");

/** `YYYY-MM`, so many months before the one of this instant (after it: negative). */
export function monthAt(epochMs: number, monthsBefore = 0): string {
  const [year, month] = dayAt(epochMs).split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - monthsBefore)).toISOString().slice(0, 7);
}

/** The first of a month (`YYYY-MM`) as the API wants dates of documents: `YYYYMMDD`. */
export const firstOf = (month: string): string => `${month.replace("-", "")}01`;
