// Which time zone counts: that of the branch's profile, unless the settings name one for the whole service.
import { defaultProfile, type ProfileName, profileNames, sharedRulesOf } from "@taxctl/sdk/rules/profiles";

/** The zone of the settings, which overrides that of every profile; undefined: each branch has its profile's. */
export type ZoneSetting = { readonly timeZone: string | undefined };

/** The time zone of what belongs to a branch or an account with this profile. */
export function zoneOf({ timeZone }: ZoneSetting, profile: ProfileName): string {
  return timeZone ?? sharedRulesOf(profile).timeZone;
}

/** The time zones in use, each with the profiles that have it. */
export function zonesInUse(setting: ZoneSetting): Map<string, ProfileName[]> {
  const zones = new Map<string, ProfileName[]>();
  for (const profile of profileNames()) {
    const zone = zoneOf(setting, profile);
    zones.set(zone, [...(zones.get(zone) ?? []), profile]);
  }
  return zones;
}

/** The time zone of the service as a whole: of its nightly work, and of what its operators read. */
export function serviceZone(setting: ZoneSetting): string {
  return zoneOf(setting, defaultProfile);
}
