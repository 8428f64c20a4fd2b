// The rules of counts, outcomes of submissions and external codes, whatever the service knows.
import { hasDecimals } from "../amounts.ts";

/** The decimals of a counted quantity, by field. */
export function countErrors(
  { remaining_qty }: { remaining_qty: number },
  quantityDecimals: number,
): Record<string, string[]> {
  if (hasDecimals(remaining_qty, quantityDecimals)) return {};
  return { remaining_qty: [`must have at most ${quantityDecimals} decimals, found ${remaining_qty}`] };
}

const receiptFields = [
  "receipt_no",
  "receipt_date",
  "receipt_signature",
  "internal_data",
  "sdc_id",
  "total_receipt_no",
  "mrc_no",
] as const;

/** The fields of a receipt that are given with the outcome of a submission. */
export function givenReceiptFields(
  settlement: {
    [Name in (typeof receiptFields)[number]]?: unknown;
  },
): (typeof receiptFields)[number][] {
  return receiptFields.filter((field) => settlement[field] !== undefined);
}

/** Receipt fields that contradict the outcome of a submission, by field. */
export function settlementErrors(
  settlement: { outcome: "accepted" | "rejected" } & Parameters<typeof givenReceiptFields>[0],
): Record<string, string[]> {
  const given = givenReceiptFields(settlement);
  if (given.length === 0) return {};
  if (settlement.outcome === "rejected")
    return Object.fromEntries(given.map((field) => [field, ["belongs to an accepted sale only"]]));
  return settlement.receipt_no === undefined ? { receipt_no: [`is required with ${given.join(", ")}`] } : {};
}

/** External codes that map to two items in one request, by field. */
export function codeErrors(
  codes: readonly { external_code: string; item_code: string }[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const seen = new Map<string, string>();
  for (const [index, { external_code, item_code }] of codes.entries()) {
    const other = seen.get(external_code) ?? item_code;
    if (other !== item_code)
      errors[`codes[${index}].external_code`] = [
        `${external_code} stands for ${other} already in this request`,
      ];
    seen.set(external_code, other);
  }
  return errors;
}

/** Amounts of a VAT return with too many decimals, by field. */
export function returnErrors(amounts: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const wrong = Object.entries(amounts).filter(
    ([, amount]) => typeof amount === "number" && !hasDecimals(amount, 2),
  );
  return Object.fromEntries(
    wrong.map(([field, amount]) => [field, [`must have at most 2 decimals, found ${amount}`]]),
  );
}
