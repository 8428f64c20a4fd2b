// The set that a certification shows: its items and documents, as data.
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

export type SetLine = { item: string; quantity: number; discountRate?: number };

export type SetDocument = {
  key: string;
  /** Its purpose in the set. */
  shows: string;
  /** A quotation, or a document of the device in training: the unit doesn't get it. */
  kind?: "proforma" | "training";
  /** A business buys; otherwise a walk-in customer does. */
  isForBuyer: boolean;
  /** Phone number of the customer. */
  mobile?: string;
  payment: NonNullable<SaleInput["payment_type"]>;
  lines: readonly SetLine[];
  /** The document that a credit note credits. */
  credits?: string;
  /** Its first attempt gets no response in time, and it is submitted twice. */
  isRepeated?: boolean;
  /** A simulated unit doesn't respond until it is known that there is no receipt meanwhile. */
  isAway?: boolean;
};

/** The items and documents, as data. */
export type CertifySet = {
  items: readonly SetItem[];
  /** In the order of submission. */
  documents: readonly SetDocument[];
  /** The items bought from the supplier, with prices. */
  purchase: readonly (SetLine & { price: number })[];
  /** The difference of a stock take. */
  adjustment: SetLine;
  /** Rates by letter of the API, percent. */
  rates: Readonly<Record<string, number>>;
  /** The letter of an imported item. */
  importTax: SetItem["tax"];
};

export function itemOf({ items }: CertifySet, key: string): SetItem {
  const found = items.find((item) => item.key === key);
  if (!found) throw new Error(`the set has no item ${key}`);
  return found;
}

/** The number of a document: its kind, the day, its place among those of its kind. */
export function numberOf(kind: string, day: string, place: number): string {
  return `${kind}-${day.slice(2)}-${String(place).padStart(2, "0")}`;
}
