// Whether a sale or credit note may be signed, and the document that is: nothing else decides a figure of a sale.
import { normalizeTins, normalSource } from "@taxctl/sdk/tins";
import {
  checkSaleContent,
  type Insurance,
  normalizeLine,
  ownSource,
  Problems,
  type SaleFacts,
} from "@taxctl/sdk/validation";
import { localDate, localDateTime } from "../clock.ts";
import type { ReceiptTexts, SaleDocument } from "../control-unit/types.ts";
import { ValidationError } from "../errors.ts";
import type { Request } from "../operations.ts";
import type { CheckContext, DocumentFacts } from "../transactions/check-context.ts";
import { givenName } from "./customer.ts";

export type SaleInput = Request<"createSale">["body"];

/** The facts that a sale is checked against. Receipts print `traderName` and `receipt`; `usualName` is for sales without a customer name. */
export type SaleCheckContext = CheckContext & {
  traderName: string;
  usualName: string;
  receipt: ReceiptTexts;
  /** Item codes by source, then by external code. */
  externalCodes: ReadonlyMap<string, ReadonlyMap<string, string>>;
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

/** The facts that the rules of a sale's content need; those of branch and device can be missing. */
export function saleFacts(
  against: DocumentFacts & Partial<Pick<SaleCheckContext, "externalCodes" | "insurances" | "profile">>,
  vatRegistered: boolean,
): SaleFacts {
  const { nowMs, timeZone } = against;
  return {
    ...against,
    today: { today: localDate(nowMs, timeZone), timeZone },
    vatRegistered,
  };
}

/**
 * The sale as it will be signed.
 *
 * @throws ValidationError with every problem at once.
 */
export function checkSale(input: SaleInput, against: SaleCheckContext): SaleDocument {
  const problems = new Problems(input.items);
  const items = checkSaleContent(input, saleFacts(against, against.receipt.vat_registered), problems);
  if (problems.any) throw new ValidationError(problems.errors);
  const confirmed_at = localDateTime(against.nowMs, against.timeZone);
  const { receipt_type } = input;
  return {
    invoice_no: input.invoice_no,
    sale_date: input.sale_date,
    sale_time: input.sale_time ?? confirmed_at.slice(8),
    receipt_type,
    original_number: null,
    refund_reason_code: input.refund_reason_code ?? null,
    payment_type: input.payment_type,
    customer_tin: input.customer_tin ?? null,
    // A credit note gets its original's, which is read when it is stored.
    customer_name: givenName(input) ?? against.usualName,
    customer_mobile: input.customer_mobile ?? null,
    remark: input.remark ?? null,
    confirmed_at,
    trader_name: against.traderName,
    receipt: against.receipt,
    by: against.by,
    items,
  };
}
