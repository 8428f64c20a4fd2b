// A unit without national rules.
import { usualItemCodes } from "../item-codes.ts";
import type { SharedProfile } from "../profile.ts";
import { publishedTaxTypes } from "../tax-types.ts";

export const plain: SharedProfile = {
  countries: { UG: "Uganda", TZ: "Tanzania", ZM: "Zambia" },
  timeZone: "UTC",
  languages: ["en", "sw"],
  currency: null,
  authority: "the tax authority",
  tax: { name: "VAT" },
  tin: {
    name: "TIN",
    fullName: null,
    pattern: /^[0-9A-Z]{1,20}$/,
    meaning: "at most 20 letters and digits",
    example: "100600570",
  },
  wires: [{ name: "vscu", title: "VSCU, a control unit in the branch's network" }],
  serialNumber: { pattern: /^\S(.*\S)?$/, meaning: "at most 100 characters" },
  // Cash and credit together have a code of their own; any other mix is the type "other".
  paymentMixes: { named: { "01+05": "03" }, other: "07" },
  partnerLengths: null,
  quantityDecimals: 4,
  discountRounding: "half_up",
  creditWindow: "none",
  inputTaxMonths: null,
  itemCodes: usualItemCodes,
  // As the published API has them.
  taxTypes: publishedTaxTypes,
  extraTaxes: [],
  purchaseCode: null,
  newItem: { origin_nation_code: "KE" },
};
