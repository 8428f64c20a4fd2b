// The parts of an input that a run needs, for a sheet or JSON documents.
import { readSheet, type Sheet, type SheetRow, type Table, withoutTotals } from "@taxctl/sdk/books";
import {
  type Field,
  type Invoice,
  isResultColumn,
  type NumberApart,
  numbersApart,
  paymentTypesIn,
  type Sorted,
  saleIdentity,
  sortInvoices,
} from "@taxctl/sdk/sales-file";
import type { SaleFacts, SubmittedSale } from "@taxctl/sdk/validation";
import { wellFormedPart } from "../dry-run/body-errors.ts";
import { Failure } from "../failures/failure.ts";
import { sentenceOf } from "../failures/reasons.ts";
import { isSheetError } from "../failures/sheet.ts";
import { cleanLines } from "../output/terminal.ts";
import type { Today } from "../service/local-day.ts";
import { rowChecks, saleReasons } from "./checks.ts";
import { contentOf } from "./content.ts";
import {
  documentJobs,
  documentResults,
  documentStandings,
  type GivenDocument,
  looksLikeJson,
  readDocuments,
  receiptsIn,
  resultLines,
} from "./document-jobs.ts";
import type { Known } from "./earlier-results.ts";
import { unknownCodes, type Wanted } from "./items.ts";
import type { Job, JobOutcome } from "./jobs.ts";
import { type Mapping, resolveColumns } from "./mapping.ts";
import { resultCsv, splitResults, type WithResults } from "./results.ts";
import {
  type Codes,
  noCodes,
  receiptsOf,
  rowEnds,
  rowProblems,
  rowResults,
  sheetJobs,
  standings,
} from "./sheet-jobs.ts";
import type { Ended, ReadAs } from "./summary.ts";

type Outcomes = ReadonlyMap<string, JobOutcome>;

/** The relation of an existing file at the place of results to this input. */
export type Earlier = {
  /** Its receipts. */
  receipts: Map<string, JobOutcome>;
  /** How many of its rows are missing in this input: those would be lost with the file. */
  ownRows: number;
};

/** A buyer's TIN as the input has it, with its place there. */
export type Buyer = { invoiceNo: string; place: string; tin: string };

/** An input of sales. */
export type Source = {
  rowsIn: number;
  /** It is the result file of an earlier run, which this run brings up to date. */
  isResultFile: boolean;
  jobs: Job[];
  /** The item codes for the jobs. A run fills it. */
  codes: Codes;
  /** The payment types of a sheet; those of JSON are left to the service. */
  paymentTypes: readonly string[];
  buyers: readonly Buyer[];
  /** The numbers of a sheet that may have been used for two sales. */
  apart: readonly NumberApart[];
  /** Extension of its result file. */
  extension: "csv" | "jsonl";
  /** Receipts in the input itself, if it is a result file. */
  receipts: Map<string, JobOutcome>;
  /** Reads a file that may be an earlier result file of this input. */
  compare(text: string): Promise<Earlier>;
  /** The known state of each invoice, before anything is sent. */
  standings(known: Known): Map<string, JobOutcome>;
  /** Codes of these jobs that no item is known for. */
  unknownItems(jobs: readonly Job[], known: ReadonlyMap<string, string>): Wanted[];
  /** The end of every invoice, rejected ones included. */
  ended(outcomes: Outcomes): Ended[];
  /** All that keeps anything of the input from a receipt before the authority has seen it, by line or document. */
  problems(outcomes: Outcomes): Record<string, string[]>;
  /** Rows that no receipt has though their invoice has one. */
  droppedRows(outcomes: Outcomes): number;
  /** Content of the result file. */
  results(outcomes: Outcomes): string;
  /** How the sheet was read; JSON leaves nothing to decide. */
  readAs: ReadAs | undefined;
};

type SheetOptions = {
  mapping: Mapping;
  dropBadRows: boolean;
  today: Today;
};

/** The columns that nothing is read from: a discount among them would be missing in the receipts. */
function unusedOf(columns: Partial<Record<Field, string>>, all: readonly string[]): string[] {
  const used = new Set<string>(Object.values(columns));
  return all.filter((name) => !used.has(name) && !isResultColumn(name));
}

