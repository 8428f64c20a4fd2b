// Whether a purchase may be registered, and the document that is: by the calculation rules, or by the supplier's own figures.

import { add, multiply, round2 } from "@taxctl/sdk/amounts";
import { normalizeTins, normalTin } from "@taxctl/sdk/tins";
import {
  checkDocumentFields,
  checkDocumentTotals,
  checkLineCount,
  checkPartner,
  checkSupplierTotals,
  checkUnits,
  claimProblem,
  confirmedLine,
  type Line,
  normalizeLine,
  Problems,
  rateOf,
  readLines,
  signLine,
} from "@taxctl/sdk/validation";
import { localDate, localDateTime } from "../clock.ts";
import { purchaseStatusClass } from "../codes/in-use.ts";
import type { FetchedSupplierSale, SupplierSaleFigures } from "../control-unit/fetched.ts";
import { rulesOf } from "../control-unit/profiles/profile.ts";
import type { DocumentLine, PurchaseDocument } from "../control-unit/types.ts";
import { ValidationError } from "../errors.ts";
import type { ItemRow } from "../items/store.ts";
import type { Request } from "../operations.ts";
import type { CheckContext } from "../transactions/check-context.ts";
import { contentHash } from "../transactions/content.ts";
import { checkDocumentDate } from "../transactions/dates.ts";
import { rejected, statusOf, statusProblem } from "./status.ts";
import { headOffice } from "./supplier-sale-store.ts";

export type PurchaseInput = Request<"createPurchase">["body"];

/** The facts that a purchase is checked against. */
type PurchaseCheckContext = CheckContext & {
  /** The fetched sale that this purchase confirms, if the supplier reported one. */
  supplierSale: FetchedSupplierSale | undefined;
};

/** A purchase's payload with one spelling for each field and without the branch. */
export function normalizePurchase(input: PurchaseInput): Record<string, unknown> {
  const { branch_id, bhf_id, ...rest } = input;
  normalizeTins(rest);
  return { ...rest, items: input.items.map(normalizeLine) };
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
 * @throws ValidationError with every problem at once.
 */
export function checkPurchase(input: PurchaseInput, against: PurchaseCheckContext): PurchaseDocument {
  const problems = new Problems(input.items);
  checkPartner(input, against.profile, problems);
  const now = { ms: against.nowMs, timeZone: against.timeZone };
  checkDocumentDate("purchase_date", input.purchase_date, now, problems);
  const today = localDate(against.nowMs, against.timeZone);
  const { supplierSale } = against;
  const claimError =
    input.claim_month && claimProblem(input.claim_month, supplyDay(input, supplierSale), today);
  if (claimError) problems.add("claim_month", claimError);
  if (!against.paymentTypes.has(input.payment_type)) {
    const known = [...against.paymentTypes].toSorted().join(", ");
    problems.add("payment_type", `${input.payment_type} is not a payment type: ${known}`);
  }
  const { quantityDecimals } = rulesOf(against.profile);
  const lines = supplierSale
    ? readLines(input.items, problems)
    : checkDocumentFields(input, quantityDecimals, problems);
  const { receipt_type } = input;
  const purchase_status = statusOf(input.purchase_status, receipt_type);
  const statusError = statusProblem(purchase_status, receipt_type, against.codes.get(purchaseStatusClass));
  if (statusError) problems.add("purchase_status", statusError);
  const isRejection = purchase_status === rejected;
  if (supplierSale) checkLineCount(lines, supplierSale.lines, problems);
  const signed = lines.flatMap((line, index) => {
    const path = `items[${index}]`;
    const registered = against.items.get(line.item_code);
    const theirs = supplierSale?.lines.find((candidate) => candidate.item_seq === line.item_seq);
    const item = isRejection ? (registered ?? unregistered(line, theirs)) : registered;
    if (!item || (!isRejection && !registered?.is_active)) {
      problems.add(
        `${path}.item_code`,
        isRejection
          ? `${line.item_code} is not a registered item: give its item_class_code and tax_type`
          : `${line.item_code} is ${item ? "not active" : "not a registered item"}`,
      );
      return [];
    }
    if (supplierSale) {
      const confirmed = confirmedLine(line, path, supplierSale.lines, problems);
      if (!confirmed) return [];
      return [{ ...confirm(line, item, confirmed), ...countable(confirmed, quantityDecimals) }];
    }
    checkUnits(line, path, against.codes, problems);
    const rate = rateOf(line, line.tax_type ?? item.tax_type_code, against.taxTypes, path, problems);
    return [signLine(line, index, item, { type: line.tax_type ?? item.tax_type_code, rate }, problems)];
  });
  if (signed.length === lines.length && !supplierSale) checkDocumentTotals(input, signed, problems);
  if (supplierSale) checkSupplierTotals(input, supplierSale.sale, problems);
  if (problems.any) throw new ValidationError(problems.errors);
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
    items: signed,
  };
}

/** The values that a line takes from its item. */
type LineItem = Parameters<typeof signLine>[2] & Pick<ItemRow, "tax_type_code">;

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
