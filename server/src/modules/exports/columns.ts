// The columns of each type of export, in their order. docs/exports.md documents them: append new ones, change none.
import type { components } from "@taxctl/sdk/rules/openapi";
import type { TaxLetter } from "@taxctl/sdk/rules/profiles";

export type ExportType = components["schemas"]["ExportType"];
export type ExportFormat = components["schemas"]["ExportFormat"];

/** `json` is an object, which CSV and workbooks show as text. */
export type ColumnKind = "text" | "amount" | "quantity" | "date" | "json";
export type Column = { name: string; kind: ColumnKind };

/** A row by column. */
export type ExportRow = Record<string, unknown>;

const text = (...names: string[]): Column[] => names.map((name) => ({ name, kind: "text" }));
const amounts = (...names: string[]): Column[] => names.map((name) => ({ name, kind: "amount" }));

const numbers = text("branch_id", "invoice_no", "receipt_type", "receipt_no");
const figuresOf = (letters: readonly TaxLetter[]): Column[] => [
  ...amounts("taxable_amount", "tax_amount", "total_amount"),
  ...letters.flatMap((letter) =>
    amounts(...["taxable", "tax", "total"].map((figure) => `${letter.toLowerCase()}_${figure}`)),
  ),
];
const outcome = text("status", "counted", "transaction_id", "created_at");

/** The columns of a type; sales and purchases have those of each letter of tax types that the account uses. */
export const columnsOf: Record<ExportType, (letters: readonly TaxLetter[]) => readonly Column[]> = {
  sales: (letters) => [
    ...numbers,
    { name: "sale_date", kind: "date" },
    ...text("customer_tin", "customer_name"),
    ...figuresOf(letters),
    ...outcome,
    ...amounts("outside_vat"),
    ...text("currency"),
    { name: "exchange_rate", kind: "quantity" },
    ...amounts("foreign_amount"),
  ],
  purchases: (letters) => [
    ...numbers,
    { name: "purchase_date", kind: "date" },
    ...text("supplier_tin", "supplier_name"),
    ...figuresOf(letters),
    ...text("purchase_status", "claim_month"),
    ...outcome,
    ...text("claim"),
    ...amounts("non_deductible_tax", "outside_vat"),
  ],
  movements: () => [
    ...text("branch_id", "created_at", "item_code", "item_name", "type", "movement_type", "direction"),
    { name: "quantity", kind: "quantity" },
    ...amounts("unit_price", "total_amount"),
    ...text("invoice_no", "reference", "transaction_id"),
  ],
  audit: () => [
    ...text("id", "created_at", "environment", "actor", "user_id", "user_name", "user_email", "key_prefix"),
    ...text("action", "subject"),
    ...["old", "new", "detail"].map((name): Column => ({ name, kind: "json" })),
  ],
};
