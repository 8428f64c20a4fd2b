// What people call the TIN in each country with a name of its own for it.
import { profileNames, type SharedProfile, sharedRulesOf } from "@taxctl/sdk/rules/profiles";

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
