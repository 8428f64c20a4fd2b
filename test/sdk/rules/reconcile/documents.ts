// Valid documents of both sides; a test states only what matters to it.
import type { Document } from "@taxctl/sdk/reconcile";

const plain = {
  supplier_tin: "P051234567Q",
  supplier_branch: "00",
  supplier_name: "Lakeside Wholesale Ltd",
  own_branch: "00",
  number: "812",
  date: "2026-03-09",
  kind: "invoice",
  taxable: 1000,
  tax: 160,
  total: 1160,
} as const;

/** A supplier sale at the authority. */
export function reported(given: Partial<Document> = {}): Document {
  return { id: "reported", ...plain, ...given, side: "authority" };
}

/** A purchase in the books. */
export function booked(given: Partial<Document> = {}): Document {
  return { id: "booked", ...plain, ...given, side: "books" };
}

/** The amounts of a total in cents whose tax is 16 %. */
export function amounts(cents: number): Pick<Document, "taxable" | "tax" | "total"> {
  const tax = Math.round((cents * 16) / 116);
  return { taxable: (cents - tax) / 100, tax: tax / 100, total: cents / 100 };
}
