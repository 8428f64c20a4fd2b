// Responsible for the rules of credit notes that the service and the fake service share: whose, of which sale, how much.
import { add } from "../amounts.ts";
import { normalTin } from "../tins.ts";

/** A line of a sale or of a credit note, as far as the rules need it. */
export type CreditedLine = { item_code: string; qty: number; total_amount: number };

/** The original of a credit note, as far as the rules need it. */
export type CreditedSale = { receipt_type: string | null; status: string };

/** Why this sale can't be credited; `undefined` for the original says that the branch has no sale of that number. */
export function originalProblem(invoiceNo: string, original: CreditedSale | undefined): string | undefined {
  if (!original) return `no sale ${invoiceNo} exists in this branch`;
  if (original.receipt_type !== "S") return `${invoiceNo} is itself a credit note`;
  if (original.status === "failed") return `the sale ${invoiceNo} failed, so there is nothing to credit`;
  return undefined;
}

/** Why a credit note with this customer TIN can't be of this sale. */
export function customerProblem(
  customerTin: string | null,
  original: { invoice_no: string; customer_tin: string | null },
): string | undefined {
  const { customer_tin, invoice_no } = original;
  if (customerTin === null || normalTin(customerTin) === normalTin(customer_tin ?? "")) return undefined;
  const theirs = customer_tin === null ? "has no customer TIN" : `was made out to ${customer_tin}`;
  return `must be the customer of the original: ${invoice_no} ${theirs}`;
}

/** The first item of which more is credited than was sold. `credited` has the lines of all credit notes of the sale. */
export function creditProblem(
  invoiceNo: string,
  sold: readonly CreditedLine[],
  credited: readonly CreditedLine[],
): string | undefined {
  const limits = totalsByItem(sold);
  for (const [code, total] of totalsByItem(credited)) {
    const limit = limits.get(code);
    if (!limit) return `item ${code} is not on the original ${invoiceNo}`;
    if (total.qty > limit.qty)
      return `item ${code}: ${total.qty} credited in all, ${limit.qty} sold on ${invoiceNo}`;
    if (total.amount > limit.amount)
      return `item ${code}: ${total.amount.toFixed(2)} credited in all, ${limit.amount.toFixed(2)} sold on ${invoiceNo}`;
  }
  return undefined;
}

function totalsByItem(lines: readonly CreditedLine[]): Map<string, { qty: number; amount: number }> {
  const totals = new Map<string, { qty: number; amount: number }>();
  for (const line of lines) {
    const before = totals.get(line.item_code) ?? { qty: 0, amount: 0 };
    totals.set(line.item_code, {
      qty: add(before.qty, line.qty),
      amount: add(before.amount, line.total_amount),
    });
  }
  return totals;
}
