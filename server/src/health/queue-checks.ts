// Judges the waiting work of a branch: calls in doubt, stopped or held back, and follow-ups of finished documents.
import type { FollowUps } from "../lanes/follow-up-calls.ts";
import { remedyOfStop, type StoppedStream } from "../lanes/hold.ts";
import { serviceFault } from "../lanes/kinds.ts";
import {
  remedyOfCallInDoubt,
  remedyOfMidnight,
  remedyOfServiceFault,
  remedyOfUnserved,
} from "../lanes/obstacle.ts";
import type { CallInDoubt, HeldBack } from "../lanes/queues.ts";
import { doubtLimitMs, waitLimitMs } from "../webhooks/stall-watch.ts";
import { ageOf, type Check } from "./checks.ts";
import type { Queue } from "./store.ts";

/** A call that is retried for longer than this is a warning; after `doubtLimitMs` it is a failure. */
const retriedLimitMs = 2 * 60_000;

/** A call that the service sends again and again: it holds up its stream until the unit gives a definite result. */
function checkCallInDoubt(bhf_id: string, call: CallInDoubt, nowMs: number): Check[] {
  const { stream, number, sent_at, doubt_code, last_error, invoice_no, status } = call;
  const age = nowMs - sent_at;
  const isMismatch = doubt_code === "receipt_mismatch";
  if (age <= retriedLimitMs && !isMismatch) return [];
  const what = status === "success" ? `The stock movement of ${invoice_no}` : invoice_no;
  const said = last_error ? `; the last response: ${last_error}` : "";
  const message = `The outcome of ${what} is unknown for ${ageOf(age)}, and later calls of ${stream} wait${said}`;
  const remedy = remedyOfCallInDoubt({ number, invoice_no, bhf_id });
  const isLong = age > doubtLimitMs || isMismatch;
  return [{ name: "queue", status: isLong ? "fail" : "warn", message, remedy, bhf_id }];
}

/** The work of one lane: calls that wait, are in doubt or have stopped. */
export function checkQueue(
  bhf_id: string,
  queue: Queue | undefined,
  unanswered: readonly CallInDoubt[],
  stopped: readonly StoppedStream[],
  nowMs: number,
): Check[] {
  const checks: Check[] = stopped.map((stream) => ({
    name: "queue",
    status: "fail",
    message: `Numbering of ${stream.name} has stopped: ${stream.stopped_reason}`,
    remedy: remedyOfStop(stream),
    bhf_id,
  }));
  checks.push(...unanswered.flatMap((call) => checkCallInDoubt(bhf_id, call, nowMs)));
  const pending = queue?.pending ?? 0;
  const waiting = pending === 1 ? "1 submission waits" : `${pending} submissions wait`;
  const pendingAge = queue?.oldest_own_at == null ? 0 : nowMs - queue.oldest_own_at;
  if (pendingAge > waitLimitMs) {
    const message = `${waiting}, the oldest for ${ageOf(pendingAge)}`;
    const remedy = `POST /devices/${encodeURIComponent(bhf_id)}/test`;
    checks.push({ name: "queue", status: "warn", message, remedy, bhf_id });
  }
  if (checks.length > 0) return checks;
  return [
    { name: "queue", status: "pass", message: pending === 0 ? "No submission waits" : waiting, bhf_id },
  ];
}

/** Streams whose path no program serves, documents that wait for the unit's midnight, and calls that can't be prepared. */
export function checkHeldBack(bhf_id: string, held: readonly HeldBack[], nowMs: number): Check[] {
  return held.map((call) => {
    const { stream, invoice_no, held_until, doubt_code, last_error, unserved_since, unserved_reason } = call;
    if (doubt_code === serviceFault) {
      const message = `The service can't prepare ${invoice_no}: ${last_error}`;
      return { name: "queue", status: "fail", message, remedy: remedyOfServiceFault(invoice_no), bhf_id };
    }
    if (unserved_since !== null) {
      const message = `No control unit serves the path of ${stream}: ${unserved_reason}, for ${ageOf(nowMs - unserved_since)}; ${stream} wait`;
      const remedy = remedyOfUnserved(bhf_id);
      return { name: "queue", status: "fail", message, remedy, bhf_id };
    }
    const left = ageOf((held_until ?? nowMs) - nowMs);
    const message = `${invoice_no} waits ${left} for the control unit's midnight: ${last_error}`;
    return { name: "queue", status: "warn", message, remedy: remedyOfMidnight(bhf_id), bhf_id };
  });
}

/** What follows from finished transactions and the unit has not taken: movements of stock, and masters. */
export function checkFollowUps(bhf_id: string, followUps: FollowUps | undefined, nowMs: number): Check {
  const name = "stock";
  const { waiting = 0, refused = 0, oldest_at = nowMs } = followUps ?? {};
  const oldest = `the oldest is of ${ageOf(nowMs - oldest_at)} ago`;
  const remedy = "GET /stock/drift shows the obstacle and the remedy of each";
  if (refused > 0) {
    const held = waiting > 0 ? ` and ${waiting} wait` : "";
    const message = `The control unit rejected ${refused} stock follow-ups${held}; ${oldest}`;
    return { name, status: "warn", message, remedy, bhf_id };
  }
  if (waiting === 0)
    return { name, status: "pass", message: "The control unit knows every movement", bhf_id };
  const message = `${waiting} stock follow-ups wait; ${oldest}`;
  if (nowMs - oldest_at <= waitLimitMs) return { name, status: "pass", message, bhf_id };
  return { name, status: "warn", message, remedy, bhf_id };
}
