// Recognizes a unit whose amounts contradict the device's settings: with tax or without it.
import { allProfiles } from "@taxctl/sdk/rules/profiles/units";
import type { AmountStyle } from "./types.ts";

/** The setting that would satisfy the unit, and how its figure follows from ours. */
type OtherAmounts = { amounts: AmountStyle; why: string };

const sentence =
  /Invalid (?<field>taxblAmt|splyAmt|totAmt)\b.*?Expected:?\s*(?<expected>[\d.]+)\W+(?:But )?Found:?\s*(?<found>[\d.]+)/i;

/** A unit may round the price of a piece before it multiplies. */
const tolerance = 0.02;

function taxRates(): number[] {
  const all = allProfiles().flatMap(({ unitRates }) => Object.values(unitRates));
  return [...new Set(all)].filter((rate) => rate > 0);
}

/**
 * The advice about the setting `amounts` for a rejected amount. A unit that takes prices without tax expects a taxable
 * amount as high as price × quantity. One that takes prices with tax expects a total without tax added.
 */
export function otherAmounts(message: string): OtherAmounts | undefined {
  const groups = sentence.exec(message)?.groups;
  if (!groups) return undefined;
  const expected = Number(groups.expected);
  const found = Number(groups.found);
  for (const rate of taxRates()) {
    const factor = 1 + rate / 100;
    const fits = (more: number, less: number): boolean => Math.abs(more / factor - less) <= tolerance;
    if (/totAmt/i.test(groups.field ?? "") && found > expected && fits(found, expected)) {
      return {
        amounts: "tax_included",
        why: `the one sent without ${rate} % tax: it counts prices with tax`,
      };
    }
    if (/taxblAmt/i.test(groups.field ?? "") && expected > found && fits(expected, found)) {
      return {
        amounts: "tax_excluded",
        why: `the one sent with ${rate} % tax: it counts prices without tax`,
      };
    }
  }
  return undefined;
}
