// Writing CSV that a spreadsheet can't run as formulas.
import type { CsvStyle } from "@taxctl/sdk/books";
import { neutralizeFormula } from "@taxctl/sdk/cells";
import { cleanLines } from "./terminal.ts";

/** Lines of CSV, cells neutralized and stripped of control sequences. */
export function toCsv(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { delimiter, lead }: CsvStyle = { delimiter: ",", lead: "" },
): string {
  const lines = [columns, ...rows].map(
    (row) => `${row.map((text) => csvCell(text, delimiter)).join(delimiter)}\n`,
  );
  return lead + lines.join("");
}

function csvCell(text: string, delimiter: string): string {
  const cell = neutralizeFormula(cleanLines(text));
  const isQuoted = /[",;|\t\n\r]|^\s|\s$/.test(cell) || cell.includes(delimiter);
  return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
}
