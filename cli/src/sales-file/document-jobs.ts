// Responsible for documents that come as JSON: one object, a list, or JSON lines, with results written the same way.
import { createHash } from "node:crypto";
import type { SaleInput } from "@taxctl/sdk";
import { usageFailure } from "../failure.ts";
import type { Job, JobOutcome } from "./jobs.ts";
import type { KeptInvoice } from "./state.ts";

/** A document as it came, without what an earlier result file added. */
export type GivenDocument = { document: Record<string, unknown>; earlier: string | undefined };

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
    const status = entries.find(([name]) => name === "taxctl_status")?.[1];
    const document = Object.fromEntries(entries.filter(([name]) => !OURS.test(name)));
    return { document, earlier: typeof status === "string" ? status : undefined };
  });
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
      fingerprint: createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16),
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

/** The outcomes that count as done: of the state for the same document, or said by the file itself. */
export function documentsDone(
  jobs: readonly Job[],
  given: readonly GivenDocument[],
  kept: ReadonlyMap<string, KeptInvoice>,
): Map<string, JobOutcome> {
  const done = new Map<string, JobOutcome>();
  const said = new Set(
    given.filter(({ earlier }) => earlier === "success").map(({ document }) => document.invoice_no),
  );
  for (const job of jobs) {
    const entry = kept.get(job.invoiceNo);
    if (entry?.status === "success" && entry.fingerprint === job.fingerprint)
      done.set(job.invoiceNo, { ...entry });
    else if (said.has(job.invoiceNo)) {
      const nothing = {
        transaction_id: "",
        receipt_no: "",
        original_invoice_no: "",
        reason: "done in an earlier run",
      };
      done.set(job.invoiceNo, { status: "success", ...nothing });
    }
  }
  return done;
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
      taxctl_transaction_id: outcome?.transaction_id ?? "",
      taxctl_receipt_no: outcome?.receipt_no ?? "",
      taxctl_reason: reason ?? outcome?.reason ?? "",
    });
  };
  return given.map((entry, index) => `${line(entry, index)}\n`).join("");
}
