// The unit's clock: local wall time of a time zone in the wire's formats, with a skew that can be set.

/** Time as the unit writes it. */
export interface Clock {
  /** Milliseconds since the epoch, skew included. */
  ms(): number;
  /** `yyyyMMddHHmmss`, local time. */
  stamp(ms?: number): string;
  /** `yyyyMMdd`, local date. */
  date(): string;
  /** The skew in milliseconds; positive runs ahead. */
  skewMs: number;
}

/** Makes a clock over an injected source of time. */
export function createClock(now: () => Date, timeZone: string): Clock {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  let lastSecond = -1;
  let lastStamp = "";
  const clock: Clock = {
    skewMs: 0,
    ms: () => now().getTime() + clock.skewMs,
    stamp(ms = clock.ms()) {
      const second = Math.floor(ms / 1000);
      if (second !== lastSecond) {
        lastStamp = format.format(second * 1000).replace(/\D/g, "");
        lastSecond = second;
      }
      return lastStamp;
    },
    date: () => clock.stamp().slice(0, 8),
  };
  return clock;
}

/** `yyyyMMddHHmmss` as `yyyy-MM-dd HH:mm:ss`, the form used in supplier sales. */
export function longStamp(stamp: string): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3 $4:$5:$6");
}

/** A stamp moved by whole seconds, in the same local time. */
export function addSeconds(stamp: string, seconds: number): string {
  const at = Date.UTC(
    Number(stamp.slice(0, 4)),
    Number(stamp.slice(4, 6)) - 1,
    Number(stamp.slice(6, 8)),
    Number(stamp.slice(8, 10)),
    Number(stamp.slice(10, 12)),
    Number(stamp.slice(12, 14)) + seconds,
  );
  return new Date(at).toISOString().replace(/\D/g, "").slice(0, 14);
}
