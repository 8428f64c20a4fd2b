// Responsible for finding failed submissions with their reasons and remaining tries, and for retrying one.
import type { Query, Taxctl, Transaction } from "@taxctl/sdk";
import { outcomeOf } from "./outcome.ts";
import { failureReason } from "./transaction-text.ts";

/** A submission that may be retried, and why it is where it is. */
export type Candidate = {
  transaction_id: string;
  type: string;
  status: string;
  invoice_no: string;
  retries_left: number;
  can_retry: boolean;
  reason: string;
};

/** The named transactions. */
export async function candidatesOf(client: Taxctl, ids: readonly string[]): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const id of ids) found.push(candidate(await client.transactions.get(id)));
  return found;
}

/** Every failed transaction that the service would take again. */
export async function candidatesAmongFailed(
  client: Taxctl,
  filter: Query<"listTransactions">,
): Promise<Candidate[]> {
  const failed = await client.transactions.list({ ...filter, status: "failed", per_page: 100 }).toArray();
  return candidatesOf(
    client,
    failed.filter(({ can_retry }) => can_retry).map(({ transaction_id }) => transaction_id),
  );
}

function candidate(transaction: Transaction): Candidate {
  const { transaction_id, type, status, invoice_no, retries_left, can_retry } = transaction;
  const reason = status === "failed" ? failureReason(transaction) : `it is ${status}`;
  return { transaction_id, type, status, invoice_no, retries_left, can_retry, reason };
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
