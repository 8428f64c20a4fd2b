// Whether a sale or credit note may be signed, and the document that is: nothing else decides a figure of a sale.
import { normalizeTins, normalSource } from "@taxctl/sdk/tins";
import { checkSaleFields, type Insurance, insureLine } from "@taxctl/sdk/validation";
import { localDateTime } from "../clock.ts";
import { codeProblem } from "../codes/in-use.ts";
import { rulesOf } from "../control-unit/profiles/profile.ts";
import type { ReceiptTexts, SaleDocument } from "../control-unit/types.ts";
import { ValidationError } from "../errors.ts";
import { ownSource } from "../items/external-code-store.ts";
import type { Request } from "../operations.ts";
import type { CheckContext } from "../transactions/check-context.ts";
import { checkDocumentDate } from "../transactions/dates.ts";
import {
  checkDocumentTotals,
  checkUnits,
  normalizeLine,
  Problems,
  rateOf,
  signLine,
} from "../transactions/lines.ts";

import { givenName } from "./customer.ts";

export type SaleInput = Request<"createSale">["body"];

/** The facts that a sale is checked against. Receipts print `traderName` and `receipt`; `usualName` is for sales without a customer name. */
export type SaleCheckContext = CheckContext & {
  traderName: string;
  usualName: string;
  receipt: ReceiptTexts;
  /** Those that a sale's lines can name, by code. */
  insurances: ReadonlyMap<string, Insurance>;
};

/** -1 for a credit note, whose figures are positive everywhere. */
export function signOf(receiptType: string | null): 1 | -1 {
  return receiptType === "R" ? -1 : 1;
}

/** A sale's payload with one spelling for each field and without the branch: the content of its identity. */
export function normalizeSale(input: SaleInput): Record<string, unknown> {
  const { branch_id, bhf_id, receipt_type, ...rest } = input;
  normalizeTins(rest);
  return { ...rest, receipt_type: receipt_type ?? "S", items: input.items.map(identityOf) };
}

/** A line as it was submitted: the kind of item code is part of the caller's request. */
function identityOf(line: SaleInput["items"][number]): Record<string, unknown> {
  const { external_code, external_source = ownSource } = line;
  const normalized = normalizeLine(line);
  if (external_code === undefined) return normalized;
  return {
    ...normalized,
    item_code: undefined,
    external_code,
    external_source: normalSource(external_source),
  };
}

/**
 * The sale as it will be signed.
 *
 * @throws ValidationError with every problem at once.
 */
export function checkSale(input: SaleInput, against: SaleCheckContext): SaleDocument {
  const problems = new Problems(input.items);
  const now = { ms: against.nowMs, timeZone: against.timeZone };
  const confirmed_at = localDateTime(against.nowMs, against.timeZone);
  const { receipt_type } = input;
  checkDocumentDate("sale_date", input.sale_date, now, problems);
  const lines = checkSaleFields(input, rulesOf(against.profile).quantityDecimals, problems);
  const reason = input.refund_reason_code;
  const unknown = reason && codeProblem("refund_reason_code", reason, against.codes);
  if (unknown) problems.add("refund_reason_code", unknown);
  if (!against.paymentTypes.has(input.payment_type)) {
    const known = [...against.paymentTypes].toSorted().join(", ");
    problems.add("payment_type", `${input.payment_type} is not a payment type: ${known}`);
  }
  const signed = lines.flatMap((line, index) => {
    const path = `items[${index}]`;
    checkUnits(line, path, against.codes, problems);
    const item = against.items.get(line.item_code);
    if (!item?.is_active) {
      problems.add(
        `${path}.item_code`,
        `${line.item_code} is ${item ? "not active" : "not a registered item"}`,
      );
      return [];
    }
    const letter = line.tax_type ?? item.tax_type_code;
    const rate = rateOf(line, letter, against.taxTypes, path, problems);
    const final = signLine(line, index, item, { type: letter, rate }, problems);
    // A credit note has its original's insurance, which is read when it is stored.
    if (receipt_type === "R") return [final];
    const { insurances } = against;
    return [{ ...final, ...insureLine(line, { index, total: final.total_amount }, insurances, problems) }];
  });
  if (receipt_type === "S" && !against.receipt.vat_registered) requireNoVat(signed, problems);
  if (signed.length === lines.length) checkDocumentTotals(input, signed, problems);
  if (problems.any) throw new ValidationError(problems.errors);
  return {
    invoice_no: input.invoice_no,
    sale_date: input.sale_date,
    sale_time: input.sale_time ?? confirmed_at.slice(8),
    receipt_type,
    original_number: null,
    refund_reason_code: input.refund_reason_code ?? null,
    payment_type: input.payment_type,
    customer_tin: input.customer_tin ?? null,
    // A credit note without a name gets its original's, which is read when it is stored.
    customer_name: givenName(input) ?? (receipt_type === "S" ? against.usualName : null),
    customer_mobile: input.customer_mobile ?? null,
    remark: input.remark ?? null,
    confirmed_at,
    trader_name: against.traderName,
    receipt: against.receipt,
    by: against.by,
    items: signed,
  };
}

/** A credit note may have VAT still: it credits a sale from before. */
function requireNoVat(lines: SaleDocument["items"], problems: Problems): void {
  for (const [at, { tax_rate }] of lines.entries()) {
    if (tax_rate === 0) continue;
    const problem = `has a rate of ${tax_rate} %, and the account is not registered for VAT. Use a type without tax, or set vat_registered`;
    problems.add(`items[${at}].tax_type`, problem);
  }
}
