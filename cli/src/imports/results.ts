// The result file of a worklist: its own rows, with the result of each.
import type { Sheet } from "@taxctl/sdk/books";
import { toCsv } from "../output/csv.ts";
import { type ImportRow, shownImport } from "./row.ts";

const addedColumns = ["status", "transaction_id", "reason"] as const;

/** The worklist in its own style, with the result of each row appended. Rows without an action keep the result of an earlier run. */
export function resultsCsv(sheet: Sheet, rows: readonly ImportRow[]): string {
  const outcomes = new Map(rows.map((row) => [row.record, shownImport(row)]));
  const own = sheet.columns.filter((column) => !addedColumns.some((added) => added === column));
  const lines = sheet.rows.map(({ cells }) => {
    const row = outcomes.get((cells.record ?? "").trim());
    const code = row && row.status !== "invalid" ? row.item_code : cells.item_code;
    return [
      ...own.map((column) => (column === "item_code" ? (code ?? "") : (cells[column] ?? ""))),
      ...addedColumns.map((added) =>
        row ? (row.status === "done" && added === "status" ? "success" : row[added]) : (cells[added] ?? ""),
      ),
    ];
  });
  return toCsv([...own, ...addedColumns], lines, sheet.style);
}
