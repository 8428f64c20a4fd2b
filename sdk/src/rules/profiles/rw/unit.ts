// The Rwandan unit (VSDC): its codes and amounts against the API's, and the points on which its sources disagree.

import { usualVariants } from "../messages.ts";
import type { Profile } from "../unit.ts";
import { usualBoxes } from "../vat-return.ts";
import { rw as shared } from "./index.ts";
import { rateLetter, rwForm } from "./receipt.ts";
import { rwWordsOf } from "./words.ts";

export const rw: Profile = {
  ...shared,
  name: "rw",
  // A exempt, B standard rate, C zero-rated, D outside VAT. There is no E.
  unitRates: { A: 0, B: 18, C: 0, D: 0 },
  letters: { A: "A", B: "B", C: "C", D: "D" },
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
  messages: {
    traderNumber: false,
    taxable: "with_tax",
    discounts: "rates",
    releasesServices: false,
    supplierUnit: true,
    risingImportCursor: true,
  },
  variants: { ...usualVariants, packages: "one", report_number: "z_report" },
  variantChoices: {
    refund_status: ["02", "05"],
    packages: ["one", "stated", "quantity"],
    report_number: ["z_report", "invoice", "one"],
    original_movement: ["none", "own"],
    qr_text: ["document", "counters"],
  },
  followUpDate: "document",
  revisesRejections: false,
  // Sources disagree on whether the unit takes them.
  localKinds: ["proforma", "training"],
  printsVersion: true,
  receiptLabels: { NS: "NS", NC: "NR", CS: "CS", CC: "CR", TS: "TS", TC: "TR", PS: "PS" },
  vatReturn: {
    form: "VAT return",
    dueDay: 15,
    rates: { A: "exempt", B: "general", C: "zero_rated", D: "outside_vat" },
    boxes: usualBoxes(shared).filter(({ rate }) => rate !== "other"),
    numbers: {},
  },
  receiptForm: rwForm,
  taxLabel: (letter, rate, language) => rateLetter(letter, rate, rwWordsOf(language)),
  // The form of its TINs shows nothing, and a person's number must not be shown by mistake.
  isPersonalTin: () => true,
  qrText(_environment, { receipt, receipt_type, qr_text }) {
    const { signed_at: at, receipt_no, total_receipt_no, internal_data, signature, sdc_id } = receipt;
    if (signature === "" || internal_data === "" || sdc_id === null) return null;
    const [year, month, day] = [at.slice(0, 4), at.slice(4, 6), at.slice(6, 8)];
    if (qr_text === "document")
      return [`${day}${month}${year}`, at.slice(8, 14), sdc_id, receipt_no, internal_data, signature].join(
        "#",
      );
    const time = `${day}/${month}/${year} ${at.slice(8, 10)}:${at.slice(10, 12)}:${at.slice(12, 14)}`;
    const label = receipt_type === "R" ? "NR" : "NS";
    return [time, sdc_id, `${receipt_no}/${total_receipt_no}/${label}`, internal_data, signature].join("#");
  },
};
