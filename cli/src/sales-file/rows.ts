// Responsible for one row of the sheet: the line of a sale it makes, or why it can't be one.
import { hasDecimals } from "@taxctl/sdk/amounts";
import type { SheetRow } from "../csv.ts";
import type { Field, Mapping } from "./mapping.ts";
import { latestToday, readDate, readNumber, readTime } from "./values.ts";

/** A row that can be a line. Quantities keep the sign of the sheet. */
export type Line = {
  /** The shop's own code, or the service's where the sheet has that. */
  code: string;
  codeIsOurs: boolean;
  name: string | undefined;
  quantity: number;
  unit_price: number;
  discount_amount: number | undefined;
  discount_rate: number | undefined;
  tax_type: string | undefined;
  item_class_code: string | undefined;
  qty_unit_code: string | undefined;
  pkg_unit_code: string | undefined;
  barcode: string | undefined;
};

/** What a row says about its invoice. */
export type Head = {
  sale_date: string;
  sale_time: string | undefined;
  payment_type: string;
  receipt_type: string | undefined;
  original_invoice_no: string | undefined;
  refund_reason_code: string;
  customer_id: string | undefined;
  customer_tin: string | undefined;
  customer_name: string | undefined;
  customer_mobile: string | undefined;
  remark: string | undefined;
};

export type ReadRow = { invoiceNo: string } & ({ line: Line; head: Head } | { reason: string });

/** What reading a row needs to know. */
export type RowContext = { mapping: Mapping; columns: Partial<Record<Field, string>>; nowMs: number };

const LARGEST = 99_999_999_999.99;

/** Reads one row; the first reason against it wins, money before everything else. */
export function readRow(row: SheetRow, context: RowContext): ReadRow {
  const { mapping, columns } = context;
  const cell = (field: Field): string | undefined => {
    const column = columns[field];
    const text = column === undefined ? "" : (row.cells[column] ?? "").trim();
    return text || mapping.constants[field] || undefined;
  };
  const invoiceNo = cell("invoice_no") ?? "";
  const refuse = (reason: string) => ({ invoiceNo, reason });
  if (invoiceNo === "") return refuse("no invoice number");
  if (invoiceNo.length > 50) return refuse("invoice number longer than 50 characters");

  const quantity = readNumber(cell("quantity") ?? "", mapping.decimal_comma);
  const price = readNumber(cell("unit_price") ?? "", mapping.decimal_comma);
  const reason = amountReason(quantity, price, cell);
  if (reason !== undefined || quantity === undefined || price === undefined)
    return refuse(reason ?? "no amount");

  const ours = cell("item_code");
  const code = ours ?? cell("stock_code");
  if (code === undefined) return refuse("no item code");
  if (mapping.refused_codes.includes(code)) return refuse(`${code} is not goods or a service`);
  if (columns.item_name !== undefined && cell("item_name") === undefined) return refuse("empty description");

  const discounts = readDiscounts(cell, mapping);
  if (typeof discounts === "string") return refuse(discounts);
  const head = readHead(cell, context);
  if (typeof head === "string") return refuse(head);
  const taxType = cell("tax_type");
  if (taxType !== undefined && !/^[A-E]$/.test(taxType))
    return refuse(`tax type ${taxType} is none of A to E`);
  const line: Line = {
    code,
    codeIsOurs: ours !== undefined,
    name: cell("item_name")?.slice(0, 200),
    quantity,
    unit_price: price,
    ...discounts,
    tax_type: taxType,
    item_class_code: cell("item_class_code"),
    qty_unit_code: cell("qty_unit_code"),
    pkg_unit_code: cell("pkg_unit_code"),
    barcode: cell("barcode"),
  };
  return { invoiceNo, line, head };
}

type Cell = (field: Field) => string | undefined;

function amountReason(
  quantity: number | undefined,
  price: number | undefined,
  cell: Cell,
): string | undefined {
  if (quantity === undefined) return `quantity ${cell("quantity") ?? ""} is not a number`;
  if (price === undefined) return `price ${cell("unit_price") ?? ""} is not a number`;
  if (price === 0) return "zero price";
  if (price < 0) return "negative price";
  if (quantity === 0) return "zero quantity";
  if (!hasDecimals(price, 2)) return "price with more than 2 decimals";
  if (!hasDecimals(quantity, 2)) return "quantity with more than 2 decimals";
  if (price > LARGEST || Math.abs(quantity) > LARGEST) return "amount with more than 11 digits";
  return undefined;
}

function readDiscounts(
  cell: Cell,
  mapping: Mapping,
): Pick<Line, "discount_amount" | "discount_rate"> | string {
  const found: Pick<Line, "discount_amount" | "discount_rate"> = {
    discount_amount: undefined,
    discount_rate: undefined,
  };
  for (const field of ["discount_amount", "discount_rate"] as const) {
    const text = cell(field);
    if (text === undefined) continue;
    const value = readNumber(text, mapping.decimal_comma);
    if (value === undefined || value < 0 || !hasDecimals(value, 2)) return `${field} ${text} can't be used`;
    if (value > 0) found[field] = value;
  }
  return found;
}

/** The form that was expected, and how to name another. */
function dateReason(text: string, format: string | undefined): string {
  const date = `date ${text || "(empty)"} can't be read`;
  if (format !== undefined) return `${date} as ${format}, the --date-format`;
  return `${date} as yyyy-mm-dd or yyyymmdd: name its form, like --date-format dd/mm/yyyy`;
}

function readHead(cell: Cell, { mapping, nowMs }: RowContext): Head | string {
  const dateText = cell("sale_date") ?? "";
  const at = readDate(dateText, mapping.date_format);
  if (!at) return dateReason(dateText, mapping.date_format);
  if (at.date > latestToday(nowMs)) return `date ${dateText} is in the future`;
  const timeText = cell("sale_time");
  const time = timeText === undefined ? at.time : readTime(timeText);
  if (timeText !== undefined && time === undefined) return `time ${timeText} can't be read`;
  const receiptType = cell("receipt_type")?.toUpperCase();
  if (receiptType !== undefined && receiptType !== "S" && receiptType !== "R")
    return `receipt type ${receiptType} is neither S nor R`;
  return {
    sale_date: at.date,
    sale_time: time,
    payment_type: cell("payment_type") ?? "01",
    receipt_type: receiptType,
    original_invoice_no: cell("original_invoice_no"),
    refund_reason_code: cell("refund_reason_code") ?? "06",
    customer_id: cell("customer_id"),
    customer_tin: cell("customer_tin"),
    customer_name: cell("customer_name")?.slice(0, 60),
    customer_mobile: cell("customer_mobile"),
    remark: cell("remark")?.slice(0, 400),
  };
}
