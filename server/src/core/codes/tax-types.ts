// The tax types of an environment: letters and meanings by its profile, rates and names by the synchronized table, if there is one.
// Decisions about the API: 45.

import { lettersOf, neutralProfile, type ProfileName } from "@taxctl/sdk/rules/profiles";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import type { TaxTypes } from "@taxctl/sdk/rules/validation";
import { profileRate } from "../../control-unit/profiles.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { profileOf } from "../devices/store.ts";
import { findClass } from "./store.ts";

/** API letter → tax type. A missing letter can't be used. */
export type { TaxTypes };

const taxClass = "04";

/**
 * The tax types of a profile before a table of its unit is known. Those of the published API have its rates: of a unit without
 * national rules.
 */
export function defaultTaxTypes(profile: ProfileName): TaxTypes {
  const { taxTypes } = rulesOf(profile);
  const rates = rulesOf(taxTypes === rulesOf(neutralProfile).taxTypes ? neutralProfile : profile);
  return new Map(
    lettersOf(taxTypes).map((letter) => {
      const rate = profileRate(rates, letter);
      const { kind = "standard", own_rate = false } = taxTypes[letter] ?? {};
      return [letter, { rate, name: `${letter} ${rate}%`, kind, own_rate }];
    }),
  );
}

/**
 * The tax types of an environment. The synchronized table wins letter by letter: its rate where it names one, its name where
 * it has one, and a letter that it marks as unused is left out. Letters that it does not list keep the profile's rate.
 *
 * @param profile of the environment, if the caller knows it
 */
export async function taxTypesOf(
  db: Queryable,
  environmentId: number,
  profile?: ProfileName,
): Promise<TaxTypes> {
  const types = new Map(defaultTaxTypes(profile ?? (await profileOf(db, environmentId))));
  for (const row of await findClass(db, environmentId, taxClass)) {
    const usual = types.get(row.code);
    if (!usual) continue;
    if (!row.is_active) {
      types.delete(row.code);
      continue;
    }
    const rate = row.rate === null ? usual.rate : money.fromDb(row.rate);
    types.set(row.code, { ...usual, rate, name: row.name.trim() || `${row.code} ${rate}%` });
  }
  return types;
}

/** The tax of an item as its columns hold it: percent ×100. */
type StoredTax = { tax_type_code: string; tax_rate: number | null };

/** The tax of an item in percent. */
export const itemTax = ({ tax_type_code, tax_rate }: StoredTax): StoredTax => ({
  tax_type_code,
  tax_rate: tax_rate === null ? null : money.fromDb(tax_rate),
});

/** The rate of an item: its own, else its tax type's. Undefined if the type isn't in use. */
export function itemRate(types: TaxTypes, item: StoredTax): number | undefined {
  const rate = types.get(item.tax_type_code)?.rate;
  return rate === undefined ? undefined : (itemTax(item).tax_rate ?? rate);
}

/** The label of a letter, like `A 16%` or the authority's own name; the letter itself when it cannot be used. */
export function taxTypeName(types: TaxTypes, letter: string): string {
  return types.get(letter)?.name ?? letter;
}
