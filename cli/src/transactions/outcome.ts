// The outcome of one submitted document, in whatever form the service returns it.
import type { Taxctl, Transaction } from "@taxctl/sdk";
import { describe, isLost, isServiceFailure, type ServiceFailure } from "../failures/describe.ts";
import { Failure, interruptedCode } from "../failures/failure.ts";
import { isTransaction } from "../failures/next-step.ts";
import { type Reason, reasonText } from "../failures/reasons.ts";
import { failureReason, lostReceipt, openReason, type Submitted } from "./text.ts";

/**
 * The state of a document. `invalid` never reached the authority, `failed` was rejected by it; `differs`: its number has
 * a receipt for other content.
 */
type OutcomeStatus = "success" | "failed" | "invalid" | "pending" | "differs";

export type SubmissionOutcome = {
  status: OutcomeStatus;
  transaction_id: string;
  receipt_no: string;
  reason: string;
};

/** An outcome whose reasons still have their places. */
export type Ending = Omit<SubmissionOutcome, "reason"> & {
  reasons: Reason[];
  /** Of an accepted sale, if the service's response has them. */
  amounts?: { total_amount: number; tax_amount: number };
};

/** The result of submitting a sale or purchase: the final one, or its acceptance. */
type Result = Submitted & {
  receipt_no?: string | null;
  status?: string;
  total_amount?: number;
  tax_amount?: number;
};

export type Waiting = {
  /** How long to wait for an outcome that was not there at once; 0 leaves it pending. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

/**
 * Submits and returns the outcome. Errors that would meet every other document too (no service, no right, no
 * device) are thrown; those about this document are its outcome.
 */
export async function endingOf(
  client: Taxctl,
  submit: () => PromiseLike<Result>,
  waiting: Waiting,
): Promise<Ending> {
  try {
    const result = await submit();
    if (result.status !== "pending" && result.status !== "processing") return success(result);
    return await settled(client, result.transaction_id, waiting);
  } catch (error) {
    if (!isServiceFailure(error) || concernsAll(error)) throw error;
    const id = error.transactionId ?? "";
    if (id && (error.code === "outcome_pending" || error.code === "outcome_unknown"))
      return settled(client, id, waiting);
    // It is stored; waiting for a person to restart the numbering is pointless.
    if (id && error.code === "lane_stopped") return pending(id, describe(error).message);
    // The transaction has more than the response: the catalog's remedy next to the authority's words.
    if (id && (error.code === "retry_failed" || error.code?.startsWith("unit_")))
      return ended(await client.transactions.get(id));
    if (id && error.code === "invoice_conflict") {
      const { status, receipt_no } = await client.transactions.get(id);
      if (status === "success")
        return {
          status: "differs",
          transaction_id: id,
          receipt_no: receipt_no ?? "",
          reasons: [{ problem: describe(error).message }],
        };
    }
    return { status: "invalid", transaction_id: id, receipt_no: "", reasons: rejectionReasons(error) };
  }
}

/** The same, with all reasons in one text. */
export async function outcomeOf(...given: Parameters<typeof endingOf>): Promise<SubmissionOutcome> {
  const { reasons, amounts: _amounts, ...ending } = await endingOf(...given);
  return { ...ending, reason: reasonText(reasons) };
}

/** Why the service rejected a request: each field, or else its message. */
export function rejectionReasons(error: ServiceFailure): Reason[] {
  const { message, code, errors = {} } = describe(error);
  const fields = Object.entries(errors).map(
    ([field, messages]): Reason => ({ field, problem: messages.join(", ") }),
  );
  const [first = { problem: message }, ...others] = fields;
  return [{ code, ...first }, ...others];
}

function success(result: Result): Ending {
  const lost = lostReceipt(result);
  const { total_amount, tax_amount } = result;
  return {
    status: "success",
    ...(total_amount === undefined || tax_amount === undefined
      ? {}
      : { amounts: { total_amount, tax_amount } }),
    transaction_id: result.transaction_id,
    receipt_no: result.receipt_no ?? "",
    reasons: lost ? [{ problem: lost }] : [],
  };
}

function ended(transaction: Transaction): Ending {
  const { warning } = transaction.response_data;
  if (transaction.status === "success") return success({ ...transaction, ...(warning ? { warning } : {}) });
  const reasons = [{ problem: failureReason(transaction) }];
  return { status: "failed", transaction_id: transaction.transaction_id, receipt_no: "", reasons };
}

/** Begins the reason of an outcome that is pending. */
export const storedOnly = "stored, not finished yet; it will be sent, feed this file in again to see";

/** Waits for a stored transaction to end. Not ended in time is an outcome too: pending. */
async function settled(client: Taxctl, id: string, { timeoutMs, signal }: Waiting): Promise<Ending> {
  if (timeoutMs <= 0) return pending(id, storedOnly);
  try {
    return ended(await client.transactions.waitFor(id, { timeoutMs, ...(signal ? { signal } : {}) }));
  } catch (error) {
    if (!isServiceFailure(error) || error.name !== "TimeoutError") throw error;
    const reason = isTransaction(error.data) ? openReason(error.data) : "";
    return pending(id, reason === "" ? storedOnly : `${storedOnly}. ${reason}`);
  }
}

function pending(transaction_id: string, problem: string): Ending {
  return { status: "pending", transaction_id, receipt_no: "", reasons: [{ problem }] };
}

const forAll = ["device_not_ready", "unit_unreachable", "feature_not_enabled", "branch_required"];

/** Whether every other document would fail in the same way, so that continuing is pointless. */
export function concernsAll(error: ServiceFailure): boolean {
  const { status, code = "" } = error;
  if (forAll.includes(code)) return true;
  if (status === undefined || isLost(error)) return true;
  return status === 401 || status === 403 || status === 429 || (status > 500 && status < 600);
}

/** The failure that stops a run, saying how to go on. */
export function stopped(error: unknown, goOn: string): Failure {
  const failure = describe(error);
  const alone = goOn.charAt(0).toUpperCase() + goOn.slice(1);
  const remedy =
    failure.remedy && failure.code !== interruptedCode ? `${failure.remedy} Then: ${goOn}` : alone;
  return new Failure(failure.message, { ...failure, code: failure.code, remedy, cause: failure.cause });
}
