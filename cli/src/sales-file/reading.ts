// Responsible for how a sheet of sales is written: its numbers, its dates, and the rows that are totals.
import { type DateReading, readDates } from "../sheets/dates.ts";
import { isTotalLabel, type Sheet, type SheetRow } from "../sheets/grid.ts";
import { type NumberReading, readNumbers } from "../sheets/numbers.ts";
import type { Field, Mapping } from "./mapping.ts";

export type SheetReading = { numbers: NumberReading; dates: DateReading };

type Columns = Partial<Record<Field, string>>;

const NUMBERS = ["quantity", "unit_price", "discount_amount", "discount_rate"] as const;

/** Decides how numbers and dates of these rows are written. Throws a failure where it can't be decided. */
export function readingOf(
  rows: readonly SheetRow[],
  { mapping, columns }: { mapping: Mapping; columns: Columns },
): SheetReading {
  const numbers = NUMBERS.flatMap((field) => columns[field] ?? []);
  const { sale_date: column } = columns;
  const dates = column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? "");
  return {
    numbers: readNumbers(rows, { columns: numbers, decimalComma: mapping.decimal_comma }),
    dates: readDates([...dates, mapping.constants.sale_date ?? ""], mapping.date_format),
  };
}

/** The sheet without its total rows: no date, and a total's label or nothing in place of an invoice number and code. */
export function withoutTotals(sheet: Sheet, columns: Columns): Sheet {
  const rows = sheet.rows.filter((row) => !isTotal(row, columns));
  const skipped = (sheet.skipped ?? 0) + sheet.rows.length - rows.length;
  return { ...sheet, rows, ...(skipped > 0 ? { skipped } : {}) };
}

function isTotal({ cells }: SheetRow, columns: Columns): boolean {
  const value = (field: Field) => (cells[columns[field] ?? ""] ?? "").trim();
  const date = value("sale_date");
  if (date !== "" && !isTotalLabel(date)) return false;
  const invoiceNo = value("invoice_no");
  if (invoiceNo !== "") return isTotalLabel(invoiceNo);
  const hasCode = value("item_code") !== "" || value("stock_code") !== "";
  return !hasCode || Object.values(cells).some(isTotalLabel);
}
