// The set that a certification shows: the items and documents of a hotel in Nairobi, as data.
import type { ItemInput, SaleInput } from "@taxctl/sdk";

export type SetItem = {
  key: string;
  name: string;
  /** `2` has stock, `3` is a service. */
  type: "2" | "3";
  tax: ItemInput["tax_type_code"];
  unit: string;
  /** With tax. */
  price: number;
  /** Opening stock; services have none. */
  opening?: number;
  /** Words of fitting item classes, the best first: suggestions for the person who chooses one. */
  classes: readonly string[];
};

/** Letters of the API: A is the general rate, B exempt, C zero-rated, D outside VAT. */
export const items: readonly SetItem[] = [
  {
    key: "ribs",
    name: "Beef ribs, per kg",
    type: "2",
    tax: "A",
    unit: "KG",
    price: 1856,
    opening: 60,
    classes: ["meat", "food"],
  },
  {
    key: "cocktail",
    name: "Dawa cocktail 300 ml",
    type: "2",
    tax: "A",
    unit: "U",
    price: 754,
    opening: 120,
    classes: ["beverages", "drinks"],
  },
  {
    key: "flour",
    name: "Sorghum flour 2 kg",
    type: "2",
    tax: "B",
    unit: "U",
    price: 240,
    opening: 80,
    classes: ["flour", "cereals"],
  },
  {
    key: "milk",
    name: "Fresh milk 500 ml",
    type: "2",
    tax: "C",
    unit: "U",
    price: 65,
    opening: 240,
    classes: ["milk", "dairy"],
  },
  {
    key: "hall",
    name: "Conference hall, full day",
    type: "3",
    tax: "A",
    unit: "U",
    price: 12_528,
    classes: ["property rental", "services"],
  },
  {
    key: "room",
    name: "Double room, per night",
    type: "3",
    tax: "A",
    unit: "U",
    price: 8700,
    classes: ["hotel", "property rental", "services"],
  },
  {
    key: "wellness",
    name: "Wellness club subscription, one month",
    type: "3",
    tax: "A",
    unit: "U",
    price: 5800,
    classes: ["club", "consulting", "services"],
  },
  {
    key: "loan",
    name: "Loan processing fee",
    type: "3",
    tax: "B",
    unit: "U",
    price: 1500,
    classes: ["financial", "accounting services", "services"],
  },
  {
    key: "service",
    name: "Service charge",
    type: "3",
    tax: "D",
    unit: "U",
    price: 650,
    classes: ["services"],
  },
  {
    key: "disbursement",
    name: "Disbursement, park entry fees",
    type: "3",
    tax: "D",
    unit: "U",
    price: 4300,
    classes: ["passenger transport", "services"],
  },
];

export type SetLine = { item: string; quantity: number; discountRate?: number };

export type SetDocument = {
  key: string;
  /** Its purpose in the set. */
  shows: string;
  /** A business buys; otherwise a walk-in customer does. */
  isForBuyer: boolean;
  payment: NonNullable<SaleInput["payment_type"]>;
  lines: readonly SetLine[];
  /** The document that a credit note credits. */
  credits?: string;
  /** Its first attempt gets no response in time, and it is submitted twice. */
  isRepeated?: boolean;
};

const line = (item: string, quantity: number, discountRate?: number): SetLine => ({
  item,
  quantity,
  ...(discountRate === undefined ? {} : { discountRate }),
});

/** In the order of submission. The payment codes are those of the API: 05 is credit, 02 a card. */
export const documents: readonly SetDocument[] = [
  {
    key: "single",
    shows: "one rate, on credit",
    isForBuyer: true,
    payment: "05",
    lines: [line("hall", 2), line("cocktail", 24)],
  },
  {
    key: "mixed",
    shows: "three rates, items and a service",
    isForBuyer: true,
    payment: "01",
    lines: [line("ribs", 6.5), line("flour", 10), line("milk", 24), line("room", 2)],
  },
  {
    key: "non-vat",
    shows: "items and services with non-VAT amounts, by cheque",
    isForBuyer: true,
    payment: "04",
    lines: [line("ribs", 4), line("wellness", 1), line("service", 1), line("disbursement", 2)],
  },
  {
    key: "walk-in",
    shows: "services only, walk-in customer, mobile money",
    isForBuyer: false,
    payment: "06",
    lines: [line("hall", 1), line("wellness", 2)],
  },
  {
    key: "zero",
    shows: "zero-rated only, cash",
    isForBuyer: false,
    payment: "01",
    lines: [line("milk", 48)],
  },
  {
    key: "exempt",
    shows: "exempt only, card",
    isForBuyer: false,
    payment: "02",
    lines: [line("flour", 6), line("loan", 1)],
  },
  { key: "room", shows: "accommodation", isForBuyer: false, payment: "02", lines: [line("room", 3)] },
  {
    key: "discount",
    shows: "a discount on one line",
    isForBuyer: false,
    payment: "01",
    lines: [line("ribs", 2.5, 10), line("cocktail", 4)],
  },
  {
    key: "repeated",
    shows: "two rates, mobile money",
    isForBuyer: false,
    payment: "06",
    lines: [line("cocktail", 2), line("milk", 6)],
    isRepeated: true,
  },
  {
    key: "credit",
    shows: "a partial credit note of an item and a service",
    isForBuyer: true,
    payment: "01",
    lines: [line("ribs", 1.5), line("room", 1)],
    credits: "mixed",
  },
  {
    key: "credit-discount",
    shows: "a credit note of an item with a discount",
    isForBuyer: false,
    payment: "01",
    lines: [line("ribs", 1, 10)],
    credits: "discount",
  },
];

/** The items bought from the supplier, with prices. */
export const purchase: readonly (SetLine & { price: number })[] = [
  { item: "flour", quantity: 40, price: 190 },
  { item: "milk", quantity: 120, price: 52 },
];

/** The difference of a stock take: broken bottles. */
export const adjustment: SetLine = { item: "cocktail", quantity: -3 };

/** Rates by letter of the API, percent. */
export const rates: Readonly<Record<string, number>> = { A: 16, B: 0, C: 0, D: 0, E: 8 };

export function itemOf(key: string): SetItem {
  const found = items.find((item) => item.key === key);
  if (!found) throw new Error(`the set has no item ${key}`);
  return found;
}

/** The number of a document: its kind, the day, its place among those of its kind. */
export function numberOf(kind: string, day: string, place: number): string {
  return `${kind}-${day.slice(2)}-${String(place).padStart(2, "0")}`;
}
