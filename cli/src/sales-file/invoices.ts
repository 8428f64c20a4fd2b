// Responsible for grouping rows into invoices, and for what makes a whole invoice impossible.
import type { SheetRow } from "../csv.ts";
import { type Head, type Line, type ReadRow, type RowContext, readRow } from "./rows.ts";

/** A line with the row it came from. Quantities are positive from here on, in credit notes too. */
export type InvoiceLine = Line & { row: number };

/** An invoice of the sheet; `row` numbers are positions in the sheet's rows. */
export type Invoice = {
  invoiceNo: string;
  kind: "sale" | "credit";
  head: Head;
  lines: InvoiceLine[];
  /** All its rows, dropped ones included. */
  rows: number[];
};

/** Why a row does not go out: refused with its invoice, or dropped from it. */
export type RowProblem = { status: "refused" | "dropped"; reason: string; invoice_no: string };

/** The whole sheet, sorted out. `problems` is keyed by row position; `groups` has every invoice number, good or bad. */
export type Sorted = {
  invoices: Invoice[];
  /** Invoices refused for bad rows, as they would be without those: an earlier run may have submitted them so. */
  partial: Invoice[];
  problems: Map<number, RowProblem>;
  groups: Map<string, number[]>;
};

export type SortOptions = RowContext & {
  /** Submit an invoice without its bad rows instead of refusing it whole. */
  dropBadRows: boolean;
};

/** More lines than the control unit can number. */
const MOST_LINES = 999;

/**
 * Groups rows by invoice number, in order of first appearance. A bad row refuses its whole invoice, since a receipt
 * that misses a line is a wrong figure, unless `dropBadRows`.
 */
export function sortInvoices(rows: readonly SheetRow[], options: SortOptions): Sorted {
  const problems = new Map<number, RowProblem>();
  const groups = new Map<string, { row: number; read: ReadRow }[]>();
  for (const [row, sheetRow] of rows.entries()) {
    const read = readRow(sheetRow, options);
    if (read.invoiceNo === "")
      problems.set(row, { status: "refused", reason: "no invoice number", invoice_no: "" });
    else groups.set(read.invoiceNo, [...(groups.get(read.invoiceNo) ?? []), { row, read }]);
  }
  const invoices: Invoice[] = [];
  const partial: Invoice[] = [];
  for (const [invoiceNo, group] of groups) {
    const made = makeInvoice(invoiceNo, group, rows, options, problems);
    if (made) (made.isWhole ? invoices : partial).push(made.invoice);
  }
  return {
    invoices,
    partial,
    problems,
    groups: new Map([...groups].map(([no, group]) => [no, group.map(({ row }) => row)])),
  };
}

type Group = { row: number; read: ReadRow }[];

function makeInvoice(
  invoiceNo: string,
  group: Group,
  rows: readonly SheetRow[],
  options: SortOptions,
  problems: Map<number, RowProblem>,
): { invoice: Invoice; isWhole: boolean } | undefined {
  const all = group.map(({ row }) => row);
  const good: { row: number; line: Line; head: Head }[] = [];
  const bad: { row: number; reason: string }[] = [];
  for (const { row, read } of group) {
    if ("line" in read) good.push({ row, line: read.line, head: read.head });
    else bad.push({ row, reason: read.reason });
  }
  const first = good[0];
  const whole = first ? wholeReason(invoiceNo, good, options) : undefined;
  const drop = options.dropBadRows && first !== undefined && whole === undefined;
  for (const { row, reason } of bad)
    problems.set(row, { status: drop ? "dropped" : "refused", reason, invoice_no: invoiceNo });
  const isWhole = bad.length === 0 || drop;
  if (!first || whole !== undefined || !isWhole) {
    const because = whole ?? neighbourReason(bad, rows);
    for (const { row } of good)
      problems.set(row, { status: "refused", reason: because, invoice_no: invoiceNo });
    if (!first || whole !== undefined) return undefined;
  }
  const kind = kindOf(invoiceNo, good, options);
  const lines = good.map(({ row, line }) => ({ ...line, row, quantity: Math.abs(line.quantity) }));
  const times = good.map(({ head }) => head.sale_time).filter((time) => time !== undefined);
  const head = { ...first.head, sale_time: times.toSorted()[0] };
  return { invoice: { invoiceNo, kind, head, lines, rows: all }, isWhole };
}

function neighbourReason(bad: { row: number; reason: string }[], rows: readonly SheetRow[]): string {
  const first = bad[0];
  if (!first) return "";
  const line = rows[first.row]?.line;
  return `its invoice has a bad row: line ${line}, ${first.reason}`;
}

type Good = { row: number; line: Line; head: Head }[];

/** What all rows of an invoice must share; the time may differ, the earliest is taken. */
const SHARED = [
  "sale_date",
  "payment_type",
  "receipt_type",
  "original_invoice_no",
  "customer_id",
  "customer_tin",
  "customer_name",
] as const;

function wholeReason(invoiceNo: string, good: Good, options: SortOptions): string | undefined {
  if (good.length > MOST_LINES) return `more than ${MOST_LINES} lines`;
  for (const field of SHARED) {
    const values = new Set(good.map(({ head }) => head[field]));
    if (values.size > 1) return `its rows disagree on ${field}: ${[...values].slice(0, 3).join(", ")}`;
  }
  const signs = new Set(good.map(({ line }) => Math.sign(line.quantity)));
  if (signs.size > 1) return "it mixes positive and negative quantities";
  if (kindOf(invoiceNo, good, options) === "sale" && signs.has(-1)) return "negative quantity in a sale";
  return undefined;
}

function kindOf(invoiceNo: string, good: Good, { mapping }: SortOptions): "sale" | "credit" {
  const type = good[0]?.head.receipt_type;
  if (type !== undefined) return type === "R" ? "credit" : "sale";
  if (mapping.credit_prefix && invoiceNo.startsWith(mapping.credit_prefix)) return "credit";
  return good.every(({ line }) => line.quantity < 0) ? "credit" : "sale";
}
