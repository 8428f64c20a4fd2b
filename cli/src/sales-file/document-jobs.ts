// Documents that come as JSON: one object, a list, or JSON lines, with results written the same way.
import type { SaleInput } from "@taxctl/sdk";
import { firstReasons } from "@taxctl/sdk/sales-file";
import { usageFailure } from "../failures/failure.ts";
import { type Reason, reasonText } from "../failures/reasons.ts";
import { lostTexts } from "./checks.ts";
import { contentOf } from "./content.ts";
import { hasReceipt, type Known, standing } from "./earlier-results.ts";
import { type Job, type JobOutcome, noReceipt } from "./jobs.ts";
import type { RowResult } from "./results.ts";

/** A document as it came, without the fields of an earlier result file; `receipt` is the receipt in that file. */
export type GivenDocument = { document: Record<string, unknown>; receipt: JobOutcome | undefined };

const ours = /^taxctl_/;

/** Whether the text is JSON rather than CSV: a sheet never begins with a bracket. */
export function looksLikeJson(text: string): boolean {
  return /^\ufeff?\s*[[{]/.test(text);
}

/** The documents in a text. Broken JSON names the line. */
export function readDocuments(text: string): GivenDocument[] {
  const body = text.replace(/^\ufeff/, "");
  const values = parseWhole(body) ?? body.split("\n").flatMap(parseLine);
  if (values.length === 0) throw usageFailure("There is no document in the input");
  return values.map((value, index) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw usageFailure(`Document ${index + 1} is not a JSON object`);
    const entries = Object.entries(value);
    const document = Object.fromEntries(entries.filter(([name]) => !ours.test(name)));
    return { document, receipt: receiptIn(new Map(entries), document.invoice_no) };
  });
}

function receiptIn(fields: ReadonlyMap<string, unknown>, invoiceNo: unknown): JobOutcome | undefined {
  const text = (name: string) => {
    const value = fields.get(`taxctl_${name}`);
    return typeof value === "string" ? value : "";
  };
  const status = text("status");
  const content = text("content");
  // For `differs` without content, only the service knows the content of the receipt, so it is asked again.
  if (!hasReceipt({ status }) || (status === "differs" && content === "")) return undefined;
  if (text("invoice_no") !== invoiceNo) return undefined;
  const [transaction_id, receipt_no] = [text("transaction_id"), text("receipt_no")];
  return { status: "success", transaction_id, receipt_no, original_invoice_no: "", content, reasons: [] };
}

/** The receipts in the documents of a result file. */
export function receiptsIn(given: readonly GivenDocument[]): Map<string, JobOutcome> {
  const receipts = new Map<string, JobOutcome>();
  for (const { document, receipt } of given) if (receipt) receipts.set(String(document.invoice_no), receipt);
  return receipts;
}

function parseWhole(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch (error) {
    // Several lines may be one document each; one line alone, or an opening bracket, is broken JSON.
    const trimmed = text.trim();
    if (trimmed.includes("\n") && !trimmed.startsWith("[")) return undefined;
    throw usageFailure(
      `The input is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      "Correct the JSON, and give the file again: one document, a list, or one document a line.",
    );
  }
}

function parseLine(line: string, index: number): unknown[] {
  if (line.trim() === "") return [];
  try {
    return [JSON.parse(line)];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw usageFailure(
      `Line ${index + 1} is not JSON: ${message}`,
      "Give one document a line, a list, or one object.",
    );
  }
}

/**
 * Jobs of JSON documents, and their problems by position. One that can't be sent still has a job,
 * by which a receipt of its number is known. One without a number, or with another's, has none.
 *
 * @param reasonsOf why the service would reject a document
 */
export function documentJobs(
  given: readonly GivenDocument[],
  reasonsOf: (document: GivenDocument["document"]) => Reason[],
): { jobs: Job[]; problems: Map<number, Reason[]> } {
  const problems = new Map<number, Reason[]>();
  const jobs: Job[] = [];
  const seen = new Set<string>();
  for (const [index, { document }] of given.entries()) {
    const found = firstReasons([...reasonsOf(document), ...lostTexts(document)]);
    const { invoice_no: invoiceNo } = document;
    const isTwice = typeof invoiceNo === "string" && seen.has(invoiceNo);
    if (isTwice) found.push({ problem: "invoice number twice in the input" });
    if (found.length > 0) problems.set(index, found);
    if (typeof invoiceNo !== "string" || invoiceNo === "" || isTwice) continue;
    seen.add(invoiceNo);
    jobs.push({
      invoiceNo,
      kind: document.receipt_type === "R" ? "credit" : "sale",
      content: contentOf(document),
      prepare: () =>
        isSale(document, found)
          ? { document, original: document.original_invoice_no ?? "" }
          : { status: "invalid", reasons: found },
    });
  }
  return { jobs, problems };
}

function isSale(
  document: Record<string, unknown>,
  problems: readonly Reason[],
): document is Record<string, unknown> & SaleInput {
  return problems.length === 0;
}

/** The state of each document before anything is sent. */
export function documentStandings(jobs: readonly Job[], known: Known): Map<string, JobOutcome> {
  const found = new Map<string, JobOutcome>();
  for (const job of jobs) {
    const stands = standing(job, known.get(job.invoiceNo));
    if (stands) found.set(job.invoiceNo, stands);
  }
  return found;
}

/** The result of a document. */
type DocumentResult = Omit<RowResult, "reason"> & { reasons: Reason[] };

/** The result of each document, in the order of the input. A receipt of its number outweighs its problems. */
export function documentResults(
  given: readonly GivenDocument[],
  problems: ReadonlyMap<number, Reason[]>,
  outcomes: ReadonlyMap<string, JobOutcome>,
): DocumentResult[] {
  const seen = new Set<string>();
  return given.map(({ document }, index) => {
    const { invoice_no: number } = document;
    const invoice_no = typeof number === "string" ? number : "";
    const outcome = seen.has(invoice_no) ? undefined : outcomes.get(invoice_no);
    seen.add(invoice_no);
    const found = problems.get(index);
    if (found && !(outcome && hasReceipt(outcome)))
      return { ...noReceipt, invoice_no, status: "invalid", reasons: found };
    if (!outcome)
      return { ...noReceipt, invoice_no, status: "unsent", reasons: [{ problem: "not sent yet" }] };
    return { ...outcome, invoice_no, content: hasReceipt(outcome) ? outcome.content : "" };
  });
}

/** The documents as JSON lines, each with its result under `taxctl_` names. */
export function resultLines(given: readonly GivenDocument[], results: readonly DocumentResult[]): string {
  const lines = given.map(({ document }, index) => {
    const result = results[index];
    return JSON.stringify({
      ...document,
      taxctl_status: result?.status,
      taxctl_invoice_no: document.invoice_no,
      taxctl_transaction_id: result?.transaction_id,
      taxctl_receipt_no: result?.receipt_no,
      taxctl_content: result?.content,
      taxctl_reason: reasonText(result?.reasons ?? []),
    });
  });
  return lines.map((line) => `${line}\n`).join("");
}
