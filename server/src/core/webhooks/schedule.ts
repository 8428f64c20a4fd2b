// When a delivery is tried again, and when a webhook has failed for so long that it is disabled.
// Decisions about the API: 107.

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The wait before each attempt, counted from the attempt before it. */
export const scheduleMs = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Waits vary by a tenth in both directions, so that simultaneous failures don't return together. */
const spread = 0.1;

const disableAfterMs = 5 * day;
/** Longer than any wait of the schedule: failures further apart don't belong to one outage. */
const quietMs = 30 * hour;

/**
 * When the attempt after `step` failed ones is due, or null at the end of the schedule.
 *
 * @param chance Between 0 and 1.
 */
export function dueAfter(step: number, nowMs: number, chance: number): number | null {
  const wait = scheduleMs[step];
  return wait === undefined ? null : Math.round(nowMs + wait * (1 + spread * (2 * chance - 1)));
}

/** Since when a webhook fails without a break, given that it has just failed again. */
export function failingSince(
  webhook: { failing_since: number | null; last_failure_at: number | null },
  nowMs: number,
): number {
  const { failing_since, last_failure_at } = webhook;
  if (failing_since === null || last_failure_at === null) return nowMs;
  return nowMs - last_failure_at > quietMs ? nowMs : failing_since;
}

/** Why its latest failure disables a webhook, or null if it continues. */
export function reasonToDisable(
  responseStatus: number | null,
  sinceMs: number,
  nowMs: number,
): string | null {
  if (responseStatus === 410) return "The receiver responded with 410: it wants no more events";
  if (nowMs - sinceMs >= disableAfterMs) return "Every delivery failed for 5 days";
  return null;
}
