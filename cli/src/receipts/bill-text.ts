// The end of a bill as people read it: its discount, and its payments.
import type { Sale } from "@taxctl/sdk";
import { isoDay } from "@taxctl/sdk/formats";
import { clean } from "../output/terminal.ts";

type Bill = Pick<Sale, "bill_discount_rate" | "bill_discount_amount" | "foreign"> & {
  payments: readonly { payment_type: string; payment_type_name?: string; amount: number }[];
};

/** The total in a foreign currency, the discount on the whole bill, and the payments if there are several, a line each. */
export function billText(
  { bill_discount_rate: rate, bill_discount_amount: off, payments, foreign }: Bill,
  sign = 1,
): string {
  const of = rate === null ? "" : ` (${rate} %)`;
  const discount = off === null ? "" : `Discount on the bill: ${off.toFixed(2)}${of}, shared by the lines\n`;
  const paid = payments.map(
    ({ payment_type, payment_type_name: name = payment_type, amount }) =>
      `${clean(name)} ${(sign * amount).toFixed(2)}`,
  );
  return `${foreignText(foreign, sign)}${discount}${paid.length > 1 ? `Payments: ${paid.join(", ")}\n` : ""}`;
}

/** `USD 59.97 at 129.4567 (CBK, 2026-03-09)` */
function foreignText(foreign: Bill["foreign"], sign: number): string {
  if (!foreign) return "";
  const {
    currency,
    total_amount,
    exchange_rate,
    exchange_rate_source: source,
    exchange_rate_date: day,
  } = foreign;
  const from = [source && clean(source), day && isoDay(day)].filter((one) => one !== null).join(", ");
  const total = `${currency} ${(sign * total_amount).toFixed(2)}`;
  return `Total in ${total} at the rate ${exchange_rate}${from === "" ? "" : ` (${from})`}\n`;
}
