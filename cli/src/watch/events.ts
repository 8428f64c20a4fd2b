// What the watcher logs: one line an event, in a form that programs can rely on.
import { safeJson } from "../output/terminal.ts";

/** Each event's name, and what it says. Programs rely on the names: add, never change. */
export type EventName =
  | "started"
  | "stopped"
  | "taken"
  | "receipt"
  | "rejected"
  | "waiting"
  | "refused"
  | "ignored"
  | "locked"
  | "paused"
  | "warning"
  | "printed"
  | "print_copy"
  | "print_skipped"
  | "print_failed"
  | "removed";

export type Event = { time: string; event: EventName } & Record<string, string | number | undefined>;

/** Receives the events of a run. */
export type Say = (event: EventName, fields?: Record<string, string | number | undefined>) => void;

/** `2026-03-10T07:15:01.412Z receipt file="1001.json" invoice="INV-1"`: texts as JSON, so that a line stays one line. */
export function eventLine({ time, event, ...fields }: Event): string {
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${typeof value === "number" ? value : safeJson(value, 0)}`],
  );
  return [time, event, ...said].join(" ");
}
