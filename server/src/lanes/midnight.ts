// When to resend a document whose day has not begun at the unit.
// Decisions about the API: 91.
import { instantOf, localDate } from "../base/clock.ts";
import type { UnitResult } from "../control-unit/types.ts";
import type { Trx } from "../db/sql/schema.ts";
import { clockOff } from "./contact.ts";
import type { CallRow } from "./kinds.ts";
import type { LaneRow } from "./store.ts";

const dayMs = 24 * 60 * 60_000;
/** The margin after the unit's midnight, which also covers times in whole seconds. */
const marginMs = 60_000;
/** The unit's day is the document's already, so only its time of day can be behind. */
const sameDayMs = 5 * 60_000;
/** A call that waits is looked at this often, so that a clock that jumps doesn't leave it behind. */
const lookEveryMs = 30 * 60_000;
/** No midnight is further away; a later time was written under a clock that has since been set back. */
const longestHoldMs = 26 * 60 * 60_000;

/**
 * When a document from the unit's future is sent again: after the unit's midnight, or after a few minutes if
 * the unit already has the document's day.
 *
 * @param date The document's date in the message, `YYYYMMDD`; null if the call has none.
 */
export function afterMidnight(
  result: UnitResult<unknown>,
  date: string | null,
  lane: Pick<LaneRow, "clock_off_ms">,
  timeZone: string,
  nowMs: number,
): number {
  // The unit's own time: from its response, else from the last known difference of its clock.
  const unitMs = nowMs + (clockOff(result, timeZone, nowMs) ?? lane.clock_off_ms ?? 0);
  const today = localDate(unitMs, timeZone);
  if (date !== null && today >= date) return nowMs + sameDayMs;
  const midnight = instantOf(midnightAfter(today), timeZone) ?? unitMs + dayMs;
  return nowMs + Math.min(Math.max(midnight - unitMs, 0), dayMs) + marginMs;
}

/** The local time at which a day ends. */
function midnightAfter(date: string): string {
  const day = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`);
  return `${new Date(day + dayMs).toISOString().slice(0, 10).replaceAll("-", "")}000000`;
}

/** When a call that waits until a time is looked at next. */
export function nextLook(untilMs: number, nowMs: number): number {
  return Math.min(untilMs, nowMs + lookEveryMs);
}

/** The same of a call that may be held; undefined once it may go. */
export function heldUntil({ held_until }: Pick<CallRow, "held_until">, nowMs: number): number | undefined {
  if (held_until === null || held_until <= nowMs || held_until > nowMs + longestHoldMs) return undefined;
  return nextLook(held_until, nowMs);
}

/** A person has set the unit's clock, and the unit responds: documents that wait for its midnight are tried at once. */
export async function forgetMidnight(trx: Trx, laneId: number, nowMs: number): Promise<void> {
  await trx("calls")
    .where({ lane_id: laneId, state: "waiting" })
    .whereNotNull("held_until")
    .update({ held_until: null, due_at: nowMs, updated_at: nowMs });
}
