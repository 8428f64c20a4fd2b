// The rules of a transfer between branches that the service and the CLI share.

import { multiply } from "../amounts.ts";
import type { StockTransferInput } from "../openapi.ts";
import { checkDecimals } from "./decimals.ts";
import { mostMoney } from "./lines.ts";
import type { Problems } from "./problems.ts";

/** The numbers of the two movements of a transfer. */
export function transferNumbers(reference: string): { outgoing: string; incoming: string } {
  return { outgoing: `${reference}-OUT`, incoming: `${reference}-IN` };
}

/** Why a line can't be reported at this price; undefined when it can. */
export function transferTotalProblem(quantity: number, unitPrice: number): string | undefined {
  return multiply(quantity, unitPrice) > mostMoney ? `makes a total above ${mostMoney}` : undefined;
}

/** Branches and decimals of a transfer. */
export function checkTransferFields(
  input: Pick<StockTransferInput, "from_branch_id" | "to_branch_id" | "items">,
  quantityDecimals: number,
  problems: Problems,
): void {
  if (input.from_branch_id === input.to_branch_id)
    problems.add("to_branch_id", "must be another branch than from_branch_id");
  for (const [index, { quantity, unit_price }] of input.items.entries()) {
    checkDecimals(quantity, quantityDecimals, `items[${index}].quantity`, problems);
    checkDecimals(unit_price, 2, `items[${index}].unit_price`, problems);
  }
}
