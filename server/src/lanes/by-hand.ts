// Records a person's outcome of a call in doubt: the number is used or free, and the consequences are written.

import { shellWord } from "@taxctl/sdk/rules/commands";
import { cutText } from "../base/cut-text.ts";
import type { UnitReceipt } from "../control-unit/types.ts";
import type { Queryable, Trx } from "../db/sql/schema.ts";
import { endUnanswered } from "./attempts.ts";
import { hastenCalls, rejectCall, updateCall } from "./calls.ts";
import { isHeld, type NumberedKind, numberedKinds } from "./hold.ts";
import {
  type CallKinds,
  type CallRow,
  type LaneUnit,
  serviceFault,
  settledCode,
  type UnitRejection,
} from "./kinds.ts";
import { findStreams, longestWaitMs, updateStream } from "./store.ts";

/** The facts from the unit's journal or the authority. */
export type Word =
  | {
      outcome: "accepted";
      receipt: UnitReceipt | null;
      result_date: string | null;
      reason: string;
      /** The unit's number, for a call that was held and has none here. */
      number: number | null;
    }
  | { outcome: "rejected"; rejection: UnitRejection };

/** The operation that records an outcome; each command below does the same. */
export const settleOperation = "POST /transactions/{id}/settle";

/** The command that records the outcome of a submission, or of the stock movement that follows from it; OUTCOME is accepted or rejected. */
export function resolvingCommand(invoiceNo: string): string {
  return `taxctl transactions settle ${shellWord(invoiceNo)} OUTCOME --reason REASON`;
}

/** The command that gives up a submission, or the stock movement that follows from it, which the service can't prepare. */
export function givingUpCommand(invoiceNo: string): string {
  return `taxctl transactions settle ${shellWord(invoiceNo)} rejected --reason REASON`;
}

/** The call of a transaction that a fault inside the service keeps from being prepared, if there is one. */
export async function findFaultyCall(trx: Queryable, transactionId: string): Promise<CallRow | undefined> {
  const faulty = { transaction_id: transactionId, state: "waiting", doubt_code: serviceFault };
  return trx("calls").where(faulty).orderBy("id").first();
}

/** Sends a follow-up that can't be prepared no more; the transaction that it follows from keeps its result. */
export function cancelCall(trx: Trx, call: CallRow, reason: string, nowMs: number): Promise<boolean> {
  const result_message = cutText(reason, 500);
  return updateCall(trx, call, { state: "cancelled", doubt_code: null, result_message, updated_at: nowMs });
}

/** The command that enters the receipt of a submission that succeeded without one. */
export function receiptCommand(invoiceNo: string): string {
  return `taxctl transactions settle ${shellWord(invoiceNo)} accepted --receipt-no NUMBER --reason REASON --confirm accepted`;
}

/** The numbered call of a transaction that was sent without a response, if there is one of these kinds. */
export async function findCallInDoubt(
  trx: Queryable,
  transactionId: string,
  kinds: readonly NumberedKind[] = numberedKinds,
): Promise<CallRow | undefined> {
  return trx("calls")
    .where({ transaction_id: transactionId, state: "sent" })
    .whereNotNull("number")
    .whereIn("kind", kinds)
    .orderBy("id")
    .first();
}

/** Whether a person recorded that the unit has this call of a transaction under this number. */
export async function isRecordedAs(
  trx: Queryable,
  transactionId: string,
  kind: NumberedKind,
  number: number,
): Promise<boolean> {
  const accepted = { state: "done", result_code: settledCode };
  return Boolean(
    await trx("calls")
      .where({ transaction_id: transactionId, kind, number, ...accepted })
      .first("id"),
  );
}

/** A held stream keeps the time since when it is held. */
async function advance(trx: Trx, call: CallRow, used: number, nowMs: number): Promise<void> {
  const { lane_id, stream: name } = call;
  const stream = (await findStreams(trx, lane_id)).get(name);
  const next_number = isHeld(stream) ? Math.max(stream?.next_number ?? 1, used + 1) : used + 1;
  const updated_at = isHeld(stream) ? stream?.updated_at : nowMs;
  await updateStream(trx, lane_id, name, { next_number, resynced_at: null, updated_at });
}

/** Whether a send of the call may still be on its way: its holder vanished, and the call's time limit has not passed. */
export function isOnItsWay({ state, holder, due_at }: CallRow, nowMs: number): boolean {
  // A waiting call keeps the holder of its last send.
  return state === "sent" && holder !== null && due_at > nowMs && due_at <= nowMs + longestWaitMs;
}

/** The unit has nothing of a call that was sent before the copy was made: it waits again, without a number. */
export async function unsendCall(trx: Trx, kinds: CallKinds, call: CallRow, nowMs: number): Promise<boolean> {
  const waiting = { state: "waiting" as const, number: null, holder: null, sent_at: null };
  if (!(await updateCall(trx, call, { ...waiting, due_at: nowMs, updated_at: nowMs }))) return false;
  await endUnanswered(trx, call);
  await kinds[call.kind].notSent(trx, call);
  return true;
}

/**
 * Records the outcome of a call as the lane would after a response, in the caller's transaction.
 *
 * @returns False if the call was sent again or got a response since it was read; nothing is written then.
 */
export async function resolveCall(
  trx: Trx,
  kinds: CallKinds,
  call: CallRow,
  unit: LaneUnit,
  word: Word,
  nowMs: number,
): Promise<boolean> {
  const kind = kinds[call.kind];
  if (word.outcome === "rejected") {
    const result_message = cutText(word.rejection.message, 500);
    if (!(await rejectCall(trx, kind, call, { result_message }, word.rejection, nowMs))) return false;
    await endUnanswered(trx, call);
    return true;
  }
  const { receipt, result_date, reason } = word;
  const number = word.number ?? call.number;
  const result = { result_code: settledCode, result_message: cutText(reason, 500) };
  if (!(await updateCall(trx, call, { state: "done", number, ...result, updated_at: nowMs }))) return false;
  await endUnanswered(trx, call);
  if (number !== null) await advance(trx, call, number, nowMs);
  const message = result.result_message;
  const acceptance = { code: settledCode, message, result_date, receipt, recovered: true };
  // A call that was held has lost the Z report with its number.
  const z_no = call.number === null ? null : call.z_no;
  await kind.accepted(trx, { ...call, number, z_no }, unit, acceptance);
  if (call.tries > 0) await hastenCalls(trx, call.lane_id, call.stream, nowMs);
  return true;
}
