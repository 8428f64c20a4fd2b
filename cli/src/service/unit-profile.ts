// The rules of the tax authority that a branch's device follows.
import type { Device, Taxctl } from "@taxctl/sdk";
import { isProfile, neutralProfile, type ProfileName, sharedRulesOf } from "@taxctl/sdk/profiles";
import { whenOnline } from "./when-online.ts";

/** The branch's device, or the first device without a branch. */
export async function deviceAt(client: Taxctl, branch: string | undefined): Promise<Device | undefined> {
  const devices = await client.devices.list();
  return devices.find(({ bhf_id }) => branch === undefined || bhf_id === branch);
}

/** The profile of that device. */
export async function profileAt(
  client: Taxctl,
  branch: string | undefined,
): Promise<ProfileName | undefined> {
  return knownProfile(await deviceAt(client, branch));
}

/** The profile of a device; undefined if this taxctl doesn't know it: then the service alone checks. */
export function knownProfile(device: Pick<Device, "profile"> | undefined): ProfileName | undefined {
  return device && isProfile(device.profile) ? device.profile : undefined;
}

/** What the authority of a branch calls a taxpayer's number: `PIN` in Kenya. */
export function tinNameOf(device: Pick<Device, "profile"> | undefined): string {
  return sharedRulesOf(knownProfile(device) ?? neutralProfile).tin.name;
}

/** The same of the branch's device, also for a user who may not list devices. */
export async function tinNameFor(client: () => Promise<Taxctl>, branch: string | undefined): Promise<string> {
  return tinNameOf(await whenOnline(async () => deviceAt(await client(), branch)));
}

/** The profile of that device; undefined without a service, and for a user who may not list devices. */
export function profileFor(
  client: () => Promise<Taxctl>,
  branch: string | undefined,
): Promise<ProfileName | undefined> {
  return whenOnline(async () => profileAt(await client(), branch));
}
