// What an answer of the unit means for a numbered call: the rules of doubt, as one pure function.
import type { UnitReceipt, Verdict } from "../control-unit/types.ts";

export type Meaning =
  /** Accepted now, or (recovered) on an earlier send whose answer was lost. */
  | { action: "accept"; receipt: UnitReceipt | null; recovered: boolean }
  /** A definite no; the number is free again. */
  | { action: "refuse"; passing: boolean }
  /** Nothing was written, or nothing is taken now; the number is free again and the lane backs off. */
  | { action: "back_off" }
  /** Nothing serves the call's path: nothing was written, and its stream waits while the others go on. */
  | { action: "stream_waits" }
  /** The unit's day is behind the document's: nothing was written, and this call alone waits for the unit's midnight. */
  | { action: "wait_for_midnight" }
  /** No verdict, or one that can't be believed: keep the number, replay the same content later. */
  | { action: "doubt"; because?: { code: string; message: string } }
  /** Another system uses this counter: take the unit's number and send once more. */
  | { action: "resynchronise"; next: number }
  /** Another system uses this counter and one resynchronisation did not help. */
  | { action: "stop"; reason: string };

export type Situation = {
  /** Null for calls without a number, which may simply be repeated. */
  number: number | null;
  /** True when an earlier send under this number was never answered. */
  replay: boolean;
  /** True when this stream was resynchronised and nothing was accepted since. */
  resynchronised: boolean;
  /** Counters may only be taken downward in the sandbox. */
  sandbox: boolean;
};

/**
 * Refusals that a unit may give *because* it accepted the lost send: the credit note is above what is left of its
 * original (which it took itself), or the sale is closed. And 400 is what a gateway says for any refusal, "sent before"
 * among them. A web server's own page says nothing about the send before it. They settle nothing.
 */
const saidOfLostSend = new Set(["400", "921", "931", "934", "unit_body_rejected"]);

/**
 * Reads a verdict in its situation.
 *
 * A replay and a first send read the same answer differently: "already there" on a replay means that our own
 * lost send was accepted, on a first send that somebody else took the number.
 */
export function meaningOf(verdict: Verdict<UnitReceipt | null>, situation: Situation): Meaning {
  const { number, replay } = situation;
  if (number === null) return meaningOfRepeatable(verdict);
  switch (verdict.kind) {
    case "accepted":
      return { action: "accept", receipt: verdict.data, recovered: replay };
    case "refused":
      // "Busy" or "offline" is said before the unit looks the number up: it proves nothing about a lost send.
      if (replay && (verdict.passing || saidOfLostSend.has(verdict.code))) return { action: "doubt" };
      return meaningOfRefusal(verdict);
    case "not_sent":
      return replay ? { action: "doubt" } : { action: "back_off" };
    case "doubt":
      return verdict.not_served && !replay ? { action: "stream_waits" } : { action: "doubt" };
    case "duplicate":
      if (replay) return { action: "accept", receipt: verdict.receipt, recovered: true };
      return resynchronise(number, number + 1, situation, `the unit already holds number ${number}`);
    case "drift":
      if (replay) {
        if (verdict.expected === number + 1) return { action: "accept", receipt: null, recovered: true };
        // "Expected n" leaves n to be sent again, which a replay does anyway; any other number settles nothing.
        return { action: "doubt" };
      }
      return resynchronise(
        number,
        verdict.expected,
        situation,
        `the unit expects number ${verdict.expected}`,
      );
  }
}

/** Without a number nothing can be signed twice: an unanswered call is repeated, a double one has arrived. */
function meaningOfRepeatable(verdict: Verdict<UnitReceipt | null>): Meaning {
  switch (verdict.kind) {
    case "accepted":
    case "duplicate":
      return { action: "accept", receipt: null, recovered: false };
    case "refused":
      return meaningOfRefusal(verdict);
    case "drift":
      return { action: "refuse", passing: false };
    case "not_sent":
      return { action: "back_off" };
    case "doubt":
      return verdict.not_served ? { action: "stream_waits" } : { action: "doubt" };
  }
}

function meaningOfRefusal({ of_unit, future, passing }: Extract<Verdict, { kind: "refused" }>): Meaning {
  if (of_unit) return { action: "back_off" };
  return future ? { action: "wait_for_midnight" } : { action: "refuse", passing };
}

function resynchronise(number: number, next: number, situation: Situation, found: string): Meaning {
  const { resynchronised, sandbox } = situation;
  const reason = `${found}, we were to send ${number}: another system uses this counter`;
  if (resynchronised || next === number || (next < number && !sandbox)) return { action: "stop", reason };
  return { action: "resynchronise", next };
}

/** The service's own code of a rejection by a server in front of the unit. */
const bodyRejected = "unit_body_rejected";

/** What the unit said, as long as the columns are: a unit may answer anything. A refusal of our own has no unit's code. */
export function resultOf(said: Verdict<unknown>): {
  result_code: string | null;
  result_message: string | null;
} {
  const code = "code" in said && said.code !== bodyRejected ? said.code : null;
  return { result_code: code?.slice(0, 10) ?? null, result_message: said.message.slice(0, 500) };
}
