// The sections of an authority's VAT return, and in which of them each of its tax types counts.
import type { SharedProfile } from "./profile.ts";

/** Where a tax type counts. Zero-rated, exempt and outside VAT are all 0 % and stay apart. */
export type VatRate = "general" | "other" | "zero_rated" | "exempt" | "outside_vat";
export type VatSide = "sales" | "purchases" | "imports";

export type VatReturnForm = {
  /** The authority's name of the return. */
  form: string;
  /** The day of the next month until which the return is filed and paid. */
  dueDay: number;
  /** The section of each letter of the authority. */
  rates: Readonly<Record<string, VatRate>>;
  /** The sections in the order of the form. Those outside VAT are shown, and are no part of the return. */
  boxes: readonly { side: VatSide; rate: VatRate; title: string }[];
  /** The form's own numbers of its sections (`sales_general`) and totals (`output_tax`). */
  numbers: Readonly<Record<string, string>>;
};

/** A section for each side and rate: the sections of a profile whose form has no others. */
export function usualBoxes({ tax }: Pick<SharedProfile, "tax">): VatReturnForm["boxes"] {
  const titles: Record<VatRate, string> = {
    general: "at the general rate",
    other: "at other rates",
    zero_rated: "zero-rated",
    exempt: "exempt",
    outside_vat: `outside ${tax.name}, not on the return`,
  };
  const rates = Object.keys(titles) as VatRate[];
  return [
    ...rates.map((rate) => ({ side: "sales" as const, rate, title: `Sales ${titles[rate]}` })),
    ...rates.map((rate) => ({ side: "purchases" as const, rate, title: `Purchases ${titles[rate]}` })),
    ...rates
      .filter((rate) => rate !== "outside_vat")
      .map((rate) => ({ side: "imports" as const, rate, title: `Imports ${titles[rate]}` })),
  ];
}
