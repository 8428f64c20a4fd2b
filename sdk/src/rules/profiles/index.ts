// The profiles by name, as callers know them.
import { ke } from "./ke.ts";
import { plain } from "./plain.ts";
import type { ProfileName, SharedProfile } from "./profile.ts";

export {
  isTaxLetter,
  outsideVatLetter,
  ownRateLetter,
  standardLetter,
  type TaxLetter,
  taxLetters,
} from "./letters.ts";
export type { ProfileName, SharedProfile } from "./profile.ts";

/** Every profile. */
export const sharedProfiles: Readonly<Record<ProfileName, SharedProfile>> = { ke, plain };

/** The profile of a device without one, and the source of the published API's default values. */
export const defaultProfile: ProfileName = "ke";

/** The profile without national rules: for countries, and for units, that no other one is known for. */
export const neutralProfile: ProfileName = "plain";

/** The values of a new item that names none. */
export const newItemDefaults: SharedProfile["newItem"] = sharedProfiles[defaultProfile].newItem;

/** The profile of a country's new businesses. */
export function profileOfCountry(country: string): ProfileName {
  const names = Object.keys(sharedProfiles) as ProfileName[];
  return names.find((name) => Object.hasOwn(sharedProfiles[name].countries, country)) ?? neutralProfile;
}
