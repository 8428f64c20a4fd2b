// Whether a purchase may be registered, and the document that is: by the calculation rules, or by the supplier's own figures.
// Decisions about the API: 63, 64, 65.

import { add, multiply, round2 } from "@taxctl/sdk/rules/amounts";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { normalTin } from "@taxctl/sdk/rules/tins";
import {
  checkBillDiscount,
  checkDocumentFields,
  checkLineCount,
  checkPartner,
  checkPurchaseBill,
  checkSupplierTotals,
  checkUnits,
  claimProblem,
  confirmedLine,
  discountWarning,
  itemProblem,
  type Line,
  normalizeLine,
  outsideVat,
  Problems,
  paymentTypeProblem,
  priceWarning,
  readLines,
  shareWord,
  type signLine,
  signPurchaseLine,
  unitWarning,
} from "@taxctl/sdk/rules/validation";
import { localDate, localDateTime } from "../../base/clock.ts";
import { ServiceError, ValidationError } from "../../base/errors.ts";
import type { Warning } from "../../base/warnings.ts";
import type { FetchedSupplierSale, SupplierSaleFigures } from "../../control-unit/fetched.ts";
import type { DocumentLine, PurchaseDocument } from "../../control-unit/types.ts";
import { money } from "../../db/sql/scaled.ts";
import { purchaseStatusClass } from "../codes/in-use.ts";
import { itemTax } from "../codes/tax-types.ts";
import type { Request } from "../context/operations.ts";
import type { ItemRow } from "../items/store.ts";
import type { CheckContext } from "../transactions/check-context.ts";
import { contentHash } from "../transactions/content.ts";
import { checkDocumentDate } from "../transactions/dates.ts";
import type { NewItem } from "../transactions/new-item-kind.ts";
import { withLines } from "./lines-of-sums.ts";
import { rejected, statusOf, statusProblem } from "./status.ts";
import { headOffice } from "./supplier-sale-store.ts";

export type PurchaseInput = Request<"createPurchase">["body"];

/** The facts that a purchase is checked against. */
type PurchaseCheckContext = CheckContext & {
  /** The fetched sale that this purchase confirms, if the supplier reported one. */
  supplierSale: FetchedSupplierSale | undefined;
  /** The items that it registers first, and their problems; undefined if the caller wants none registered. */
  registering: { newItems: readonly NewItem[]; errors: Record<string, string[]> } | undefined;
};

/** A purchase's payload with one spelling for each field, without the branch and what the caller confirms. */
export function normalizePurchase(input: PurchaseInput): Record<string, unknown> {
  const { branch_id, bhf_id, register_items, ...rest } = input;
  const items = input.items.map((line) => ({
    ...normalizeLine(line),
    non_deductible: line.non_deductible,
  }));
  return { ...rest, items };
}

/** The identity of a supplier's invoice: registered once, whatever number we give the purchase. */
export function supplierHash(
  input: Pick<PurchaseInput, "supplier_tin" | "supplier_bhf_id" | "supplier_invoice_no" | "receipt_type">,
): string {
  return contentHash([
    normalTin(input.supplier_tin),
    input.supplier_bhf_id ?? headOffice,
    input.supplier_invoice_no,
    input.receipt_type,
  ]);
}

/** The day of the supply: a supplier's invoice may be older than its confirmation, whose date the purchase has. */
export function supplyDay(
  { purchase_date }: Pick<PurchaseInput, "purchase_date">,
  supplierSale: FetchedSupplierSale | undefined,
): string {
  const sold = supplierSale?.sales_date;
  return sold !== undefined && sold < purchase_date ? sold : purchase_date;
}

/**
 * The purchase as it will be registered.
 *
 * @param warn Gets a warning of amounts that are registered otherwise than they were stated, and those of what is probably a mistake.
 * @throws ValidationError with every problem at once.
 */
