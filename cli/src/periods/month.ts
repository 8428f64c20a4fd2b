// Responsible for the month that a command of periods names.
import { Args } from "@oclif/core";
import type { AccountingPeriod, Taxctl } from "@taxctl/sdk";
import { usageFailure } from "../failures/failure.ts";

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

/** The first and last day of the month in `--month`. @throws Failure for an invalid month */
export function daysOfMonth(month: string): { from: string; to: string } {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month);
  if (!match)
    throw usageFailure(`--month ${month} is not a month like 2026-03`, "Write the month as yyyy-mm.");
  const last = new Date(Date.UTC(Number(match[1]), Number(match[2]), 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}
