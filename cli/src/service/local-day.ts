// The authority's dates: in the time zone of a branch or of the account, by the service's clock.
import type { Taxctl } from "@taxctl/sdk";
import { timeIn } from "@taxctl/sdk/formats";
import type { TableRow } from "../output/table.ts";
import { hasMoment, withMoments } from "../output/values.ts";
import { type Facts, factsOf } from "./facts.ts";
import { whenOnline } from "./when-online.ts";

/** A day `YYYYMMDD` with the time zone in which it is today. */
export type Today = { today: string; timeZone: string };

/** The time zone of a branch; that of the account without one. */
function zoneOf({ time_zone, lanes }: Omit<Facts, "words">, branch: string | undefined): string {
  return lanes.find(({ bhf_id }) => bhf_id === branch)?.time_zone ?? time_zone;
}

/** Today at a branch, or in the account as a whole, wherever this machine is. */
export async function dayAtService(client: Taxctl, branch?: string): Promise<Today> {
  const health = await client.health.get();
  return dayIn(zoneOf(health, branch), Date.parse(health.time));
}

/** Today at all of these branches: at the one where days begin last. */
export async function dayAtAll(client: Taxctl, branches: readonly string[]): Promise<Today> {
  const health = await client.health.get();
  const days = branches.map((branch) => dayIn(zoneOf(health, branch), Date.parse(health.time)));
  return days.reduce((first, day) => (day.today < first.today ? day : first));
}

/**
 * Today at the branch where days begin first: later days are in the future at all of them. Without a service, today where days begin
 * first anywhere.
 */
export function todayFor(client: () => Promise<Taxctl>): Promise<Today> {
  return whenOnline(
    async () => {
      const { time, time_zone, lanes } = await (await client()).health.get();
      const days = lanes.map((lane) => dayIn(lane.time_zone, Date.parse(time)));
      const own = dayIn(time_zone, Date.parse(time));
      return days.reduce((last, day) => (day.today > last.today ? day : last), own);
    },
    () => dayIn("Etc/GMT-14", Date.now()),
  );
}

/** The day `YYYY-MM-DD` of a time at the service. */
export async function dayOfTime(client: Taxctl, time: string): Promise<string> {
  const { timeZone } = await dayAtService(client);
  return dashed(dayIn(timeZone, Date.parse(time)).today);
}

/** How times are shown to people: `YYYY-MM-DD HH:mm` in the time zone of a branch or the account, in UTC if the service doesn't say it. */
export function localTimes(client: Taxctl, branch?: string): Promise<(time: string) => string> {
  return whenOnline(
    async () => {
      const zone = zoneOf(await factsOf(client), branch);
      return (time: string) => timeIn(zone, time);
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
