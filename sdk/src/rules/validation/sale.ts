// The rules of a sale's content: the service and the dry run apply them with the facts they have.

import { add } from "../amounts.ts";
import { isRecord } from "../json.ts";
import type { SaleInput } from "../openapi.ts";
import { neutralWords, type ProfileName, sharedRulesOf, taxWordsOf } from "../profiles/index.ts";
import { normalSource } from "../tins.ts";
import { checkBillDiscount, discountBill } from "./bill-discount.ts";
import { type CodesInUse, checkUnits, codeProblem, type PaymentTypes } from "./codes.ts";
import {
  checkCurrency,
  checkLocalAmounts,
  type Exchange,
  type ForeignAmounts,
  type LastRate,
  localLine,
} from "./currency.ts";
import { mostQuantityDecimals } from "./decimals.ts";
import {
  checkDocumentDay,
  checkExternalSources,
  checkReceiptType,
  checkSaleKind,
  itemProblem,
} from "./documents.ts";
import { checkInsuranceFields, type Insurance, insureLine, type LineInsurance } from "./insurance.ts";
import {
  checkDocumentFields,
  checkDocumentTotals,
  checkFigures,
  type ItemTax,
  type Line,
  type LineItem,
  type LineTax,
  rateOf,
  type SignedLine,
  type SubmittedLine,
  signLine,
  sumLines,
  type TaxedFigures,
  type TaxTypes,
} from "./lines.ts";
import { mostProblems } from "./messages.ts";
import { checkPartner } from "./partner.ts";
import { checkPaidTotal, checkPayments } from "./payments.ts";
import { type FieldErrors, Problems } from "./problems.ts";
import { checkPurchaseCode } from "./purchase-code.ts";

/** The source of external codes without one: the account's own system. */
export const ownSource = "default";

/** A registered item, as far as a sale needs it. */
export type SaleItem = LineItem &
  ItemTax & {
    is_active: unknown;
    /** With tax. Without one, or with 0, no price of a line is unusual. */
    default_price?: number | undefined;
  };

/** The facts that a sale is checked against. The rules of a missing fact are skipped. */
export type SaleFacts = {
  today?: { today: string; timeZone: string } | undefined;
  /** Of the branch's control unit. Without it, quantities can have the most decimals of any unit. */
  profile?: ProfileName | undefined;
  /** The registered items among the sale's, by code. */
  items?: { get(code: string): SaleItem | undefined } | undefined;
  /** Item codes by source, then by external code. */
  externalCodes?: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;
  taxTypes?: TaxTypes | undefined;
  paymentTypes?: PaymentTypes | undefined;
  codes?: CodesInUse | undefined;
  /** Those that the sale's lines can name, by code. */
  insurances?: ReadonlyMap<string, Insurance> | undefined;
  vatRegistered?: boolean | undefined;
  /** The last rate of the sale's currency. */
  lastRate?: LastRate | undefined;
};

/** A sale whose fields are well-formed, or missing if their form was wrong. */
export type SubmittedSale = Partial<Omit<SaleInput, "items">> & { items: readonly SubmittedLine[] };

/** A line as it is signed, with its insurance. `foreign` has the amounts of a sale in a foreign currency as they were stated. */
export type SignedSaleLine = SignedLine & Partial<LineInsurance> & { foreign?: ForeignAmounts };

/** What is signed of a sale. */
export type SignedSale = {
  items: SignedSaleLine[];
  /** With tax. The lines contain their shares. */
  bill_discount: number;
  /** The foreign currency, and what is stated in it. The lines of a credit note are in it too, until its original is read. */
  exchange?: Exchange | undefined;
  foreign_bill_discount: number;
};

/**
 * Adds the problems of a sale by the rules. The fields and lines whose form is wrong, as `problems` knows, are left out: only a
 * whole line is calculated, and totals are compared only if every line was calculated.
 *
 * @returns the sale as it is signed. If there are problems, lines may be missing.
 */
