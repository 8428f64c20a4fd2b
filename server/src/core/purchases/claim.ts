// How the tax of a purchase is claimed: in a month, or not at all. The authority bars claims that come too late.
// Decisions about the API: 68.

import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { isLateClaim } from "@taxctl/sdk/rules/validation";
import { localDay } from "../../base/clock.ts";
import { PermissionError, UnprocessableError } from "../../base/errors.ts";
import { shownMonth } from "../../base/months.ts";
import { zoneOf } from "../../base/zone.ts";
import type { ProfileName, PurchaseDocument } from "../../control-unit/types.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Context } from "../context/context.ts";
import type { TransactionRow } from "../transactions/store.ts";
import type { PurchaseInput } from "./rules.ts";

/** The decision about a purchase's tax. */
export type Claim = {
  /** `2026-03`; undefined without a claim. */
  month: string | undefined;
  /** Why an owner claims it later than the authority allows; undefined for a claim in time. */
  lateReason?: string;
};

export type ClaimWish = Pick<PurchaseInput, "claim" | "claim_month" | "claim_reason">;

/**
 * Decides how the tax is claimed. Beyond the authority's limit nobody claims it, unless an owner says why. The response gets a
 * warning of that.
 *
 * @param supplied the day of the supply
 * @param asked `registered` without a claim where it comes too late; a purchase whose claim is `changed` is left as it is
 * @throws PermissionError 403 for a reason of anybody but an owner
 * @throws UnprocessableError 422 `input_tax_late` for a change that comes too late, without a reason
 */
export function decideClaim(
  context: Pick<Context, "service" | "user" | "warn">,
  profile: ProfileName,
  { claim, claim_month, claim_reason }: ClaimWish,
  supplied: string,
  asked: "registered" | "changed" = "registered",
): Claim {
  const { service, user } = context;
  if (claim_reason !== undefined && user.role !== "owner")
    throw new PermissionError(
      "role_not_allowed",
      "Only an owner can claim the tax of a purchase that is older than the authority allows. Omit claim_reason.",
    );
  if (claim === "none") return { month: undefined };
  const most = rulesOf(profile).inputTaxMonths;
  const today = localDay(service.clock.now(), zoneOf(service.config, profile));
  const month = claim_month ?? today.slice(0, 7);
  const isMonthLate = isLateClaim(month, supplied, most);
  // A claim in the return of an earlier month is made today, too.
  if (!isMonthLate && !isLateClaim(today, supplied, most)) return { month };
  const when = isMonthLate ? `claimed in ${month}` : `${asked} in ${today.slice(0, 7)}`;
  const late = `A purchase of ${shownMonth(supplied.slice(0, 6))} is ${when}, more than ${most} months later`;
  if (claim_reason === undefined && asked === "changed")
    throw new UnprocessableError(
      "input_tax_late",
      `${late}. If the authority extended the time, an owner can claim it with claim_reason.`,
      { errors: { claim_reason: ["is required for a claim later than the authority allows"] } },
    );
  const isClaimed = claim_reason !== undefined;
  const outcome = isClaimed
    ? "The authority may reject the deduction."
    : "It is registered without a claim. If the authority extended the time, an owner can claim it with claim_reason.";
  context.warn({
    code: "input_tax_late",
    message: `${late}. ${outcome}`,
    field: isClaimed ? "claim_month" : "claim",
  });
  return isClaimed ? { month, lateReason: claim_reason } : { month: undefined };
}

/** The tax of the lines that are not deductible, in money ×100. */
export function nonDeductibleTax({ items }: Pick<PurchaseDocument, "items">): number {
  return items
    .filter(({ non_deductible }) => non_deductible)
    .reduce((sum, { tax_amount }) => sum + money.toDb(tax_amount), 0);
}

type ClaimRow = Pick<TransactionRow, "no_claim" | "claim_month" | "document_date">;

/** The stored month (`YYYYMM`) in which the tax is claimed; undefined without a claim. */
export function claimedMonth({ no_claim, claim_month, document_date }: ClaimRow): string | undefined {
  return no_claim ? undefined : (claim_month ?? document_date.slice(0, 6));
}

/** The claim of a stored purchase, as the API has it. */
export function showClaim(row: ClaimRow & Pick<TransactionRow, "non_deductible_tax">) {
  const month = claimedMonth(row);
  return {
    claim: month === undefined ? ("none" as const) : ("month" as const),
    claim_month: month === undefined ? null : shownMonth(month),
    non_deductible_tax: money.fromDb(Number(row.non_deductible_tax)),
  };
}
