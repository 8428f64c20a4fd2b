// A made-up country that differs in everything that a profile decides. Only tests register it.
import { type ProfileName, type SharedProfile, sharedProfiles } from "@taxctl/sdk/rules/profiles";
import { profiles } from "../../server/src/control-unit/profiles/profile.ts";
import type { Profile } from "../../server/src/control-unit/profiles/types.ts";

/** The name, which the API doesn't have. */
export const xx = "xx" as ProfileName;

const shared: SharedProfile = {
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

const profile: Profile = {
  ...shared,
  name: xx,
  // A outside VAT, B zero-rated, C standard rate, D exempt, E reduced rate.
  unitRates: { A: 0, B: 0, C: 20, D: 0, E: 5 },
  letters: { A: "C", B: "D", C: "B", D: "A", E: "E" },
  untaxedE: "D",
  payments: { "01": "06", "06": "01" },
  purchaseTypes: { N: "X" },
  stockTypes: {
    sale: "51",
    sale_return: "52",
    purchase: "53",
    purchase_return: "54",
    import: "55",
    transfer_out: "56",
    transfer_in: "57",
  },
  manualStockTypes: { "11": { in: "61", out: "62" } },
  stockTypeNames: { "61": "11" },
  amounts: "tax_excluded",
  followUpDate: "today",
  revisesRejections: true,
  vatReturn: {
    form: "Form 7",
    rates: { A: "outside_vat", B: "zero_rated", C: "general", D: "exempt", E: "other" },
    boxes: [
      { side: "purchases", rate: "general", title: "Bought" },
      { side: "sales", rate: "general", title: "Sold" },
      { side: "sales", rate: "outside_vat", title: "Sold outside VAT" },
    ],
    numbers: { purchases_general: "7a", sales_general: "7b" },
  },
  receiptForm: (receipt) => ({
    title: "Exampleland receipt",
    columns: ["What", "Price", "Sum"],
    parts: [
      { kind: "signed", title: null, lines: [`Signed ${receipt.receipt_no}`], qr: null },
      { kind: "sum", label: "Paid", amount: `${receipt.total_amount} XXD` },
    ],
    runningTitle: "Exampleland receipt",
    foot: { text: "Exampleland", page: "sheet", of: "of" },
  }),
  isPersonalTin: (tin) => tin.startsWith("9"),
  qrText: (environment, { tin, receipt }) => `xx:${environment}:${tin}:${receipt.receipt_no}`,
};

/** Registers the country for the tests of a suite. */
export function withMadeUpCountry(): void {
  before(() => {
    Object.assign(sharedProfiles, { xx: shared });
    Object.assign(profiles, { xx: profile });
  });
  after(() => {
    for (const registered of [sharedProfiles, profiles]) Reflect.deleteProperty(registered, xx);
  });
}
