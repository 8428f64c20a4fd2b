// Why a transaction failed, and whether it can be retried: the one place that states either.
import { type Failure, failureOf } from "../../control-unit/failures.ts";
import type { TransactionRow } from "./store.ts";

/** Whether `POST /transactions/{id}/retry` sends the transaction again. */
export function canRetry({ can_retry }: Pick<TransactionRow, "can_retry">): boolean {
  return Boolean(can_retry);
}

/**
 * Why it failed. The catalog knows only the code. The unit can accept the same document once the cause is removed, so
 * the transaction's own state decides whether it can be retried.
 */
export function failureOfTransaction(
  row: Pick<TransactionRow, "failure_code" | "can_retry">,
  message: string | null | undefined,
): Failure {
  return { ...failureOf(row.failure_code ?? "unit_rejected", message ?? null), retryable: canRetry(row) };
}
