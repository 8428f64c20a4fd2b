// The documents of an export: whether the tax report counts them, and their figures with a sign.
import type { PurchaseSummary, SaleSummary } from "@taxctl/sdk";
import { add, type LetterFigures } from "@taxctl/sdk/amounts";
import { taxLetters } from "@taxctl/sdk/profiles";

/** A sale or purchase as the searches give it. */
export type ListedDocument = SaleSummary | PurchaseSummary;

/** Statuses of class 34: an approved purchase, and a supplier's credit note. */
const approved = new Set(["02", "05"]);

/** Whether a tax report counts the document: the control unit accepted it, and a purchase is approved and claimed. */
function isCounted(document: ListedDocument): boolean {
  if (document.status !== "success" || ("sale_kind" in document && document.sale_kind !== "normal"))
    return false;
  return (
    !("purchase_status" in document) || (approved.has(document.purchase_status) && document.claim === "month")
  );
}

/** The figures by letter, negative on a credit note. */
function signedLetters({ sign, taxes }: ListedDocument): LetterFigures[] {
  return taxes.map((letter) => ({
    ...letter,
    taxable_amount: signed(sign, letter.taxable_amount),
    tax_amount: signed(sign, letter.tax_amount),
    total_amount: signed(sign, letter.total_amount),
  }));
}

/** Never −0. */
const signed = (sign: 1 | -1, amount: number) => sign * amount || 0;

/** A document as one row of an export: figures negative on a credit note, three columns for each letter. */
export function exportRow(document: ListedDocument) {
  const { sign, taxes: _, taxable_amount, outside_vat, tax_amount, total_amount, ...rest } = document;
  const letters = signedLetters(document);
  const figures = taxLetters.flatMap((letter) => {
    const own = letters.filter(({ tax_type }) => tax_type === letter);
    const sum = (field: "taxable_amount" | "tax_amount" | "total_amount") =>
      add(0, ...own.map((one) => one[field]));
    const name = letter.toLowerCase();
    return [
      [`${name}_taxable`, sum("taxable_amount")],
      [`${name}_tax`, sum("tax_amount")],
      [`${name}_total`, sum("total_amount")],
    ] as const;
  });
  return {
    ...rest,
    ...("sale_date" in rest ? { sale_date: isoDay(rest.sale_date) } : {}),
    ...("purchase_date" in rest ? { purchase_date: isoDay(rest.purchase_date) } : {}),
    taxable_amount: signed(sign, taxable_amount),
    outside_vat: signed(sign, outside_vat),
    tax_amount: signed(sign, tax_amount),
    total_amount: signed(sign, total_amount),
    ...("non_deductible_tax" in rest ? { non_deductible_tax: signed(sign, rest.non_deductible_tax) } : {}),
    ...Object.fromEntries(figures),
    counted: isCounted(document) ? "yes" : "no",
  };
}

const isoDay = (day: string) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");

const figureFields = [
  "taxable_amount",
  "tax_amount",
  "total_amount",
  ...taxLetters.flatMap((letter) =>
    ["taxable", "tax", "total"].map((what) => `${letter.toLowerCase()}_${what}`),
  ),
];
const numbers = ["branch_id", "invoice_no", "receipt_type", "receipt_no"];
const outcome = ["status", "counted", "transaction_id", "created_at"];

/** Columns of an export, in order. */
export const exportColumns = {
  sales: [
    ...numbers,
    "sale_date",
    "customer_tin",
    "customer_name",
    ...figureFields,
    ...outcome,
    "outside_vat",
  ],
  purchases: [
    ...numbers,
    "purchase_date",
    "supplier_tin",
    "supplier_name",
    ...figureFields,
    "purchase_status",
    "claim_month",
    ...outcome,
    "supplier_invoice_no",
    "claim",
    "non_deductible_tax",
    "outside_vat",
  ],
};
