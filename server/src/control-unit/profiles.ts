// The differences between tax authorities' units, and the maps between their codes and the API's.
import { isTaxLetter, lettersOf, type ProfileName } from "@taxctl/sdk/rules/profiles";
import { type Profile, rulesOf, type StockTypes, type VatRate } from "@taxctl/sdk/rules/profiles/units";
import { mixedPaymentType } from "@taxctl/sdk/rules/validation";
import type { SaleDocument, UnitAddress } from "./types.ts";

/** The rules for a unit: its profile's, with the settings of its device. */
export function rulesFor({
  profile,
  amounts,
  variants,
}: Pick<UnitAddress, "profile" | "amounts" | "variants">): Profile {
  const rules = rulesOf(profile);
  const isUsual = Object.keys(variants ?? {}).length === 0 && (amounts ?? rules.amounts) === rules.amounts;
  if (isUsual) return rules;
  return { ...rules, amounts: amounts ?? rules.amounts, variants: { ...rules.variants, ...variants } };
}

/** A value without a code at this unit. The message is fit for the caller. */
export class TranslationError extends Error {
  override name = "TranslationError";
  /** The untranslated field, like `tax_type`. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * The unit's letter for a tax type of the API.
 *
 * @throws TranslationError for an unknown letter
 */
export function unitLetter(rules: Profile, letter: string, rate: number): string {
  const { taxTypes, letters, untaxedOwnRate } = rules;
  const unit = isTaxLetter(letter) ? letters[letter] : undefined;
  if (unit === undefined || !isTaxLetter(letter))
    throw new TranslationError(
      "tax_type",
      `Tax type ${letter} is not one of ${lettersOf(taxTypes).join(", ")}.`,
    );
  return rate === 0 && taxTypes[letter]?.own_rate ? (untaxedOwnRate ?? unit) : unit;
}

/** The section of the authority's return for a tax type of the API. */
export function vatRateOf(rules: Profile, letter: { tax_type: string; tax_rate: number }): VatRate {
  const unit = unitLetter(rules, letter.tax_type, letter.tax_rate);
  const section = rules.vatReturn.rates[unit];
  if (!section) throw new Error(`The return of profile ${rules.name} has no section for tax type ${unit}.`);
  return section;
}

/** The API's letter of a unit's tax type; `~E` of one that the profile doesn't know, so that no letter of the API is meant. */
export function interfaceLetter(rules: Profile, unit: string): string {
  const known = lettersOf(rules.taxTypes).find((letter) => rules.letters[letter] === unit);
  return known ?? (isTaxLetter(unit) ? `~${unit}` : unit);
}

/** The unit's code for a payment type of the API. */
export function unitPayment(rules: Profile, payment: string): string {
  return rules.payments[payment] ?? payment;
}

/** The unit's code for the payments of a sale. */
export function unitPayments(
  rules: Profile,
  { payment_type, payments }: Pick<SaleDocument, "payment_type" | "payments">,
): string {
  const types = payments?.map((payment) => payment.payment_type);
  return unitPayment(rules, types ? mixedPaymentType(rules.name, types) : payment_type);
}

/** The API's payment type of a unit's code. */
export function interfacePayment(rules: Profile, unit: string): string {
  const pair = Object.entries(rules.payments).find(([, code]) => code === unit);
  return pair?.[0] ?? unit;
}

/** Rate of an API letter before a table of the unit is known. */
export function profileRate(rules: Profile, letter: string): number {
  return rules.unitRates[(isTaxLetter(letter) && rules.letters[letter]) || ""] ?? 0;
}

/** The unit's movement types for the service's own bookings. */
export function stockTypes(profile: ProfileName): StockTypes {
  return rulesOf(profile).stockTypes;
}

/**
 * The unit's movement type for a `POST /stock` line. A movement with lines of different types needs one call for each.
 *
 * @param qty signed for `13`; for the others the type gives the sign
 * @throws TranslationError for a type that the API doesn't have
 */
export function unitStockType(profile: ProfileName, type: string, qty: number): string {
  const pair = rulesOf(profile).manualStockTypes[type];
  if (!pair)
    throw new TranslationError("sar_ty_cd", `Stock movement type ${type} is not one of 11, 12, 13, 21.`);
  return qty < 0 ? pair.out : pair.in;
}
