// The jobs of a sheet, and for the final result of each of its rows.
import type { Sheet, SheetRow } from "@taxctl/sdk/books";
import {
  customerOf,
  type Invoice,
  type InvoiceLine,
  paymentTypesIn,
  type SaleState,
  Sold,
  type Sorted,
  saleDocument,
} from "@taxctl/sdk/sales-file";
import { type Reason, reasonText, sentenceOf } from "../failures/reasons.ts";
import { byCode, contentOfInvoice } from "./content.ts";
import { hasReceipt, type Known, standing } from "./earlier-results.ts";
import { type Job, type JobOutcome, noReceipt, type Prepared } from "./jobs.ts";
import type { RowResult, WithResults } from "./results.ts";

/** The item codes that jobs need; codes are looked up when a document is made, after registration. */
export type Codes = {
  /** Item code by stock code. */
  items: Map<string, string>;
  /** Why a stock code can't become an item. */
  rejected: Map<string, string>;
  /** Why a payment type is invalid, by its code. */
  payments: Map<string, string>;
  /** The column of the stock codes. */
  column: string;
};

/** Nothing known yet. */
export function noCodes(column = "stock_code"): Codes {
  return { items: new Map(), rejected: new Map(), payments: new Map(), column };
}

/** How each invoice stands before anything is sent. */
export function standings({ groups, invoices, partial }: Sorted, known: Known): Map<string, JobOutcome> {
  const made = new Map([...invoices, ...partial].map((invoice) => [invoice.invoiceNo, invoice]));
  const whole = new Set(invoices);
  const found = new Map<string, JobOutcome>();
  for (const invoiceNo of groups.keys()) {
    const invoice = made.get(invoiceNo);
    const content = invoice ? contentOfInvoice(invoice) : undefined;
    const stands = standing({ kind: invoice?.kind ?? "sale", content }, known.get(invoiceNo));
    // An invoice that is rejected for its rows was not tried as it is now.
    if (stands && (hasReceipt(stands) || (invoice && whole.has(invoice)))) found.set(invoiceNo, stands);
  }
  return found;
}

/** The receipts in a result file. A row whose number was changed has none. */
export function receiptsOf(
  { sheet, earlier }: WithResults,
  invoiceNoOf: (row: SheetRow) => string,
): Map<string, JobOutcome> {
  const receipts = new Map<string, JobOutcome>();
  for (const [index, row] of sheet.rows.entries()) {
    const result = earlier.get(index);
    if (!result || !hasReceipt(result) || result.invoice_no !== invoiceNoOf(row)) continue;
    // Only the service knows the content of that receipt, so it is asked again.
    if (result.status === "differs" && result.content === "") continue;
    const { invoice_no, reason: _reason, ...receipt } = result;
    receipts.set(invoice_no, { ...receipt, status: "success", reasons: [] });
  }
  return receipts;
}

/** One job for each invoice of the sheet. `codes` may still be filled after this. */
export function sheetJobs(sorted: Sorted, codes: Codes): Job[] {
  const originals = new Originals(sorted);
  return sorted.invoices.map((invoice) => ({
    invoiceNo: invoice.invoiceNo,
    kind: invoice.kind,
    content: contentOfInvoice(invoice),
    prepare: (outcomes) => prepare(invoice, codes, originals, outcomes),
  }));
}

function prepare(
  invoice: Invoice,
  codes: Codes,
  originals: Originals,
  outcomes: ReadonlyMap<string, JobOutcome>,
): Prepared {
  const [payment] = paymentTypesIn(invoice.head).flatMap((type) => codes.payments.get(type) ?? []);
  // Items of an invoice that can't be sent are not registered: that they are unknown is no fault of theirs.
  const reasons = payment === undefined ? itemReasons(invoice, codes) : [{ problem: payment }];
  const named = invoice.head.original_invoice_no;
  if (invoice.kind === "sale" || named !== undefined) {
    if (reasons.length > 0) return { status: "invalid", reasons };
    return { document: saleDocument(invoice, byCode(codes.items), named), original: named ?? "" };
  }
  const lookup = originals.of(invoice, outcomes);
  // Items are not registered for a credit note without an original, because it can't be sent anyway.
  if ("reason" in lookup && !lookup.waiting)
    return { status: "invalid", reasons: [{ problem: lookup.reason }] };
  if (reasons.length > 0) return { status: "invalid", reasons };
  if ("reason" in lookup) return { status: "unsent", reasons: [{ problem: lookup.reason }] };
  return { document: saleDocument(invoice, byCode(codes.items), lookup.original), original: lookup.original };
}

function itemReasons({ lines }: Invoice, codes: Codes): Reason[] {
  const seen = new Set<string>();
  return lines.flatMap(({ code, codeIsOurs }, index): Reason[] => {
    const rejected = codes.rejected.get(code);
    const isKnown = rejected === undefined && (codeIsOurs || codes.items.has(code));
    if (isKnown || seen.has(code)) return [];
    seen.add(code);
    const field = `items[${index}]`;
    if (rejected !== undefined) return [{ field, problem: rejected }];
    const problem = `no item for this ${codes.column}. Map it, or add --register-items:`;
    return [{ field, problem, subject: withSuggestion(code, codes.items) }];
  });
}

