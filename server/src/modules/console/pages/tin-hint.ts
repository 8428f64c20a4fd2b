// Countries by their names, and what people call the TIN in each.
import {
  capitalized,
  profileNames,
  type SharedProfile,
  sharedRulesOf,
  taxWordsOf,
} from "@taxctl/sdk/rules/profiles";

/** A country by its code: its name, and what people call the TIN there. */
export function countryWords(code: string): { country: string; tin: string } {
  for (const profile of profileNames()) {
    const { [code]: country } = sharedRulesOf(profile).countries;
    if (country !== undefined) return { country, tin: capitalized(taxWordsOf(profile).tin) };
  }
  return { country: code, tin: "TIN" };
}

/** A sentence for each of these countries: `In Kenya: the KRA PIN.`, with what is said more of the TIN before its full stop. */
export function tinHint(more: (tin: SharedProfile["tin"]) => string = () => ""): string {
  return profileNames()
    .map(sharedRulesOf)
    .flatMap(({ countries, tin }) =>
      tin.fullName === null
        ? []
        : [`In ${Object.values(countries).join(" and ")}: the ${tin.fullName}${more(tin)}.`],
    )
    .join(" ");
}
