// Responsible for the authority's dates: in the service's time zone, by the service's clock.
import type { Taxctl } from "@taxctl/sdk";

/** Today's date `YYYY-MM-DD` at the service, wherever this machine is. */
export async function serviceToday(client: Taxctl): Promise<string> {
  const { time, time_zone } = await client.health.get();
  return new Intl.DateTimeFormat("en-CA", { timeZone: time_zone }).format(Date.parse(time));
}
