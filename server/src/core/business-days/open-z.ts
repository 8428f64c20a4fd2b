// The open Z report of a branch: the number that sales are bound to, and the business day that it is of.
import { dayAfter, localNow } from "../../base/local-time.ts";

/** A row of `open_z_reports`. */
export type OpenZ = {
  /** One above the Z report before it, and further once its first sale showed how many days had none. */
  number: number;
  /** `YYYYMMDD`: the day on which its first sale was bound; null until then. */
  business_day: string | null;
  /** The business day of the Z report before it; null for the first. */
  last_day: string | null;
};

/** Before any Z report or sale. */
export const firstZ: OpenZ = { number: 1, business_day: null, last_day: null };

/** When business days begin where the branch doesn't say. */
export const defaultStart = "05:00";

/** The business day (`YYYYMMDD`) of an instant. */
export function businessDayOf(nowMs: number, start: string | null, timeZone: string): string {
  const { today, yesterday, time } = localNow(nowMs, timeZone);
  return time < (start ?? defaultStart) ? yesterday : today;
}

const dayMs = 24 * 60 * 60_000;
const utcOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));

/** The days after one day up to and with another. */
export function daysUntil(day: string, later: string): string[] {
  const count = Math.max(0, Math.round((utcOf(later) - utcOf(day)) / dayMs));
  return Array.from({ length: count }, (_, index) => dayAfter(day, index + 1));
}

/**
 * The open Z report with its day: that of its first sale, and never that of the Z report before it. Each day in between without a sale
 * gets a number of its own.
 */
export function onDay(open: OpenZ, today: string): OpenZ & { business_day: string } {
  const { number, business_day, last_day } = open;
  if (business_day !== null) return { ...open, business_day };
  if (last_day === null) return { ...open, business_day: today };
  const days = daysUntil(last_day, today);
  if (days.length === 0) return { ...open, business_day: dayAfter(last_day, 1) };
  return { ...open, business_day: today, number: number + days.length - 1 };
}
