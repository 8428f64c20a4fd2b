// A receipt as PDF, on a page or on the roll of a receipt printer.
import { a4 } from "./a4.ts";
import { keForm } from "./ke-form.ts";
import { plainForm } from "./plain-form.ts";
import type { Receipt } from "./receipt.ts";
import { roll } from "./roll.ts";
import { Sheet } from "./sheet.ts";

export type Paper = "a4" | "80mm";

const forms: Record<Receipt["profile"], typeof keForm> = { ke: keForm, plain: plainForm };

/** The PDF of a receipt: equal receipts give equal files. */
export async function printReceipt(
  receipt: Receipt,
  paper: Paper,
  logo: Uint8Array | null = null,
): Promise<Buffer> {
  const { seller, invoice_no, language } = receipt;
  const form = forms[receipt.profile](receipt, logo);
  const title = `${form.title} ${invoice_no}`;
  const sheet = new Sheet({ title, author: seller.name, date: dateOf(receipt.receipt_date), language });
  await (paper === "a4" ? a4 : roll)(sheet, form);
  return sheet.finish();
}

/** The file's date. The unit's time has no zone: it is written as it is. */
function dateOf(stamp: string | null): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp ?? "");
  const [year = 1970, month = 1, ...rest] = parts ? parts.slice(1).map(Number) : [];
  return new Date(Date.UTC(year, month - 1, ...rest));
}
