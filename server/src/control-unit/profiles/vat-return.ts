// The sections of an authority's VAT return, and in which of them each of its tax types counts.

/** Where a tax type counts. Zero-rated, exempt and outside VAT are all 0 % and stay apart. */
export type VatRate = "general" | "other" | "zero_rated" | "exempt" | "outside_vat";
export type VatSide = "sales" | "purchases" | "imports";

export type VatReturnForm = {
  /** The authority's name of the return. */
  form: string;
  /** The section of each letter of the authority. */
  rates: Record<"A" | "B" | "C" | "D" | "E", VatRate>;
  /** The sections in the order of the form. Those outside VAT are shown, and are no part of the return. */
  boxes: readonly { side: VatSide; rate: VatRate; title: string }[];
};

const titles: Record<VatRate, string> = {
  general: "at the general rate",
  other: "at other rates",
  zero_rated: "zero-rated",
  exempt: "exempt",
  outside_vat: "outside VAT, not on the return",
};
const rates = Object.keys(titles) as VatRate[];

const boxes: VatReturnForm["boxes"] = [
  ...rates.map((rate) => ({ side: "sales" as const, rate, title: `Sales ${titles[rate]}` })),
  ...rates.map((rate) => ({ side: "purchases" as const, rate, title: `Purchases ${titles[rate]}` })),
  ...rates
    .filter((rate) => rate !== "outside_vat")
    .map((rate) => ({ side: "imports" as const, rate, title: `Imports ${titles[rate]}` })),
];

/** The Kenyan monthly return. */
export const vat3: VatReturnForm = {
  form: "VAT 3",
  rates: { A: "exempt", B: "general", C: "zero_rated", D: "outside_vat", E: "other" },
  boxes,
};

/** A return by the letters of the API. */
export const plainReturn: VatReturnForm = {
  form: "VAT return",
  rates: { A: "general", B: "exempt", C: "zero_rated", D: "outside_vat", E: "other" },
  boxes,
};
