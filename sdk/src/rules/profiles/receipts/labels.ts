// The kinds of receipts by their names in the API, and what a receipt prints for each.
import type { Receipt } from "./parts.ts";

/** A kind of receipts: the same in every profile. */
export type ReceiptLabel = Receipt["label"];

export type ReceiptLabels = Readonly<Record<ReceiptLabel, string>>;

/** Receipts that print the names of the API. */
export const publishedLabels: ReceiptLabels = {
  NS: "NS",
  NC: "NC",
  CS: "CS",
  CC: "CC",
  TS: "TS",
  TC: "TC",
  PS: "PS",
};
