// Responsible for the year's list of expenses without an electronic invoice, with those that the law excludes.
import { add } from "@taxctl/sdk/amounts";
import type { Document, Table } from "@taxctl/sdk/reconcile";
import { dayOf } from "@taxctl/sdk/reconcile";

/**
 * Expenses that need no electronic tax invoice: the Kenya Revenue Authority names emoluments, imports, investment allowances, interest and
 * airline passenger tickets (kra.go.ke, Learn about eTIMS, Onboarding for non-VAT). The words are ours: a person checks each row.
 */
const EXCLUSIONS = [
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
  return EXCLUSIONS.find(([, words]) => words.test(texts))?.[0] ?? "";
}

/** An expense as a row. */
export function expenseRow(document: Document) {
  const { supplier_tin, supplier_name = "", number, taxable, tax, total } = document;
  const exclusion = exclusionOf(document);
  return {
    ...{ supplier_tin, supplier_name, number, date: dayOf(document), taxable, tax, total },
    status: exclusion === "" ? "no electronic invoice" : "excluded",
    exclusion,
  };
}

export type ExpenseRow = ReturnType<typeof expenseRow>;

/** The sum of the rows with a status. */
export const totalOf = (rows: readonly ExpenseRow[], status: ExpenseRow["status"]): number =>
  add(0, ...rows.filter((row) => row.status === status).map(({ total }) => total));

export const EXPENSE_COLUMNS = [
  "supplier_tin",
  "supplier_name",
  "number",
  "date",
  "total",
  "status",
  "exclusion",
];

export function expensesTable(rows: readonly ExpenseRow[]): Table {
  const keys = EXPENSE_COLUMNS.toSpliced(4, 0, "taxable", "tax");
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
  };
}
