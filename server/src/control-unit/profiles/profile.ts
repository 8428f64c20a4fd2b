// What differs from one tax authority's unit to another, and the maps that translate between it and the interface.
import type { AmountStyle, Profile, UnitAddress } from "../types.ts";
import { ke } from "./ke.ts";
import { plain } from "./plain.ts";

/** The five tax letters that interface and unit both use, with different meanings. */
export const taxLetters = ["A", "B", "C", "D", "E"] as const;
export type TaxLetter = (typeof taxLetters)[number];

/** The movement type that the unit wants for each reason we move stock. */
export type StockTypes = {
  sale: string;
  sale_return: string;
  purchase: string;
  purchase_return: string;
  import: string;
};

export type ProfileRules = {
  name: Profile;
  /** The unit's rate of each of its own letters. */
  unitRates: Record<TaxLetter, number>;
  /** Interface letter → unit letter; a bijection. */
  letters: Record<TaxLetter, TaxLetter>;
  /** The unit letter of an interface `E` without tax. */
  untaxedE: TaxLetter;
  /** Interface payment type → unit payment type where they differ; a bijection with the rest kept. */
  payments: Record<string, string>;
  /** Interface purchase type → unit purchase type. */
  purchaseTypes: Record<string, string>;
  stockTypes: StockTypes;
  /** `sar_ty_cd` of `POST /stock` → the unit's type, by the sign of the quantity. */
  manualStockTypes: Record<string, { in: string; out: string }>;
  /** Unit stock type → the code under which `/codes` lists it, where they differ. */
  stockTypeNames: Record<string, string>;
  /** How amounts stand on the wire, unless the device's settings say otherwise. */
  amounts: AmountStyle;
  /** The date of the movement that follows from a document: the document's, or the day on which it was accepted. */
  followUpDate: "document" | "today";
  /** Decimals that a quantity may carry. */
  quantityDecimals: number;
  /** Whether a supplier invoice that was rejected can be approved later. */
  revisesRejections: boolean;
  /** Whether an initialisation answer's counters can be trusted. */
  initCounters: boolean;
};

/** The rules of a profile. */
export function rulesOf(profile: Profile): ProfileRules {
  return profile === "plain" ? plain : ke;
}

/** The rules for a unit: its profile's, with the settings of its device. */
export function rulesFor({ profile, amounts }: Pick<UnitAddress, "profile" | "amounts">): ProfileRules {
  const rules = rulesOf(profile);
  return amounts === undefined || amounts === rules.amounts ? rules : { ...rules, amounts };
}

/** A value that cannot be said to this unit; the message is fit for the caller. */
export class TranslationError extends Error {
  override name = "TranslationError";
  /** What could not be translated, like `tax_type`. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export function isTaxLetter(letter: string): letter is TaxLetter {
  return taxLetters.some((known) => known === letter);
}

/**
 * The unit's letter of an interface tax type.
 *
 * @throws TranslationError for an unknown letter
 */
export function unitLetter(rules: ProfileRules, letter: string, rate: number): TaxLetter {
  if (!isTaxLetter(letter))
    throw new TranslationError("tax_type", `Tax type ${letter} is not one of A to E.`);
  if (letter === "E" && rate === 0) return rules.untaxedE;
  return rules.letters[letter];
}

/** The interface's letter of a unit's tax type; a letter that the profile does not know stays as it is. */
export function interfaceLetter(rules: ProfileRules, unit: string): string {
  return taxLetters.find((letter) => rules.letters[letter] === unit) ?? unit;
}

/** The unit's code of an interface payment type. */
export function unitPayment(rules: ProfileRules, payment: string): string {
  return rules.payments[payment] ?? payment;
}

/** The interface's payment type of a unit's code. */
export function interfacePayment(rules: ProfileRules, unit: string): string {
  const pair = Object.entries(rules.payments).find(([, code]) => code === unit);
  return pair?.[0] ?? unit;
}

/** Rate of an interface letter before any table of the unit is known. */
export function profileRate(rules: ProfileRules, letter: string): number {
  return isTaxLetter(letter) ? rules.unitRates[rules.letters[letter]] : 0;
}

/** The unit's movement types for what the service books by itself. */
export function stockTypes(profile: Profile): StockTypes {
  return rulesOf(profile).stockTypes;
}

/**
 * The unit's movement type of a `POST /stock` line. A movement whose lines differ in it needs one call for each.
 *
 * @param qty signed for `13`; the sign of the other types is given by the type
 * @throws TranslationError for a type that the interface does not have
 */
export function unitStockType(profile: Profile, type: string, qty: number): string {
  const pair = rulesOf(profile).manualStockTypes[type];
  if (!pair)
    throw new TranslationError("sar_ty_cd", `Stock movement type ${type} is not one of 11, 12, 13, 21.`);
  return qty < 0 ? pair.out : pair.in;
}
