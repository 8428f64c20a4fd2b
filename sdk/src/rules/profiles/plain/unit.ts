// A unit with the API's codes: nothing is translated.

import { usualMessages, usualVariants } from "../messages.ts";
import { publishedLabels } from "../receipts/labels.ts";
import { rateText } from "../receipts/words.ts";
import type { Profile } from "../unit.ts";
import { usualBoxes } from "../vat-return.ts";
import { plain as shared } from "./index.ts";
import { plainForm } from "./receipt.ts";

export const plain: Profile = {
  ...shared,
  name: "plain",
  unitRates: { A: 16, B: 0, C: 0, D: 0, E: 0 },
  letters: { A: "A", B: "B", C: "C", D: "D", E: "E" },
  untaxedOwnRate: "E",
  payments: {},
  purchaseTypes: { N: "N", I: "I" },
  stockTypes: {
    sale: "12",
    sale_return: "11",
    purchase: "11",
    purchase_return: "12",
    import: "01",
    transfer_out: "12",
    transfer_in: "11",
  },
  manualStockTypes: {
    "11": { in: "11", out: "11" },
    "12": { in: "12", out: "12" },
    "13": { in: "11", out: "12" },
    "21": { in: "12", out: "12" },
  },
  stockTypeNames: {},
  amounts: "as_submitted",
  messages: usualMessages,
  variants: usualVariants,
  variantChoices: {},
  followUpDate: "today",
  revisesRejections: true,
  // No authority has confirmed how its unit takes them.
  localKinds: ["proforma", "training"],
  printsVersion: false,
  receiptLabels: publishedLabels,
  vatReturn: {
    form: "VAT return",
    dueDay: 20,
    rates: { A: "general", B: "exempt", C: "zero_rated", D: "outside_vat", E: "other" },
    boxes: usualBoxes(shared),
    numbers: {},
  },
  receiptForm: plainForm,
  taxLabel: (letter, rate) => `${letter} ${rateText(rate)}`,
  // The form of its TINs shows nothing, and a person's number must not be shown by mistake.
  isPersonalTin: () => true,
  qrText(_environment, { receipt }) {
    const { signed_at: at, receipt_no, internal_data, signature } = receipt;
    if (signature === "" || internal_data === "") return null;
    const date = `${at.slice(6, 8)}${at.slice(4, 6)}${at.slice(0, 4)}`;
    return [date, at.slice(8, 14), receipt.sdc_id ?? "", receipt_no, internal_data, signature].join("#");
  },
};
