// Small sheets of sales for tests: rows by what matters, the rest filled in.

import { readFile } from "node:fs/promises";
import { readSheet, type Sheet, type SheetRow } from "@taxctl/sdk/books";
import { type Sorted, sortInvoices } from "@taxctl/sdk/sales-file";
import { toCsv } from "../../../cli/src/output/csv.ts";
import { rowChecks } from "../../../cli/src/sales-file/checks.ts";
import {
  buildMapping,
  type Mapping,
  type MappingFlags,
  resolveColumns,
} from "../../../cli/src/sales-file/mapping.ts";
import type { Desk, RunOptions } from "./command.ts";

export const sheetColumns = [
  "InvoiceNo",
  "StockCode",
  "Description",
  "Quantity",
  "InvoiceDate",
  "UnitPrice",
  "CustomerID",
];

/** The mapping of these columns, as flags. */
export const mappingFlags: MappingFlags = {
  map: [
    "invoice_no=InvoiceNo",
    "stock_code=StockCode",
    "item_name=Description",
    "quantity=Quantity",
    "sale_date=InvoiceDate",
    "unit_price=UnitPrice",
    "customer_id=CustomerID",
  ],
  dateFormat: "dd/mm/yyyy hh:mm",
  creditPrefix: "C",
};

export const today = { today: "20260310", timeZone: "Africa/Nairobi" };

type Given = {
  no: string;
  code?: string;
  name?: string;
  qty?: string;
  price?: string;
  date?: string;
  customer?: string;
};

/** A sheet of rows; omitted cells get valid values. */
export function sheetOf(...rows: Given[]): Sheet {
  return {
    columns: sheetColumns,
    rows: rows.map(
      (
        {
          no,
          code = "85123A",
          name = "HOLDER",
          qty = "6",
          price = "2.55",
          date = "01/12/2010 08:26",
          customer = "17850",
        },
        index,
      ): SheetRow => ({
        line: index + 2,
        cells: {
          InvoiceNo: no,
          StockCode: code,
          Description: name,
          Quantity: qty,
          InvoiceDate: date,
          UnitPrice: price,
          CustomerID: customer,
        },
      }),
    ),
  };
}

/** The same sheet as CSV text. */
export function csvOf({ columns, rows }: Sheet): string {
  return toCsv(
    columns,
    rows.map(({ cells }) => columns.map((name) => cells[name] ?? "")),
  );
}

/** The rows of a sheet in a file, by column. */
export async function rowsOf(path: string): Promise<SheetRow["cells"][]> {
  const { rows } = await readSheet(await readFile(path, "utf8"));
  return rows.map(({ cells }) => cells);
}

export function mappingOf(flags: MappingFlags = {}): Mapping {
  return buildMapping(undefined, { ...mappingFlags, ...flags });
}

/** Sorts a sheet as a run would. */
export function sorted(sheet: Sheet, options: { dropBadRows?: boolean; flags?: MappingFlags } = {}): Sorted {
  const mapping = mappingOf(options.flags);
  const columns = resolveColumns(mapping, sheet.columns);
  return sortInvoices(sheet.rows, {
    mapping,
    columns,
    ...rowChecks(today),
    dropBadRows: options.dropBadRows ?? false,
  });
}

/** `sales submit` of these columns, as flags; items that the account has not are rejected. */
export const mapped = [
  "--date-format",
  "dd/mm/yyyy hh:mm",
  "--credit-prefix",
  "C",
  ...(mappingFlags.map ?? []).flatMap((pair) => ["--map", pair]),
];

/** The same, which registers such items. */
export const submitArguments = [...mapped, "--register-items", "--item-class", "5020230602"];

/** Three sales, one with a bad row, one credit note that can be determined and one that can't. */
export const mixed = sheetOf(
  { no: "1", code: "A", price: "2.55" },
  { no: "1", code: "B", price: "10", name: "LANTERN, WHITE" },
  { no: "2", code: "A", price: "0" },
  { no: "2", code: "B", price: "10" },
  { no: "3", code: "A", price: "2.55", customer: "20" },
  { no: "C4", code: "B", price: "10", qty: "-2" },
  { no: "C5", code: "B", price: "10", qty: "-99" },
);

/** `sales submit` of a file with these columns, and the rows of its result file. */
export function submitting(desk: Desk) {
  return {
    submit: (path: string, more: string[] = [], options: RunOptions = {}) =>
      desk.run(["sales", "submit", path, ...submitArguments, ...more], options),
    results: (name = "shop.results.csv") => rowsOf(desk.path(name)),
  };
}