/** The code, with the known codes that differ only in leading zeros: spreadsheet programs drop them. */
function withSuggestion(code: string, items: ReadonlyMap<string, string>): string {
  const bare = withoutZeros(code);
  const similar = [...items.keys()].filter((known) => withoutZeros(known) === bare);
  return similar.length === 0 ? code : `${code} (did you mean ${similar.join(" or ")}?)`;
}

function withoutZeros(code: string): string {
  return code.replace(/^0+(?=.)/, "");
}

/** Originals of credit notes, from the current results; quantities of earlier credit notes are subtracted. */
class Originals {
  readonly #invoices: readonly Invoice[];
  readonly #partial: ReadonlySet<Invoice>;

  constructor({ invoices, partial }: Sorted) {
    this.#invoices = [...invoices, ...partial];
    this.#partial = new Set(partial);
  }

  of(credit: Invoice, outcomes: ReadonlyMap<string, JobOutcome>): ReturnType<Sold["original"]> {
    const sold = new Sold();
    const customer = customerOf(credit);
    const isTheirs = (invoice: Invoice) =>
      customerOf(invoice) === customer &&
      (!this.#partial.has(invoice) || outcomes.get(invoice.invoiceNo)?.status === "success");
    const theirs = this.#invoices.filter(isTheirs);
    for (const invoice of theirs) {
      if (invoice.kind === "sale") sold.enter(invoice, stateOf(outcomes.get(invoice.invoiceNo)));
    }
    for (const other of theirs) {
      const outcome = other.kind === "credit" && other !== credit ? outcomes.get(other.invoiceNo) : undefined;
      if (outcome?.status === "success" || outcome?.status === "pending")
        sold.take(outcome.original_invoice_no, other);
    }
    return sold.original(credit);
  }
}

function stateOf(outcome: JobOutcome | undefined): SaleState {
  if (outcome?.status === "success" || outcome?.status === "differs") return outcome.status;
  return outcome?.status === "failed" || outcome?.status === "invalid" ? "not accepted" : "waiting";
}

/** How a row ended, and why. */
type RowEnd = Omit<RowResult, "reason"> & { reasons: Reason[] };

/** The result of every row, in the order of the sheet. */
export function rowResults(ends: readonly RowEnd[]): RowResult[] {
  return ends.map(({ reasons, ...end }) => ({ ...end, reason: reasonText(reasons) }));
}

/** How every row ended, in the order of the sheet. */
export function rowEnds(sheet: Sheet, sorted: Sorted, outcomes: ReadonlyMap<string, JobOutcome>): RowEnd[] {
  const invoiceNoOf = new Map<number, string>();
  for (const [invoiceNo, rows] of sorted.groups) for (const row of rows) invoiceNoOf.set(row, invoiceNo);
  const made = [...sorted.invoices, ...sorted.partial];
  const lines = new Map(made.map((invoice) => [invoice.invoiceNo, invoice.lines]));
  const leftOut = new Set(
    made.flatMap(({ rows, lines }) => {
      const sent = new Set(lines.map(({ row }) => row));
      return rows.filter((row) => !sent.has(row));
    }),
  );
  return sheet.rows.map((_, row) => {
    const invoiceNo = invoiceNoOf.get(row) ?? "";
    const problem = sorted.problems.get(row);
    const outcome = outcomes.get(invoiceNo);
    const rejected = problem && {
      ...noReceipt,
      status: problem.status,
      invoice_no: problem.invoice_no,
      reasons: problem.reasons,
    };
    if (outcome?.status === "success" && rejected && leftOut.has(row))
      return { ...rejected, status: "dropped" };
    if (outcome && hasReceipt(outcome)) return { ...outcome, invoice_no: invoiceNo };
    if (rejected) return rejected;
    if (!outcome)
      return {
        ...noReceipt,
        status: "unsent",
        invoice_no: invoiceNo,
        reasons: [{ problem: "not sent yet" }],
      };
    const reasons = outcome.reasons.map((reason) => byLine(reason, lines.get(invoiceNo) ?? [], sheet));
    return { ...outcome, reasons, content: "", invoice_no: invoiceNo };
  });
}

/** A reason with the line of the sheet for `items[0]`, by which the service names a line of the document. */
function byLine(reason: Reason, lines: readonly InvoiceLine[], { rows }: Sheet): Reason {
  const [, index, field] = /^items\[(\d+)\](?:\.(.+))?$/.exec(reason.field ?? "") ?? [];
  const row = lines[Number(index)]?.row;
  return row === undefined ? reason : { ...reason, line: rows[row]?.line, field };
}

/** Why rows get no receipt, by line: their own problems, else at their invoice's first row why it is rejected. */
export function rowProblems(
  sheet: Sheet,
  sorted: Sorted,
  outcomes: ReadonlyMap<string, JobOutcome>,
): Record<string, string[]> {
  const firsts = new Set([...sorted.groups.values()].map(([first]) => first));
  const problems: Record<string, string[]> = {};
  for (const [row, { status, reasons }] of rowEnds(sheet, sorted, outcomes).entries()) {
    if (status !== "invalid" && status !== "dropped") continue;
    const problem = sorted.problems.get(row);
    if (problem ? !problem.isOwn : !firsts.has(row)) continue;
    for (const { line, ...reason } of reasons) {
      const place = `line ${line ?? sheet.rows[row]?.line}`;
      const said = sentenceOf(line === undefined ? reason : { ...reason, code: undefined });
      problems[place] = [...(problems[place] ?? []), said];
    }
  }
  return problems;
}
