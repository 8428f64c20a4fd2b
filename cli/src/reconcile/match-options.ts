// The options of a match, as flags name them.
import type { PeriodMatch } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import { isDay } from "../input/paging.ts";
import type { MatchFlags } from "./flags.ts";

/** The options of the engine. */
export function matchOptions(
  flags: Pick<MatchFlags, "tolerance" | "max-days" | "fiscal-year">,
): PeriodMatch["options"] {
  return {
    tolerance: toleranceOf(flags.tolerance),
    maxDays: flags["max-days"],
    fiscalYearStart: firstDay(flags["fiscal-year"]),
  };
}

function firstDay(text: string): string {
  // A year without a 29 February: the day must be there each year.
  if (isDay(`2001-${text}`)) return text;
  throw usageFailure(`--fiscal-year ${text} is not a day that each year has`, "Like 01-01 or 07-01.");
}

function toleranceOf(text: string): NonNullable<PeriodMatch["options"]["tolerance"]> {
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
  if (!match)
    throw usageFailure(`--tolerance ${text} is neither an amount nor a percentage`, "Like 1 or 0.1%.");
  const value = Number(match[1]);
  return match[2] === "%" ? { absolute: 0, relative: value / 100 } : { absolute: value, relative: 0 };
}
