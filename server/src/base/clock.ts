// Time as the service sees it: the process's source of time, clocks, and local dates of the authority's time zone.

/** A timer that was started. */
export type Timer = {
  cancel(): void;
  /** The timer alone keeps no process running. */
  unref(): Timer;
};

/** Where the time of a process comes from: all that the service waits for, and every moment that it reads. */
export type TimeSource = {
  /** Epoch milliseconds, whole. */
  now(): number;
  /** Milliseconds since some moment, with fractions; this clock is never set. */
  monotonicMs(): number;
  startTimer(run: () => void, ms: number): Timer;
  startInterval(run: () => void, ms: number): Timer;
  /** Calls `run` after the events that have arrived by now. */
  nextTurn(run: () => void): void;
};

const timerOf = (started: NodeJS.Timeout, cancel: () => void): Timer => ({
  cancel,
  unref() {
    started.unref();
    return this;
  },
});

const machine: TimeSource = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
  startTimer(run, ms) {
    const started = setTimeout(run, ms);
    return timerOf(started, () => clearTimeout(started));
  },
  startInterval(run, ms) {
    const started = setInterval(run, ms);
    return timerOf(started, () => clearInterval(started));
  },
  nextTurn: (run) => void setImmediate(run),
};

/** The source in use; `timers.ts` has what waits by it. */
export let timeSource = machine;

/** Puts another source in place of the machine's, for a simulation. Returns what puts the machine's back. */
export function useTimeSource(source: TimeSource): () => void {
  timeSource = source;
  return () => {
    timeSource = machine;
  };
}

/** Steady time, to measure and limit how long something takes. */
export function monotonicMs(): number {
  return timeSource.monotonicMs();
}

/** Where "now" comes from; tests inject their own. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
};

/** The clock of the process. */
export const systemClock: Clock = { now: () => timeSource.now() };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** By zone, the last second that was requested: work at one moment asks for the same second. */
const last = new Map<string, { second: number; text: string }>();

/** Local date and time of an instant as `YYYYMMDDHHmmss`, the control unit's format. */
export function localDateTime(epochMs: number, timeZone: string): string {
  const second = Math.floor(epochMs / 1_000);
  const known = last.get(timeZone);
  if (known?.second === second) return known.text;
  const text = formatted(epochMs, timeZone);
  last.set(timeZone, { second, text });
  return text;
}

/**
 * Sets the zone of the process. Its local times then need no tables of languages: a start takes 25 ms less, and the
 * process uses 8 MB less.
 */
export function adoptTimeZone(timeZone: string): void {
  process.env.TZ = timeZone;
}

function formatted(epochMs: number, timeZone: string): string {
  if (process.env.TZ === timeZone) {
    const local = new Date(epochMs);
    const [year, ...rest] = [
      local.getFullYear(),
      local.getMonth() + 1,
      local.getDate(),
      local.getHours(),
      local.getMinutes(),
      local.getSeconds(),
    ];
    return `${year}${rest.map((part) => String(part).padStart(2, "0")).join("")}`;
  }
  const parts: Record<string, string> = {};
  for (const part of formatOf(timeZone).formatToParts(epochMs)) parts[part.type] = part.value;
  return `${parts.year}${parts.month}${parts.day}${parts.hour}${parts.minute}${parts.second}`;
}

/** By zone, the last returned local time: units that respond within one second all send the same time. */
const lastReturned = new Map<string, { localTime: string; instant: number | undefined }>();

/** The instant of a local date and time (`YYYYMMDDHHmmss`); undefined for an invalid text. */
export function instantOf(localTime: string, timeZone: string): number | undefined {
  const known = lastReturned.get(timeZone);
  if (known?.localTime === localTime) return known.instant;
  const instant = instantIn(localTime, timeZone);
  lastReturned.set(timeZone, { localTime, instant });
  return instant;
}

function instantIn(localTime: string, timeZone: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(localTime)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number];
  const asUtc = (time: string): number =>
    Date.parse(time.replace(/^(....)(..)(..)(..)(..)(..)$/, "$1-$2-$3T$4:$5:$6Z"));
  const utcMs = Date.UTC(year, month - 1, day, hour, minute, second);
  return utcMs - (asUtc(localDateTime(utcMs, timeZone)) - utcMs);
}

/** Local date of an instant as `YYYYMMDD`. */
export function localDate(epochMs: number, timeZone: string): string {
  return localDateTime(epochMs, timeZone).slice(0, 8);
}

/** Local day of an instant as `YYYY-MM-DD`, the key of counters and of `from_date`/`to_date`. */
export function localDay(epochMs: number, timeZone: string): string {
  const date = localDate(epochMs, timeZone);
  return `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;
}

/** An instant as the API's ISO 8601 UTC timestamp. */
export function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** The same of a moment that may not have come. */
export function isoOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : iso(epochMs);
}
