// Responsible for today's date where the authority is: documents carry its dates, wherever this machine stands.

/** `YYYY-MM-DD` in East Africa. */
export function localToday(nowMs = Date.now()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Nairobi" }).format(nowMs);
}
