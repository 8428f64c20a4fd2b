// The payments of an invoice in one cell, such as `CASH=500; M-PESA=660`.
import { readNumber } from "../books/index.ts";
import type { SaleInput } from "../openapi.ts";
import { mayBePaymentType, paymentProblem, paymentTypeOf } from "./payment-types.ts";

type Payments = NonNullable<SaleInput["payments"]>;

/** The payments in a cell, or why they can't be read. Words are translated as those of the payment type are. */
export function readPayments(
  text: string,
  { words, decimalComma }: { words: Record<string, string>; decimalComma: boolean },
): Payments | string {
  const payments: Payments = [];
  for (const part of text.split(";").map((part) => part.trim())) {
    if (part === "") continue;
    const [, word = "", figure = ""] = /^([^=]*\S)\s*=\s*(\S.*)$/.exec(part) ?? [];
    if (word === "") return `${part} is not a payment: write the type and the amount, such as 01=500; 06=660`;
    const payment_type = paymentTypeOf(word, words);
    if (!mayBePaymentType(payment_type)) return paymentProblem(payment_type);
    const amount = readNumber(figure, decimalComma);
    if (amount === undefined) return `${figure} is not a number`;
    payments.push({ payment_type, amount });
  }
  return payments;
}

/** Payments of a return may be negative, as its quantities are. */
export function asRepaid(payments: Payments): Payments {
  const isNegative = payments.every(({ amount }) => amount < 0);
  return isNegative
    ? payments.map(({ payment_type, amount }) => ({ payment_type, amount: -amount }))
    : payments;
}