/** A sheet with one row a line item, or a result file of one. */
export function sheetSource(table: Table, options: SheetOptions): Source {
  const { mapping, dropBadRows, today } = options;
  const columns = resolveColumns(mapping, table.columns);
  const codes = noCodes(columns.stock_code);
  const whole = withoutTotals(table, saleIdentity(columns));
  const given = splitResults(whole);
  const { sheet, earlier } = given;
  const sorted = sortInvoices(sheet.rows, { mapping, columns, dropBadRows, ...rowChecks(today) });
  const jobs = sheetJobs(sorted, codes);
  const invoices = new Map(sorted.invoices.map((invoice) => [invoice.invoiceNo, invoice]));
  const isInvoice = (invoice: Invoice | undefined) => invoice !== undefined;
  const invoiceNoOf = ({ cells }: SheetRow) => (cells[columns.invoice_no ?? ""] ?? "").trim();
  return {
    rowsIn: sheet.rows.length,
    isResultFile: earlier.size > 0,
    jobs,
    codes,
    paymentTypes: [...new Set(sorted.invoices.flatMap(({ head }) => paymentTypesIn(head)))],
    buyers: sorted.invoices.flatMap(({ invoiceNo, head, rows: [row = 0] }) =>
      head.customer_tin === undefined
        ? []
        : [{ invoiceNo, place: `line ${sheet.rows[row]?.line}`, tin: head.customer_tin }],
    ),
    apart: numbersApart(sorted.invoices, (row) => sheet.rows[row]?.line ?? 0),
    extension: "csv",
    receipts: receiptsOf(given, invoiceNoOf),
    compare: async (other) =>
      compareSheets(sheet, await readAsResults(other, sheet.style?.delimiter), invoiceNoOf),
    standings: (known) => standings(sorted, known),
    unknownItems: (wanted, known) =>
      unknownCodes(wanted.map(({ invoiceNo }) => invoices.get(invoiceNo)).filter(isInvoice), mapping, known),
    ended: (outcomes) => endedOf(sheet, sorted, outcomes),
    problems: (outcomes) => rowProblems(sheet, sorted, outcomes),
    droppedRows: (outcomes) =>
      rowEnds(sheet, sorted, outcomes).filter(({ status }) => status === "dropped").length,
    results: (outcomes) => resultCsv(sheet, rowResults(rowEnds(sheet, sorted, outcomes))),
    readAs: {
      columns,
      unused_columns: unusedOf(columns, table.columns),
      encoding: table.encoding ?? null,
      decimal: decimalOf(sorted.reading.numbers.decimalComma),
      date_forms: sorted.reading.dates.forms,
      title_rows: whole.titles ?? 0,
      skipped_rows: whole.skipped ?? 0,
    },
  };
}

function decimalOf(comma: boolean | undefined): ReadAs["decimal"] {
  if (comma === undefined) return null;
  return comma ? "comma" : "point";
}

/** The content of a result file with this or another delimiter, `undefined` if it isn't a sheet. */
async function readAsResults(text: string, delimiter?: string): Promise<WithResults | undefined> {
  try {
    const given = splitResults(await readSheet(text, delimiter));
    if (delimiter === undefined || given.earlier.size > 0) return given;
  } catch (error) {
    if (!isSheetError(error)) throw error;
    if (delimiter === undefined) return undefined;
  }
  return readAsResults(text);
}

function compareSheets(
  sheet: Sheet,
  other: WithResults | undefined,
  invoiceNoOf: (row: SheetRow) => string,
): Earlier {
  if (!other) return { receipts: new Map(), ownRows: 1 };
  const { columns } = other.sheet;
  const rowsOf = ({ rows }: Sheet) =>
    rows.map(({ cells }) => JSON.stringify(columns.map((name) => cleanLines(cells[name] ?? ""))));
  const isOtherSheet = columns.some((name) => !sheet.columns.includes(name));
  return {
    receipts: receiptsOf(other, invoiceNoOf),
    // A text of one line reads as a sheet without rows.
    ownRows: isOtherSheet
      ? Math.max(1, other.sheet.rows.length)
      : notAmong(rowsOf(other.sheet), rowsOf(sheet)),
  };
}

/** How many entries have no counterpart among the others. */
function notAmong(entries: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return entries.filter((entry) => {
    const count = left.get(entry) ?? 0;
    left.set(entry, count - 1);
    return count <= 0;
  }).length;
}

