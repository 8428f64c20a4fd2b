// The sales in the rows of a file, with the problems of each line. It runs in a process of its own, and does nothing but read.
import { SheetError, tableOf, withoutTotals } from "@taxctl/sdk/rules/books";
import {
  customerOf,
  emptySalesMapping,
  type Invoice,
  knownNames,
  numbersApart,
  type Reason,
  recognizeColumns,
  requireColumns,
  type SalesMapping,
  Sold,
  type Sorted,
  saleDocument,
  saleIdentity,
  sortInvoices,
} from "@taxctl/sdk/rules/sales-file";
import { ownSource } from "@taxctl/sdk/rules/validation";
import { fileLimits } from "../../core/file-jobs/limits.ts";
import { type FileTable, packTable, unpackTable } from "./file-table.ts";
import type { FileSale, NamedCode, ReadSales, SalesJobs, UploadMapping } from "./jobs.ts";

type Work = {
  [Kind in keyof SalesJobs]: (job: SalesJobs[Kind]["job"]) => Promise<SalesJobs[Kind]["result"]>;
};

/** What the process does for uploads of sales. */
export const salesWork: Work = {
  async salesTable({ file, name, columns, delimiter, encoding, sheet }) {
    const known = knownNames({
      columns: Object.fromEntries(columns.map(({ field, column }) => [field, column])),
    });
    const table = await tableOf(file, name, { delimiter, encoding, sheet, known, limits: fileLimits });
    if (table.rows.length === 0)
      throw new SheetError("bad_file", `There is no row in ${name}`, {
        remedy: "Choose a file with a row for each line of a sale; in a workbook, name another `sheet`.",
      });
    return { parts: packTable(table), encoding: table.encoding ?? null, titles: table.titles ?? 0 };
  },

  async salesOfTable({ parts, mapping }) {
    return readSales(unpackTable(parts), mapping);
  },
};

const mappingOf = (given: UploadMapping): SalesMapping => {
  const empty = emptySalesMapping();
  return {
    ...empty,
    columns: Object.fromEntries((given.columns ?? []).map(({ field, column }) => [field, column])),
    constants: {
      ...empty.constants,
      ...Object.fromEntries((given.constants ?? []).map(({ field, value }) => [field, value])),
    },
    payment_types: Object.fromEntries((given.payment_types ?? []).map(({ word, code }) => [word, code])),
    date_format: given.date_format,
    decimal_comma: given.decimal_comma,
    credit_prefix: given.credit_prefix,
  };
};

