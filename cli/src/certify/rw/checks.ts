// The 75 checks of the authority, each with what shows it: texts of papers, rows of steps, or a person.
import { steps } from "./more.ts";

type Shown = {
  /** Rows of the run that must have passed, by the beginning of their names. Texts of papers name their checks themselves. */
  rows?: readonly string[];
  /** Left to a person. */
  owner?: string;
  notOffered?: string;
};

export type Check = Shown & { number: number; title: string };

const check = (number: number, title: string, shown: Shown = {}): Check => ({ number, title, ...shown });

const item = "Item registered";
const stock = ["Stock reported to the unit", "Stock agrees with the documents"];
const invoice = "Invoice: ";
const refund = "Refund: ";
const fields = "Receipt agrees with the messages";
const copies = "Copy agrees with the original";
const training = "Training document: ";
const quotation = "Quotation: ";
const away = "No receipt while the unit is away";
export const counters = "Counters rise by one";
export const itemCodes = "Item codes follow the rule";
export const checks: readonly Check[] = [
  check(1, "Product brochure", { owner: "to be enclosed" }),
  check(2, "Product warranty statement", { owner: "to be enclosed" }),
  check(3, "User manual", { owner: "to be enclosed: the documentation of taxctl, and that of your till" }),
  check(4, "Installation guide", { owner: "to be enclosed: the guide for operators, and that of your till" }),
  check(5, "Programming and configuration manual", {
    owner: "to be enclosed: the list of settings, and that of your till",
  }),
  check(6, "MRC of each device"),
  check(7, "All kinds of receipts, in detail", { rows: [fields, "Total is right"] }),
  check(8, "Normal sale (NS)", { rows: [invoice] }),
  check(9, "Normal refund (NR)", { rows: [refund] }),
  check(10, "Copies (CS, CR)", { rows: [copies] }),
  check(11, "Training (TS, TR)", { rows: [training] }),
  check(12, "Proforma (PS)", { rows: [quotation] }),
  check(13, "Protocol between program and unit", { rows: [steps.initialized, invoice] }),
  check(14, "Data of the receipt, in the prescribed format", { rows: [invoice, refund] }),
  check(15, "Response of the unit on the receipt"),
  check(16, "No receipt after an error or failure of the unit", { rows: [steps.error, away] }),
  check(17, "A receipt for every transaction", { rows: ["PDF files"] }),
  check(18, "Formats: A4 and 80 mm roll", { rows: ["PDF files"] }),
  check(19, "13 digits with 2 decimals", { rows: [`${invoice}a total of 13 digits`] }),
  check(20, "X and Z reports", { rows: [steps.x, steps.z] }),
  check(21, "Version of the program on each receipt"),
  check(22, "No receipt without the unit", { rows: [away] }),
  check(23, "Stock sent to the unit", { rows: stock }),
  check(24, "PLU report", { rows: [steps.plu] }),
  check(25, "Lists of sales, purchases, stock, items, imports", { rows: [steps.lists] }),
  check(26, "Means of payment"),
  check(27, "No value without item, quantity and price", { rows: [steps.withoutItem] }),
  check(28, "No change of a signed receipt; a refund with its reference", {
    rows: [steps.unchanged, refund],
  }),
  check(29, "One original for each receipt"),
  check(30, "Reprint as COPY", { rows: [copies] }),
  check(31, "QR code", { rows: ["QR codes on the PDFs"] }),
  check(32, "The authority's logo", {
    owner:
      "compare the logo on the receipts with the authority's file. Quotations and training documents have none: ask RRA whether they need it",
  }),
  check(33, "Name and address in at least 3 lines"),
  check(34, "TIN in the first block, data of the unit before the last"),
  check(35, "TIN, name and phone of the client"),
  check(36, "Date and time with seconds"),
  check(37, "Purchase code of a sale"),
  check(38, "Purchase code of a purchase", {
    notOffered:
      "taxctl sends no purchase code with a purchase. The authority's document has the field as optional",
  }),
  check(39, "Discounts, with their rate", { rows: [`${invoice}a discount on one line`] }),
  check(40, "A copy has the data of its original", { rows: [copies] }),
  check(41, "Training receipts say so", { rows: [training] }),
  check(42, "Training is another function than selling", { rows: [training] }),
  check(43, "Proforma receipts say so", { rows: [quotation] }),
  check(44, "The electronic journal equals the paper", { rows: [fields] }),
  check(45, "Tax rates A to D", { rows: [steps.rates] }),
  check(46, "Tax labels"),
  check(47, "Tax rounded half up to two decimals"),
  check(48, "B and its tax on every receipt"),
  check(49, "A, C and D only if used"),
  check(50, "One consecutive counter of receipts", { rows: [counters] }),
  check(51, "Counters rise by one", { rows: [counters] }),
  check(52, "Number of items"),
  check(53, "Stock of countable items", { rows: stock }),
  check(54, "Copies of existing receipts", { rows: [copies] }),
  check(55, "COPY, TRAINING MODE, PROFORMA and the sentence twice", { rows: [training, quotation] }),
  check(56, "A minus before each amount of a refund", { rows: [refund] }),
  check(57, "A refund names its receipt", { rows: [refund] }),
  check(58, "API: initialization", { rows: [steps.initialized] }),
  check(59, "API: codes", { rows: [steps.tables] }),
  check(60, "Item codes made automatically", { rows: [item, itemCodes] }),
  check(61, "API: item classes", { rows: [steps.classes] }),
  check(62, "API: customers", { rows: [steps.buyer] }),
  check(63, "API: save items", { rows: [item] }),
  check(64, "API: select items", { rows: [steps.tables] }),
  check(65, "API: notices", { rows: [steps.notices] }),
  check(66, "API: import items", { rows: [steps.customs] }),
  check(67, "Import items from a later date than before", { rows: [steps.customs] }),
  check(68, "API: state of imports", { rows: ["Customs record approved"] }),
  check(69, "API: save sales", { rows: [invoice, refund] }),
  check(70, "API: sales of suppliers", { rows: [steps.supplier] }),
  check(71, "API: save purchases", { rows: ["Purchase", steps.confirmed] }),
  check(72, "API: stock in and out", {
    rows: ["Opening stock", "Stock adjustment", "Stock reported to the unit"],
  }),
  check(73, "API: stock balances", { rows: ["Stock reported to the unit"] }),
  check(74, "Stock follows imports, purchases and sales at once", {
    rows: [...stock, "Customs record approved"],
  }),
  check(75, "Errors of the unit are shown", { rows: [steps.error] }),
];

/** What the law or the authority wants besides its list, and taxctl doesn't do. */
export const gaps: readonly { title: string; reason: string }[] = [
  {
    title: "Tourism tax (TT)",
    reason: "no document of the unit that we know has its fields: don't use the profile where you owe it",
  },
  {
    title: "Regulated fuel (F)",
    reason: "no document of the unit that we know has its fields: don't use the profile for it",
  },
  { title: "Online unit (OSDC)", reason: "taxctl speaks to the unit in the branch's network alone" },
  {
    title: "Training and proforma signed by the unit",
    reason: "sources disagree on whether the unit takes them: taxctl makes them without it. Ask RRA",
  },
];
