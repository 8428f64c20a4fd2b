// The consequences of each result for the unit: whether it can be reached, accepts calls, and how its clock differs.
// Decisions about the API: 36, 37.

import { instantOf } from "../base/clock.ts";
import { cutText } from "../base/cut-text.ts";
import type { UnitResult } from "../control-unit/types.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { resultOf } from "./meanings.ts";
import { type LaneRow, longestWaitMs, unreadableCredentials } from "./store.ts";

/** Sends that found no unit, in a row, before the circuit opens. */
export const circuitAfter = 3;
const probeEveryMs = 15_000;
/** A unit that responds that it accepts nothing is called less and less often. */
const slowestProbeMs = 5 * 60_000;

/** The stored state of a lane's unit. */
export type Contact = Partial<
  Pick<
    LaneRow,
    | "failures"
    | "open_until"
    | "last_contact_at"
    | "fault_code"
    | "fault_message"
    | "clock_off_ms"
    | "outage_id"
    | "unreachable_since"
    | "late_at"
    | "late_ms"
  >
>;

/** Whether the unit of a lane counts as unreachable, or accepts nothing: callers should not wait for it. */
export function isCircuitOpen(lane: Pick<LaneRow, "failures">): boolean {
  return lane.failures >= circuitAfter;
}

/** Whether nothing is sent until the next probe, which is due later. */
export function isClosed({ open_until }: Pick<LaneRow, "open_until">, nowMs: number): boolean {
  return open_until > nowMs && open_until <= nowMs + longestWaitMs;
}

/** The changes of a lane's stored state by a result. */
export function contactOf(
  lane: LaneRow,
  result: UnitResult<unknown>,
  timeZone: string,
  nowMs: number,
): Contact {
  const clock_off_ms = clockOff(result, timeZone, nowMs);
  return { ...laneChanges(lane, result, nowMs), ...(clock_off_ms === undefined ? {} : { clock_off_ms }) };
}

/** A clock that is off by so much more or less is as it was: units tell whole seconds. */
const sameClockMs = 2_000;

/** Whether a result shows nothing new of the unit, but that it responded again within so many milliseconds. */
export function isAsKnown(lane: LaneRow, contact: Contact, withinMs: number): boolean {
  const { last_contact_at, clock_off_ms, ...facts } = contact;
  const isNear = (one: number | null | undefined, other: number | null, most: number) =>
    one === undefined || one === other || (one !== null && other !== null && Math.abs(one - other) < most);
  return (
    isNear(last_contact_at, lane.last_contact_at, withinMs) &&
    isNear(clock_off_ms, lane.clock_off_ms, sameClockMs) &&
    Object.entries(facts).every(([fact, value]) => lane[fact as keyof LaneRow] === value)
  );
}

/** Whether it is now that the unit is given up, until a probe finds it well. */
export function isGivenUp(lane: LaneRow, contact: Contact): boolean {
  if (contact.fault_code) return lane.fault_code === null;
  return contact.failures === circuitAfter && lane.unreachable_since === null;
}

/** Whether a result shows that the unit works: it responded, and takes calls. */
export function isReached(contact: Contact, result: UnitResult<unknown>): boolean {
  return contact.failures === 0 && result.kind !== "doubt";
}

/**
 * Counts sends that found no unit. Three in a row open the circuit, and one call every 15 s probes it. A unit that reports
 * that it accepts nothing opens it at once, and is probed after 15 s, 30 s, 1 min … 5 min. So do credentials that can't
 * be opened, which are tried again every 15 s.
 */
function laneChanges(lane: LaneRow, result: UnitResult<unknown>, nowMs: number): Contact {
  const failures = lane.failures + 1;
  if (result.kind === "rejected" && result.of_unit) {
    const isKnown = lane.fault_code !== null;
    const { result_code: fault_code, result_message: fault_message } = resultOf(result);
    const delayMs = isKnown ? probeEveryMs * 2 ** Math.max(0, failures - circuitAfter) : probeEveryMs;
    const open_until = nowMs + Math.min(delayMs, slowestProbeMs);
    return {
      failures: Math.max(failures, circuitAfter),
      open_until,
      last_contact_at: nowMs,
      fault_code,
      fault_message,
    };
  }
  if (result.kind === "doubt") return { failures: 0, open_until: 0 };
  if (result.kind !== "not_sent") {
    return { failures: 0, open_until: 0, last_contact_at: nowMs, fault_code: null, fault_message: null };
  }
  if (result.blocked) {
    const fault = { fault_code: unreadableCredentials, fault_message: cutText(result.message, 500) };
    return { failures: Math.max(failures, circuitAfter), open_until: nowMs + probeEveryMs, ...fault };
  }
  const isOver = lane.fault_code === unreadableCredentials ? { fault_code: null, fault_message: null } : {};
  const open_until = nowMs + (failures >= circuitAfter ? probeEveryMs : failures * 1_000);
  return { failures, open_until, ...isOver };
}

/** The unit's local time, if a response has it. */
type WithTime = { result_date?: string };

/** How far the unit's clock is ahead of ours, if its response has a time. */
export function clockOff({ result_date }: WithTime, timeZone: string, nowMs: number): number | undefined {
  const saidMs = result_date === undefined ? undefined : instantOf(result_date, timeZone);
  return Number.isSafeInteger(saidMs) ? Number(saidMs) - nowMs : undefined;
}

/**
 * Stores the unit's time outside the lane's turns: a connection test, an initialization.
 *
 * @returns How far the unit's clock is ahead, if its response has a time.
 */
export async function noteUnitClock(
  db: Queryable,
  laneId: number,
  result: WithTime,
  timeZone: string,
  nowMs: number,
): Promise<number | undefined> {
  const clock_off_ms = clockOff(result, timeZone, nowMs);
  if (clock_off_ms !== undefined) await db("lanes").where({ id: laneId }).update({ clock_off_ms });
  return clock_off_ms;
}
