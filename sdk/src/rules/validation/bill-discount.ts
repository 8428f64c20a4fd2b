// A discount on the whole bill: its lines share it by their totals.

import { add, amountsOfTotal, portion, tolerance } from "../amounts.ts";
import type { SaleInput } from "../openapi.ts";
import type { ProfileName } from "../profiles/index.ts";
import { discountRounding, type Figures } from "./lines.ts";
import type { Problems } from "./problems.ts";

/** In percent of the sum of the lines with tax, or as an amount with tax, as a till prints it. */
type BillDiscount = Pick<SaleInput, "bill_discount_rate" | "bill_discount_amount">;

/** Bills that can't have a discount of their own, and where theirs comes from instead. */
const without = {
  credit: "is not for credit notes: omit it, and each line takes its share of the original's discount",
  confirmation:
    "is not for a purchase that confirms a supplier's sale: the supplier's figures are registered",
};

/** Adds a problem if the discount belongs to a bill that can't have one. */
export function checkBillDiscount(
  { bill_discount_rate: rate, bill_discount_amount: amount }: BillDiscount,
  kind: keyof typeof without | "bill",
  problems: Problems,
): void {
  if (kind === "bill") return;
  if (rate) problems.add("bill_discount_rate", without[kind]);
  if (amount) problems.add("bill_discount_amount", without[kind]);
}

/** The lines as they are signed, less their shares of the bill's discount, and that discount with tax. */
export function discountBill<Line extends Figures>(
  { bill_discount_rate: rate, bill_discount_amount: amount }: BillDiscount,
  lines: readonly Line[],
  profile: ProfileName | undefined,
  problems: Problems,
): { lines: readonly Line[]; discount: number } {
  if (!rate && !amount) return { lines, discount: 0 };
  const totals = lines.map(({ total_amount }) => total_amount);
  const whole = add(0, ...totals);
  const discount = rate ? portion(whole, rate, 100, discountRounding(profile)) : (amount ?? 0);
  if (rate && amount) checkBothForms({ rate, amount }, discount, whole, problems);
  if (discount > whole) {
    const most = `must be at most ${whole.toFixed(2)} by the calculation rules, found ${discount.toFixed(2)}`;
    problems.add("bill_discount_amount", most);
    return { lines, discount: 0 };
  }
  // A bill of nothing has no shares.
  if (discount === 0) return { lines, discount };
  return { lines: shared(lines, totals, discount, whole), discount };
}

/** Both forms of a discount must agree. The rate's is signed. */
function checkBothForms(
  { rate, amount }: { rate: number; amount: number },
  expected: number,
  whole: number,
  problems: Problems,
): void {
  const field = "bill_discount_amount";
  if (Math.abs(add(amount, -expected)) <= tolerance) {
    if (amount !== expected) problems.differences([{ field, expected, found: amount, isTolerated: true }]);
    return;
  }
  const [sum, found] = [whole.toFixed(2), amount.toFixed(2)];
  const must = `must agree with bill_discount_rate: ${rate} % of ${sum} is ${expected.toFixed(2)}, found ${found}`;
  problems.add(field, must);
  if (whole === 0) return;
  const percent = portion(100, amount, whole);
  problems.add(
    "bill_discount_rate",
    `must agree with bill_discount_amount: ${found} of ${sum} is ${percent} %, found ${rate}`,
  );
}

function shared<Line extends Figures>(
  lines: readonly Line[],
  totals: readonly number[],
  discount: number,
  whole: number,
): readonly Line[] {
  const shares = shareOut(discount, totals, whole);
  return lines.map((line, index) => {
    const share = shares[index] ?? 0;
    if (share === 0) return line;
    const { qty: quantity, unit_price, tax_rate, total_amount } = line;
    const amounts = amountsOfTotal({ quantity, unit_price, tax_rate }, add(total_amount, -share));
    // The line's own rate is not that of its whole discount.
    return { ...line, ...amounts, ...("discount_rate" in line ? { discount_rate: 0 } : {}) };
  });
}

/** Shares by the totals, rounded half up. The last takes the remainder; where that exceeds its total, those before it take the rest. */
function shareOut(discount: number, totals: readonly number[], whole: number): number[] {
  let left = discount;
  const take = (most: number): number => {
    const share = Math.min(most, left);
    left = add(left, -share);
    return share;
  };
  const shares = totals.map((total) => take(portion(discount, total, whole)));
  for (let at = totals.length - 1; at >= 0; at -= 1) {
    const share = shares[at] ?? 0;
    shares[at] = add(share, take(add(totals[at] ?? 0, -share)));
  }
  return shares;
}
