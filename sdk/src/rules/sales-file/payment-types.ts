// The payment type in a cell of a sheet: a code of the authority, or a word with a code in the mapping.
import type { SaleInput } from "../openapi.ts";

/** The payment type of a sheet that names none. Every authority has it, so that it needs no check. */
export const cash = "01";

/** The code of a cell's text. A word of the mapping in another case counts too, if none is written like that. */
export function paymentTypeOf(text = cash, codes: Record<string, string> = {}): string {
  const words = Object.entries(codes);
  const exact = words.find(([word]) => word === text);
  const [, code = text] = exact ?? words.find(([word]) => word.toLowerCase() === text.toLowerCase()) ?? [];
  return code;
}

/** Longer texts, and several words, are the shop's own and never codes. */
export function mayBePaymentType(text: string): boolean {
  return /^\S{1,5}$/.test(text);
}

/** Why a text is no payment type, after the name of its column. */
export function paymentProblem(text: string): string {
  return `${text} is not a payment type: use a code of GET /codes/payment-types, or name its code under \`payment_types\``;
}

/** The payment types of an invoice of a sheet. */
export function paymentTypesIn({
  payment_type,
  payments = [],
}: Pick<SaleInput, "payment_type" | "payments">): string[] {
  return payment_type === undefined ? payments.map((payment) => payment.payment_type) : [payment_type];
}
