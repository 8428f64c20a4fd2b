// A receipt as PDF, on a page or on the roll of a receipt printer.

import type { Form } from "@taxctl/sdk/rules/profiles/units";
import { rulesOf, wordsOf } from "@taxctl/sdk/rules/profiles/units";
import { instantOf } from "../../base/clock.ts";
import { a4 } from "./a4.ts";
import type { Receipt } from "./receipt.ts";
import { roll } from "./roll.ts";
import { type About, Sheet } from "./sheet.ts";

export type Paper = "a4" | "80mm";

/** The logo, and the zone of the receipt's times. */
export type PrintOptions = { logo?: Uint8Array | null; timeZone: string };

/** The PDF of a receipt: equal receipts give equal files. */
export async function printReceipt(
  receipt: Receipt,
  paper: Paper,
  { logo = null, timeZone }: PrintOptions,
): Promise<Buffer> {
  const { seller, invoice_no, language } = receipt;
  const form = rulesOf(receipt.profile).receiptForm(receipt, logo);
  const copy = receipt.is_copy ? ` (${wordsOf(language).copy})` : "";
  const title = `${form.title} ${invoice_no}${copy}`;
  return printForm(form, paper, { title, author: seller.name, date: dateOf(receipt, timeZone), language });
}

/** The PDF of any form. */
export async function printForm(form: Form, paper: Paper, about: About): Promise<Buffer> {
  const sheet = new Sheet(about);
  await (paper === "a4" ? a4 : roll)(sheet, form);
  return sheet.finish();
}

/** When the unit signed; the document's own time if the unit gave none. */
function dateOf({ receipt_date, sale_date, sale_time }: Receipt, timeZone: string): Date {
  const local = `${sale_date}${sale_time}`;
  return new Date(instantOf(receipt_date ?? local, timeZone) ?? instantOf(local, timeZone) ?? 0);
}
