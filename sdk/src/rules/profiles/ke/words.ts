// The words that the Kenyan authority prescribes, in English and Kiswahili, with those of any receipt.
import { type Words as CommonWords, type Language, wordsOf } from "../receipts/language.ts";

const en = {
  pin: "PIN",
  buyerPin: "Buyer PIN",
  originalInvoice: "ORIGINAL CU INVOICE NO.#",
  creditOnly: "CREDIT NOTE IS APPROVED ONLY FOR ORIGINAL SALES RECEIPT",
  vat: "VAT",
  exempt: "EX",
  nonVat: "Non-VAT",
  unitInformation: "SCU INFORMATION",
  unitId: "SCU ID",
  unitInvoice: "CU INVOICE NO.",
  ownInformation: "TIS INFORMATION",
};

export type Words = CommonWords & { [Name in keyof typeof en]: string };

const sw: typeof en = {
  pin: "PIN",
  buyerPin: "PIN ya mnunuzi",
  originalInvoice: "NAMBARI YA ANKARA HALISI YA CU #",
  creditOnly: "HATI YA MKOPO IMEIDHINISHWA KWA RISITI HALISI YA MAUZO PEKEE",
  vat: "VAT",
  exempt: "EX",
  nonVat: "Bila VAT",
  unitInformation: "TAARIFA ZA SCU",
  unitId: "SCU ID",
  unitInvoice: "NAMBARI YA ANKARA YA CU",
  ownInformation: "TAARIFA ZA TIS",
};

export function keWordsOf(language: Language): Words {
  return { ...wordsOf(language), ...(language === "sw" ? sw : en) };
}
