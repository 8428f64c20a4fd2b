// The meaning of a unit's result for a numbered call: the rules of doubt, as one pure function.
// Decisions about the API: 85, 86, 87.
import { cutText } from "../base/cut-text.ts";
import type { UnitReceipt, UnitResult } from "../control-unit/types.ts";

export type Meaning =
  /** Accepted now, or (recovered) on an earlier send whose response was lost. */
  | { action: "accept"; receipt: UnitReceipt | null; recovered: boolean }
  /** A definite no; the number is free again. */
  | { action: "reject"; passing: boolean }
  /** Nothing was written, or nothing is taken now; the number is free again and the lane backs off. */
  | { action: "back_off" }
  /** Nothing serves the call's path: nothing was written, and its stream waits while the others go on. */
  | { action: "stream_waits" }
  /** The unit's day is behind the document's: nothing was written, and this call alone waits for the unit's midnight. */
  | { action: "wait_for_midnight" }
  /** No result, or one that can't be believed: keep the number, replay the same content later. */
  | { action: "doubt"; because?: { code: string; message: string } }
  /** Another system uses this counter: take the unit's number and send once more. */
  | { action: "resynchronize"; next: number }
  /** Another system uses this counter and one resynchronization did not help. */
  | { action: "stop"; reason: string };

export type Situation = {
  /** Null for calls without a number, which may be sent again at any time. */
  number: number | null;
  /** True if an earlier send with this number got no response. */
  replay: boolean;
  /** True when this stream was resynchronized and nothing was accepted since. */
  resynchronized: boolean;
  /** Counters may only be taken downward in the sandbox. */
  sandbox: boolean;
};

/**
 * Rejections that a unit may give *because* it accepted the lost send: the credit note exceeds what is left of its
 * original (which it took itself), or the sale is closed. And gateways use 400 for any rejection, "sent before"
 * included. A web server's own page doesn't concern the send before it. None of these resolves the doubt.
 */
const saidOfLostSend = new Set(["400", "921", "931", "934", "unit_body_rejected"]);

/**
 * Reads a result in its situation.
 *
 * A replay and a first send read the same result differently. "Already there" on a replay means that our own
 * lost send was accepted; on a first send it means that another system took the number.
 */
export function meaningOf(result: UnitResult<UnitReceipt | null>, situation: Situation): Meaning {
  const { number, replay } = situation;
  if (number === null) return meaningOfRetryable(result);
  switch (result.kind) {
    case "accepted":
      return { action: "accept", receipt: result.data, recovered: replay };
    case "rejected":
      // The unit says "busy" or "offline" before it looks up the number, so this proves nothing about a lost send.
      if (replay && (result.passing || saidOfLostSend.has(result.code))) return { action: "doubt" };
      return meaningOfRejection(result);
    case "not_sent":
      return replay ? { action: "doubt" } : { action: "back_off" };
    case "doubt":
      return result.not_served && !replay ? { action: "stream_waits" } : { action: "doubt" };
    case "duplicate":
      if (replay) return { action: "accept", receipt: result.receipt, recovered: true };
      return resynchronize(number, number + 1, situation, `the unit already holds number ${number}`);
    case "drift":
      if (replay) {
        if (result.expected === number + 1) return { action: "accept", receipt: null, recovered: true };
        // "Expected n" leaves n to be sent again, which a replay does anyway; any other number proves nothing.
        return { action: "doubt" };
      }
      return resynchronize(number, result.expected, situation, `the unit expects number ${result.expected}`);
  }
}

/** Without a number nothing can be signed twice: a call without a response is sent again, and a duplicate has arrived. */
function meaningOfRetryable(result: UnitResult<UnitReceipt | null>): Meaning {
  switch (result.kind) {
    case "accepted":
    case "duplicate":
      return { action: "accept", receipt: null, recovered: false };
    case "rejected":
      return meaningOfRejection(result);
    case "drift":
      return { action: "reject", passing: false };
    case "not_sent":
      return { action: "back_off" };
    case "doubt":
      return result.not_served ? { action: "stream_waits" } : { action: "doubt" };
  }
}

function meaningOfRejection({
  of_unit,
  future,
  passing,
}: Extract<UnitResult, { kind: "rejected" }>): Meaning {
  if (of_unit) return { action: "back_off" };
  return future ? { action: "wait_for_midnight" } : { action: "reject", passing };
}

function resynchronize(number: number, next: number, situation: Situation, found: string): Meaning {
  const { resynchronized, sandbox } = situation;
  const reason = `${found}, we were to send ${number}: another system uses this counter`;
  if (resynchronized || next === number || (next < number && !sandbox)) return { action: "stop", reason };
  return { action: "resynchronize", next };
}

/** The service's own code of a rejection by a server in front of the unit. */
const bodyRejected = "unit_body_rejected";

/** The unit's result, cut to the columns, because a unit may send anything. Our own rejection has no unit's code. */
export function resultOf(said: UnitResult<unknown>): {
  result_code: string | null;
  result_message: string;
} {
  const code = "code" in said && said.code !== bodyRejected ? said.code : null;
  return { result_code: code?.slice(0, 10) ?? null, result_message: cutText(said.message, 500) };
}
