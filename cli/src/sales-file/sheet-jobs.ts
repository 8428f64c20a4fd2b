// Responsible for the jobs of a sheet, and for what each of its rows says in the end.
import type { Sheet } from "../csv.ts";
import { customerOf, Sold } from "./credit-notes.ts";
import { saleDocument } from "./documents.ts";
import type { Invoice, Sorted } from "./invoices.ts";
import type { Job, JobOutcome, Prepared } from "./jobs.ts";
import { fingerprint, type RowResult } from "./results.ts";
import type { KeptInvoice } from "./state.ts";

/** What jobs need to know of item codes; codes are looked up when a document is made, after registration. */
export type Codes = { codes: ReadonlyMap<string, string>; refused: ReadonlyMap<string, string> };

/** The outcomes that count as done: kept by the state for the same rows, or said by the file itself. */
export function doneBefore(
  sheet: Sheet,
  sorted: Sorted,
  kept: ReadonlyMap<string, KeptInvoice>,
  earlier: ReadonlyMap<number, RowResult>,
): Map<string, JobOutcome> {
  const done = new Map<string, JobOutcome>();
  for (const [invoiceNo, rows] of sorted.groups) {
    const said = rows.map((row) => earlier.get(row)).find((result) => result?.status === "success");
    if (said) done.set(invoiceNo, { ...said });
    const entry = kept.get(invoiceNo);
    if (entry?.status === "success" && entry.fingerprint === fingerprint(sheet, rows))
      done.set(invoiceNo, { ...entry });
  }
  return done;
}

/** One job for each invoice of the sheet. `codes` may still be filled after this. */
export function sheetJobs(sheet: Sheet, sorted: Sorted, codes: Codes): Job[] {
  const originals = new Originals(sorted.invoices);
  return sorted.invoices.map((invoice) => ({
    invoiceNo: invoice.invoiceNo,
    kind: invoice.kind,
    fingerprint: fingerprint(sheet, invoice.rows),
    prepare: (outcomes) => prepare(invoice, codes, originals, outcomes),
  }));
}

function prepare(
  invoice: Invoice,
  { codes, refused }: Codes,
  originals: Originals,
  outcomes: ReadonlyMap<string, JobOutcome>,
): Prepared {
  for (const line of invoice.lines) {
    const reason = refused.get(line.code);
    if (reason !== undefined) return { status: "refused", reason };
    if (!codes.has(line.code) && !line.codeIsOurs)
      return { status: "refused", reason: `no item for ${line.code}: map it, or add --register-items` };
  }
  if (invoice.kind === "sale") return { document: saleDocument(invoice, codes), original: "" };
  const named = invoice.head.original_invoice_no;
  if (named !== undefined) return { document: saleDocument(invoice, codes, named), original: named };
  const told = originals.of(invoice, outcomes);
  if ("reason" in told) return { status: told.waiting ? "unsent" : "refused", reason: told.reason };
  return { document: saleDocument(invoice, codes, told.original), original: told.original };
}

/** Originals of credit notes, on the outcomes as they stand; what earlier credit notes took back is taken off. */
class Originals {
  readonly #invoices: readonly Invoice[];

  constructor(invoices: readonly Invoice[]) {
    this.#invoices = invoices;
  }

  of(credit: Invoice, outcomes: ReadonlyMap<string, JobOutcome>): ReturnType<Sold["original"]> {
    const sold = new Sold();
    const customer = customerOf(credit);
    const theirs = this.#invoices.filter((invoice) => customerOf(invoice) === customer);
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

function stateOf(outcome: JobOutcome | undefined): "success" | "waiting" | "not accepted" {
  if (outcome?.status === "success") return "success";
  return outcome?.status === "failed" || outcome?.status === "refused" ? "not accepted" : "waiting";
}

/** The result of every row, in the order of the sheet. */
export function rowResults(
  sheet: Sheet,
  sorted: Sorted,
  outcomes: ReadonlyMap<string, JobOutcome>,
): RowResult[] {
  const invoiceNoOf = new Map<number, string>();
  for (const [invoiceNo, rows] of sorted.groups) for (const row of rows) invoiceNoOf.set(row, invoiceNo);
  return sheet.rows.map((_, row) => {
    const invoiceNo = invoiceNoOf.get(row) ?? "";
    const problem = sorted.problems.get(row);
    const outcome = outcomes.get(invoiceNo);
    const done = outcome?.status === "success";
    if (problem && !(done && problem.status === "refused")) return { ...NOTHING, ...problem };
    if (!outcome) return { ...NOTHING, status: "unsent", invoice_no: invoiceNo, reason: "not sent yet" };
    return { ...NOTHING, ...pickResult(outcome), invoice_no: invoiceNo };
  });
}

const NOTHING = { transaction_id: "", receipt_no: "", original_invoice_no: "", reason: "" };

function pickResult({ status, transaction_id, receipt_no, original_invoice_no, reason }: JobOutcome) {
  return { status, transaction_id, receipt_no, original_invoice_no, reason };
}
