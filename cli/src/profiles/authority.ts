// Each profile's words and limits: how people there call the tax authority, its number for a taxpayer, and the money.
import type { TinProfile } from "@taxctl/sdk/tins";

export type AuthorityWords = {
  name: string;
  /** The number of a taxpayer. */
  tin: string;
  /** ISO 4217; undefined where the profile belongs to no country. */
  currency?: string;
  /** How many months after a purchase its tax can be deducted; undefined without a limit. */
  inputTaxMonths?: number;
};

const words: Record<TinProfile, AuthorityWords> = {
  ke: { name: "KRA", tin: "PIN", currency: "KES", inputTaxMonths: 6 },
  plain: { name: "the tax authority", tin: "TIN" },
};

export const authorityWords = (profile: TinProfile = "plain"): AuthorityWords => words[profile];