/** The sales of a table. Columns or cells that aren't clear are the problem of the whole file: it can be read again with a mapping. */
export function readSales(table: FileTable, given: UploadMapping): ReadSales {
  const mapping = mappingOf(given);
  const { source = ownSource } = given;
  const recognized = recognizeColumns(mapping, table.columns);
  const { columns, problems } = recognized;
  // A file without codes has the names of its items.
  if (problems.item_code && columns.item_name !== undefined && !mapping.columns.item_code) {
    columns.stock_code = columns.item_name;
    delete problems.item_code;
  }
  const used = new Set<string>(Object.values(columns));
  const read = {
    fields: columns,
    unused_columns: table.columns.filter((name) => !used.has(name)),
    source,
  };
  try {
    requireColumns(recognized, table.columns);
    const sheet = withoutTotals(table, saleIdentity(columns));
    const sorted = sortInvoices(sheet.rows, { mapping, columns, dropBadRows: false });
    const { numbers, dates } = sorted.reading;
    return {
      ...read,
      decimal: numbers.decimalComma === undefined ? null : numbers.decimalComma ? "comma" : "point",
      date_forms: dates.forms,
      rows: sheet.rows.length,
      skipped_rows: sheet.skipped ?? 0,
      sales: salesOf(sorted, (row) => sheet.rows[row]?.line ?? 0, source),
      codes: codesOf(sorted.invoices),
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const { code, message, remedy, errors } = error;
    return {
      ...read,
      decimal: null,
      date_forms: [],
      rows: table.rows.length,
      skipped_rows: 0,
      sales: [],
      codes: [],
      problem: {
        code,
        message: remedy === undefined ? message : `${message}. ${remedy}`,
        errors: errors ?? {},
      },
    };
  }
}

function codesOf(invoices: readonly Invoice[]): NamedCode[] {
  const names = new Map<string, string | null>();
  for (const { lines } of invoices)
    for (const { code, codeIsOurs, name } of lines)
      if (!codeIsOurs && !names.has(code)) names.set(code, name ?? null);
  return [...names].map(([code, name]) => ({ code, name }));
}

/** Every sale and credit note of the sheet in its order, and each row without a number. */
function salesOf(sorted: Sorted, lineOf: (row: number) => number, source: string): FileSale[] {
  const made = new Map(sorted.invoices.map((invoice) => [invoice.invoiceNo, invoice]));
  const originals = findOriginals(sorted.invoices);
  const apart = new Map(
    numbersApart(sorted.invoices, lineOf).map(({ invoiceNo, lines }) => [invoiceNo, lines]),
  );
  const found: { first: number; sale: FileSale }[] = [];
  for (const [invoiceNo, rows] of sorted.groups) {
    const first = rows[0] ?? 0;
    const invoice = made.get(invoiceNo);
    const sale = invoice
      ? documentOf(invoice, originals.get(invoice), lineOf, source)
      : rejected(sorted, invoiceNo, rows, lineOf);
    const lines = apart.get(invoiceNo);
    found.push({ first, sale: lines ? { ...sale, apart: lines } : sale });
  }
  for (const [row, { invoice_no, reasons }] of sorted.problems)
    if (invoice_no === "")
      found.push({ first: row, sale: withReasons("", [lineOf(row)], atLine(reasons, lineOf(row))) });
  return found.toSorted((one, other) => one.first - other.first).map(({ sale }) => sale);
}

const atLine = (reasons: readonly Reason[], line: number): Reason[] =>
  reasons.map((reason) => ({ ...reason, line }));

const withReasons = (invoice_no: string, lines: number[], reasons: Reason[]): FileSale => ({
  invoice_no,
  is_note: false,
  lines,
  item_lines: [],
  sale_date: null,
  customer_name: null,
  document: null,
  reasons,
});

/** A sale with a bad row: nothing of it is sent, so that no receipt misses a line. */
function rejected(
  { problems }: Sorted,
  invoiceNo: string,
  rows: readonly number[],
  lineOf: (row: number) => number,
): FileSale {
  const own = rows.flatMap((row) => {
    const problem = problems.get(row);
    return problem?.isOwn ? atLine(problem.reasons, lineOf(row)) : [];
  });
  return withReasons(invoiceNo, rows.map(lineOf), own);
}

function documentOf(
  invoice: Invoice,
  original: Original | undefined,
  lineOf: (row: number) => number,
  source: string,
): FileSale {
  const { invoiceNo, kind, head, lines, rows } = invoice;
  const base = withReasons(invoiceNo, rows.map(lineOf), []);
  const named = head.original_invoice_no;
  const first = base.lines[0];
  const facts = {
    ...base,
    is_note: kind === "credit",
    item_lines: lines.map(({ row }) => lineOf(row)),
    sale_date: head.sale_date,
    customer_name: head.customer_name ?? null,
  };
  if (original && "reason" in original)
    return { ...facts, reasons: [{ line: first, problem: original.reason }] };
  const document = saleDocument(
    invoice,
    ({ code, codeIsOurs }) =>
      codeIsOurs ? { item_code: code } : { external_code: code, external_source: source },
    original?.original ?? named,
  );
  return { ...facts, document };
}

type Original = { original: string } | { reason: string };

/**
 * The sale that each credit note takes back, where the file doesn't name it: an earlier sale of the file to the same customer.
 * Should that sale be rejected, the service rejects the note too.
 */
function findOriginals(invoices: readonly Invoice[]): Map<Invoice, Original> {
  const found = new Map<Invoice, Original>();
  const sold = new Map<string | undefined, Sold>();
  const soldTo = (invoice: Invoice) => {
    const customer = customerOf(invoice);
    const known = sold.get(customer) ?? new Sold();
    sold.set(customer, known);
    return known;
  };
  for (const invoice of invoices) if (invoice.kind === "sale") soldTo(invoice).enter(invoice, "success");
  for (const invoice of invoices) {
    if (invoice.kind === "sale") continue;
    const named = invoice.head.original_invoice_no;
    const lookup = named === undefined ? soldTo(invoice).original(invoice) : { original: named };
    if ("original" in lookup) soldTo(invoice).take(lookup.original, invoice);
    if (named === undefined) found.set(invoice, lookup);
  }
  return found;
}
