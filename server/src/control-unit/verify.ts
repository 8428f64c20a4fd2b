// Compares the unit's own table of tax types with the profile that would translate for it.

import { ownRateLetterOf } from "@taxctl/sdk/rules/profiles";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import type { CodeClass } from "./fetched.ts";
import { interfaceLetter } from "./profiles.ts";
import type { ProfileName } from "./types.ts";

export type Verification = {
  /** Sentences; any of them means that this profile must not be used with this unit. */
  contradictions: string[];
  warnings: string[];
  /** API letters that can't be used with this unit. Their code row is stored as inactive. */
  disabled: string[];
};

/**
 * A rate that differs contradicts the profile; that of the tax type with own rates only takes it out of use. Letters that the unit does not
 * list, lists without a rate, or no longer uses are no evidence.
 */
export function verifyProfile(profile: ProfileName, classes: CodeClass[]): Verification {
  const rules = rulesOf(profile);
  const verification: Verification = { contradictions: [], warnings: [], disabled: [] };
  const table = classes.find(({ code_class }) => code_class === "04")?.codes ?? [];
  const listed = new Map(
    table.filter((code) => code.is_active && code.rate !== null).map((code) => [code.unit_code, code.rate]),
  );
  const own = Object.keys(rules.unitRates);
  const ownRate = ownRateLetterOf(rules.taxTypes);
  const differing = own.filter(
    (letter) => listed.has(letter) && listed.get(letter) !== rules.unitRates[letter],
  );
  for (const letter of differing) {
    const found = `the unit's tax type ${letter} has ${listed.get(letter)} %, profile ${profile} expects ${rules.unitRates[letter]} %`;
    if (ownRate !== undefined && letter === rules.letters[ownRate]) {
      verification.warnings.push(`Tax type ${letter} is out of use: ${found}.`);
      verification.disabled.push(interfaceLetter(rules, letter));
    } else {
      verification.contradictions.push(`${found}.`);
    }
  }
  if (verification.contradictions.length > 0) {
    const shown = [...listed]
      .filter(([letter]) => own.includes(letter))
      .map(([letter, rate]) => `${letter} ${rate} %`);
    const expected = own.map((letter) => `${letter} ${rules.unitRates[letter]} %`);
    verification.contradictions.push(
      `Unit: ${shown.join(", ")}. Profile ${profile}: ${expected.join(", ")}.`,
    );
  }
  return verification;
}