export function checkPurchase(
  input: PurchaseInput,
  against: PurchaseCheckContext,
  warn: (warning: Warning) => void,
): PurchaseDocument {
  const problems = new Problems(input.items);
  checkPartner(input, against.profile, problems);
  const now = { ms: against.nowMs, timeZone: against.timeZone };
  checkDocumentDate("purchase_date", input.purchase_date, now, problems);
  const today = localDate(against.nowMs, against.timeZone);
  const supplierSale = against.supplierSale && withLines(against.supplierSale, against.taxTypes);
  const claimError = claimProblem(input, supplyDay(input, supplierSale), today);
  if (claimError) problems.add("claim_month", claimError);
  const unpaid = paymentTypeProblem(input.payment_type, against.paymentTypes);
  if (unpaid) problems.add("payment_type", unpaid);
  const { quantityDecimals } = rulesOf(against.profile);
  const lines = supplierSale
    ? readLines(input.items, problems)
    : checkDocumentFields(input, quantityDecimals, problems);
  const { receipt_type } = input;
  const purchase_status = statusOf(input.purchase_status, receipt_type);
  const statusError = statusProblem(purchase_status, receipt_type, against.codes.get(purchaseStatusClass));
  if (statusError) problems.add("purchase_status", statusError);
  const isRejection = purchase_status === rejected;
  const { newItems = [], errors: itemErrors = {} } = against.registering ?? {};
  const created = new Map(newItems.map(({ item_code, content }) => [item_code, { ...content, item_code }]));
  for (const [field, messages] of Object.entries(itemErrors))
    for (const message of messages) problems.add(field, message);
  if (supplierSale) checkLineCount(lines, supplierSale.lines, problems);
  const signed = lines.flatMap((line, index) => {
    const path = `items[${index}]`;
    const registered = against.items.get(line.item_code) ?? created.get(line.item_code);
    const theirs = supplierSale?.lines.find((candidate) => candidate.item_seq === line.item_seq);
    const item = isRejection ? (registered ?? unregistered(line, theirs)) : registered;
    if (!item) {
      if (isRejection || !against.registering)
        problems.add(`${path}.item_code`, unknownItem(line.item_code, isRejection));
      return [];
    }
    const inactive = isRejection ? undefined : itemProblem(line.item_code, registered);
    if (inactive) {
      problems.add(`${path}.item_code`, inactive);
      return [];
    }
    checkUnits(line, path, against.codes, problems);
    if (supplierSale) {
      const confirmed = confirmedLine(line, path, supplierSale.lines, problems);
      if (!confirmed) return [];
      return [
        {
          ...confirm(line, item, confirmed),
          ...outsideVat(against.taxTypes.get(confirmed.tax_type)?.kind),
          ...countable(confirmed, quantityDecimals),
        },
      ];
    }
    const taxed = { ...item, ...itemTax(item) };
    return [signPurchaseLine(line, index, taxed, against, problems)];
  });
  checkBillDiscount(input, supplierSale ? "confirmation" : "bill", problems);
  if (supplierSale) checkSupplierTotals(input, supplierSale.sale, problems);
  const isWhole = signed.length === lines.length && !supplierSale;
  const items = isWhole ? checkPurchaseBill(input, signed, against.profile, problems) : signed;
  if (problems.any) throw new ValidationError(problems.errors);
  const itemOf = (code: string) => against.items.get(code);
  const priceOf = (code: string) => money.fromDb(itemOf(code)?.default_price ?? 0);
  const unusual = supplierSale ? [] : [priceWarning(items, priceOf), discountWarning(input, input.items)];
  for (const warning of [problems.amountWarning, ...unusual, unitWarning(items, itemOf)])
    if (warning) warn(warning);
  return {
    supplier_tin: input.supplier_tin,
    supplier_bhf_id: input.supplier_bhf_id ?? headOffice,
    supplier_name: input.supplier_name,
    supplier_invoice_no: input.supplier_invoice_no,
    purchase_date: input.purchase_date,
    purchase_time: input.purchase_time,
    purchase_type: input.purchase_type,
    purchase_status,
    payment_type: input.payment_type,
    registration: supplierSale ? "A" : "M",
    receipt_type,
    supplier_sale: supplierSale?.sale ?? null,
    supplier_lines: supplierSale?.lines.map(({ item_seq, item_code, item_class_code, item_name }) => ({
      item_seq,
      item_code,
      item_class_code,
      item_name,
    })),
    remark: input.remark ?? null,
    confirmed_at: localDateTime(against.nowMs, against.timeZone),
    by: against.by,
    items: items.map((line, index) =>
      input.items[index]?.non_deductible ? { ...line, non_deductible: true } : line,
    ),
  };
}

