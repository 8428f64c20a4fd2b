// The periods of requests: two local days, both included.
import { periodErrors } from "@taxctl/sdk/rules/validation";
import { instantOf, localDay } from "../../base/clock.ts";
import { ValidationError } from "../../base/errors.ts";
import { findLaterDay } from "../../db/history/counters.ts";
import type { Service } from "./context.ts";

const defaultDays = 30;
const dayMs = 24 * 60 * 60_000;

/** Days as `YYYY-MM-DD`. */
export type PeriodQuery = { from_date?: string | undefined; to_date?: string | undefined };

/**
 * Rejects a period that ends before it begins; one without a beginning or an end is in order.
 *
 * @throws ValidationError on `from_date`, with both days.
 */
export function requireOrder(period: PeriodQuery): void {
  const errors = periodErrors(period);
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
}

/** Dates of documents as `YYYY-MM-DD`. */
type DocumentPeriodQuery = { document_from?: string | undefined; document_to?: string | undefined };

/**
 * The same for dates of documents.
 *
 * @throws ValidationError on `document_from`, with both days.
 */
export function requireDocumentOrder({ document_from: from, document_to: to }: DocumentPeriodQuery): void {
  if (from !== undefined && to !== undefined && from > to)
    throw new ValidationError({
      document_from: [`must not be after document_to: ${from} is after ${to}`],
    });
}

/** The same as they are stored. */
export const storedDates = ({ document_from, document_to }: DocumentPeriodQuery) => ({
  document_from: document_from?.replaceAll("-", ""),
  document_to: document_to?.replaceAll("-", ""),
});

/**
 * The period of statistics. By default it ends today and begins 30 days ago.
 *
 * @throws ValidationError when it ends before it begins, on the day that was given.
 */
export function periodOf(
  { from_date, to_date }: PeriodQuery,
  nowMs: number,
  timeZone: string,
): { from: string; to: string } {
  const from = from_date ?? localDay(nowMs - defaultDays * dayMs, timeZone);
  const to = to_date ?? localDay(nowMs, timeZone);
  if (from_date === undefined && from > to)
    throw new ValidationError({ to_date: [`must not be before from_date, which is ${from} when left out`] });
  requireOrder({ from_date: from, to_date: to });
  return { from, to };
}

/** The instants between which a period lies: the first that counts, and the first that no longer does. */
export function dayBounds(
  { from_date, to_date }: PeriodQuery,
  timeZone: string,
): { from_ms: number | undefined; until_ms: number | undefined } {
  const start = (day: string): number | undefined => instantOf(`${day.replaceAll("-", "")}000000`, timeZone);
  const next = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
  return {
    from_ms: from_date === undefined ? undefined : start(from_date),
    until_ms: to_date === undefined ? undefined : start(next(to_date)),
  };
}

/**
 * The same for the transactions that the filter matches. Left open, it ends on the last day of a transaction where that is
 * after today: a clock that was ahead leaves transactions there, and statistics must not lose them.
 *
 * @throws ValidationError when it ends before it begins, on the day that was given.
 */
export async function transactionPeriodOf(
  { clock, db }: Pick<Service, "clock" | "db">,
  filter: Parameters<typeof findLaterDay>[1],
  query: PeriodQuery,
  timeZone: string,
): Promise<{ from: string; to: string }> {
  const period = periodOf(query, clock.now(), timeZone);
  if (query.to_date !== undefined) return period;
  return { ...period, to: (await findLaterDay(db.knex, filter, period.to)) ?? period.to };
}
