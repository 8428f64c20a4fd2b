// How a sheet of sales is written: its numbers, its dates, and the columns that identify a row.
import {
  type DateReading,
  damageIn,
  type FindDamage,
  type Identity,
  type NumberReading,
  readDates,
  readNumbers,
  type SheetRow,
} from "../books/index.ts";
import type { Field } from "./fields.ts";
import type { SalesMapping } from "./mapping.ts";

export type SheetReading = { numbers: NumberReading; dates: DateReading; damage: FindDamage };

type Columns = Partial<Record<Field, string>>;

const rates = ["discount_rate", "bill_discount_rate", "insurance_rate", "tax_rate"] as const;
const numbers = [
  "quantity",
  "unit_price",
  "discount_amount",
  "bill_discount_amount",
  "exchange_rate",
  ...rates,
] as const;

/** Decides how numbers and dates of these rows are written. Throws a failure where it can't be decided. */
export function readingOf(
  rows: readonly SheetRow[],
  { mapping, columns }: { mapping: SalesMapping; columns: Columns },
): SheetReading {
  const columnsOf = (fields: readonly Field[]) => fields.flatMap((field) => columns[field] ?? []);
  const { sale_date: column } = columns;
  const dates = column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? "");
  return {
    numbers: readNumbers(rows, {
      columns: columnsOf(numbers),
      rates: columnsOf(rates),
      decimalComma: mapping.decimal_comma,
    }),
    damage: damageIn(rows, Object.values(columns)),
    dates: readDates(
      [...dates, mapping.constants.sale_date ?? ""],
      mapping.date_format,
      (cell) => rows.find(({ cells }) => column !== undefined && cells[column] === cell)?.line,
    ),
  };
}

/** The columns by which a row of sales is not a total. */
export function saleIdentity(columns: Columns): Identity {
  const { sale_date, invoice_no, item_code, stock_code, item_name, quantity, unit_price } = columns;
  return {
    key: [sale_date, invoice_no],
    more: [item_code, stock_code],
    line: [item_name, quantity, unit_price],
    unlabeled: true,
  };
}
