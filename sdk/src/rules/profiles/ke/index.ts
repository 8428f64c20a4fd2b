// Kenya: what callers need to know of the Kenya Revenue Authority.
import { usualItemCodes } from "../item-codes.ts";
import type { SharedProfile } from "../profile.ts";
import { publishedTaxTypes } from "../tax-types.ts";

export const ke: SharedProfile = {
  countries: { KE: "Kenya" },
  timeZone: "Africa/Nairobi",
  languages: ["en", "sw"],
  currency: "KES",
  authority: "KRA",
  tax: { name: "VAT" },
  tin: {
    name: "PIN",
    fullName: "KRA PIN",
    pattern: /^[AP]\d{9}[A-Z]$/,
    meaning: "A or P, nine digits and a letter, such as P051234567Z",
    example: "P051234567Z",
  },
  wires: [
    { name: "vscu", title: "VSCU, a control unit in the branch's network" },
    {
      name: "oscu",
      title: "OSCU, KRA's online unit",
      urls: {
        live: "https://etims-api.kra.go.ke/etims-api",
        sandbox: "https://etims-api-sbx.kra.go.ke/etims-api",
      },
    },
  ],
  serialNumber: {
    pattern: /^[A-Za-z0-9][A-Za-z0-9._/-]*$/,
    meaning: "letters, digits, dots, slashes and hyphens, without blanks",
  },
  // Cash and credit together have a code of their own; any other mix is the type "other".
  paymentMixes: { named: { "01+05": "03" }, other: "07" },
  partnerLengths: { customer_tin: 11, supplier_tin: 11, supplier_bhf_id: 2 },
  quantityDecimals: 2,
  discountRounding: "half_up",
  creditWindow: "6 months",
  inputTaxMonths: 6,
  itemCodes: usualItemCodes,
  taxTypes: publishedTaxTypes,
  extraTaxes: [],
  purchaseCode: null,
  newItem: { origin_nation_code: "KE" },
};