function unknownItem(code: string, isRejection: boolean): string {
  const remedy = isRejection
    ? "give its item_class_code and tax_type"
    : "correct the code, register the item (POST /items), or send register_items: true to register it from this line";
  return `${code} is not a registered item: ${remedy}`;
}

/**
 * Why a purchase isn't registered whose lines have other names than their items; undefined without such a line. A caller
 * confirms a line by `same_item`.
 */
export function namesRejection(
  { items: lines }: Pick<PurchaseInput, "items">,
  items: ReadonlyMap<string, Pick<ItemRow, "item_name">>,
): ServiceError | undefined {
  const errors: Record<string, string[]> = {};
  for (const [index, { item_code, item_name, same_item }] of lines.entries()) {
    const item = items.get(item_code);
    if (!item || same_item || shareWord(item_name, item.item_name)) continue;
    errors[`items[${index}].item_name`] = [
      `${item_name} shares no word with your item ${item_code}, ${item.item_name}`,
    ];
  }
  const [first] = Object.entries(errors);
  if (!first) return undefined;
  const error = `${first[0]}: ${first[1]}`;
  const remedy = "Send the code of the right item, or same_item: true on the line if it is the same item.";
  return new ServiceError(400, "item_name_differs", `${error}. ${remedy}`, { errors, error });
}

/** The values that a line takes from its item. */
type LineItem = Parameters<typeof signLine>[2] & Pick<ItemRow, "tax_type_code" | "tax_rate">;

/** The item of a rejected line: an item that was never bought is not registered. */
function unregistered(line: Line, theirs: SupplierSaleFigures | undefined): LineItem | undefined {
  const { item_class_code, tax_type: tax_type_code } = line;
  if (!item_class_code || !tax_type_code) return undefined;
  return {
    item_code: line.item_code,
    item_class_code,
    item_name: line.item_name ?? line.item_code,
    barcode: line.bcd ?? theirs?.bcd ?? null,
    pkg_unit_code: line.pkg_unit_code ?? "NT",
    qty_unit_code: line.qty_unit_code ?? "U",
    tax_type_code,
    tax_rate: null,
  };
}

/** A line that confirms the supplier's: our item, their figures to the letter. */
function confirm(line: Line, item: LineItem, theirs: SupplierSaleFigures): DocumentLine {
  return {
    item_seq: theirs.item_seq,
    item_code: item.item_code,
    item_class_code: line.item_class_code ?? item.item_class_code,
    item_name: line.item_name ?? item.item_name,
    bcd: line.bcd ?? item.barcode,
    pkg_unit_code: line.pkg_unit_code ?? item.pkg_unit_code,
    pkg: theirs.pkg,
    qty_unit_code: line.qty_unit_code ?? item.qty_unit_code,
    qty: theirs.qty,
    unit_price: theirs.unit_price,
    discount_rate: theirs.discount_rate,
    discount_amount: theirs.discount_amount,
    discount_with_tax: theirs.discount_with_tax,
    supply_amount: theirs.supply_amount,
    taxable_amount: theirs.taxable_amount,
    tax_type: theirs.tax_type,
    tax_rate: theirs.tax_rate,
    tax_amount: theirs.tax_amount,
    total_amount: theirs.total_amount,
  };
}

/** A quantity with more decimals than our unit takes is booked, here and at the unit, in our unit's decimals. */
function countable({ qty, pkg }: SupplierSaleFigures, decimals: number): Pick<DocumentLine, "qty" | "pkg"> {
  const scale = 10 ** (decimals - 2);
  const least = 10 ** -decimals;
  const rounded = (figure: number) => round2(multiply(figure, scale)) / scale;
  return { qty: Math.max(rounded(qty), least), pkg: rounded(pkg) };
}

/** The totals that a purchase shows: the supplier's own where it confirms one, else the sums of its lines. */
export function totalsOf(
  document: PurchaseDocument,
  supplierSale: FetchedSupplierSale | undefined,
): { total_amount: number; tax_amount: number } {
  if (supplierSale)
    return { total_amount: supplierSale.sale.totAmt, tax_amount: supplierSale.sale.totTaxAmt };
  return {
    total_amount: add(...document.items.map((line) => line.total_amount)),
    tax_amount: add(...document.items.map((line) => line.tax_amount)),
  };
}
