// Judges the waiting work of a branch: calls in doubt, stopped or held back, and follow-ups of finished documents.
import { withCommand } from "@taxctl/sdk/rules/commands";
import { ageOf, type Check } from "../../core/context/check.ts";
import { doubtLimitMs, waitLimitMs } from "../../core/transactions/stall-watch.ts";
import type { FollowUps } from "../../lanes/follow-up-calls.ts";
import { remedyOfStop, type StoppedStream } from "../../lanes/hold.ts";
import { serviceFault } from "../../lanes/kinds.ts";
import {
  remedyOfCallInDoubt,
  remedyOfMidnight,
  remedyOfServiceFault,
  remedyOfUnserved,
} from "../../lanes/obstacle.ts";
import type { CallInDoubt, HeldBack } from "../../lanes/queues.ts";
import type { Queue } from "./store.ts";

/** A call that is retried for longer than this is a warning; after `doubtLimitMs` it is a failure. */
const retriedLimitMs = 2 * 60_000;

/** A unit that can't work gives so many responses to one call before the branch fails. */
const unableAfter = 2;

/** A call that the service sends again and again: it holds up its stream until the unit gives a definite result. */
function checkCallInDoubt(bhf_id: string, call: CallInDoubt, nowMs: number): Check[] {
  const { stream, number, sent_at, doubt_code, last_error, invoice_no, status, unable } = call;
  const age = nowMs - sent_at;
  const isUnable = unable >= unableAfter;
  const isCertain = doubt_code !== null || isUnable;
  if (age <= retriedLimitMs && !isCertain) return [];
  const what = status === "success" ? `The stock movement of ${invoice_no}` : invoice_no;
  const said = last_error ? `; the last response: ${last_error}` : "";
  const message = `The outcome of ${what} is unknown for ${ageOf(age)}, and later calls of ${stream} wait${said}`;
  const restore = isUnable ? "Restore the control unit's internet connection. " : "";
  const remedy = `${restore}${remedyOfCallInDoubt({ number, invoice_no, bhf_id })}`;
  const isLong = age > doubtLimitMs || isCertain;
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
  const waiting = waitingText(queue);
  const waitedMs = queue?.oldest_waiting_at == null ? 0 : nowMs - queue.oldest_waiting_at;
  if (waitedMs > waitLimitMs) {
    const message = `${waiting}, the oldest for ${ageOf(waitedMs)}`;
    const test = `POST /devices/${encodeURIComponent(bhf_id)}/test`;
    const remedy = `Check the control unit: ${test}. What a submission waits for: ${withCommand("GET /transactions/{id}", "taxctl transactions show INVOICE")}`;
    checks.push({ name: "queue", status: "fail", message, remedy, bhf_id });
  }
  if (checks.length > 0) return checks;
  return [{ name: "queue", status: "pass", message: waiting, bhf_id }];
}

/** All that wait, and how many of them have an unknown outcome. */
function waitingText({ pending, in_doubt }: Pick<Queue, "pending" | "in_doubt"> = noQueue): string {
  const count = pending + in_doubt;
  if (count === 0) return "No submission waits";
  const waiting = count === 1 ? "1 submission waits" : `${count} submissions wait`;
  if (in_doubt === 0) return waiting;
  return count === 1 ? `${waiting}, its outcome unknown` : `${waiting}, ${in_doubt} with an unknown outcome`;
}

const noQueue = { pending: 0, in_doubt: 0 };

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
  const { waiting = 0, rejected = 0, oldest_at = nowMs } = followUps ?? {};
  const oldest = `the oldest is of ${ageOf(nowMs - oldest_at)} ago`;
  const remedy = "GET /stock/drift shows the obstacle and the remedy of each";
  if (rejected > 0) {
    const held = waiting > 0 ? ` and ${waiting} wait` : "";
    const message = `The control unit rejected ${rejected} stock follow-ups${held}; ${oldest}`;
    return { name, status: "warn", message, remedy, bhf_id };
  }
  if (waiting === 0)
    return { name, status: "pass", message: "The control unit knows every movement", bhf_id };
  const message = `${waiting} stock follow-ups wait; ${oldest}`;
  if (nowMs - oldest_at <= waitLimitMs) return { name, status: "pass", message, bhf_id };
  return { name, status: "warn", message, remedy, bhf_id };
}
