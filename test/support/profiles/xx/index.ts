// Exampleland, a made-up country: what callers need to know of its treasury.
import type { SharedProfile } from "@taxctl/sdk/rules/profiles";

export const xx: SharedProfile = {
  countries: { XX: "Exampleland" },
  timeZone: "Pacific/Auckland",
  currency: "XXD",
  authority: "the Exampleland treasury",
  tin: {
    name: "tax code",
    fullName: "treasury's tax code",
    pattern: /^\d{3}-\d{4}$/,
    meaning: "three digits, a hyphen and four digits, such as 123-4567",
    example: "123-4567",
  },
  serialNumber: { pattern: /^X\d+$/, meaning: "an X and digits" },
  paymentMixes: { named: { "01+02": "02" }, other: "06" },
  partnerLengths: { customer_tin: 8, supplier_tin: 8, supplier_bhf_id: 3 },
  quantityDecimals: 1,
  creditWindow: "10 days",
  inputTaxMonths: 2,
  newItem: { tax_type_code: "C", origin_nation_code: "XX" },
};
