// Whether a sale or credit note may be signed, and the document that is: nothing else decides a figure of a sale.
// Decisions about the API: 44, 46, 69.
import { add } from "@taxctl/sdk/rules/amounts";
import { sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import { normalSource } from "@taxctl/sdk/rules/tins";
import {
  bearExtraTaxes,
  checkSaleContent,
  dateWarning,
  discountWarning,
  type Insurance,
  insuranceRateWarning,
  type LastRate,
  localPayments,
  normalizeCurrency,
  normalizeLine,
  normalizePayments,
  ownSource,
  Problems,
  priceWarning,
  rateWarning,
  type SaleFacts,
  type SignedLine,
  type SignedSale,
  severalPayments,
  sumLines,
  taxTypeWarning,
  unitWarning,
  wholePaymentType,
} from "@taxctl/sdk/rules/validation";
import { localDate, localDateTime } from "../../base/clock.ts";
import { ValidationError } from "../../base/errors.ts";
import type { Warning } from "../../base/warnings.ts";
import type { ProfileName, ReceiptTexts, SaleDocument } from "../../control-unit/types.ts";
import { money } from "../../db/sql/scaled.ts";
import { itemTax } from "../codes/tax-types.ts";
import type { Request } from "../context/operations.ts";
import type { ItemRow } from "../items/store.ts";
import type { CheckContext, DocumentFacts } from "../transactions/check-context.ts";
import type { TransactionRow } from "../transactions/store.ts";
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
  /** The last rate of the sale's foreign currency. */
  lastRate?: LastRate | undefined;
};

/** -1 for a credit note, whose figures are positive everywhere. */
export function signOf(receiptType: string | null): 1 | -1 {
  return receiptType === "R" ? -1 : 1;
}

/** What the figures of its day count of a document, besides its taxes. */
export function countedOf({
  items,
}: Pick<SaleDocument, "items">): Pick<TransactionRow, "line_count" | "discount_amount"> {
  const discount = add(0, ...items.map(({ discount_with_tax }) => discount_with_tax));
  return { line_count: items.length, discount_amount: money.toDb(discount) };
}

/** A sale's payload with one spelling for each field and without the branch: the content of its identity. */
export function normalizeSale(input: SaleInput, profile: ProfileName): Record<string, unknown> {
  const sale = normalizeCurrency(input, profile);
  // Kinds of sales have numbers of their own, so the kind is no part of the content.
  const { branch_id, bhf_id, receipt_type, sale_kind, accept_unusual_tin, payment_type, payments, ...rest } =
    sale;
  return {
    ...rest,
    ...normalizePayments({ payment_type, payments }),
    receipt_type: receipt_type ?? "S",
    items: input.items.map(identityOf),
  };
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
  const { nowMs, timeZone, items } = against;
  return {
    ...against,
    items: new Map([...items].map(([code, row]) => [code, saleItem(row)])),
    today: { today: localDate(nowMs, timeZone), timeZone },
    vatRegistered,
  };
}

const saleItem = (row: ItemRow) => ({
  ...row,
  ...itemTax(row),
  default_price: money.fromDb(row.default_price),
});

/** What is probably a mistake. A credit note repeats its original, and its prices are looked at with it: see {@link creditWarning}. */
function unusual(
  input: SaleInput,
  { items, exchange }: Pick<SignedSale, "items" | "exchange">,
  { items: own, today, insurances, lastRate }: SaleFacts,
) {
  if (input.receipt_type === "R") return [];
  const itemOf = (code: string) => own?.get(code);
  const old = today && dateWarning("sale_date", input.sale_date, today.today);
  return [
    priceWarning(items, (code) => itemOf(code)?.default_price),
    exchange && lastRate && rateWarning(exchange, lastRate),
    old,
    taxTypeWarning(items, itemOf),
    unitWarning(items, itemOf),
    discountWarning(input, input.items),
    insurances && insuranceRateWarning(input.items, insurances),
  ];
}

/** A warning of a credit note's prices, once they are in local currency. */
export function creditWarning(
  items: readonly SignedLine[],
  own: ReadonlyMap<string, ItemRow>,
): Warning | undefined {
  return priceWarning(items, (code) => {
    const item = own.get(code);
    return item && money.fromDb(item.default_price);
  });
}

/**
 * The sale as it will be signed. The lines of a credit note are in the currency of its original until that is read.
 *
 * @param warn Gets a warning of amounts that are signed otherwise than they were stated, and those of what is probably a mistake.
 * @throws ValidationError with every problem at once.
 */
export function checkSale(
  input: SaleInput,
  against: SaleCheckContext,
  warn: (warning: Warning) => void,
): SaleDocument {
  const problems = new Problems(input.items);
  const facts = saleFacts(against, against.receipt.vat_registered);
  const signed = checkSaleContent(input, facts, problems);
  if (problems.any) throw new ValidationError(problems.errors);
  for (const warning of [problems.amountWarning, ...unusual(input, signed, facts)])
    if (warning) warn(warning);
  const { bill_discount } = signed;
  const items = [...bearExtraTaxes(signed.items, sharedRulesOf(against.profile).extraTaxes)];
  const confirmed_at = localDateTime(against.nowMs, against.timeZone);
  const { receipt_type } = input;
  const payments = severalPayments(input);
  const foreign = input.receipt_type === "R" ? undefined : foreignOf(signed, payments);
  return {
    invoice_no: input.invoice_no,
    sale_date: input.sale_date,
    sale_time: input.sale_time ?? confirmed_at.slice(8),
    receipt_type,
    original_number: null,
    refund_reason_code: input.refund_reason_code ?? null,
    payment_type: wholePaymentType(input, against.profile) ?? "",
    ...(payments && { payments: foreign ? localPayments(payments, totalOf(items)) : payments }),
    customer_tin: input.customer_tin ?? null,
    // A credit note gets its original's, which is read when it is stored.
    customer_name: givenName(input) ?? against.usualName,
    customer_mobile: input.customer_mobile ?? null,
    ...(input.purchase_code ? { purchase_code: input.purchase_code.trim().toUpperCase() } : {}),
    remark: input.remark ?? null,
    confirmed_at,
    trader_name: against.traderName,
    receipt: against.receipt,
    by: against.by,
    ...(bill_discount > 0 && {
      bill_discount: { rate: input.bill_discount_rate || null, amount: bill_discount },
    }),
    ...(foreign && { foreign }),
    items,
  };
}

const totalOf = (items: readonly SignedLine[]): number => sumLines(items).total_amount;

/** What a sale in a foreign currency states in it, besides its lines. */
function foreignOf(
  { exchange, foreign_bill_discount: discount }: SignedSale,
  payments: SaleDocument["payments"],
): SaleDocument["foreign"] {
  return (
    exchange && {
      ...exchange,
      ...(discount > 0 && { bill_discount_amount: discount }),
      ...(payments && { payments }),
    }
  );
}
