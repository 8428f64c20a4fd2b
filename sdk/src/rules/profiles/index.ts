// The profiles by name, as callers know them.
import { standardLetterOf, type TaxLetter } from "../letters.ts";
import { ke } from "./ke/index.ts";
import { plain } from "./plain/index.ts";
import type { ProfileName, SharedProfile } from "./profile.ts";
import type { Language } from "./receipts/language.ts";
import { rw } from "./rw/index.ts";

export type { ExtraTax, ExtraTaxRule } from "../extra-taxes.ts";
export {
  isTaxLetter,
  lettersOf,
  ownRateLetterOf,
  standardLetterOf,
  type TaxKind,
  type TaxLetter,
  type TaxTypeRule,
  type TaxTypeRules,
  taxLetters,
} from "../letters.ts";
export type { CodeParts, ItemCodes } from "./item-codes.ts";
export type { ProfileName, SharedProfile } from "./profile.ts";
export { type Language, languageNames } from "./receipts/language.ts";
export { findWire, type WireName, type WireRule, wireNames, wireProblem } from "./wires.ts";

/** The registry: a new country is a line here, and one in units.ts. */
const profiles: Record<ProfileName, SharedProfile> = { ke, plain, rw };

/** The profile of a device without one, and the source of the published API's default values. */
export const defaultProfile: ProfileName = "ke";

/** The profile without national rules: for countries, and for units, that no other one is known for. */
export const neutralProfile: ProfileName = "plain";

/** The tax type at the standard rate in the published API: for who doesn't know the service's. */
export const publishedStandard: TaxLetter = standardLetterOf(ke.taxTypes);

export function profileNames(): ProfileName[] {
  return Object.keys(profiles);
}

export function isProfile(name: string): boolean {
  return Object.hasOwn(profiles, name);
}

/**
 * What a profile decides for callers.
 *
 * @throws an error for a name that isn't registered
 */
export function sharedRulesOf(name: ProfileName): SharedProfile {
  const rules = isProfile(name) ? profiles[name] : undefined;
  if (!rules) throw new Error(`There is no profile ${name}. Known are ${profileNames().join(", ")}.`);
  return rules;
}

/** What people of a country call the tax, and the number of a taxpayer, in the middle of a sentence. */
export type TaxWords = { tax: string; tin: string };

/** The words for people of several countries. */
export const neutralWords: TaxWords = { tax: "tax", tin: "TIN" };

/** The words of a profile. */
export function taxWordsOf(name: ProfileName): TaxWords {
  const { tax, tin } = sharedRulesOf(name);
  return { tax: tax.name, tin: tin.name };
}

/** The words of an account, by the profiles of its devices: theirs if they share one. Without a device, those of the default profile. */
export function taxWordsOfAll(names: Iterable<ProfileName>): TaxWords {
  const [name = defaultProfile, ...others] = new Set(names);
  return others.length === 0 ? taxWordsOf(name) : neutralWords;
}

/** A word at the beginning of a sentence or label: `Sales tax`. */
export function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** The language of a profile's papers: the one that was chosen for several countries, where this one has it. */
export function languageOf(name: ProfileName, chosen: Language): Language {
  const { languages } = sharedRulesOf(name);
  return languages.includes(chosen) ? chosen : languages[0];
}

/** The languages that an account can choose, by the profiles of its devices; without a device, those of the default profile. */
export function languagesOfAll(names: Iterable<ProfileName>): Set<Language> {
  const [first = defaultProfile, ...others] = new Set(names);
  return new Set([first, ...others].flatMap((name) => sharedRulesOf(name).languages));
}

/** Why papers of a profile can't be printed in a language; undefined if they can. */
export function languageProblem(name: ProfileName, language: Language): string | undefined {
  const { languages } = sharedRulesOf(name);
  return languages.includes(language)
    ? undefined
    : `must be ${languages.join(" or ")}: papers of profile ${name} have no other language.`;
}

/** The profile of a country's new businesses. */
export function profileOfCountry(country: string): ProfileName {
  const found = Object.entries(profiles).find(([, { countries }]) => Object.hasOwn(countries, country));
  return found?.[0] ?? neutralProfile;
}

/**
 * Adds a profile to this process, before it serves anything, and returns what removes it again. A name means the same in the whole
 * process, as a code does: rules and formats look it up wherever they are, instead of each call handing on a registry.
 */
export function registerShared(name: ProfileName, rules: SharedProfile): () => void {
  if (isProfile(name)) throw new Error(`There is a profile ${name} already.`);
  profiles[name] = rules;
  return () => {
    Reflect.deleteProperty(profiles, name);
  };
}
