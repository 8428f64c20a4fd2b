// Identifiers of our own: UUIDv7, growing with time, so that primary keys append and pages order by id.
import { randomHex, variantOf } from "./chance.ts";
import type { Clock } from "./clock.ts";

/** The time of the last id of each clock, and its place within that millisecond. */
const lasts = new WeakMap<Clock, { ms: number; place: number }>();

function nextOf(clock: Clock): { ms: number; place: number } {
  const nowMs = clock.now();
  const last = lasts.get(clock);
  if (!last || nowMs > last.ms) return { ms: nowMs, place: 0 };
  // Twelve bits count within a millisecond; past them the id borrows the next millisecond.
  return last.place < 0xfff ? { ms: last.ms, place: last.place + 1 } : { ms: last.ms + 1, place: 0 };
}

/** A new UUIDv7. Later calls with the same clock always return greater ids, even if the clock steps back. */
export function newId(clock: Clock): string {
  const next = nextOf(clock);
  lasts.set(clock, next);
  const time = next.ms.toString(16).padStart(12, "0");
  const count = next.place.toString(16).padStart(3, "0");
  const tail = randomHex(8);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${variantOf(tail)}${tail.slice(1, 4)}-${tail.slice(4)}`;
}

/** Below every id that is made at a time or later, and above those that were made earlier. */
export function firstIdAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a lower-case text has the form of an id. Other texts need no query. */
export function isId(text: string): boolean {
  return form.test(text);
}
