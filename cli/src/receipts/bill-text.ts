// The end of a bill as people read it: its discount, and its payments.
import type { Sale } from "@taxctl/sdk";
import { clean } from "../output/terminal.ts";

type Bill = Pick<Sale, "bill_discount_rate" | "bill_discount_amount"> & {
  payments: readonly { payment_type: string; payment_type_name?: string; amount: number }[];
};

/** The discount on the whole bill, and the payments if there are several, a line each; empty without both. */
export function billText(
  { bill_discount_rate: rate, bill_discount_amount: off, payments }: Bill,
  sign = 1,
): string {
  const of = rate === null ? "" : ` (${rate} %)`;
  const discount = off === null ? "" : `Discount on the bill: ${off.toFixed(2)}${of}, shared by the lines\n`;
  const paid = payments.map(
    ({ payment_type, payment_type_name: name = payment_type, amount }) =>
      `${clean(name)} ${(sign * amount).toFixed(2)}`,
  );
  return `${discount}${paid.length > 1 ? `Payments: ${paid.join(", ")}\n` : ""}`;
}
