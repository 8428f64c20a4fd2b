// How a sale was paid: by one payment type, or by several payments that add up to its total.

import { add } from "../amounts.ts";
import type { Payment, SaleInput } from "../openapi.ts";
import { defaultProfile, type ProfileName, sharedRulesOf } from "../profiles/index.ts";
import { type PaymentTypes, paymentTypeProblem } from "./codes.ts";
import { checkDecimals } from "./decimals.ts";
import type { Problems } from "./problems.ts";

/** The payments of a sale as they were submitted. */
export type Paid = Partial<Pick<SaleInput, "payment_type" | "payments">>;

/** The payment type that stands for several types at once. */
export function mixedPaymentType(profile: ProfileName, types: readonly string[]): string {
  const { named, other } = sharedRulesOf(profile).paymentMixes;
  return named[types.toSorted().join("+")] ?? other;
}

/** The payments of a sale that has several. */
export function severalPayments({ payments = [] }: Paid): Payment[] | undefined {
  return payments.length > 1 ? payments : undefined;
}

/** The payment type of a whole sale: its only one, or that of a mix. */
export function wholePaymentType(sale: Paid, profile: ProfileName): string | undefined {
  const several = severalPayments(sale);
  if (!several) return sale.payments?.[0]?.payment_type ?? sale.payment_type;
  return mixedPaymentType(
    profile,
    several.map(({ payment_type }) => payment_type),
  );
}

/** The payments as the content of a sale: in the order of their types. A single one is the sale's payment type. */
export function normalizePayments(sale: Paid): Paid {
  const several = severalPayments(sale);
  if (!several) return { payment_type: sale.payments?.[0]?.payment_type ?? sale.payment_type };
  const inOrder = several.toSorted((a, b) => (a.payment_type < b.payment_type ? -1 : 1));
  return { payments: inOrder.map(({ payment_type, amount }) => ({ payment_type, amount })) };
}

/** Adds the problems of payment types and amounts, whatever the total is. The rules of a missing fact are skipped. */
export function checkPayments(
  sale: Paid,
  { paymentTypes, profile }: { paymentTypes?: PaymentTypes | undefined; profile?: ProfileName | undefined },
  problems: Problems,
): void {
  const { payment_type, payments } = sale;
  const check = (field: string, code: string): void => {
    const problem = paymentTypes && paymentTypeProblem(code, paymentTypes);
    if (problem) problems.add(field, problem);
  };
  if (payment_type !== undefined) check("payment_type", payment_type);
  if (!payments) return;
  const places = new Map<string, number>();
  for (const [index, payment] of payments.entries()) {
    const field = `payments[${index}].payment_type`;
    const earlier = places.get(payment.payment_type);
    if (earlier === undefined) check(field, payment.payment_type);
    else problems.add(field, `repeats ${payment.payment_type} of payments[${earlier}]: add up their amounts`);
    places.set(payment.payment_type, earlier ?? index);
    checkDecimals(payment.amount, 2, `payments[${index}].amount`, problems);
  }
  if (payment_type === undefined || places.size < payments.length) return;
  if (payments.length > 1 && !profile) return;
  const whole = wholePaymentType(sale, profile ?? defaultProfile);
  if (whole !== payment_type)
    problems.add("payment_type", `must be ${whole} with these payments, found ${payment_type}. Omit it`);
}

/** Adds a problem if the payments don't add up to the signed total. */
export function checkPaidTotal({ payments }: Paid, total: number, problems: Problems): void {
  if (!payments || !problems.isCalculable("payments")) return;
  if (Object.keys(problems.errors).some((field) => /^(payments\[|bill_discount_)/.test(field))) return;
  const paid = add(0, ...payments.map(({ amount }) => amount));
  const rest = add(total, -paid);
  if (rest === 0) return;
  const difference = `${Math.abs(rest).toFixed(2)} ${rest > 0 ? "less" : "more"}`;
  problems.add(
    "payments",
    `must add up to the total of ${total.toFixed(2)}, found ${paid.toFixed(2)}, ${difference}`,
  );
}
