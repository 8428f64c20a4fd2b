// The items and documents of a hotel in Kigali.
import type { CertifySet, SetDocument, SetItem, SetLine } from "../set.ts";

/** Letters of the authority: A is exempt, B the standard rate, C zero-rated, D outside VAT. */
const items: readonly SetItem[] = [
  {
    ...{ key: "brochettes", name: "Goat brochettes, per kg", type: "2", tax: "B", unit: "KG", price: 9440 },
    ...{ opening: 60, classes: ["meat", "food"] },
  },
  {
    ...{ key: "juice", name: "Passion fruit juice 300 ml", type: "2", tax: "B", unit: "U", price: 1180 },
    ...{ opening: 120, classes: ["beverages", "drinks"] },
  },
  {
    ...{ key: "flour", name: "Maize flour 2 kg", type: "2", tax: "A", unit: "U", price: 2400 },
    ...{ opening: 80, classes: ["flour", "cereals"] },
  },
  {
    ...{ key: "coffee", name: "Green coffee for export, per kg", type: "2", tax: "C", unit: "KG" },
    ...{ price: 7500, opening: 240, classes: ["coffee", "food"] },
  },
  {
    ...{ key: "hall", name: "Conference hall, full day", type: "3", tax: "B", unit: "U", price: 168_000 },
    ...{ classes: ["property rental", "services"] },
  },
  {
    ...{ key: "laundry", name: "Laundry, per bag", type: "3", tax: "B", unit: "U", price: 7000 },
    ...{ classes: ["cleaning", "services"] },
  },
  {
    ...{ key: "fees", name: "Park entry fees, disbursement", type: "3", tax: "D", unit: "U", price: 43_000 },
    ...{ classes: ["passenger transport", "services"] },
  },
  {
    // A total of 13 digits.
    ...{ key: "works", name: "Construction of a wing", type: "3", tax: "B", unit: "U" },
    ...{ price: 12_500_000_000, classes: ["construction", "services"] },
  },
];

const line = (item: string, quantity: number, discountRate?: number): SetLine => ({
  item,
  quantity,
  ...(discountRate === undefined ? {} : { discountRate }),
});

const mobile = "0788300100";

/** The payment codes are those of the API: 05 is credit, 02 a card. */
const documents: readonly SetDocument[] = [
  {
    ...{ key: "business", shows: "standard rate, to a business, on credit", isForBuyer: true, payment: "05" },
    lines: [line("hall", 2), line("juice", 24)],
  },
  {
    ...{ key: "mixed", shows: "three rates, to a business, in cash", isForBuyer: true, payment: "01" },
    ...{ mobile, lines: [line("brochettes", 6.5), line("flour", 10), line("coffee", 24), line("hall", 1)] },
  },
  {
    ...{ key: "outside", shows: "standard rate and outside VAT, by cheque", isForBuyer: false, mobile },
    ...{ payment: "04", lines: [line("laundry", 1), line("fees", 2)] },
  },
  {
    ...{ key: "mobile", shows: "services, mobile money", isForBuyer: false, mobile, payment: "06" },
    lines: [line("laundry", 3)],
  },
  {
    ...{ key: "exempt", shows: "exempt only, card", isForBuyer: false, mobile, payment: "02" },
    lines: [line("flour", 6)],
  },
  {
    ...{ key: "discount", shows: "a discount on one line", isForBuyer: false, mobile, payment: "01" },
    lines: [line("brochettes", 2.5, 10), line("juice", 4)],
  },
  {
    ...{ key: "large", shows: "a total of 13 digits", isForBuyer: false, mobile, payment: "04" },
    lines: [line("works", 1)],
  },
  {
    ...{ key: "repeated", shows: "submitted twice", isForBuyer: false, mobile, payment: "06" },
    ...{ lines: [line("juice", 2), line("coffee", 6)], isRepeated: true },
  },
  {
    ...{ key: "away", shows: "submitted while the unit did not respond", isForBuyer: false, mobile },
    ...{ payment: "01", lines: [line("juice", 1)], isAway: true },
  },
  {
    ...{ key: "refund", shows: "a part of a sale with three rates", isForBuyer: true, payment: "01" },
    ...{ mobile, lines: [line("brochettes", 1.5), line("hall", 1)], credits: "mixed" },
  },
  {
    ...{ key: "refund-discount", shows: "an item with a discount", isForBuyer: false, mobile, payment: "01" },
    ...{ lines: [line("brochettes", 1, 10)], credits: "discount" },
  },
  {
    ...{ key: "quotation", kind: "proforma", shows: "an offer (PS)", isForBuyer: true, payment: "01" },
    lines: [line("hall", 1), line("juice", 12)],
  },
  {
    ...{ key: "training", kind: "training", shows: "a sale in training (TS)", isForBuyer: false, mobile },
    ...{ payment: "01", lines: [line("juice", 2)] },
  },
  {
    ...{ key: "training-refund", kind: "training", shows: "a refund in training (TR)", isForBuyer: false },
    ...{ mobile, payment: "01", lines: [line("juice", 1)], credits: "training" },
  },
];

export const set: CertifySet = {
  items,
  documents,
  purchase: [
    { item: "flour", quantity: 40, price: 1900 },
    { item: "juice", quantity: 120, price: 826 },
  ],
  // Broken bottles.
  adjustment: line("juice", -3),
  rates: { A: 0, B: 18, C: 0, D: 0 },
  importTax: "B",
};
