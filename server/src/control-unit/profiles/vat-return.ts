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
  /** The form's own numbers of its sections (`sales_general`) and totals (`output_tax`). */
  numbers: Readonly<Record<string, string>>;
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
  // As the printed form VAT 3 counts them. Imports are part of the purchases there.
  numbers: {
    sales_general: "1",
    sales_other: "2",
    sales_zero_rated: "3",
    sales_exempt: "4",
    output_tax: "5",
    purchases_general: "6",
    purchases_other: "7",
    purchases_zero_rated: "8",
    input_tax: "9",
    imports_general: "6",
    imports_other: "7",
    imports_zero_rated: "8",
    non_deductible: "10",
    deductible_tax: "11",
    tax_due: "12",
    brought_forward: "13",
    refund_adjustment: "15",
    net: "16",
  },
};

/** A return by the letters of the API. */
export const plainReturn: VatReturnForm = {
  form: "VAT return",
  rates: { A: "general", B: "exempt", C: "zero_rated", D: "outside_vat", E: "other" },
  boxes,
  numbers: {},
};
