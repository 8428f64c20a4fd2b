// The known state of an invoice before anything is sent: its receipt, or the result of the last try.
import type { Reason } from "../failures/reasons.ts";
import type { JobOutcome } from "./jobs.ts";

/** How a new run treats an invoice as it is now. */
export type Candidate = {
  kind: "sale" | "credit";
  /** Hash of the content to send; `undefined` if it can't be sent. */
  content: string | undefined;
};

/** Receipts and earlier ends by invoice number. */
export type Known = ReadonlyMap<string, JobOutcome>;

/** Whether there is a receipt under the number, whatever it was given to. */
export function hasReceipt({ status }: { status: string }): boolean {
  return status === "success" || status === "differs";
}

/** Joins the facts of several files: a receipt outweighs any other result, and the first file the next. */
export function joined(...files: Known[]): Map<string, JobOutcome> {
  const known = new Map<string, JobOutcome>();
  for (const [invoiceNo, outcome] of files.flatMap((file) => [...file])) {
    const before = known.get(invoiceNo);
    if (!before || (!hasReceipt(before) && hasReceipt(outcome))) known.set(invoiceNo, outcome);
  }
  return known;
}

/**
 * The known state of an invoice. A receipt for other content is kept and reported; an earlier try counts only
 * for the same content, because a corrected document has not been tried.
 */
export function standing(candidate: Candidate, known: JobOutcome | undefined): JobOutcome | undefined {
  if (!known) return undefined;
  // Files of people who took the column out: the receipt is all that is known.
  const isSame = known.content === "" || known.content === candidate.content;
  if (known.status !== "success") return isSame ? known : undefined;
  if (isSame) return { ...known, reasons: [] };
  return { ...known, status: "differs", reasons: [differsReason(known.receipt_no, candidate.kind)] };
}

/** Why a number whose receipt belongs to other content is not sent, and the remedy for a change and for another sale. */
export function differsReason(receiptNo: string, kind: "sale" | "credit"): Reason {
  const receipt = receiptNo === "" ? "a receipt" : `receipt ${receiptNo}`;
  const remedy =
    kind === "sale"
      ? "undo the change, or correct the sale with a credit note; another sale needs a number of its own"
      : "undo the change; another credit note needs a number of its own";
  return { problem: `its number has ${receipt}, for other content: ${remedy}` };
}
