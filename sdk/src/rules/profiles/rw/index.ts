// Rwanda: what callers need to know of the Rwanda Revenue Authority. What is unconfirmed is listed in docs/countries/rwanda.md.
import type { SharedProfile } from "../profile.ts";
import { itemCodes } from "./item-codes.ts";

export const rw: SharedProfile = {
  countries: { RW: "Rwanda" },
  timeZone: "Africa/Kigali",
  // No source has the words of its receipts in French or Kinyarwanda.
  languages: ["en"],
  currency: "RWF",
  authority: "RRA",
  tax: { name: "VAT" },
  tin: {
    name: "TIN",
    fullName: "RRA TIN",
    pattern: /^\d{9}$/,
    meaning: "nine digits, such as 100600570",
    example: "100600570",
  },
  wires: [{ name: "vscu", title: "VSDC, a control unit in the branch's network" }],
  serialNumber: { pattern: /^\S(.*\S)?$/, meaning: "at most 100 characters" },
  // Cash and credit together have a code of their own; any other mix is the type "other".
  paymentMixes: { named: { "01+05": "03" }, other: "07" },
  partnerLengths: { customer_tin: 9, supplier_tin: 9, supplier_bhf_id: 2 },
  quantityDecimals: 2,
  discountRounding: "half_up",
  creditWindow: "none",
  inputTaxMonths: null,
  itemCodes,
  // The authority's own letters.
  taxTypes: {
    A: { kind: "exempt" },
    B: { kind: "standard" },
    C: { kind: "zero_rated" },
    D: { kind: "outside_vat" },
  },
  // The tourism tax (TT) and the regulated fuel (F) stand in no document of the unit that is known, so they aren't sent.
  extraTaxes: [],
  purchaseCode: { pattern: /^[0-9A-Z]{1,6}$/, meaning: "one to six letters and digits" },
  newItem: { origin_nation_code: "RW" },
};
