// Payment types that the authority doesn't have: found before anything is registered or sent.
import type { SaleInput, Taxctl } from "@taxctl/sdk";
import type { Mapping } from "./mapping.ts";

/** The payment type of a sheet that names none. Every authority has it, so that it needs no check. */
const cash = "01";

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
  return `${text} is not a payment type: use a code of \`taxctl codes payment-types\`, or name its code under payment_types in the mapping file`;
}

/** The payment types of an invoice of a sheet. */
export function paymentTypesIn({
  payment_type,
  payments = [],
}: Pick<SaleInput, "payment_type" | "payments">): string[] {
  return payment_type === undefined ? payments.map((payment) => payment.payment_type) : [payment_type];
}

/** The payment types of a sheet. */
type Payments = { paymentTypes: readonly string[]; codes: { payments: Map<string, string> } };

/** Reports invalid payment types of the input. A table that was never fetched rejects nothing. */
export async function checkPayments(
  client: Taxctl,
  { paymentTypes, codes }: Payments,
  { columns }: Mapping,
  signal: AbortSignal,
): Promise<void> {
  const given = paymentTypes.filter((code) => code !== cash);
  if (given.length === 0) return;
  const known = new Set((await client.codes.paymentTypes({ signal })).map(({ code }) => code));
  if (known.size === 0) return;
  const column = columns.payment_type ?? "payment_type";
  for (const code of given)
    if (!known.has(code)) codes.payments.set(code, `${column} ${paymentProblem(code)}`);
}
