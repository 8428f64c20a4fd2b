// Payment types that the authority doesn't have: found before anything is registered or sent.
import type { Taxctl } from "@taxctl/sdk";
import { cash, paymentProblem } from "@taxctl/sdk/sales-file";
import { asOptions } from "./checks.ts";
import type { Mapping } from "./mapping.ts";

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
    if (!known.has(code)) codes.payments.set(code, `${column} ${asOptions(paymentProblem(code))}`);
}
