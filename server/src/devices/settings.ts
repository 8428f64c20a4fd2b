// The settings of a device: the choices of the caller, and the defaults of profile and environment.
import { rulesOf } from "../control-unit/profiles/profile.ts";
import type { AmountStyle, Profile } from "../control-unit/types.ts";

export type DeviceSettings = {
  /** The amounts in calls to the unit. */
  amounts: AmountStyle;
  /** The handling of a new item whose class is not in the synchronized table. */
  unknown_item_classes: "warn" | "reject";
};

/** All settings. Sandboxes of the authority are known to list only some of the item classes. */
export function settingsOf(
  given: Partial<DeviceSettings> | null,
  profile: Profile,
  environment: string,
): DeviceSettings {
  return {
    amounts: given?.amounts ?? rulesOf(profile).amounts,
    unknown_item_classes: given?.unknown_item_classes ?? (environment === "sandbox" ? "warn" : "reject"),
  };
}
