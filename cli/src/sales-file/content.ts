// Comparing two submissions by content, whatever the order of fields or the format of a sheet.
import { createHash } from "node:crypto";
import { type Invoice, type NameItem, saleDocument } from "@taxctl/sdk/sales-file";

const ownCodes = byCode(new Map());

/** The item of a line by the code of its sheet. A code without an item stands for itself. */
export function byCode(itemCodes: ReadonlyMap<string, string>): NameItem {
  return ({ code }) => ({ item_code: itemCodes.get(code) ?? code });
}

/** Hash of an invoice's content: its document with the sheet's own codes. */
export function contentOfInvoice(invoice: Invoice): string {
  return contentOf(saleDocument(invoice, ownCodes, invoice.head.original_invoice_no));
}

/** Hash of a document. */
export function contentOf(document: object): string {
  return createHash("sha256")
    .update(JSON.stringify(ordered(document)))
    .digest("hex")
    .slice(0, 16);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, ordered(entry)]));
}
