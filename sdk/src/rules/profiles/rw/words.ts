// The words that the Rwandan authority prescribes for its receipts, next to those of any receipt.
import { type Words as CommonWords, type Language, wordsOf } from "../receipts/language.ts";

const en = {
  tin: "TIN",
  buyerTin: "Client TIN",
  buyerName: "Client name",
  buyerMobile: "Client phone",
  purchaseCode: "Purchase code",
  normalRefund: "REF. NORMAL RECEIPT#",
  reason: "Reason",
  software: "Software",
  refund: "REFUND",
  training: "TRAINING MODE",
  proforma: "PROFORMA",
  exempt: "EX",
  unitInformation: "SDC INFORMATION",
  unitId: "SDC ID",
  internalData: "Internal Data",
  signature: "Receipt Signature",
  machine: "MRC",
  ownNumber: "Invoice no.",
};

/** Names of the authority's codes for the reason of a refund. */
export const refundReasons: Readonly<Record<string, string>> = {
  "01": "Missing Quantity",
  "02": "Missing Item",
  "03": "Damaged",
  "04": "Wasted",
  "05": "Raw Material Shortage",
  "06": "Refund",
  "07": "Wrong Customer TIN",
  "08": "Wrong Customer Name",
  "09": "Wrong Amount/price",
  "10": "Wrong Quantity",
  "11": "Wrong Item(s)",
  "12": "Wrong Tax Type",
  "13": "Other Reason",
};

export type Words = CommonWords & { [Name in keyof typeof en]: string };

export function rwWordsOf(language: Language): Words {
  return { ...wordsOf(language), ...en };
}
