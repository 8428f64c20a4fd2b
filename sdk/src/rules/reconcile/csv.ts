// A table as CSV that no spreadsheet takes for formulas.
import { neutralizeFormula } from "../cells.ts";
import type { Cell, Table } from "./report.ts";

/** The table as CSV (RFC 4180): a header, lines ended by CRLF, amounts with two decimals, texts never a formula. */
export function toCsv({ columns, rows }: Table): string {
  const header = columns.map(({ key }) => quote(key));
  const lines = rows.map((row) =>
    columns.map(({ key, type }) => cellOf(row[key] ?? null, type === "amount")),
  );
  return [header, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function cellOf(value: Cell, isAmount: boolean): string {
  if (value === null) return "";
  if (typeof value === "number") return isAmount ? value.toFixed(2) : String(value);
  return quote(neutralizeFormula(value));
}

function quote(value: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
