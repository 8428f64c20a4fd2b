// The second of two documents that belong together, in its lane: it waits for the first, and fails unsent with it.
import { shellWord, withCommand } from "@taxctl/sdk/rules/commands";
import type { Trx } from "../../db/sql/schema.ts";
import type { UnitRejection, Waiting } from "../../lanes/kinds.ts";
import { requeueCalls } from "../../lanes/transaction-calls.ts";
import { canRetry } from "./failure.ts";
import { findBodies, lockTransaction, readTransaction, updateTransaction } from "./store.ts";

/** How long a document waits before it checks again whether the one before it has its outcome. */
const waitMs = 2_000;

/** Why a second document was not sent. It follows the first one automatically, so a retry of its own can't work. */
export const heldCodes = ["credit_note_rejected", "outgoing_rejected"] as const;

/** Whether a failed document waits for another one's retry. */
export function isHeld(failureCode: string | null): boolean {
  return heldCodes.some((code) => code === failureCode);
}

/** How messages name the documents, and why the second failed that was never sent. */
export type PairWords = {
  /** The failure code of the second. */
  code: (typeof heldCodes)[number];
  first: string;
  second: string;
  /** The remedy if the retries of the first are used up. */
  replace: string;
};

/** Why the second document isn't sent: the control unit has no outcome of the first yet, or rejected it. */
export async function findHold(
  trx: Trx,
  firstId: string,
  { code, first: what, second, replace }: PairWords,
  nowMs: number,
): Promise<UnitRejection | Waiting | undefined> {
  const first = await readTransaction(trx, firstId);
  if (first.status === "success") return undefined;
  const { invoice_no } = first;
  if (first.status !== "failed" || first.next_retry_at !== null) {
    const because = `The control unit has not accepted the ${what} ${invoice_no} yet`;
    return { wait_until: nowMs + waitMs, because };
  }
  const { response } = await findBodies(trx, first.id);
  const retry = `Send the ${what} again: ${withCommand(`POST /transactions/${first.id}/retry`, `taxctl transactions retry ${shellWord(invoice_no)}`)}. This ${second} follows automatically`;
  const message = `the ${what} ${invoice_no} was rejected: ${response?.result_message}. ${canRetry(first) ? retry : replace}`;
  return { code, message, passing: false };
}

/**
 * Sends the second document now that the first has its outcome. A rejected first one fails it without a call, and without using
 * any of its retries.
 */
export async function releaseSecond(trx: Trx, secondId: string, code: string, nowMs: number): Promise<void> {
  const row = await lockTransaction(trx, secondId);
  if (row.status === "success" || row.superseded_by !== null) return;
  const isHeldUp = row.status !== "failed" || row.failure_code === code;
  if (!isHeldUp) return;
  await requeueCalls(trx, row.id, nowMs);
  if (row.status !== "failed") return;
  await updateTransaction(trx, row, {
    status: "pending",
    can_retry: 0,
    failure_code: null,
    next_retry_at: null,
    updated_at: nowMs,
  });
}
