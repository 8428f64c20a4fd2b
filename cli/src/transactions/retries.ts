// Responsible for finding failed submissions with their reasons and remaining tries, and for retrying one.
import type { Query, Taxctl, Transaction } from "@taxctl/sdk";
import { outcomeOf } from "./outcome.ts";
import { failureReason, nextStep } from "./text.ts";

/** A submission that may be retried, and why it is where it is. */
export type Candidate = {
  transaction_id: string;
  type: string;
  status: string;
  invoice_no: string;
  retries_left: number;
  can_retry: boolean;
  /** Why it is where it is, and what to do where no retry is the answer. */
  reason: string;
  /** What to do about it, where no retry is the answer. */
  next_step: string;
};

/** The named transactions. */
export async function candidatesOf(client: Taxctl, ids: readonly string[]): Promise<Candidate[]> {
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
  const { transaction_id, type, status, invoice_no, retries_left, can_retry } = transaction;
  const next_step = can_retry ? "" : nextStep(transaction);
  const why = status === "failed" ? failureReason(transaction) : `it is ${status}`;
  const reason = next_step ? `${why}; ${next_step}` : why;
  return { transaction_id, type, status, invoice_no, retries_left, can_retry, reason, next_step };
}

/** Retries one and says what came of it. */
export async function retryOne(
  client: Taxctl,
  { transaction_id, invoice_no }: Candidate,
  reason: string | undefined,
  signal: AbortSignal,
) {
  const body = reason === undefined ? {} : { reason };
  const submit = () => client.transactions.retry(transaction_id, body, { signal });
  const outcome = await outcomeOf(client, submit, { timeoutMs: 120_000, signal });
  return { ...outcome, transaction_id, invoice_no };
}
