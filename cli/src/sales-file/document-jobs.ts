// Responsible for documents that come as JSON: one object, a list, or JSON lines, with results written the same way.
import type { SaleInput } from "@taxctl/sdk";
import { usageFailure } from "../failure.ts";
import { contentOf } from "./content.ts";
import type { Job, JobOutcome } from "./jobs.ts";
import { hasReceipt, type Known, standing } from "./known.ts";

/** A document as it came, without what an earlier result file added; `receipt` is what that file tells of one. */
export type GivenDocument = { document: Record<string, unknown>; receipt: JobOutcome | undefined };

const OURS = /^taxctl_/;

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
    const document = Object.fromEntries(entries.filter(([name]) => !OURS.test(name)));
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
  // Of `differs` without content only the service knows what the receipt was for: it is asked again.
  if (!hasReceipt({ status }) || (status === "differs" && content === "")) return undefined;
  if (text("invoice_no") !== invoiceNo) return undefined;
  const [transaction_id, receipt_no] = [text("transaction_id"), text("receipt_no")];
  return { status: "success", transaction_id, receipt_no, original_invoice_no: "", content, reason: "" };
}

/** The receipts that the documents of a result file tell of. */
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
    throw usageFailure(`The input is not JSON: ${error instanceof Error ? error.message : String(error)}`);
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

/** Jobs of JSON documents, and the reasons of those that can't be one; numbers twice in the input are refused. */
export function documentJobs(given: readonly GivenDocument[]): { jobs: Job[]; refused: Map<number, string> } {
  const refused = new Map<number, string>();
  const jobs: Job[] = [];
  const seen = new Set<string>();
  for (const [index, { document }] of given.entries()) {
    const reason =
      shapeProblem(document) ??
      (seen.has(String(document.invoice_no)) ? "invoice number twice in the input" : undefined);
    if (reason !== undefined || !isSale(document)) {
      refused.set(index, reason ?? "not a sale");
      continue;
    }
    seen.add(document.invoice_no);
    jobs.push({
      invoiceNo: document.invoice_no,
      kind: document.receipt_type === "R" ? "credit" : "sale",
      content: contentOf(document),
      prepare: () => ({ document, original: document.original_invoice_no ?? "" }),
    });
  }
  return { jobs, refused };
}

function isSale(document: Record<string, unknown>): document is SaleInput {
  return shapeProblem(document) === undefined;
}

/** What is certainly missing; everything else is the service's to check. */
function shapeProblem(document: Record<string, unknown>): string | undefined {
  for (const field of ["invoice_no", "sale_date", "payment_type"]) {
    if (typeof document[field] !== "string" || document[field] === "") return `${field} is missing`;
  }
  if (!Array.isArray(document.items) || document.items.length === 0) return "items are missing";
  if (document.items.length > 999) return "more than 999 lines";
  return undefined;
}

/** How each document stands before anything is sent. */
export function documentStandings(jobs: readonly Job[], known: Known): Map<string, JobOutcome> {
  const found = new Map<string, JobOutcome>();
  for (const job of jobs) {
    const stands = standing(job, known.get(job.invoiceNo));
    if (stands) found.set(job.invoiceNo, stands);
  }
  return found;
}

/** The documents as JSON lines, each with what became of it under `taxctl_` names. */
export function resultLines(
  given: readonly GivenDocument[],
  refused: ReadonlyMap<number, string>,
  outcomes: ReadonlyMap<string, JobOutcome>,
): string {
  const line = ({ document }: GivenDocument, index: number) => {
    const reason = refused.get(index);
    const outcome = reason === undefined ? outcomes.get(String(document.invoice_no)) : undefined;
    return JSON.stringify({
      ...document,
      taxctl_status: reason === undefined ? (outcome?.status ?? "unsent") : "refused",
      taxctl_invoice_no: document.invoice_no,
      taxctl_transaction_id: outcome?.transaction_id ?? "",
      taxctl_receipt_no: outcome?.receipt_no ?? "",
      taxctl_content: outcome && hasReceipt(outcome) ? outcome.content : "",
      taxctl_reason: reason ?? outcome?.reason ?? "",
    });
  };
  return given.map((entry, index) => `${line(entry, index)}\n`).join("");
}
