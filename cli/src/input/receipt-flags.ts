// The flags of texts on receipts, which accounts and branches share.
import { Flags } from "@oclif/core";

/** The texts on receipts, as commands show them. */
export const receiptFields = [
  "trade_name",
  "receipt_address",
  "receipt_header",
  "receipt_footer",
  "receipt_language",
  "walk_in_customer_name",
] as const;

export const receiptFlags = {
  "trade-name": Flags.string({ summary: "trade name on receipts, at most 20 characters" }),
  "receipt-address": Flags.string({ summary: "address on receipts, at most 200 characters" }),
  "receipt-header": Flags.string({ summary: "line below the title of receipts, at most 20 characters" }),
  "receipt-footer": Flags.string({ summary: "last line of receipts, at most 20 characters" }),
  "receipt-language": Flags.option({
    options: ["en", "sw", ""] as const,
    summary: "language of receipts: en English, sw Kiswahili",
  })(),
  "walk-in-name": Flags.string({ summary: "customer name of sales without one, at most 60 characters" }),
};

type ReceiptFlags = {
  [Name in Exclude<keyof typeof receiptFlags, "receipt-language">]?: string | undefined;
} & { "receipt-language"?: "en" | "sw" | "" | undefined };

/** The API fields of the flags; `undefined` for a missing flag. */
export function receiptData(flags: ReceiptFlags) {
  return {
    trade_name: flags["trade-name"],
    receipt_address: flags["receipt-address"],
    receipt_header: flags["receipt-header"],
    receipt_footer: flags["receipt-footer"],
    receipt_language: flags["receipt-language"],
    walk_in_customer_name: flags["walk-in-name"],
  };
}

type Emptied<Value> = Value extends "" ? null : Value;

/** The same, with null where an empty text was given: it removes a value. */
export function emptied<Data extends Record<string, string | undefined>>(
  data: Data,
): { [Name in keyof Data]: Emptied<Data[Name]> | null } {
  const entries = Object.entries(data).map(([field, value]) => [field, value === "" ? null : value]);
  return Object.fromEntries(entries) as { [Name in keyof Data]: Emptied<Data[Name]> | null };
}
