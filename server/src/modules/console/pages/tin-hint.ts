// Countries by their names, and what people call the TIN in each.
import { capitalized, profileNames, sharedRulesOf, taxWordsOf } from "@taxctl/sdk/rules/profiles";

/** A country by its code: its name, and what people call the TIN there. */
export function countryWords(code: string): { country: string; tin: string } {
  for (const profile of profileNames()) {
    const { [code]: country } = sharedRulesOf(profile).countries;
    if (country !== undefined) return { country, tin: capitalized(taxWordsOf(profile).tin) };
  }
  return { country: code, tin: "TIN" };
}

const countriesWithName = () =>
  profileNames()
    .map(sharedRulesOf)
    .filter(({ tin }) => tin.fullName !== null);

/** `KRA PIN or RRA TIN`: what it is called in each country. */
export const tinLabel = (): string =>
  countriesWithName()
    .map(({ tin }) => tin.fullName)
    .join(" or ");

/** `Such as P051234567Z in Kenya, 100600570 in Rwanda.` */
export const tinExamples = (): string =>
  `Such as ${countriesWithName()
    .map(({ countries, tin }) => `${tin.example} in ${Object.values(countries).join(" and ")}`)
    .join(", ")}.`;
