// The unit of Exampleland.
import { type Profile, usualMessages, usualVariants } from "@taxctl/sdk/rules/profiles/units";
import { xx as shared } from "./index.ts";
import { xxForm } from "./receipt.ts";

export const xx: Profile = {
  ...shared,
  name: "xx",
  // A outside VAT, B zero-rated, C standard rate, D exempt, E reduced rate.
  unitRates: { A: 0, B: 0, C: 20, D: 0, E: 5 },
  letters: { A: "D", B: "C", C: "A", D: "E" },
  untaxedOwnRate: "D",
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
  manualStockTypes: { "11": { in: "61", out: "62" }, "13": { in: "61", out: "62" } },
  stockTypeNames: { "61": "11" },
  amounts: "tax_excluded",
  messages: usualMessages,
  variants: usualVariants,
  variantChoices: { packages: ["stated", "one"] },
  followUpDate: "today",
  revisesRejections: true,
  localKinds: ["training"],
  printsVersion: false,
  receiptLabels: {
    NS: "SOLD",
    NC: "RETURNED",
    CS: "SOLD AGAIN",
    CC: "RETURNED AGAIN",
    TS: "PRACTICE",
    TC: "PRACTICE RETURN",
    PS: "OFFER",
  },
  vatReturn: {
    form: "Form 7",
    dueDay: 15,
    rates: { A: "outside_vat", B: "zero_rated", C: "general", D: "exempt", E: "other" },
    boxes: [
      { side: "purchases", rate: "general", title: "Bought" },
      { side: "sales", rate: "general", title: "Sold" },
      { side: "sales", rate: "outside_vat", title: "Sold outside the tax" },
    ],
    numbers: { purchases_general: "7a", sales_general: "7b" },
  },
  receiptForm: xxForm,
  taxLabel: (letter, rate) => `${letter} at ${rate}`,
  isPersonalTin: (tin) => tin.startsWith("9"),
  qrText: (environment, { tin, receipt }) => `xx:${environment}:${tin}:${receipt.receipt_no}`,
};