function endedOf(sheet: Sheet, sorted: Sorted, outcomes: Outcomes): Ended[] {
  const ends = rowEnds(sheet, sorted, outcomes);
  const numbered = [...sorted.groups].map(([invoiceNo, rows]) => {
    const of = rows.flatMap((row) => {
      const end = ends[row];
      return end ? [{ ...end, problem: sorted.problems.get(row) }] : [];
    });
    const sent = of.find(({ status }) => status !== "dropped");
    const own = of.flatMap(({ status, problem }) =>
      status === "invalid" && problem?.isOwn ? problem.reasons : [],
    );
    return {
      invoiceNo,
      status: sent?.status ?? "invalid",
      reasons: own.length > 0 ? own : (sent?.reasons ?? []),
    };
  });
  const unnumbered = [...sorted.problems.values()].filter(({ invoice_no }) => invoice_no === "");
  return [
    ...numbered,
    ...unnumbered.map(({ reasons }) => ({ invoiceNo: "", status: "invalid" as const, reasons })),
  ];
}

export type DocumentOptions = {
  today: Today;
  /** Whether documents without a kind are quotations. */
  proforma?: boolean;
  /** The service's facts about sales, or as many as it gives. */
  facts: (sales: readonly SubmittedSale[]) => Promise<SaleFacts>;
};

/** Why the service would reject a document. Only documents that have problems without its facts are checked with them here. */
async function reasonsOfDocuments(given: readonly GivenDocument[], { today, facts }: DocumentOptions) {
  const documents = given.map(({ document }) => document);
  const wrong = new Set(documents.filter((document) => saleReasons(document, { today }).length > 0));
  const known = await facts([...wrong].flatMap((document) => wellFormedPart(document) ?? []));
  return (document: GivenDocument["document"]) => (wrong.has(document) ? saleReasons(document, known) : []);
}

/** JSON documents: one object, a list, JSON lines, or a result file of them. */
export async function documentSource(
  text: string,
  { today, facts, proforma }: DocumentOptions,
): Promise<Source> {
  const given: GivenDocument[] = readDocuments(text).map(({ document, receipt }) => ({
    document: proforma ? { ...document, sale_kind: document.sale_kind ?? "proforma" } : document,
    receipt,
  }));
  const { jobs, problems } = documentJobs(given, await reasonsOfDocuments(given, { today, facts }));
  const results = (outcomes: Outcomes) => documentResults(given, problems, outcomes);
  return {
    rowsIn: given.length,
    isResultFile: /"taxctl_status"/.test(text),
    jobs,
    codes: noCodes(),
    paymentTypes: [],
    buyers: given.flatMap(({ document: { invoice_no, customer_tin, accept_unusual_tin } }, index) =>
      typeof customer_tin === "string" && accept_unusual_tin !== true
        ? [{ invoiceNo: String(invoice_no), place: `document ${index + 1}`, tin: customer_tin }]
        : [],
    ),
    apart: [],
    extension: "jsonl",
    receipts: receiptsIn(given),
    compare: async (other) => compareDocuments(given, other),
    standings: (known) => documentStandings(jobs, known),
    unknownItems: () => [],
    ended: (outcomes) =>
      results(outcomes).map(({ invoice_no, status, reasons }) => ({
        invoiceNo: invoice_no,
        status,
        reasons,
      })),
    problems: (outcomes) =>
      Object.fromEntries(
        results(outcomes).flatMap(({ status, reasons }, index) =>
          status === "invalid" ? [[`document ${index + 1}`, reasons.map(sentenceOf)]] : [],
        ),
      ),
    droppedRows: () => 0,
    readAs: undefined,
    results: (outcomes) => resultLines(given, results(outcomes)),
  };
}

function compareDocuments(given: readonly GivenDocument[], text: string): Earlier {
  if (!looksLikeJson(text)) return { receipts: new Map(), ownRows: 1 };
  try {
    const others = readDocuments(text);
    const contents = (documents: readonly GivenDocument[]) =>
      documents.map(({ document }) => contentOf(document));
    return { receipts: receiptsIn(others), ownRows: notAmong(contents(others), contents(given)) };
  } catch (error) {
    if (error instanceof Failure) return { receipts: new Map(), ownRows: 1 };
    throw error;
  }
}
