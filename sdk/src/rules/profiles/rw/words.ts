// The words that the Rwandan authority prescribes for its receipts, next to those of any receipt.
import { type Words as CommonWords, type Language, wordsOf } from "../receipts/language.ts";

const en = {
  tin: "TIN",
  buyerTin: "Client TIN",
  buyerName: "Client name",
  buyerMobile: "Client phone",
  purchaseCode: "Purchase code",
  normalRefund: "REF. NORMAL RECEIPT#",
  refund: "REFUND",
  training: "TRAINING MODE",
  proforma: "PROFORMA",
  exempt: "EX",
  unitInformation: "SDC INFORMATION",
  unitId: "SDC ID",
  internalData: "Internal Data",
  signature: "Receipt Signature",
  machine: "MRC",
};

export type Words = CommonWords & { [Name in keyof typeof en]: string };

export function rwWordsOf(language: Language): Words {
  return { ...wordsOf(language), ...en };
}
