// Waiting until a transaction has its outcome.

import type { Transaction } from "../rules/openapi.ts";
import type { Clock } from "./clock.ts";
import { TimeoutError } from "./errors.ts";

export type WaitOptions = {
  /** How long to wait before a `TimeoutError`. The service continues with the transaction. Default 120,000. */
  timeoutMs?: number | undefined;
  /** Aborts the wait with its reason. */
  signal?: AbortSignal | undefined;
  /** Called with each state of the transaction that was read. */
  onPoll?: ((transaction: Transaction) => void) | undefined;
};

/** How long a wait for an outcome lasts when the caller gives no limit. */
export const waitTimeoutMs = 120_000;
const firstWaitMs = 250;
const longestWaitMs = 10_000;
const growth = 1.6;

/**
 * Reads a transaction, at growing intervals, until it is `success` or `failed`, and returns it. A failed read
 * (undefined) is tried again.
 *
 * @throws TimeoutError with `transactionId` if it has no outcome in time
 */
export async function waitForOutcome(
  read: (signal?: AbortSignal) => Promise<Transaction | undefined>,
  transactionId: string | undefined,
  clock: Clock,
  { timeoutMs = waitTimeoutMs, signal, onPoll }: WaitOptions = {},
): Promise<Transaction> {
  const deadline = clock.now() + timeoutMs;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * growth, longestWaitMs)) {
    const transaction = await read(signal);
    if (transaction) onPoll?.(transaction);
    if (transaction?.status === "success" || transaction?.status === "failed") return transaction;
    const leftMs = deadline - clock.now();
    if (leftMs <= 0) {
      const message = `Transaction ${transactionId} is still ${transaction?.status} after ${Math.round(timeoutMs / 1000)} s. Wait for it again later.`;
      throw new TimeoutError(message, { transactionId, retryable: true, data: transaction });
    }
    await clock.sleep(Math.min(waitMs, leftMs), signal);
  }
}
