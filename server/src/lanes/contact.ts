// What each verdict says of the unit itself: whether it can be reached, takes anything, and how its clock goes.
import { instantOf } from "../clock.ts";
import type { Verdict } from "../control-unit/types.ts";
import type { Queryable } from "../db/sql/schema.ts";
import { type LaneRow, longestWaitMs, unreadableCredentials } from "./store.ts";
import { resultOf } from "./verdicts.ts";

/** Sends that found no unit, in a row, before the circuit opens. */
export const circuitAfter = 3;
const probeEveryMs = 15_000;
/** A unit that answers, and says that it takes nothing, is asked less and less often. */
const slowestProbeMs = 5 * 60_000;

/** What a lane remembers of its unit. */
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
  >
>;

/** Whether the unit of a lane counts as out of reach, or says that it takes nothing: nobody should wait for it. */
export function isCircuitOpen(lane: Pick<LaneRow, "failures">): boolean {
  return lane.failures >= circuitAfter;
}

/** Whether nothing is sent until the next probe, which is due later. */
export function isClosed({ open_until }: Pick<LaneRow, "open_until">, nowMs: number): boolean {
  return open_until > nowMs && open_until <= nowMs + longestWaitMs;
}

/** What a verdict changes in what the lane knows of its unit. */
export function contactOf(
  lane: LaneRow,
  verdict: Verdict<unknown>,
  timeZone: string,
  nowMs: number,
): Contact {
  return { ...laneChanges(lane, verdict, nowMs), ...clockOff(verdict, timeZone, nowMs) };
}

/** Whether it is now that the unit is given up, until a probe finds it well. */
export function isGivenUp(lane: LaneRow, contact: Contact): boolean {
  if (contact.fault_code) return lane.fault_code === null;
  return contact.failures === circuitAfter && lane.unreachable_since === null;
}

/** Whether a verdict shows that the unit works: it responded, and takes calls. */
export function isReached(contact: Contact, verdict: Verdict<unknown>): boolean {
  return contact.failures === 0 && verdict.kind !== "doubt";
}

/**
 * Counts sends that found no unit; three in a row open the circuit, one call every 15 s probes it. A unit that says of
 * itself that it takes nothing opens it at once, and is probed after 15 s, 30 s, 1 min … 5 min. So do credentials that can't
 * be opened, which are tried again every 15 s.
 */
function laneChanges(lane: LaneRow, verdict: Verdict<unknown>, nowMs: number): Contact {
  const failures = lane.failures + 1;
  if (verdict.kind === "refused" && verdict.of_unit) {
    const isKnown = lane.fault_code !== null;
    const { result_code: fault_code, result_message: fault_message } = resultOf(verdict);
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
  if (verdict.kind === "doubt") return { failures: 0, open_until: 0 };
  if (verdict.kind !== "not_sent") {
    return { failures: 0, open_until: 0, last_contact_at: nowMs, fault_code: null, fault_message: null };
  }
  if (verdict.blocked) {
    const fault = { fault_code: unreadableCredentials, fault_message: verdict.message.slice(0, 500) };
    return { failures: Math.max(failures, circuitAfter), open_until: nowMs + probeEveryMs, ...fault };
  }
  const isOver = lane.fault_code === unreadableCredentials ? { fault_code: null, fault_message: null } : {};
  const open_until = nowMs + (failures >= circuitAfter ? probeEveryMs : failures * 1_000);
  return { failures, open_until, ...isOver };
}

/** The unit's local time, where a response carries it. */
type WithTime = { result_date?: string };

/** How far the unit's clock is ahead of ours, where its response carries a time. */
function clockOff({ result_date }: WithTime, timeZone: string, nowMs: number): Contact {
  const saidMs = result_date === undefined ? undefined : instantOf(result_date, timeZone);
  return Number.isSafeInteger(saidMs) ? { clock_off_ms: Number(saidMs) - nowMs } : {};
}

/**
 * Notes the unit's time outside the lane's turns: a connection test, an initialization.
 *
 * @returns How far the unit's clock is ahead, where its response carries a time.
 */
export async function noteUnitClock(
  db: Queryable,
  laneId: number,
  verdict: WithTime,
  timeZone: string,
  nowMs: number,
): Promise<number | undefined> {
  const { clock_off_ms } = clockOff(verdict, timeZone, nowMs);
  if (typeof clock_off_ms !== "number") return undefined;
  await db("lanes").where({ id: laneId }).update({ clock_off_ms });
  return clock_off_ms;
}
