// Grouping rows into invoices, and for problems of a whole invoice.
import type { SheetRow } from "../books/index.ts";
import { mostEntries } from "../validation/index.ts";
import { findEnteredTwice } from "./entered-twice.ts";
import { readingOf, type SheetReading } from "./reading.ts";
import { type Reason, reasonText } from "./reasons.ts";
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

/**
 * Why a row is not sent: rejected with its invoice, or dropped from it. Problems of the whole invoice belong to its
 * first row.
 */
type RowProblem = {
  status: "invalid" | "dropped";
  reasons: Reason[];
  invoice_no: string;
  /** False if the problem only belongs to another row. */
  isOwn: boolean;
};

/** The whole sheet, sorted out. `problems` is keyed by row position; `groups` has every invoice number, good or bad. */
export type Sorted = {
  invoices: Invoice[];
  /** Invoices rejected for bad rows, as they would be without those: an earlier run may have submitted them so. */
  partial: Invoice[];
  problems: Map<number, RowProblem>;
  groups: Map<string, number[]>;
  reading: SheetReading;
};

export type SortOptions = Omit<RowContext, keyof SheetReading> & {
  /** Submit an invoice without its bad rows instead of rejecting it whole. */
  dropBadRows: boolean;
};

/**
 * Groups rows by invoice number, in order of first appearance. A bad row rejects its whole invoice, since a receipt
 * that misses a line is a wrong figure, unless `dropBadRows`.
 */
export function sortInvoices(rows: readonly SheetRow[], options: SortOptions): Sorted {
  const reading = readingOf(rows, options);
  const problems = new Map<number, RowProblem>();
  const groups = new Map<string, Group>();
  for (const [row, sheetRow] of rows.entries()) {
    const read = readRow(sheetRow, { ...options, ...reading });
    if (read.invoiceNo === "" && "reasons" in read)
      problems.set(row, { status: "invalid", reasons: read.reasons, invoice_no: "", isOwn: true });
    else groups.set(read.invoiceNo, [...(groups.get(read.invoiceNo) ?? []), { row, read }]);
  }
  const unnumberedNeighbors = options.dropBadRows
    ? new Map()
    : findUnnumberedNeighbors(rows, problems, groups);
  const invoices: Invoice[] = [];
  const partial: Invoice[] = [];
  for (const [invoiceNo, group] of groups) {
    const made = makeInvoice(invoiceNo, group, rows, options, problems, unnumberedNeighbors);
    if (made) (made.isWhole ? invoices : partial).push(made.invoice);
  }
  return {
    invoices,
    partial,
    problems,
    reading,
    groups: new Map([...groups].map(([no, group]) => [no, group.map(({ row }) => row)])),
  };
}

/**
 * The invoices next to rows without a number, by the first such row. The row may belong to one of them: in exports, the number
 * often stands only in the first row of an invoice.
 */
function findUnnumberedNeighbors(
  rows: readonly SheetRow[],
  unnumbered: ReadonlyMap<number, RowProblem>,
  groups: ReadonlyMap<string, Group>,
): Map<string, number> {
  const numberOf = new Map([...groups].flatMap(([no, group]) => group.map(({ row }) => [row, no] as const)));
  const found = new Map<string, number>();
  for (const order of [[...rows.keys()], [...rows.keys()].reverse()]) {
    let last: string | undefined;
    for (const row of order)
      if (!unnumbered.has(row)) last = numberOf.get(row);
      else if (last !== undefined && !found.has(last)) found.set(last, row);
  }
  return found;
}

function unnumberedReasons(
  row: number | undefined,
  rows: readonly SheetRow[],
  { columns }: SortOptions,
): Reason[] {
  if (row === undefined) return [];
  const name = columns.invoice_no ?? "invoice_no";
  return [
    {
      problem: `line ${rows[row]?.line} next to it has no ${name}, and may belong to it: write the number there`,
    },
  ];
}

type Group = { row: number; read: ReadRow }[];

