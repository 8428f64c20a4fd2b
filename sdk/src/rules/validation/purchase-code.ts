// The code with which a business lets a seller sell to it, where the authority has such codes.
import { type ProfileName, sharedRulesOf } from "../profiles/index.ts";
import type { Problems } from "./problems.ts";

type Sale = {
  purchase_code?: string | null | undefined;
  customer_tin?: string | null | undefined;
  sale_kind?: string | undefined;
};

/** Adds the problem of a sale's purchase code: it stands next to a buyer's TIN, and a sale to one needs it. Unknown without a profile. */
export function checkPurchaseCode(
  sale: Sale,
  receiptType: "S" | "R",
  profile: ProfileName | undefined,
  problems: Problems,
): void {
  if (!profile || problems.isMalformed("purchase_code") || problems.isMalformed("customer_tin")) return;
  const problem = purchaseCodeProblem(sale, receiptType, profile);
  if (problem !== undefined) problems.add("purchase_code", problem);
}

function purchaseCodeProblem(
  { purchase_code, customer_tin, sale_kind }: Sale,
  receiptType: "S" | "R",
  profile: ProfileName,
): string | undefined {
  const { purchaseCode: rule, tin, authority } = sharedRulesOf(profile);
  const code = purchase_code?.trim().toUpperCase();
  const hasBuyer = customer_tin != null && customer_tin.trim() !== "";
  if (!code) {
    const needsCode = rule !== null && hasBuyer && receiptType === "S" && sale_kind !== "proforma";
    return needsCode
      ? `is required with customer_tin: ask the buyer for the code that ${authority} gave for this purchase, or omit customer_tin`
      : undefined;
  }
  if (!rule) return `must be omitted: ${authority} has no purchase codes`;
  if (!rule.pattern.test(code)) return `must be ${rule.meaning}`;
  if (receiptType === "R") return "must be omitted on a credit note";
  return hasBuyer ? undefined : `must be omitted without customer_tin, the ${tin.name} of the buyer`;
}
