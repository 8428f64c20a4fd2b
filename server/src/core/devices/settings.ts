// The settings of a device: the choices of the caller, and the defaults of profile and environment; and the way to its unit.
// Decisions about the API: 25.
import { type LocalKind, rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { UnprocessableError, ValidationError } from "../../base/errors.ts";
import type {
  AmountStyle,
  MessageVariants,
  ProfileName,
  UnitAddress,
  UnitKey,
} from "../../control-unit/types.ts";

export type DeviceSettings = {
  /** The amounts in calls to the unit. */
  amounts: AmountStyle;
  /** The handling of a new item whose class is not in the synchronized table. */
  unknown_item_classes: "warn" | "reject";
  /** Points on which the authority's sources disagree, as far as its profile has a choice. */
  variants: Partial<MessageVariants>;
  /** Where calls have the key of an online unit; absent for other wires. */
  cmc_key_in?: UnitKey["place"];
};

/** All settings. Sandboxes of the authority are known to list only some of the item classes. */
export function settingsOf(
  given: Partial<DeviceSettings> | null,
  profile: ProfileName,
  environment: string,
): DeviceSettings {
  const rules = rulesOf(profile);
  return {
    amounts: given?.amounts ?? rules.amounts,
    variants: variantsOf({ ...rules.variants, ...given?.variants }, profile),
    unknown_item_classes: given?.unknown_item_classes ?? (environment === "sandbox" ? "warn" : "reject"),
  };
}

/** The points that the profile offers a choice of. */
function variantsOf(variants: MessageVariants, profile: ProfileName): Partial<MessageVariants> {
  const choices = rulesOf(profile).variantChoices;
  return Object.fromEntries(Object.entries(variants).filter(([name]) => Object.hasOwn(choices, name)));
}

/** @throws ValidationError for a point, or a value of one, that the profile doesn't offer. */
export function checkVariants(given: Partial<MessageVariants> | undefined, profile: ProfileName): void {
  const choices: Readonly<Record<string, readonly string[] | undefined>> = rulesOf(profile).variantChoices;
  const problems = Object.entries(given ?? {}).flatMap(([name, value]) => {
    const values = choices[name];
    if (values?.includes(value)) return [];
    const problem = values ? `must be ${values.join(" or ")}` : "can't be chosen";
    return [[`settings.variants.${name}`, [`${problem} with the profile ${profile}`]]];
  });
  if (problems.length > 0) throw new ValidationError(Object.fromEntries(problems));
}

/** @throws UnprocessableError 422 `kind_not_supported` where the profile's authority allows no documents of this kind. */
export function requireKind(profile: ProfileName, kind: LocalKind): void {
  if (rulesOf(profile).localKinds.includes(kind)) return;
  const what = kind === "proforma" ? "quotations" : "training mode";
  throw new UnprocessableError(
    "kind_not_supported",
    `The profile ${profile} of the control unit has no ${what}.`,
  );
}

/** Whether the service calls the unit, or the relay at the branch does. */
export type Via = "direct" | "relay";

/** A relay decides itself which of the branch's addresses it calls; the service only calls those that the operators allow. */
export function wayOf(
  { via, branch_id }: { via: Via | null; branch_id: number },
  allowsPrivate: boolean,
): Pick<UnitAddress, "allow_private" | "relayed_branch"> {
  if (via !== "relay") return { allow_private: allowsPrivate };
  return { allow_private: true, relayed_branch: branch_id };
}