function makeInvoice(
  invoiceNo: string,
  group: Group,
  rows: readonly SheetRow[],
  options: SortOptions,
  problems: Map<number, RowProblem>,
  unnumberedNeighbors: ReadonlyMap<string, number>,
): { invoice: Invoice; isWhole: boolean } | undefined {
  const all = group.map(({ row }) => row);
  const good: Good = [];
  const bad: Bad = [];
  for (const { row, read } of group) {
    if ("line" in read) good.push({ row, line: read.line, head: read.head });
    else bad.push({ row, reasons: read.reasons });
  }
  const first = good[0];
  const whole = first
    ? [
        ...unnumberedReasons(unnumberedNeighbors.get(invoiceNo), rows, options),
        ...twiceReasons(group, rows),
        ...wholeReasons(invoiceNo, good, rows, options),
      ]
    : [];
  const drop = options.dropBadRows && first !== undefined && whole.length === 0;
  const reject = (row: number, reasons: Reason[], isOwn: boolean) =>
    problems.set(row, { status: "invalid", reasons, invoice_no: invoiceNo, isOwn });
  for (const { row, reasons } of bad)
    problems.set(row, { status: drop ? "dropped" : "invalid", reasons, invoice_no: invoiceNo, isOwn: true });
  const isWhole = bad.length === 0 || drop;
  if (!first || whole.length > 0 || !isWhole) {
    for (const { row } of good) {
      if (whole.length > 0) reject(row, whole, row === first?.row);
      else reject(row, neighborReasons(bad, rows), false);
    }
    if (!first || whole.length > 0) return undefined;
  }
  const kind = kindOf(invoiceNo, good, options);
  const lines = good.map(({ row, line }) => ({ ...line, row, quantity: Math.abs(line.quantity) }));
  const times = good.map(({ head }) => head.sale_time).filter((time) => time !== undefined);
  const head = { ...first.head, sale_time: times.toSorted()[0] };
  return { invoice: { invoiceNo, kind, head, lines, rows: all }, isWhole };
}

type Good = { row: number; line: Line; head: Head }[];
type Bad = { row: number; reasons: Reason[] }[];

function neighborReasons([first]: Bad, rows: readonly SheetRow[]): Reason[] {
  if (!first) return [];
  const { row, reasons } = first;
  return [{ problem: `its invoice has a bad row: line ${rows[row]?.line}, ${reasonText(reasons)}` }];
}

function twiceReasons(group: Group, rows: readonly SheetRow[]): Reason[] {
  const twice = findEnteredTwice(group.map(({ row, read }) => ({ row, content: read })));
  if (!twice) return [];
  const [once, again] = twice.map(({ first, last }) => linesOf(rows[first]?.line, rows[last]?.line));
  const problem = `it stands twice in the file, in ${once} and in ${again}: delete one, or put the rows next to each other if both were sold`;
  return [{ problem }];
}

const linesOf = (first = 0, last = first): string =>
  first === last ? `line ${first}` : `lines ${first} to ${last}`;

/** The values that all rows of an invoice must share; the time may differ, the earliest counts. */
const shared = [
  "sale_date",
  "payment_type",
  "payments",
  "receipt_type",
  "sale_kind",
  "original_invoice_no",
  "customer_id",
  "customer_tin",
  "customer_name",
  "bill_discount_rate",
  "bill_discount_amount",
  "currency",
  "exchange_rate",
  "exchange_rate_source",
  "exchange_rate_date",
] as const;

function wholeReasons(
  invoiceNo: string,
  good: Good,
  rows: readonly SheetRow[],
  options: SortOptions,
): Reason[] {
  const reasons: string[] = [];
  if (good.length > mostEntries) reasons.push(`more than ${mostEntries} lines`);
  for (const field of shared) {
    const name = options.columns[field] ?? field;
    const values = new Map<string | undefined, Good[number]>();
    for (const row of good.toReversed()) values.set(JSON.stringify(row.head[field]), row);
    const firsts = [...values.values()].toSorted((one, other) => one.row - other.row);
    const few = firsts.slice(0, 3).flatMap((first) => {
      const { line, cells = {} } = rows[first.row] ?? {};
      const value = first.head[field];
      return `${cells[name]?.trim() || (typeof value === "object" ? "" : value) || "(empty)"} in line ${line}`;
    });
    if (firsts.length > 1) reasons.push(`its rows disagree on ${name}: ${few.join(", ")}`);
  }
  if (reasons.some((reason) => reason.startsWith("its rows")))
    reasons.push("if they are different sales, give each its own number");
  const signs = new Set(good.map(({ line }) => Math.sign(line.quantity)));
  const quantity = options.columns.quantity ?? "quantity";
  if (signs.size > 1) reasons.push(`it mixes positive and negative ${quantity}`);
  else if (signs.has(-1) && kindOf(invoiceNo, good, options) === "sale")
    reasons.push(`negative ${quantity} in a sale`);
  return reasons.map((problem) => ({ problem }));
}

function kindOf(invoiceNo: string, good: Good, { mapping }: SortOptions): "sale" | "credit" {
  const type = good[0]?.head.receipt_type;
  if (type !== undefined) return type === "R" ? "credit" : "sale";
  if (mapping.credit_prefix && invoiceNo.startsWith(mapping.credit_prefix)) return "credit";
  return good.every(({ line }) => line.quantity < 0) ? "credit" : "sale";
}
