// Supplier sales and purchases as each other: the purchase that confirms a sale, and a registered purchase as a document.

import { add } from "../amounts.ts";
import type { Purchase, PurchaseInput, SupplierSale, SupplierSaleLine } from "../openapi.ts";
import { isTaxLetter, publishedStandard, type TaxLetter } from "../profiles/index.ts";
import { linesOfSale } from "../supplier-lines.ts";
import type { Document } from "./types.ts";

export type PurchaseOptions = {
  /** Begins the purchase's own invoice number. */
  prefix: string;
  paymentType: string;
  /** Whether the tax is claimed; by default it is. */
  claim?: "month" | "none" | undefined;
  /** The month in which the tax is claimed, `2026-03`; by default that of the registration. */
  claim_month?: string | undefined;
  /** Why an owner claims the tax later than the authority allows. */
  claim_reason?: string | undefined;
  /** Percent of each tax type, for letters without a rate in the sale. */
  rates: ReadonlyMap<string, number>;
  /** The tax type of lines whose letter the API doesn't have: that at the standard rate. */
  standard?: TaxLetter | undefined;
  /** Item code of ours for a line. */
  itemCode: (line: SupplierSaleLine) => string;
  /** Whether `itemCode` gives items that someone chose: the service accepts them although their names share no word with the lines. */
  sameItem?: boolean;
};

/** The key of a supplier's sale: the same for every fetch of it. */
function supplierKey(sale: SupplierSale): string {
  return [sale.spplrTin, sale.spplrBhfId, sale.spplrInvcNo].join("-");
}

/** The key of a supplier's item, in the state and in `--item-map`. */
export function supplierItemKey(sale: SupplierSale, line: SupplierSaleLine): string {
  return `${sale.spplrTin}:${line.itemCd}`;
}

/** The purchase. Its number is made from the supplier's, so that a second run can't register it twice. */
export function purchaseOf(sale: SupplierSale, options: PurchaseOptions): PurchaseInput {
  const isCredit = sale.rcptTyCd === "R";
  return {
    invoice_no: `${options.prefix}${supplierKey(sale)}${isCredit ? "-R" : ""}`.slice(0, 50),
    purchase_date: sale.regDt.slice(0, 8),
    purchase_time: sale.regDt.slice(8, 14),
    supplier_tin: sale.spplrTin,
    supplier_name: sale.spplrNm.slice(0, 60),
    supplier_bhf_id: sale.spplrBhfId,
    supplier_invoice_no: sale.spplrInvcNo,
    receipt_type: isCredit ? "R" : "P",
    payment_type: options.paymentType,
    ...claimOf(options),
    total_amount: sale.totAmt,
    tax_amount: sale.totTaxAmt,
    taxable_amount: sale.totTaxblAmt,
    items: linesOfSale(sale).map((line) => purchaseLine(sale, line, options)),
  };
}

/** The fields of the claim that are given. */
function claimOf({ claim, claim_month, claim_reason }: PurchaseOptions) {
  return {
    ...(claim === undefined ? {} : { claim }),
    ...(claim_month === undefined || claim === "none" ? {} : { claim_month }),
    ...(claim_reason === undefined ? {} : { claim_reason }),
  };
}

function purchaseLine(
  sale: SupplierSale,
  line: SupplierSaleLine,
  { rates, standard = publishedStandard, itemCode, sameItem }: PurchaseOptions,
): PurchaseInput["items"][number] {
  return {
    item_seq: line.itemSeq,
    item_code: itemCode(line),
    item_class_code: line.itemClsCd,
    item_name: line.itemNm.slice(0, 200),
    ...(sameItem ? { same_item: true } : {}),
    pkg_unit_code: text(line, "pkgUnitCd") ?? "NT",
    pkg: number(line, "pkg") ?? line.qty,
    qty_unit_code: text(line, "qtyUnitCd") ?? "U",
    qty: line.qty,
    unit_price: line.prc,
    supply_amount: line.splyAmt,
    discount_rate: number(line, "dcRt") ?? 0,
    discount_amount: number(line, "dcAmt") ?? 0,
    taxable_amount: number(line, "taxblAmt") ?? add(line.totAmt, -line.taxAmt),
    tax_type: isTaxLetter(line.taxTyCd) ? line.taxTyCd : standard,
    tax_rate: number(sale, `taxRt${line.taxTyCd}`) ?? rates.get(line.taxTyCd) ?? 0,
    tax_amount: line.taxAmt,
    total_amount: line.totAmt,
  };
}

