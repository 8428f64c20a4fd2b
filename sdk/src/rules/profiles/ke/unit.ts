// The public Kenyan unit: its tax types, codes and amount convention against the API's.
// Decisions about the API: 23.

import { usualMessages, usualVariants } from "../messages.ts";
import { publishedLabels } from "../receipts/labels.ts";
import { rateText } from "../receipts/words.ts";
import type { Profile } from "../unit.ts";
import { ke as shared } from "./index.ts";
import { keForm, rowText } from "./receipt.ts";
import { vat3 } from "./vat-return.ts";
import { keWordsOf } from "./words.ts";

const portals = {
  live: "https://etims.kra.go.ke",
  sandbox: "https://etims-sbx.kra.go.ke",
};

export const ke: Profile = {
  ...shared,
  name: "ke",
  // A exempt, B standard rate, C zero-rated, D outside VAT, E reduced rate.
  unitRates: { A: 0, B: 16, C: 0, D: 0, E: 8 },
  letters: { A: "B", B: "A", C: "C", D: "D", E: "E" },
  untaxedOwnRate: "A",
  payments: { "02": "05", "05": "02" },
  purchaseTypes: { N: "N", I: "N", C: "C", P: "P", T: "T" },
  stockTypes: {
    sale: "11",
    sale_return: "03",
    purchase: "02",
    purchase_return: "12",
    import: "01",
    transfer_out: "13",
    transfer_in: "04",
  },
  manualStockTypes: {
    "11": { in: "06", out: "06" },
    "12": { in: "16", out: "16" },
    "13": { in: "06", out: "16" },
    "21": { in: "16", out: "16" },
  },
  stockTypeNames: {
    "02": "PURCHASE",
    "06": "11",
    "11": "SALE",
    "12": "PURCHASE_RETURN",
    "13": "TRANSFER_OUT",
    "16": "12",
  },
  amounts: "tax_included",
  messages: usualMessages,
  variants: usualVariants,
  variantChoices: {},
  followUpDate: "document",
  revisesRejections: false,
  // No authority has confirmed how its unit takes them.
  localKinds: ["proforma", "training"],
  printsVersion: false,
  receiptLabels: publishedLabels,
  vatReturn: vat3,
  receiptForm: keForm,
  taxLabel: (letter, rate, language) => rowText(letter, rateText(rate), keWordsOf(language)),
  // PINs of people begin with A, those of companies with P.
  isPersonalTin: (tin) => /^A/i.test(tin),
  qrText(environment, { tin, bhf_id, receipt: { signature } }) {
    if (signature === "") return null;
    const data = encodeURIComponent(`${tin}${bhf_id}${signature}`);
    return `${portals[environment]}/common/link/etims/receipt/indexEtimsReceiptData?Data=${data}`;
  },
};
