// The whole profiles by name, and what their folders are made of: for the service. Callers take index.ts, which has no receipts.
import { profileNames, registerShared } from "./index.ts";
import { ke } from "./ke/unit.ts";
import { plain } from "./plain/unit.ts";
import type { ProfileName } from "./profile.ts";
import { rw } from "./rw/unit.ts";
import type { Profile } from "./unit.ts";

export {
  type MessageForm,
  type MessageVariants,
  usualMessages,
  usualVariants,
  type VariantChoices,
} from "./messages.ts";
export { publishedLabels, type ReceiptLabel, type ReceiptLabels } from "./receipts/labels.ts";
export { type Language, paymentText, type Words, wordsOf } from "./receipts/language.ts";
export type { Form, ItemPart, Part, Receipt } from "./receipts/parts.ts";
export {
  amountText,
  dateAndTime,
  extraTaxSums,
  grouped,
  quantityText,
  rateText,
  timeText,
} from "./receipts/words.ts";
export type { AmountStyle, LocalKind, Profile, SignedReceipt, StockTypes } from "./unit.ts";
export { usualBoxes, type VatRate, type VatReturnForm, type VatSide } from "./vat-return.ts";

/** The registry: a new country is a line here, and one in index.ts. */
const profiles: Record<ProfileName, Profile> = { ke, plain, rw };

/**
 * Everything that a profile decides.
 *
 * @throws an error for a name that isn't registered
 */
export function rulesOf(name: ProfileName): Profile {
  const rules = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (!rules) throw new Error(`There is no profile ${name}. Known are ${profileNames().join(", ")}.`);
  return rules;
}

export function allProfiles(): Profile[] {
  return Object.values(profiles);
}

/** Adds a profile to this process, for callers and for the service, and returns what removes it again: see `registerShared`. */
export function registerProfile(profile: Profile): () => void {
  const remove = registerShared(profile.name, profile);
  profiles[profile.name] = profile;
  return () => {
    Reflect.deleteProperty(profiles, profile.name);
    remove();
  };
}
