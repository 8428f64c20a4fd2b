// The head of a report: for whom, by whom and when it is made.
import type { Taxctl } from "@taxctl/sdk";
import type { ReportHead } from "@taxctl/sdk/books";
import { deviceAt } from "../service/unit-profile.ts";
import { unlessStatus } from "../service/unless-status.ts";

/** The head of a report that is made now. The TIN is left out for people who may not list devices. */
export async function reportHead(
  client: Taxctl,
  branch: string | undefined,
  about: Pick<ReportHead, "period" | "form" | "notes">,
): Promise<ReportHead> {
  const { caller, time, time_zone, words, lanes } = await client.health.get();
  const device = await unlessStatus([403], () => deviceAt(client, branch));
  return {
    ...about,
    business: caller.account,
    tin_name: (lanes.find(({ bhf_id }) => bhf_id === branch)?.words ?? words).tin,
    ...(device ? { tin: device.tin } : {}),
    made_by: caller.user.name,
    made_at: time,
    time_zone,
  };
}
