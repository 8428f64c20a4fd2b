// The authority's dates: in the service's time zone, by the service's clock.
import type { Taxctl } from "@taxctl/sdk";
import { timeIn } from "@taxctl/sdk/formats";
import type { TableRow } from "../output/table.ts";
import { hasMoment, withMoments } from "../output/values.ts";
import { whenOnline } from "./when-online.ts";

/** A day `YYYYMMDD` with the time zone in which it is today. */
export type Today = { today: string; timeZone: string };

/** Today at the service, wherever this machine is. */
export async function dayAtService(client: Taxctl): Promise<Today> {
  const { time, time_zone } = await client.health.get();
  return dayIn(time_zone, Date.parse(time));
}

/** Today at the service. Without a service, today where days begin first: later days are in the future everywhere. */
export function todayFor(client: () => Promise<Taxctl>): Promise<Today> {
  return whenOnline(
    async () => dayAtService(await client()),
    () => dayIn("Etc/GMT-14", Date.now()),
  );
}

/** The day `YYYY-MM-DD` of a time at the service. */
export async function dayOfTime(client: Taxctl, time: string): Promise<string> {
  const { timeZone } = await dayAtService(client);
  return dashed(dayIn(timeZone, Date.parse(time)).today);
}

/** How times are shown to people: `YYYY-MM-DD HH:mm` in the service's time zone, in UTC if the service doesn't say it. */
export function localTimes(client: Taxctl): Promise<(time: string) => string> {
  return whenOnline(
    async () => {
      const { time_zone } = await client.health.get();
      return (time: string) => timeIn(time_zone, time);
    },
    () => (time: string) => time,
  );
}

/** Rows with local times in these fields. The service is asked for its time zone only if there is a time. */
export async function withLocalTimes(
  rows: readonly TableRow[],
  fields: readonly string[],
  client: () => Promise<Taxctl>,
): Promise<TableRow[]> {
  if (!rows.some((row) => fields.some((field) => hasMoment(row[field])))) return [...rows];
  const local = await localTimes(await client());
  const shown = (row: TableRow) => fields.map((field) => [field, withMoments(row[field], local)] as const);
  return rows.map((row) => ({ ...row, ...Object.fromEntries(shown(row)) }));
}

/** The day of a moment in a time zone. */
export function dayIn(timeZone: string, ms: number): Today {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(ms);
  return { today: today.replaceAll("-", ""), timeZone };
}

/** Today's date `YYYY-MM-DD` at the service. */
export async function serviceToday(client: Taxctl): Promise<string> {
  return dashed((await dayAtService(client)).today);
}

/** `YYYY-MM-DD` of `YYYYMMDD`. */
export function dashed(day: string): string {
  return day.replace(/(....)(..)(..)/, "$1-$2-$3");
}
