// Days and times of the day in the authority's time zone; of the daily fetch: which one was due last, and which comes next.
import { instantOf, localDateTime } from "./clock.ts";

/** `off` in place of a time. */
export const off = "off";

/** The local time now, to the minute. */
export type LocalNow = { today: string; yesterday: string; time: string };

/** By the calendar: a day may have 23 or 25 hours. */
export function localNow(nowMs: number, timeZone: string): LocalNow {
  const local = localDateTime(nowMs, timeZone);
  const today = local.slice(0, 8);
  return { today, yesterday: dayAfter(today, -1), time: `${local.slice(8, 10)}:${local.slice(10, 12)}` };
}

/** A day (`YYYYMMDD`) some days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T00:00:00Z`);
  return new Date(date.getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10).replaceAll("-", "");
}

/** `YYYYMMDDHH:MM`, in the order of time within one zone. */
export function stampOf({ today, time }: LocalNow): string {
  return `${today}${time}`;
}

/** The next time at which a branch's fetch is due. */
export function nextFetch(at: string, nowMs: number, timeZone: string): number {
  const { today, time } = localNow(nowMs, timeZone);
  const day = at > time ? today : dayAfter(today, 1);
  return instantOf(`${day}${at.replace(":", "")}00`, timeZone) ?? nowMs;
}

/** From 01:00 to 05:00: fetches of many branches are spread over the night. */
export function timeOfNight(chance: number): string {
  const minute = 60 + Math.min(239, Math.floor(chance * 240));
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** When a branch's fetch is made or tried next; undefined while it is off. */
export function nextTry(
  { at, failures, next_try_at }: { at: string; failures: number; next_try_at: number },
  nowMs: number,
  timeZone: string,
): number | undefined {
  if (at === off) return undefined;
  return failures > 0 ? Number(next_try_at) : nextFetch(at, nowMs, timeZone);
}
