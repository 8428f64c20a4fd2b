// The month or the days that a command names.
import { Args, Flags } from "@oclif/core";
import type { AccountingPeriod, Taxctl } from "@taxctl/sdk";
import { usageFailure } from "../failures/failure.ts";
import { serviceToday } from "../service/local-day.ts";

/** @throws Failure for an invalid month */
export async function parseMonth(input: string): Promise<string> {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(input)) return input;
  throw usageFailure(`${input} is not a month like 2026-03`, "Write the month as yyyy-mm.");
}

export const monthArgument = {
  month: Args.string({ description: "yyyy-mm", required: true, parse: parseMonth }),
};

/** The month as the service has it; undefined for one without documents. */
export async function periodOf(client: Taxctl, month: string): Promise<AccountingPeriod | undefined> {
  const { periods } = await client.periods.list();
  return periods.find((period) => period.month === month);
}

/** A month of which the service has nothing. */
export const unusedPeriod = (month: string): AccountingPeriod => ({
  month,
  status: "open",
  closed_at: null,
  closed_by: null,
  reason: null,
  open_documents: 0,
  undecided_rows: 0,
  unregistered_invoices: 0,
  filing: null,
});

/** What a person still has to do in a month; empty for nothing. */
export async function openText(period: AccountingPeriod): Promise<string> {
  const { openWorkOf } = await import("@taxctl/sdk/validation");
  return openWorkOf(period).join(", ");
}

/** The first and last day of the month in `--month`. @throws Failure for an invalid month */
export function daysOfMonth(month: string): { from: string; to: string } {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month);
  if (!match)
    throw usageFailure(`--month ${month} is not a month like 2026-03`, "Write the month as yyyy-mm.");
  const last = new Date(Date.UTC(Number(match[1]), Number(match[2]), 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}

/** The month that these days are; undefined for other days. */
export function monthOfDays({ from, to }: { from: string; to: string }): string | undefined {
  const month = from.slice(0, 7);
  const whole = daysOfMonth(month);
  return whole.from === from && whole.to === to ? month : undefined;
}

/** Flags of a month, or of any days. */
export const periodFlags = {
  month: Flags.string({ summary: "a whole month", helpValue: "yyyy-mm", exclusive: ["from", "to"] }),
  from: Flags.string({ summary: "first day", helpValue: "yyyy-mm-dd" }),
  to: Flags.string({ summary: "last day (default today)", helpValue: "yyyy-mm-dd" }),
};

/** The days of these flags. @throws Failure without any */
export async function daysOf(
  { month, from, to }: { [Flag in keyof typeof periodFlags]?: string },
  client: () => Promise<Taxctl>,
): Promise<{ from: string; to: string }> {
  if (month !== undefined) return daysOfMonth(month);
  if (from !== undefined) return { from, to: to ?? (await serviceToday(await client())) };
  throw usageFailure("No month or days are given", "Pass --month, or --from and --to.");
}
