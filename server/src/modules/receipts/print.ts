// A receipt or a report as PDF, on a page or on the roll of a receipt printer.

import type { Form } from "@taxctl/sdk/rules/profiles/units";
import { a4 } from "./a4.ts";
import { formOf, type PrintOptions } from "./form.ts";
import type { Receipt } from "./receipt.ts";
import { roll } from "./roll.ts";
import { type About, Sheet } from "./sheet.ts";

export type Paper = "a4" | "80mm";

/** The PDF of a receipt: equal receipts give equal files. */
export function printReceipt(receipt: Receipt, paper: Paper, options: PrintOptions): Promise<Buffer> {
  const { form, about } = formOf(receipt, options);
  return printForm(form, paper, about);
}

/** The PDF of any form. */
export async function printForm(form: Form, paper: Paper, about: About): Promise<Buffer> {
  const sheet = new Sheet(about);
  await (paper === "a4" ? a4 : roll)(sheet, form);
  return sheet.finish();
}
