// The supply and the discount of a line as receipts print them: with tax.
import { add, multiply, portion, round2 } from "../amounts.ts";
import type { ForeignAmounts } from "./currency.ts";
import type { SignedLine } from "./lines.ts";

/**
 * Supply and discount of a line with tax, as a control unit of Kenya gets them: supply is price × quantity, and the discount is
 * the buyer's saving. A total above the supply (suppliers that price without tax) has no discount to show. The price of a line
 * that was converted from a foreign currency follows from its supply, so the supply is not calculated from it.
 */
export function supplyWithTax({
  unit_price,
  qty,
  discount_rate,
  total_amount,
  discount_with_tax,
  foreign,
}: Pick<SignedLine, "unit_price" | "qty" | "discount_rate" | "total_amount" | "discount_with_tax"> & {
  foreign?: ForeignAmounts;
}) {
  const supply_amount = foreign
    ? add(total_amount, discount_with_tax)
    : round2(multiply(unit_price, Math.abs(qty)));
  const discount_amount = Math.max(0, add(supply_amount, -total_amount));
  const rate = discountRate(discount_rate, discount_amount, supply_amount);
  return { supply_amount, discount_rate: rate, discount_amount };
}

/** The discount's percent: units reject an amount with a rate of 0, and a rate without an amount. */
export function discountRate(given: number, discount: number, supply: number): number {
  if (discount === 0 || supply === 0) return 0;
  if (given > 0) return given;
  return Math.max(0.01, portion(100, discount, supply));
}
