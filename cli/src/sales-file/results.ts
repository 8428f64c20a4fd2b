// The result file: every row as it came, with its result, ready to be submitted again.
import type { Sheet, SheetRow } from "@taxctl/sdk/books";
import { restoreFormula } from "@taxctl/sdk/cells";
import { resultColumns } from "@taxctl/sdk/sales-file";
import { toCsv } from "../output/csv.ts";

/**
 * The result of a row. `success` (and `dropped` next to it) is never sent again, nor is `differs`: its number has a
 * receipt for other content.
 */
export type RowStatus = (typeof statuses)[number];

export type RowResult = {
  status: RowStatus;
  invoice_no: string;
  transaction_id: string;
  receipt_no: string;
  /** Invoice number of the sale that a credit note took back. */
  original_invoice_no: string;
  /** Hash of the receipt's content; empty without a receipt. */
  content: string;
  reason: string;
};

const prefix = "taxctl_";
const statuses = ["success", "failed", "invalid", "pending", "unsent", "dropped", "differs"] as const;

/** A sheet that may be one of our own result files: its original columns, and the result of each row. */
export type WithResults = { sheet: Sheet; earlier: Map<number, RowResult> };

/** Takes the result columns off a sheet, when it has them. */
export function splitResults(sheet: Sheet): WithResults {
  const names = Object.keys(resultColumns);
  if (!sheet.columns.includes(`${prefix}status`)) return { sheet, earlier: new Map() };
  const columns = sheet.columns.filter((name) => !names.includes(name));
  const earlier = new Map<number, RowResult>();
  const rows = sheet.rows.map((row, index): SheetRow => {
    const cells = Object.fromEntries(columns.map((name) => [name, restoreFormula(row.cells[name] ?? "")]));
    const result = resultOf(row.cells);
    if (result) earlier.set(index, result);
    return { line: row.line, cells };
  });
  return { sheet: { columns, rows, ...(sheet.style && { style: sheet.style }) }, earlier };
}

function resultOf(cells: Record<string, string>): RowResult | undefined {
  const status = statuses.find((known) => known === cells.taxctl_status);
  if (!status) return undefined;
  const text = (column: keyof typeof resultColumns) => restoreFormula(cells[column] ?? "");
  return {
    status,
    invoice_no: text("taxctl_invoice_no"),
    transaction_id: text("transaction_id"),
    receipt_no: text("receipt_no"),
    original_invoice_no: text("taxctl_original_invoice_no"),
    content: text("taxctl_content"),
    reason: text("reason"),
  };
}

/** The whole result file as CSV, in the sheet's own style. */
export function resultCsv(sheet: Sheet, results: readonly RowResult[]): string {
  const columns = [...sheet.columns, ...Object.keys(resultColumns)];
  const rows = sheet.rows.map((row, index) => {
    const result = results[index];
    const own = sheet.columns.map((name) => row.cells[name] ?? "");
    return [...own, ...Object.values(resultColumns).map((field) => result?.[field] ?? "")];
  });
  return toCsv(columns, rows, sheet.style);
}
