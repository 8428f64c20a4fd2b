// The rules of the tax authority that a branch's device follows.
import type { Device, Taxctl } from "@taxctl/sdk";
import { isProfile, neutralWords, type ProfileName, type TaxWords } from "@taxctl/sdk/profiles";
import { factsOf } from "./facts.ts";
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

/** What people of the branch's country call the tax and the TIN; of the account's, without a branch or its device. */
export async function wordsAt(client: Taxctl, branch: string | undefined): Promise<TaxWords> {
  const { words, lanes } = await factsOf(client);
  return lanes.find(({ bhf_id }) => bhf_id === branch)?.words ?? words;
}

/** The same, and the words for any country without a service. */
export function wordsFor(client: () => Promise<Taxctl>, branch: string | undefined): Promise<TaxWords> {
  return whenOnline(
    async () => wordsAt(await client(), branch),
    () => neutralWords,
  );
}

/** The profile of that device; undefined without a service, and for a user who may not list devices. */
export function profileFor(
  client: () => Promise<Taxctl>,
  branch: string | undefined,
): Promise<ProfileName | undefined> {
  return whenOnline(async () => profileAt(await client(), branch));
}
