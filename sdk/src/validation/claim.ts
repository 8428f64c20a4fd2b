// Responsible for the month in which the tax of a purchase is claimed.
import { isoDay } from "../formats.ts";

/**
 * Why a purchase can't be claimed in a month (`2026-03`).
 *
 * @param supplied the day of the supply, `20260309`
 * @param today `20260310`
 */
export function claimProblem(month: string, supplied: string, today: string): string | undefined {
  const [bought, now] = [supplied, today].map((day) => isoDay(day).slice(0, 7));
  if (bought !== undefined && month < bought)
    return `must not be before ${bought}, the month of the purchase`;
  if (now !== undefined && month > now) return `must not be after this month, ${now}`;
  return undefined;
}
