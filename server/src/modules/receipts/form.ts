// What a receipt's PDF shows: the form of its profile, and the properties of the file.
import { type Form, rulesOf, wordsOf } from "@taxctl/sdk/rules/profiles/units";
import { instantOf } from "../../base/clock.ts";
import type { Receipt } from "./receipt.ts";
import type { About } from "./sheet.ts";

/** The logo, and the zone of the receipt's times. */
export type PrintOptions = { logo?: Uint8Array | null; timeZone: string };

export function formOf(
  receipt: Receipt,
  { logo = null, timeZone }: PrintOptions,
): { form: Form; about: About } {
  const { seller, invoice_no, language } = receipt;
  const form = rulesOf(receipt.profile).receiptForm(receipt, logo);
  const copy = receipt.is_copy ? ` (${wordsOf(language).copy})` : "";
  const title = `${form.title} ${invoice_no}${copy}`;
  return { form, about: { title, author: seller.name, date: dateOf(receipt, timeZone), language } };
}

/** When the unit signed; the document's own time if the unit gave none. */
function dateOf({ receipt_date, sale_date, sale_time }: Receipt, timeZone: string): Date {
  const local = `${sale_date}${sale_time}`;
  return new Date(instantOf(receipt_date ?? local, timeZone) ?? instantOf(local, timeZone) ?? 0);
}
