// Hides personal data on public receipt pages, which anyone with the link can read.
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import type { Receipt } from "./receipt.ts";

/** All but the first and last character: `A*********B`. */
function masked(text: string): string {
  return text.length <= 2 ? "**" : `${text.slice(0, 1)}${"*".repeat(text.length - 2)}${text.slice(-1)}`;
}

/** The public receipt: without the buyer's phone number, and with a person's TIN masked. */
export function maskBuyer(receipt: Receipt): Receipt {
  const { customer_tin, profile } = receipt;
  const isHidden = customer_tin !== null && rulesOf(profile).isPersonalTin(customer_tin);
  return {
    ...receipt,
    customer_tin: isHidden ? masked(customer_tin) : customer_tin,
    customer_mobile: null,
  };
}
