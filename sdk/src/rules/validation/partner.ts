// The room that control units have for the other party of a document: its TIN and branch.
import { type ProfileName, sharedRulesOf } from "../profiles/index.ts";
import { normalTin, tinProblem } from "../tins.ts";
import type { Problems } from "./problems.ts";

const fields = ["customer_tin", "supplier_tin", "supplier_bhf_id"] as const;
type PartnerField = (typeof fields)[number];

/**
 * The problem of a buyer's TIN; undefined without a profile, if the caller says that the TIN is right, and for a credit
 * note, which has the customer of its original.
 */
export function buyerTinProblem(
  {
    customer_tin,
    receipt_type,
    accept_unusual_tin,
  }: {
    customer_tin?: string | null | undefined;
    receipt_type?: string | undefined;
    accept_unusual_tin?: boolean | undefined;
  },
  profile: ProfileName | undefined,
): string | undefined {
  if (typeof customer_tin !== "string" || receipt_type === "R" || accept_unusual_tin || !profile)
    return undefined;
  return tinProblem(normalTin(customer_tin), profile);
}

/**
 * Adds a problem for each text that the control unit has no room for. Without a profile, that can't be determined. These texts
 * are never cut: another TIN is another taxpayer.
 */
export function checkPartner(
  input: { [Field in PartnerField]?: string | null | undefined },
  profile: ProfileName | undefined,
  problems: Problems,
): void {
  const limits = profile && sharedRulesOf(profile).partnerLengths;
  if (!limits) return;
  for (const field of fields) {
    const { length } = [...normalTin(input[field] ?? "")];
    if (length > limits[field])
      problems.add(
        field,
        `must have at most ${limits[field]} characters at the control unit, found ${length}`,
      );
  }
}