export function checkSaleContent(sale: SubmittedSale, facts: SaleFacts, problems: Problems): SignedSale {
  const receiptType = problems.isMalformed("receipt_type") ? undefined : (sale.receipt_type ?? "S");
  checkHead(sale, receiptType, facts, problems);
  const exchange = checkCurrency(sale, facts, receiptType !== "S", problems);
  checkExternalSources(sale.items, problems);
  checkInsuranceFields(sale.items, problems);
  const decimals = facts.profile ? sharedRulesOf(facts.profile).quantityDecimals : mostQuantityDecimals();
  const lines = checkDocumentFields(sale, decimals, problems);
  const found = lines.map((line, index) => {
    const item = findItem(sale.items[index], index, facts, problems);
    return checkLine(line, index, { item, facts, receiptType }, problems);
  });
  if (receiptType !== undefined) checkBillDiscount(sale, receiptType === "R" ? "credit" : "bill", problems);
  const calculated = found.filter((line) => line !== undefined);
  // What a credit note signs depends on its original, which is read when it is stored.
  const isWhole = receiptType !== "R" && calculated.length === lines.length && !problems.isMalformed("items");
  const { lines: stated, discount } = isWhole
    ? discountBill(sale, calculated, facts.profile, problems)
    : { lines: calculated, discount: 0 };
  if (isWhole) {
    checkDocumentTotals(sale, stated, problems);
    checkPaidTotal(sale, sumLines(stated).total_amount, problems);
  }
  const isConverted = isWhole && exchange !== undefined;
  const inLocal = (lines: readonly Figured[]) =>
    isConverted ? lines.map((line) => localLine(line, exchange.exchange_rate)) : lines;
  const figures = inLocal(stated);
  if (isConverted) checkLocalAmounts(figures, problems);
  const insurances = receiptType === "S" ? facts.insurances : undefined;
  const insured = lines.map((line, index) => {
    const total = isWhole ? (figures[index]?.total_amount ?? 0) : 0;
    return insurances && insureLine(line, { index, total }, insurances, problems);
  });
  const items = figures.flatMap((line, index) => ("item_code" in line ? { ...line, ...insured[index] } : []));
  return {
    items,
    bill_discount: isConverted && discount > 0 ? totalLess(inLocal(calculated), figures) : discount,
    exchange,
    foreign_bill_discount: isConverted ? discount : 0,
  };
}

type Figured = SignedLine | TaxedFigures;

/** What the total of the lines is above that of the others. */
function totalLess(lines: readonly Figured[], others: readonly Figured[]): number {
  return add(sumLines(lines).total_amount, -sumLines(others).total_amount);
}

/** Adds the rules' problems to those of a body's form, which are listed by field. Give the body with its defaults filled in. */
export function saleErrors(body: unknown, form: FieldErrors, facts: SaleFacts): FieldErrors {
  const sale = wellFormedSale(body, form);
  if (!sale) return form;
  const problems = new Problems(sale.items, form);
  checkSaleContent(sale, facts, problems);
  return problems.errors;
}

/** The parts of a sale that have no problem of form; undefined if that can't be determined. */
export function wellFormedSale(body: unknown, form: FieldErrors): SubmittedSale | undefined {
  // At the limit of messages, other fields may be malformed too, without a message.
  if (!isRecord(body) || Object.values(form).flat().length >= mostProblems) return undefined;
  const wellFormed = (fields: unknown, prefix: string) =>
    Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).filter(
        ([name]) => !Object.hasOwn(form, `${prefix}${name}`),
      ),
    );
  const lines: unknown[] = Array.isArray(body.items) ? body.items : [];
  const items = lines.map((line, index) => wellFormed(line, `items[${index}].`));
  const head = wellFormed(body, "");
  const isPaid = !Object.keys(form).some((field) => field.startsWith("payments["));
  return { ...head, ...(isPaid ? {} : { payments: undefined }), items } as SubmittedSale;
}

