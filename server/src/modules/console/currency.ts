// The currency of an account's amounts.
import { isProfile, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import type { AccountPage } from "./page.ts";

/** The currency of the devices' country; null for devices of several. */
export async function currencyOf(page: AccountPage): Promise<string | null> {
  const { data } = await page.read("listDevices");
  const found = new Set(
    data.map(({ profile }) => (isProfile(profile) ? sharedRulesOf(profile).currency : null)),
  );
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** A heading of amounts with their currency: `Total, KES`. */
export const inCurrency = (label: string, currency: string | null): string =>
  currency === null ? label : `${label}, ${currency}`;
