// Responsible for what a run needs to know of its input, be it a sheet or JSON documents.
import { readSheet, type Sheet } from "../csv.ts";
import {
  documentJobs,
  documentsDone,
  type GivenDocument,
  readDocuments,
  resultLines,
} from "./document-jobs.ts";
import { type Invoice, type Sorted, sortInvoices } from "./invoices.ts";
import { unknownCodes, type Wanted } from "./items.ts";
import type { Job, JobOutcome } from "./jobs.ts";
import { type Mapping, resolveColumns } from "./mapping.ts";
import { type RowResult, resultCsv, splitResults } from "./results.ts";
import { type Codes, doneBefore, rowResults, sheetJobs } from "./sheet-jobs.ts";
import type { KeptInvoice } from "./state.ts";
import type { Ended } from "./summary.ts";

type Outcomes = ReadonlyMap<string, JobOutcome>;

/** An input of sales. */
export type Source = {
  rowsIn: number;
  /** It is the result file of an earlier run, which this run brings up to date. */
  isResultFile: boolean;
  jobs: Job[];
  droppedRows: number;
  /** Extension of its result file. */
  extension: "csv" | "jsonl";
  /** Outcomes of earlier runs that count as done. */
  done(kept: ReadonlyMap<string, KeptInvoice>): Map<string, JobOutcome>;
  /** Codes of these jobs that no item is known for. */
  unknownItems(jobs: readonly Job[], known: ReadonlyMap<string, string>): Wanted[];
  /** The end of every invoice, refused ones included. */
  ended(outcomes: Outcomes): Ended[];
  /** Content of the result file. */
  results(outcomes: Outcomes): string;
};

export type SheetOptions = {
  mapping: Mapping;
  dropBadRows: boolean;
  delimiter?: string | undefined;
  nowMs: number;
};

/** A sheet with one row a line item, or a result file of one. `codes` may be filled later. */
export async function sheetSource(text: string, codes: Codes, options: SheetOptions): Promise<Source> {
  const { sheet, earlier } = splitResults(await readSheet(text, options.delimiter));
  const { mapping, dropBadRows, nowMs } = options;
  const columns = resolveColumns(mapping, sheet.columns);
  const context = { mapping, columns, nowMs, dropBadRows, droppedBefore: droppedBefore(earlier) };
  const sorted = sortInvoices(sheet.rows, context);
  const jobs = sheetJobs(sheet, sorted, codes);
  const invoices = new Map(sorted.invoices.map((invoice) => [invoice.invoiceNo, invoice]));
  const isInvoice = (invoice: Invoice | undefined) => invoice !== undefined;
  return {
    rowsIn: sheet.rows.length,
    isResultFile: earlier.size > 0,
    jobs,
    droppedRows: [...sorted.problems.values()].filter(({ status }) => status === "dropped").length,
    extension: "csv",
    done: (kept) => doneBefore(sheet, sorted, kept, earlier),
    unknownItems: (wanted, known) =>
      unknownCodes(wanted.map(({ invoiceNo }) => invoices.get(invoiceNo)).filter(isInvoice), mapping, known),
    ended: (outcomes) => endedOf(sheet, sorted, outcomes),
    results: (outcomes) => resultCsv(sheet, rowResults(sheet, sorted, outcomes)),
  };
}

/** Rows that stay dropped: their invoice was accepted without them. */
function droppedBefore(earlier: ReadonlyMap<number, RowResult>): Map<number, string> {
  const results = [...earlier];
  const accepted = new Set(
    results.filter(([, { status }]) => status === "success").map(([, result]) => result.invoice_no),
  );
  const dropped = results.filter(
    ([, { status, invoice_no }]) => status === "dropped" && accepted.has(invoice_no),
  );
  return new Map(dropped.map(([row, { reason }]) => [row, reason]));
}

function endedOf(sheet: Sheet, sorted: Sorted, outcomes: Outcomes): Ended[] {
  const results = rowResults(sheet, sorted, outcomes);
  const numbered = [...sorted.groups].map(([invoiceNo, rows]) => {
    const of = rows.map((row) => results[row]).filter((result) => result !== undefined);
    const sent = of.find(({ status }) => status !== "dropped");
    const own =
      of.find(({ reason, status }) => status === "refused" && !reason.startsWith("its invoice has")) ?? sent;
    return { invoiceNo, status: sent?.status ?? "refused", reason: own?.reason ?? "" };
  });
  const unnumbered = [...sorted.problems.values()].filter(({ invoice_no }) => invoice_no === "");
  return [
    ...numbered,
    ...unnumbered.map(({ reason }) => ({ invoiceNo: "", status: "refused" as const, reason })),
  ];
}

/** JSON documents: one object, a list, JSON lines, or a result file of them. */
export function documentSource(text: string): Source {
  const given: GivenDocument[] = readDocuments(text);
  const { jobs, refused } = documentJobs(given);
  return {
    rowsIn: given.length,
    isResultFile: given.some((entry) => entry.earlier !== undefined),
    jobs,
    droppedRows: 0,
    extension: "jsonl",
    done: (kept) => documentsDone(jobs, given, kept),
    unknownItems: () => [],
    ended: (outcomes) =>
      given.map(({ document }, index) => {
        const reason = refused.get(index);
        const invoiceNo = String(document.invoice_no ?? "");
        const outcome = reason === undefined ? outcomes.get(invoiceNo) : undefined;
        const status = reason === undefined ? (outcome?.status ?? "unsent") : "refused";
        return { invoiceNo, status, reason: reason ?? outcome?.reason ?? "not sent yet" };
      }),
    results: (outcomes) => resultLines(given, refused, outcomes),
  };
}
