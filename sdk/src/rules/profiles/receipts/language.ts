// The words on receipts of any country, in English and Kiswahili. Each language has all of them. Words of one authority stand in its
// profile.

export type Language = "en" | "sw";

/** What people call them. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", sw: "Kiswahili" };

const en = {
  invoice: "TAX INVOICE",
  invoiceWithoutVat: "INVOICE",
  receipt: "RECEIPT",
  creditNote: "CREDIT NOTE",
  copy: "COPY",
  proforma: "PROFORMA INVOICE",
  trainingSale: "TRAINING SALE",
  trainingNote: "TRAINING CREDIT NOTE",
  notOfficial: "THIS IS NOT AN OFFICIAL RECEIPT",
  branch: "Branch",
  phone: "Tel.",
  buyerName: "Buyer name",
  buyerMobile: "Buyer phone",
  credits: "Credits",
  description: "Description",
  priceAndQuantity: "Unit price × quantity",
  amount: "Amount",
  discount: "discount",
  beforeDiscount: "TOTAL BEFORE DISCOUNT",
  discountAwarded: "TOTAL DISCOUNT AWARDED",
  billDiscount: "INCL. BILL DISCOUNT",
  subTotal: "SUB TOTAL",
  total: "TOTAL",
  totalTax: "TOTAL TAX",
  exchangeRate: "Exchange rate",
  itemsNumber: "ITEMS NUMBER",
  taxRate: "TAX RATE",
  taxable: "TAXABLE",
  tax: "TAX",
  date: "Date",
  time: "Time",
  internalData: "Internal data",
  signature: "Receipt signature",
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
  proforma: "ANKARA KIFANI",
  trainingSale: "MAUZO YA MAFUNZO",
  trainingNote: "HATI YA MKOPO YA MAFUNZO",
  notOfficial: "HII SI RISITI RASMI",
  branch: "Tawi",
  phone: "Simu",
  buyerName: "Jina la mnunuzi",
  buyerMobile: "Simu ya mnunuzi",
  credits: "Inarejesha",
  description: "Maelezo",
  priceAndQuantity: "Bei × idadi",
  amount: "Kiasi",
  discount: "punguzo",
  beforeDiscount: "JUMLA KABLA YA PUNGUZO",
  discountAwarded: "JUMLA YA PUNGUZO",
  billDiscount: "IKIWEMO PUNGUZO LA BILI",
  subTotal: "JUMLA NDOGO",
  total: "JUMLA",
  totalTax: "JUMLA YA KODI",
  exchangeRate: "Kiwango cha ubadilishaji",
  itemsNumber: "IDADI YA BIDHAA",
  taxRate: "KIWANGO",
  taxable: "THAMANI",
  tax: "KODI",
  date: "Tarehe",
  time: "Saa",
  internalData: "Data ya ndani",
  signature: "Sahihi ya risiti",
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
