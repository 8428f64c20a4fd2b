// The receipt of a document on paper: the original, and copies of it, which reports count.
import { html, type SafeHtml } from "@remix-run/html-template";
import { type BodyOf, CallFailed } from "../../call.ts";
import { form } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse } from "../../page.ts";
import { time } from "../../words.ts";
import { pathOf } from "./path.ts";

export type Copies = BodyOf<"listReceiptCopies">;

const rollQuery = "?paper=80mm";
const paperOf = ({ query }: AccountPage) => (query.get("paper") === "80mm" ? "80mm" : "a4");

/** The button that prints, and the other ways. Once a copy was printed, the original isn't offered any more. */
export function printButtons(page: AccountPage, id: string, copies: Copies | undefined) {
  const path = pathOf(page, id);
  const action = `${path}/copies`;
  const original = html`<a class="button neutral" href="${path}/receipt">Print the receipt</a>`;
  const originalOnRoll = html`<a class="button neutral" href="${path}/receipt${rollQuery}">Print on a roll of 80 mm</a>`;
  if (!copies || !page.may("createReceiptCopy")) return { first: original, others: [originalOnRoll] };
  const copy = form(page, { action, label: "Print a copy" });
  const copyOnRoll = form(page, { action: `${action}${rollQuery}`, label: "Copy on a roll of 80 mm" });
  return copies.data.length === 0
    ? { first: original, others: [originalOnRoll, copy, copyOnRoll] }
    : { first: copy, others: [copyOnRoll] };
}

/** How many copies were printed; nothing without any. */
export function copyFacts(page: AccountPage, copies: Copies | undefined): SafeHtml {
  const last = copies?.data[0];
  if (!copies || !last) return html``;
  const by = last.user_name === null ? "" : ` by ${last.user_name}`;
  return html`<dt>Copies</dt><dd>${String(copies.meta.total ?? copies.data.length)}, last printed ${time(page, last.printed_at)}${by}</dd>`;
}

/** The receipt, or the copy that the URL names, as a PDF to print or keep. */
export async function showReceipt(page: AccountPage): Promise<PageResponse> {
  const params = { id: page.params.id ?? "" };
  const copy_id = page.query.get("copy") ?? undefined;
  const query = {
    format: "pdf" as const,
    paper: paperOf(page) as "a4" | "80mm",
    ...(copy_id && { copy_id }),
  };
  const file = await page.readFile("getReceipt", { params, query }, "application/pdf");
  if (!file.type.startsWith("application/pdf"))
    throw new CallFailed({ status: 500, code: "internal_error", message: "The receipt is no PDF" });
  return { kind: "file", ...file, name: `receipt-${params.id}.pdf` };
}

/** Records a copy, then shows it: a page that is loaded again counts none. */
export async function printCopy(page: AccountPage): Promise<PageResponse> {
  const params = { id: page.params.id ?? "" };
  const result = await page.call("createReceiptCopy", { params });
  if (!result.ok) return again(result.problem);
  return goTo(`${pathOf(page, params.id)}/receipt?copy=${result.body.data.id}&paper=${paperOf(page)}`);
}
