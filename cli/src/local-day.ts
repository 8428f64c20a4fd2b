// Responsible for dates and times of the authority: in the service's time zone, by the service's clock.
import type { Taxctl } from "@taxctl/sdk";

/** Today's date `YYYY-MM-DD` at the service, wherever this machine is. */
export async function serviceToday(client: Taxctl): Promise<string> {
  const { time, time_zone } = await client.health.get();
  return new Intl.DateTimeFormat("en-CA", { timeZone: time_zone }).format(Date.parse(time));
}

/** A moment as `YYYYMMDDHHmmss` in a time zone. */
export function localTime(atMs: number, timeZone: string): string {
  return new Date(atMs).toLocaleString("sv", { timeZone }).replace(/\D/g, "");
}

/** The moment that a local time `YYYYMMDDHHmmss` means, `undefined` where the text is none. */
export function momentOf(local: string, timeZone: string): number | undefined {
  const asUtc = utcOf(local);
  if (asUtc === undefined) return undefined;
  const offsetAt = (ms: number) => (utcOf(localTime(ms, timeZone)) ?? ms) - Math.floor(ms / 1000) * 1000;
  // The offset of the moment itself may differ from that of the first guess, near a change of the clocks.
  const guess = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(guess);
}

function utcOf(text: string): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}
