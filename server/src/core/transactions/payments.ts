// The payments of a document, as its row has them.
import type { Payment } from "../../control-unit/types.ts";
import { money } from "../../db/sql/scaled.ts";

/** The columns of a transaction that its payments follow from. */
type Paid = { payment_type: string | null; payments: string | null; total_amount: number };

/** A payment by one payment type: money ×100, positive of credit notes too. */
export type DocumentPayment = { payment_type: string; amount: number };

/** Several payments as their column holds them: a list of types and amounts ×100. */
export function packPayments(payments: readonly Payment[]): string {
  return JSON.stringify(payments.map(({ payment_type, amount }) => [payment_type, money.toDb(amount)]));
}

/** The payments of a document: one of its total unless it has several. */
export function paymentsOf({ payment_type, payments, total_amount }: Paid): DocumentPayment[] {
  if (payments === null) return [{ payment_type: payment_type ?? "", amount: Number(total_amount) }];
  const rows: [type: string, amount: number][] = JSON.parse(payments);
  return rows.map(([type, amount]) => ({ payment_type: type, amount }));
}
