// Finding failed submissions with their reasons and remaining tries, and for retrying them.
import type { Query, Taxctl, Transaction } from "@taxctl/sdk";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure } from "../failures/failure.ts";
import { nextStep } from "../failures/next-step.ts";
import { counted } from "../output/words.ts";
import { transactionId } from "./find.ts";
import { outcomeOf, type SubmissionOutcome } from "./outcome.ts";
import { failureReason } from "./text.ts";

/** A submission that may be retried, and why it is where it is. */
export type Candidate = {
  transaction_id: string;
  type: Transaction["type"];
  receipt_type: Transaction["receipt_type"];
  status: string;
  invoice_no: string;
  retries_left: number;
  can_retry: boolean;
  /** Why it has this status, and the remedy if a retry doesn't help. */
  reason: string;
  /** The remedy if a retry doesn't help. */
  next_step: string;
};

/** The transactions of these ids or invoice numbers. */
export async function candidatesNamed(
  client: Taxctl,
  names: readonly string[],
  branch_id: string | undefined,
): Promise<Candidate[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await transactionId(client, name, { branch_id }));
  return candidatesOf(client, ids);
}

async function candidatesOf(client: Taxctl, ids: readonly string[]): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const id of ids) found.push(candidate(await client.transactions.get(id)));
  return found;
}

/** Every failed transaction that the service would take again, and how many it would not. */
export async function candidatesAmongFailed(
  client: Taxctl,
  filter: Query<"listTransactions">,
): Promise<{ candidates: Candidate[]; leftOut: number }> {
  const failed = await client.transactions.list({ ...filter, status: "failed", per_page: 100 }).toArray();
  const possible = failed.filter(({ can_retry }) => can_retry).map(({ transaction_id }) => transaction_id);
  return {
    candidates: await candidatesOf(client, possible),
    leftOut: failed.length - possible.length,
  };
}

function candidate(transaction: Transaction): Candidate {
  const { transaction_id, type, receipt_type, status, invoice_no, retries_left, can_retry } = transaction;
  const next_step = can_retry ? "" : nextStep(transaction);
  const why = status === "failed" ? failureReason(transaction) : `it is ${status}`;
  const reason = next_step ? `${why}; ${next_step}` : why;
  return {
    transaction_id,
    type,
    receipt_type,
    status,
    invoice_no,
    retries_left,
    can_retry,
    reason,
    next_step,
  };
}

type Retried = SubmissionOutcome & { invoice_no: string };

/** Retries one after the other; `onRow` gets each result at once. */
export async function retryEach(
  client: Taxctl,
  candidates: readonly Candidate[],
  run: { reason: string | undefined; signal: AbortSignal; onRow: (row: Retried) => void },
): Promise<Retried[]> {
  const { reason, signal } = run;
  const body = reason === undefined ? {} : { reason };
  const rows: Retried[] = [];
  for (const { transaction_id, invoice_no } of candidates) {
    const submit = () => client.transactions.retry(transaction_id, body, { signal });
    const outcome = await outcomeOf(client, submit, { timeoutMs: 120_000, signal });
    const row = { ...outcome, transaction_id, invoice_no };
    rows.push(row);
    run.onRow(row);
  }
  return rows;
}

const reasons =
  "See the reasons above. `taxctl transactions show ID` has the cause of each, and how to fix it.";

/** How the run would end if each retry succeeded. */
export function foreseenFailure(candidates: readonly Candidate[], rest: number): Failure | undefined {
  if (rest === 0) return undefined;
  if (rest === candidates.length) return nothingLeft(candidates);
  return new Failure(`${rest} of ${candidates.length} can't be retried`, {
    code: "partly_done",
    exitCode: exitCodes.partly,
    remedy: reasons,
  });
}

/** `undefined` when all succeeded. `rest` counts those that can't be retried. */
export function retryFailure(rows: readonly Retried[], rest: number): Failure | undefined {
  const tried = rows.length;
  const good = rows.filter(({ status }) => status === "success").length;
  if (good === tried && rest === 0) return undefined;
  if (good > 0)
    return new Failure(`${tried + rest - good} of ${tried + rest} did not succeed`, {
      code: "partly_done",
      exitCode: exitCodes.partly,
      remedy: reasons,
    });
  if (rows.some(({ status }) => status === "pending"))
    return new Failure("Still pending", {
      code: "still_pending",
      exitCode: exitCodes.pending,
      remedy: "Follow it: `taxctl transactions watch`.",
    });
  return new Failure(tried === 1 ? "The retry did not succeed" : "No retry succeeded", {
    code: "rejected",
    exitCode: exitCodes.rejected,
    remedy: reasons,
  });
}

export function leftOutText(count: number): string {
  return (
    `${counted(count, "failed submission")} can't be retried: ${count === 1 ? "its" : "their"} retries are used up, ` +
    "or the number was used again. `taxctl transactions show ID` says what to do."
  );
}

export function nothingLeft(candidates: readonly Candidate[]): Failure {
  const steps = candidates.map(({ invoice_no, next_step }) => `${invoice_no}: ${next_step}`);
  return new Failure(candidates.length === 1 ? "It can't be retried" : "None of them can be retried", {
    code: "retry_not_allowed",
    remedy: `${steps.slice(0, 5).join("; ")}${steps.length > 5 ? "; …" : ""}.`,
    data: candidates,
  });
}
