// Responsible for the rules of the tax authority that a branch's device follows.
import type { Taxctl } from "@taxctl/sdk";
import type { TinProfile } from "@taxctl/sdk/tins";
import { whenOnline } from "./when-online.ts";

/** The profile of the branch's device, or of the first device without a branch. */
export async function profileAt(client: Taxctl, branch: string | undefined): Promise<TinProfile | undefined> {
  const devices = await client.devices.list();
  return devices.find(({ bhf_id }) => branch === undefined || bhf_id === branch)?.profile;
}

/** The same; undefined without a service, and for a user who may not list devices. */
export function profileFor(
  client: () => Promise<Taxctl>,
  branch: string | undefined,
): Promise<TinProfile | undefined> {
  return whenOnline(async () => profileAt(await client(), branch));
}