/** A field beyond the documented ones, which some units send along. */
function text(record: object, name: string): string | undefined {
  const value = Object.entries(record).find(([key]) => key === name)?.[1];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function number(record: object, name: string): number | undefined {
  const value = Object.entries(record).find(([key]) => key === name)?.[1];
  return typeof value === "number" ? value : undefined;
}

/** The registration that rejects a supplier's invoice: the supplier's own codes and figures, as nothing is bought. */
export function rejectionOf(
  sale: SupplierSale,
  options: { branch: string | undefined; remark: string | undefined },
): PurchaseInput {
  const { branch, remark } = options;
  const purchase = purchaseOf(sale, {
    prefix: "REJ-",
    paymentType: text(sale, "pmtTyCd") ?? "01",
    rates: new Map(),
    itemCode: ({ itemCd, itemSeq }) => itemCd || `LINE-${itemSeq}`,
  });
  return {
    ...purchase,
    ...(branch === undefined ? {} : { branch_id: branch }),
    ...(remark === undefined ? {} : { remark }),
    purchase_status: "04",
  };
}

/** The source of a document. */
export type RegisteredPurchase = Pick<
  Purchase,
  | "branch_id"
  | "purchase_date"
  | "purchase_time"
  | "receipt_type"
  | "supplier_tin"
  | "supplier_name"
  | "supplier_bhf_id"
  | "supplier_invoice_no"
  | "total_amount"
  | "tax_amount"
> & {
  taxable_amount?: number | undefined;
  cu_invoice_no?: string | null | undefined;
  supplier_sale_date?: string | null | undefined;
  items: readonly { tax_type: string; taxable_amount: number; tax_amount: number }[];
};

/** A registered purchase as the document that its supplier's sale was: the same id, the same figures. */
export function documentOfPurchase(purchase: RegisteredPurchase): Document {
  const { supplier_tin, supplier_bhf_id, supplier_invoice_no, total_amount, tax_amount } = purchase;
  const branch = supplier_bhf_id ?? "00";
  return {
    id: [supplier_tin, branch, supplier_invoice_no, purchase.purchase_date + purchase.purchase_time].join(
      "/",
    ),
    side: "authority",
    supplier_tin,
    supplier_branch: branch,
    supplier_name: purchase.supplier_name,
    own_branch: purchase.branch_id,
    number: supplier_invoice_no,
    ...(purchase.cu_invoice_no ? { unit_number: purchase.cu_invoice_no } : {}),
    date: purchase.supplier_sale_date ?? purchase.purchase_date,
    kind: purchase.receipt_type === "R" ? "credit_note" : undefined,
    taxable: purchase.taxable_amount ?? add(total_amount, -tax_amount),
    tax: tax_amount,
    total: total_amount,
    by_letter: lettersOf(purchase),
  };
}

/** The lines by tax type, where they add up to the document; suppliers' lines may not. */
function lettersOf({ items, tax_amount, taxable_amount }: RegisteredPurchase): Document["by_letter"] {
  const letters: NonNullable<Document["by_letter"]> = {};
  for (const line of items) {
    const so = letters[line.tax_type] ?? { taxable: 0, tax: 0 };
    letters[line.tax_type] = {
      taxable: add(so.taxable, line.taxable_amount),
      tax: add(so.tax, line.tax_amount),
    };
  }
  const sums = Object.values(letters);
  const tax = add(0, ...sums.map((sum) => sum.tax));
  const taxable = add(0, ...sums.map((sum) => sum.taxable));
  const fits = tax === tax_amount && (taxable_amount === undefined || taxable === taxable_amount);
  return fits ? letters : undefined;
}
