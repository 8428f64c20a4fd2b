// Responsible for the documents of an export: whether the tax report counts them, and their figures with a sign.
import type { PurchaseSummary, SaleSummary } from "@taxctl/sdk";
import { add, type LetterFigures } from "@taxctl/sdk/amounts";

/** A sale or purchase as the searches give it. */
export type ListedDocument = SaleSummary | PurchaseSummary;

const LETTERS = ["A", "B", "C", "D", "E"] as const;

/** Statuses of class 34: an approved purchase, and a supplier's credit note. */
const APPROVED = new Set(["02", "05"]);

/** Whether a tax report counts the document: the control unit accepted it, and a purchase is approved. */
function isCounted(document: ListedDocument): boolean {
  return (
    document.status === "success" &&
    (!("purchase_status" in document) || APPROVED.has(document.purchase_status))
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
  const { sign, taxes: _, taxable_amount, tax_amount, total_amount, ...rest } = document;
  const letters = signedLetters(document);
  const figures = LETTERS.flatMap((letter) => {
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
    tax_amount: signed(sign, tax_amount),
    total_amount: signed(sign, total_amount),
    ...Object.fromEntries(figures),
    counted: isCounted(document) ? "yes" : "no",
  };
}

const isoDay = (day: string) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");

const FIGURES = [
  "taxable_amount",
  "tax_amount",
  "total_amount",
  ...LETTERS.flatMap((letter) =>
    ["taxable", "tax", "total"].map((what) => `${letter.toLowerCase()}_${what}`),
  ),
];
const NUMBERS = ["branch_id", "invoice_no", "receipt_type", "receipt_no"];
const OUTCOME = ["status", "counted", "transaction_id", "created_at"];

/** Columns of an export, in order. */
export const EXPORT_COLUMNS = {
  sales: [...NUMBERS, "sale_date", "customer_tin", "customer_name", ...FIGURES, ...OUTCOME],
  purchases: [
    ...NUMBERS,
    "purchase_date",
    "supplier_tin",
    "supplier_name",
    ...FIGURES,
    "purchase_status",
    "claim_month",
    ...OUTCOME,
    "supplier_invoice_no",
  ],
};
