// The unit's codes for those of the API, as the profile of a device has them.
import type { Device } from "./format.ts";

export type Profile = NonNullable<Device["profile"]>;

const exchanged: Readonly<Record<string, string>> = { A: "B", B: "A" };
const payments: Readonly<Record<string, string>> = { "02": "05", "05": "02" };

/** The unit's letter of a tax type; undefined if it depends on a rate that nobody stated. */
export function letterOf(profile: Profile, type: string, rate: number | undefined): string | undefined {
  if (profile !== "ke") return type;
  if (type === "E") return rate === undefined ? undefined : rate === 0 ? "A" : "E";
  return exchanged[type] ?? type;
}

export const paymentOf = (profile: Profile, type: string): string =>
  profile === "plain" ? type : (payments[type] ?? type);

/** The unit's one code for several payments: cash and credit have their own, any other mix is "other". */
export const mixOf = (profile: Profile, types: readonly string[]): string =>
  paymentOf(profile, [...types].sort().join() === "01,05" ? "03" : "07");

/** A normal purchase or an import: the units of `ke` and `rw` have no code for the second. */
export const purchaseTypeOf = (profile: Profile, type: string): string =>
  profile === "ke" || (profile === "rw" && type === "I") ? "N" : type;

/** The rate of a tax type where neither the line nor its item has one. */
export function rateOf(profile: Profile, type: string): number | undefined {
  if (profile === "rw") return type === "B" ? 18 : 0;
  return type === "A" ? 16 : type === "E" ? undefined : 0;
}

/** Whether taxable amounts at the unit contain the tax, and a discount must be a percentage: the price is lower where it is none. */
export const isGrossBase = (profile: Profile): boolean => profile === "rw";
