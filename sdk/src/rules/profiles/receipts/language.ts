// The words on receipts, in English and Kiswahili. Each language has all of them.

export type Language = "en" | "sw";

const en = {
  invoice: "TAX INVOICE",
  invoiceWithoutVat: "INVOICE",
  receipt: "RECEIPT",
  creditNote: "CREDIT NOTE",
  copy: "COPY",
  pin: "PIN",
  tin: "TIN",
  branch: "Branch",
  phone: "Tel.",
  buyerPin: "Buyer PIN",
  buyerTin: "Buyer TIN",
  buyerName: "Buyer name",
  buyerMobile: "Buyer phone",
  originalInvoice: "ORIGINAL CU INVOICE NO.#",
  creditOnly: "CREDIT NOTE IS APPROVED ONLY FOR ORIGINAL SALES RECEIPT",
  credits: "Credits",
  description: "Description",
  priceAndQuantity: "Unit price × quantity",
  amount: "Amount",
  discount: "discount",
  beforeDiscount: "TOTAL BEFORE DISCOUNT",
  discountAwarded: "TOTAL DISCOUNT AWARDED",
  billDiscount: "INCL. BILL DISCOUNT",
  subTotal: "SUB TOTAL",
  vat: "VAT",
  total: "TOTAL",
  totalTax: "TOTAL TAX",
  itemsNumber: "ITEMS NUMBER",
  taxRate: "TAX RATE",
  taxable: "TAXABLE",
  tax: "TAX",
  exempt: "EX",
  nonVat: "Non-VAT",
  unitInformation: "SCU INFORMATION",
  unitId: "SCU ID",
  unitInvoice: "CU INVOICE NO.",
  date: "Date",
  time: "Time",
  internalData: "Internal data",
  signature: "Receipt signature",
  ownInformation: "TIS INFORMATION",
  receiptNumber: "RECEIPT NUMBER",
  controlUnit: "Control unit",
  machine: "Machine",
  number: "No.",
  signed: "Signed",
  verify: "Verify at",
  page: "page",
  of: "of",
};

export type Words = { [Name in keyof typeof en]: string };

const sw: Words = {
  invoice: "ANKARA YA KODI",
  invoiceWithoutVat: "ANKARA",
  receipt: "RISITI",
  creditNote: "HATI YA MKOPO",
  copy: "NAKALA",
  pin: "PIN",
  tin: "TIN",
  branch: "Tawi",
  phone: "Simu",
  buyerPin: "PIN ya mnunuzi",
  buyerTin: "TIN ya mnunuzi",
  buyerName: "Jina la mnunuzi",
  buyerMobile: "Simu ya mnunuzi",
  originalInvoice: "NAMBARI YA ANKARA HALISI YA CU #",
  creditOnly: "HATI YA MKOPO IMEIDHINISHWA KWA RISITI HALISI YA MAUZO PEKEE",
  credits: "Inarejesha",
  description: "Maelezo",
  priceAndQuantity: "Bei × idadi",
  amount: "Kiasi",
  discount: "punguzo",
  beforeDiscount: "JUMLA KABLA YA PUNGUZO",
  discountAwarded: "JUMLA YA PUNGUZO",
  billDiscount: "IKIWEMO PUNGUZO LA BILI",
  subTotal: "JUMLA NDOGO",
  vat: "VAT",
  total: "JUMLA",
  totalTax: "JUMLA YA KODI",
  itemsNumber: "IDADI YA BIDHAA",
  taxRate: "KIWANGO",
  taxable: "THAMANI",
  tax: "KODI",
  exempt: "EX",
  nonVat: "Bila VAT",
  unitInformation: "TAARIFA ZA SCU",
  unitId: "SCU ID",
  unitInvoice: "NAMBARI YA ANKARA YA CU",
  date: "Tarehe",
  time: "Saa",
  internalData: "Data ya ndani",
  signature: "Sahihi ya risiti",
  ownInformation: "TAARIFA ZA TIS",
  receiptNumber: "NAMBARI YA RISITI",
  controlUnit: "Kitengo cha udhibiti",
  machine: "Mashine",
  number: "Na.",
  signed: "Imesainiwa",
  verify: "Thibitisha kwenye",
  page: "ukurasa",
  of: "wa",
};

/** Kiswahili names of the authority's payment types; other types keep the name of the code table. */
const swPayments: Readonly<Record<string, string>> = {
  Cash: "Taslimu",
  Credit: "Mkopo",
  "Cash/Credit": "Taslimu/Mkopo",
  "Bank check": "Hundi ya benki",
  "Debit&credit card": "Kadi",
  "Mobile Money": "Pesa kwa simu",
  Other: "Nyingine",
};

export function wordsOf(language: Language): Words {
  return language === "sw" ? sw : en;
}

/** The name of a payment type as receipts print it, in capitals. */
export function paymentText(name: string, language: Language): string {
  const known = Object.keys(swPayments).find((other) => other.toLowerCase() === name.toLowerCase());
  const shown = language === "sw" && known !== undefined ? (swPayments[known] ?? name) : name;
  return shown.toUpperCase();
}
