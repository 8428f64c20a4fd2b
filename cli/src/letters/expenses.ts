// The year's list of expenses without an electronic invoice, with those that the law excludes.

import type { PurchaseSummary } from "@taxctl/sdk";
import { add } from "@taxctl/sdk/amounts";
import type { Document, Table } from "@taxctl/sdk/reconcile";
import { dayOf } from "@taxctl/sdk/reconcile";

/**
 * Expenses that need no electronic tax invoice: the Kenya Revenue Authority names emoluments, imports, investment allowances, interest and
 * airline passenger tickets (kra.go.ke, Learn about eTIMS, Onboarding for non-VAT). The words are ours: a person checks each row.
 */
const exclusions = [
  ["emoluments", /\b(salar(y|ies)|wages?|payroll|emoluments?|bonus(es)?|pension|nssf|shif|nhif)\b/i],
  ["imports", /\b(imports?|customs|duty|idf|rdl)\b/i],
  ["investment allowances", /\b(investment|capital|wear and tear) (allowances?|deductions?)\b/i],
  ["interest", /\binterest\b/i],
  [
    "airline passenger tickets",
    /\b(air ?tickets?|airline|flights?|air ?fares?|airways|passenger tickets?)\b/i,
  ],
] as const;

/** The exclusion that an expense seems to fall under, by its supplier and its further columns. */
export function exclusionOf({
  supplier_name = "",
  extra = {},
}: Pick<Document, "supplier_name" | "extra">): string {
  const texts = [supplier_name, ...Object.values(extra)].join("\n");
  return exclusions.find(([, words]) => words.test(texts))?.[0] ?? "";
}

export type ExpenseRow = {
  supplier_tin: string;
  supplier_name: string;
  number: string;
  date: string;
  taxable: number;
  tax: number;
  total: number;
  status: "no electronic invoice" | "excluded" | "tax not claimed";
  exclusion: string;
};

/** An expense as a row. */
export function expenseRow(document: Document): ExpenseRow {
  const { supplier_tin, supplier_name = "", number, taxable, tax, total } = document;
  const exclusion = exclusionOf(document);
  return {
    supplier_tin,
    supplier_name,
    number,
    date: dayOf(document),
    taxable,
    tax,
    total,
    status: exclusion === "" ? "no electronic invoice" : "excluded",
    exclusion,
  };
}

/** A registered purchase whose tax is a cost, in full or in part: `tax` is that cost. Undefined for one whose tax is all claimed. */
export function unclaimedRow(purchase: PurchaseSummary): ExpenseRow | undefined {
  const { status, purchase_status, claim, sign, purchase_date, tax_amount, non_deductible_tax } = purchase;
  const cost = sign * (claim === "none" ? tax_amount : non_deductible_tax);
  if (status !== "success" || !["02", "05"].includes(purchase_status) || cost === 0) return undefined;
  return {
    supplier_tin: purchase.supplier_tin,
    supplier_name: purchase.supplier_name,
    number: purchase.supplier_invoice_no,
    date: purchase_date.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"),
    taxable: sign * purchase.taxable_amount,
    tax: cost,
    total: sign * purchase.total_amount,
    status: "tax not claimed",
    exclusion: "",
  };
}

/** The sum of the rows with a status. */
export const totalOf = (rows: readonly ExpenseRow[], status: ExpenseRow["status"]): number =>
  add(0, ...rows.filter((row) => row.status === status).map(({ total }) => total));

export const expenseColumns = [
  "supplier_tin",
  "supplier_name",
  "number",
  "date",
  "total",
  "status",
  "exclusion",
];

export function expensesTable(rows: readonly ExpenseRow[]): Table {
  const keys = expenseColumns.toSpliced(4, 0, "taxable", "tax");
  const amounts = ["taxable", "tax", "total"];
  return {
    name: "expenses",
    title: "Expenses",
    columns: keys.map((key) => ({
      key,
      title: key.replace("_", " "),
      type: amounts.includes(key) ? "amount" : key === "date" ? "date" : "text",
    })),
    rows: rows.map((row) => ({ ...row })),
    marks: rows.map(({ exclusion }) => (exclusion === "" ? ["status"] : [])),
    sums: amounts,
  };
}
