// The end of a link to a receipt, as people give it.
import { Flags } from "@oclif/core";
import { usageFailure } from "../failures/failure.ts";

export const expiresFlag = Flags.custom<string>({
  summary: "last day of the link, or days from now (default 90d)",
  helpValue: "2027-03-31|30d",
});

const dayMs = 24 * 60 * 60_000;

/** `30d`, or the end of a day like `2027-03-31`, as the service takes it. */
export function expiryOf(text: string, nowMs: number): string {
  const days = /^([1-9]\d{0,3})d$/.exec(text)?.[1];
  if (days !== undefined) return new Date(nowMs + Number(days) * dayMs).toISOString();
  const end = new Date(`${text}T23:59:59`);
  // A day that no calendar has would be one of the next month.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && end.getDate() === Number(text.slice(8));
  if (isDay) return end.toISOString();
  throw usageFailure(
    `--expires ${text} is neither a day nor a number of days`,
    "Use a day like 2027-03-31, or days like 30d.",
  );
}