function checkHead(
  sale: SubmittedSale,
  receiptType: "S" | "R" | undefined,
  { today, codes, paymentTypes, profile }: SaleFacts,
  problems: Problems,
): void {
  checkPartner(sale, profile, problems);
  if (receiptType !== undefined) checkPurchaseCode(sale, receiptType, profile, problems);
  const { sale_date, refund_reason_code: reason } = sale;
  if (today && sale_date !== undefined) checkDocumentDay("sale_date", sale_date, today, problems);
  if (receiptType !== undefined) {
    checkReceiptType(sale, receiptType, problems);
    if (!problems.isMalformed("sale_kind")) checkSaleKind(sale, receiptType, problems);
  }
  const unknown = codes && reason && codeProblem("refund_reason_code", reason, codes);
  if (unknown) problems.add("refund_reason_code", unknown);
  checkPayments(sale, { paymentTypes, profile }, problems);
}

/** The registered item of a line, by either code. */
function findItem(
  { item_code, external_code, external_source = ownSource }: SubmittedLine = {},
  index: number,
  { items, externalCodes }: SaleFacts,
  problems: Problems,
): SaleItem | undefined {
  const path = `items[${index}]`;
  let code = item_code;
  if (external_code !== undefined) {
    if (!externalCodes || problems.isMalformed(`${path}.external_source`)) return undefined;
    const source = normalSource(external_source);
    code = externalCodes.get(source)?.get(external_code);
    if (code === undefined)
      problems.add(
        `${path}.external_code`,
        `${external_code} stands for no item in the source ${source}: map it with PUT /items/external-codes, or send item_code`,
      );
  }
  if (code === undefined || !items) return undefined;
  const item = items.get(code);
  const problem = itemProblem(code, item);
  if (problem !== undefined) problems.add(`${path}.item_code`, problem);
  return item;
}

type LineFacts = { item: SaleItem | undefined; facts: SaleFacts; receiptType: "S" | "R" | undefined };

/** The line as it is signed, or only its figures if its item isn't known; undefined if it can't be calculated. */
function checkLine(
  line: Line,
  index: number,
  { item, facts, receiptType }: LineFacts,
  problems: Problems,
): SignedLine | TaxedFigures | undefined {
  const path = `items[${index}]`;
  if (facts.codes) checkUnits(line, path, facts.codes, problems);
  const isWhole = problems.isWhole(index);
  const hasTax = isWhole || !problems.isMalformed(`${path}.tax_type`);
  const tax = hasTax ? taxOf(line, path, { item, facts, receiptType }, problems) : undefined;
  // A credit note may have VAT still: it credits a sale from before.
  if (tax && tax.rate !== 0 && receiptType === "S" && facts.vatRegistered === false)
    problems.add(
      `${path}.tax_type`,
      `has a rate of ${tax.rate} %, and the account is not registered for ${(facts.profile ? taxWordsOf(facts.profile) : neutralWords).tax}. Use a type without tax, or set vat_registered`,
    );
  if (!tax || !isWhole) return undefined;
  const rules = { kind: receiptType === "R" ? "credit" : "sale", profile: facts.profile } as const;
  return item
    ? signLine(line, index, item, tax, rules, problems)
    : checkFigures(line, index, tax, rules, problems);
}

/** The tax of a line: its own type, else its item's. A credit note without a rate gets its original's, which is read when it is stored. */
function taxOf(
  line: Line,
  path: string,
  { item, facts: { taxTypes }, receiptType }: LineFacts,
  problems: Problems,
): LineTax | undefined {
  const type = line.tax_type ?? item?.tax_type_code;
  if (type === undefined || !taxTypes) return undefined;
  const known = receiptType === "R" ? undefined : item;
  const rate = rateOf(line, type, { item: known, taxTypes }, path, problems);
  const kind = taxTypes.get(type)?.kind;
  if (rate !== undefined) return { type, rate, kind };
  return receiptType === "R" ? { type, rate: 0, kind } : undefined;
}
