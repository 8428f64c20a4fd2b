// What a response says beyond its call: whether a recovered receipt can be believed, and how the lane reaches its unit now.

import { instantOf } from "../base/clock.ts";
import { cutText } from "../base/cut-text.ts";
import { zoneOf } from "../base/zone.ts";
import type { UnitResult } from "../control-unit/types.ts";
import type { Trx } from "../db/sql/schema.ts";
import { countResponses } from "./attempts.ts";
import type { Bound } from "./bind.ts";
import { type Contact, clockOff, isGivenUp, isReached } from "./contact.ts";
import type { LaneDependencies } from "./dependencies.ts";
import type { Meaning } from "./meanings.ts";
import type { LockedLane } from "./store.ts";
import { isServed, noteServed, noteUnserved } from "./unserved.ts";

/** Units give one code for a number that was used before and for missing keys, so it never decides. */
const undecided = { code: "899", alarmAfter: 3 };

/**
 * The meaning of a response after the receipt of a replay was compared with the stored receipts, and with the responses
 * before it that decided nothing.
 */
export async function believed(
  dependencies: LaneDependencies,
  trx: Trx,
  lane: LockedLane,
  { call, wire, unit }: Bound,
  result: UnitResult<unknown>,
  said: Meaning,
  nowMs: number,
): Promise<Meaning> {
  if (said.action === "doubt" && call.number !== null) return withAlarm(trx, call, result, said);
  if (said.action !== "accept" || !said.recovered || !said.receipt) return said;
  const { receipt } = said;
  const timeZone = zoneOf(dependencies, unit.address.profile);
  // A signing time is the unit's own: it is read by the clock of the same response, where that carries a time.
  const offMs = clockOff(result, timeZone, nowMs) ?? lane.clock_off_ms ?? 0;
  const signed = instantOf(receipt.signed_at, timeZone);
  const signedMs = Number.isSafeInteger(signed) ? Number(signed) - offMs : undefined;
  const recovered = { wire, receipt, sentMs: call.sent_at ?? nowMs, signedMs };
  const mismatch = await dependencies.kinds[call.kind].findMismatch?.(trx, call, recovered);
  if (!mismatch) return said;
  const message = `The control unit returned a receipt that can't be this sale's: ${mismatch}.`;
  return { action: "doubt", because: { code: "receipt_mismatch", message } };
}

/** A doubt that waiting may never end: health and an event report it at once, and a person can record the outcome. */
async function withAlarm(
  trx: Trx,
  { id }: Bound["call"],
  result: UnitResult<unknown>,
  said: Meaning,
): Promise<Meaning> {
  const { code, alarmAfter } = undecided;
  const isOne = "code" in result && result.code === code;
  const count = (await countResponses(trx, id, code)) + (isOne ? 1 : 0);
  if (count < alarmAfter) return said;
  const message = `The control unit responded with ${code} at least ${alarmAfter} times, which decides nothing: it signed the document before, or its key files are missing. The last response: ${result.message}`;
  return { action: "doubt", because: { code: `unit_${code}`, message: cutText(message, 500) } };
}

/** Notes whether the path of the call is served, and what that means for the lane. */
export async function noteService(
  trx: Trx,
  lane: LockedLane,
  { call, wire, unit, isUnserved }: Bound,
  result: UnitResult<unknown>,
  { action }: Meaning,
  nowMs: number,
): Promise<Contact> {
  if (action === "stream_waits" && result.kind === "doubt") {
    return noteUnserved(trx, lane, { stream: call.stream, wire }, unit, result.not_served ?? 404, nowMs);
  }
  if (isUnserved && isServed(result)) await noteServed(trx, call);
  return {};
}

/** Reports a unit that is given up, and its first response after that. */
export async function noteReach(
  { gaveUp, cameBack }: LaneDependencies,
  trx: Trx,
  lane: LockedLane,
  contact: Contact,
  call_id: string,
  result: UnitResult<unknown>,
  nowMs: number,
): Promise<Contact> {
  const { id: lane_id, unreachable_since: since } = lane;
  if (isGivenUp(lane, contact)) {
    const began = await gaveUp(trx, { lane_id, call_id, error: result.message }, nowMs);
    return { unreachable_since: since ?? began };
  }
  if (since === null || !isReached(contact, result)) return {};
  await cameBack(trx, { lane_id, since }, nowMs);
  return { unreachable_since: null };
}
