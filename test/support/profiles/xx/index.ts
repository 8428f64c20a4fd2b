// Exampleland, a made-up country: what callers need to know of its treasury.
import type { ItemCodes, SharedProfile } from "@taxctl/sdk/rules/profiles";

/** `XXITEM20000001`: the country, a word, the type and a running number; no units. */
const itemCodes: ItemCodes = {
  make: ({ item_type }, number) => `XXITEM${item_type}${String(number).padStart(7, "0")}`,
  problem: (code, { item_type }) =>
    new RegExp(`^XXITEM${item_type}\\d{7}$`).test(code)
      ? undefined
      : `must be XXITEM${item_type} and seven digits`,
  numberOf(code) {
    const number = /^XXITEM[123](\d{7})$/.exec(code)?.[1];
    return number === undefined ? undefined : Number(number);
  },
  read(code) {
    const type = /^XXITEM([123])/.exec(code)?.[1] as "1" | "2" | "3" | undefined;
    return { origin_nation_code: "XX", item_type: type };
  },
  typePlace: "have 1, 2 or 3 as its seventh character",
};

export const xx: SharedProfile = {
  countries: { XX: "Exampleland" },
  timeZone: "Pacific/Auckland",
  languages: ["en"],
  currency: "XXD",
  authority: "the Exampleland treasury",
  tax: { name: "sales tax" },
  tin: {
    name: "tax code",
    fullName: "treasury's tax code",
    pattern: /^\d{3}-\d{4}$/,
    meaning: "three digits, a hyphen and four digits, such as 123-4567",
    example: "123-4567",
  },
  wires: [{ name: "oscu", title: "the treasury's unit" }],
  serialNumber: { pattern: /^X\d+$/, meaning: "an X and digits" },
  paymentMixes: { named: { "01+02": "02" }, other: "06" },
  partnerLengths: { customer_tin: 8, supplier_tin: 8, supplier_bhf_id: 3 },
  quantityDecimals: 1,
  discountRounding: "down",
  creditWindow: "10 days",
  inputTaxMonths: 2,
  itemCodes,
  // The standard rate is B, D has a rate of its own, and there is no E.
  taxTypes: {
    A: { kind: "exempt" },
    B: { kind: "standard" },
    C: { kind: "outside_vat" },
    D: { kind: "reduced", own_rate: true },
  },
  // A levy of 3 % on drinks and food at the standard rate.
  extraTaxes: [
    {
      code: "LV",
      rate: 3,
      appliesTo: ({ item_class_code, tax_type }) => item_class_code.startsWith("50") && tax_type === "B",
    },
  ],
  purchaseCode: { pattern: /^Q\d{2}$/, meaning: "a Q and two digits" },
  newItem: { origin_nation_code: "XX" },
};
