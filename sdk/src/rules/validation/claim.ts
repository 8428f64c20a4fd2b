// The month in which the tax of a purchase is claimed.
import { isoDay } from "../formats.ts";

/** The wish of a caller. */
type ClaimInput = { claim?: "month" | "none" | undefined; claim_month?: string | undefined };

/**
 * Why the tax of a purchase can't be claimed in the named month (`2026-03`).
 *
 * @param supplied the day of the supply, `20260309`; undefined where only the service knows it
 * @param today `20260310`
 */
export function claimProblem(
  { claim, claim_month: month }: ClaimInput,
  supplied: string | undefined,
  today: string,
): string | undefined {
  if (month === undefined) return undefined;
  if (claim === "none") return "can't be sent with claim none: no month claims the tax";
  const bought = supplied === undefined ? undefined : isoDay(supplied).slice(0, 7);
  const now = isoDay(today).slice(0, 7);
  if (bought !== undefined && month < bought)
    return `must not be before ${bought}, the month of the purchase`;
  if (month > now) return `must not be after this month, ${now}`;
  return undefined;
}

const count = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/**
 * Whether the tax of a purchase is claimed later than the authority allows.
 *
 * @param month the month of the claim, `2026-03`
 * @param supplied the day of the supply, `20260309`
 * @param most how many months after the supply it allows; without a limit null or undefined
 */
export function isLateClaim(month: string, supplied: string, most: number | null | undefined): boolean {
  return most != null && count(month) - count(isoDay(supplied).slice(0, 7)) > most;
}
