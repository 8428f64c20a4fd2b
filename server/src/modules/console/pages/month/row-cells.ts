// The cells of a reconciliation's row: what agrees stands once, and only what differs has both values.
import { html, type SafeHtml } from "@remix-run/html-template";
import { round2 } from "@taxctl/sdk/rules/amounts";
import type { AccountPage } from "../../page.ts";
import { amount, day, plural, withAmounts, withDates } from "../../words.ts";
import { otherDifferences, whyBadge } from "./why.ts";
import type { ReconciliationListRow } from "./words.ts";

type Row = ReconciliationListRow;
type Side = "books" | "authority";
type Document = NonNullable<Row["books"]>;

/** The supplier's own document, or else that of the books. */
export const documentOf = ({ authority, books }: Row): Document | null => authority ?? books;

/** `invoice 804 of Wholesale Masters` */
export function nameOf(row: Row): string {
  const document = row.books ?? row.authority;
  if (!document) return "a purchase";
  return `invoice ${document.number} of ${document.supplier_name ?? document.supplier_tin}`;
}

export function supplierOf(row: Row): SafeHtml {
  const document = documentOf(row);
  if (!document) return html`–`;
  const { supplier_name, supplier_tin } = document;
  return supplier_name === null
    ? html`${supplier_tin}`
    : html`<span class="one-line" title="${supplier_name}">${supplier_name}</span> <small class="line">${supplier_tin}</small>`;
}

const differs = ({ differences }: Row, name: string): boolean =>
  differences.some(({ field }) => field === name);

/** Further differences that have no column, with their value in the books. */
function others({ words }: AccountPage, row: Row): SafeHtml[] {
  const names: Record<string, string> = { supplier_tin: words.tin, kind: "", number: "", date: "" };
  const shown = otherDifferences(row).filter(({ field, books }) => field in names && books !== null);
  return shown.map(
    ({ field, books }) =>
      html` <b class="line">${names[field]} ${field === "date" ? day(String(books)) : String(books).replaceAll("_", " ")} in your books</b>`,
  );
}

export function invoiceCell(page: AccountPage, row: Row): SafeHtml {
  const document = documentOf(row);
  if (!document) return html`–`;
  return html`${document.number} <small class="line">${day(document.date)}</small>${others(page, row)}`;
}

/** Whether the row is about a credit note: one side may not know the kind. */
const isCreditNote = ({ authority, books }: Row): boolean =>
  authority?.kind === "credit_note" || books?.kind === "credit_note";

const signedValue = (row: Row, value: number): number => (isCreditNote(row) ? -Math.abs(value) || 0 : value);
const signed = (row: Row, value: number): string => amount(signedValue(row, value));

/** The total of one side, bold if it differs. The amount without tax stands there only if it alone differs. */
export function sumCell(row: Row, side: Side): SafeHtml {
  const document = row[side];
  if (!document) return html`–`;
  const total = signed(row, document.total);
  if (differs(row, "total")) return html`<b>${total}</b>`;
  const net = row.differences.find(({ field }) => field === "taxable")?.[side];
  return typeof net === "number"
    ? html`${total} <b class="line">${signed(row, net)} without tax</b>`
    : html`${total}`;
}

/** How much more the supplier reported than the books have; of a pair that has one total, without tax. */
export function differenceCell(row: Row): SafeHtml {
  const { authority, books } = row;
  const field = (["total", "taxable"] as const).find((name) => differs(row, name));
  if (!authority || !books || field === undefined) return html`–`;
  return html`${amount(round2(signedValue(row, authority[field]) - signedValue(row, books[field])))}`;
}

export function taxCell({ words }: AccountPage, row: Row): SafeHtml {
  const document = documentOf(row);
  if (!document) return html`–`;
  const name = html`<span class="on-phone">${words.tax} </span>`;
  if (!row.books || !differs(row, "tax")) return html`${name}${signed(row, document.tax)}`;
  return html`${name}<b>${signed(row, document.tax)}</b> <b class="line">${signed(row, row.books.tax)} in your books</b>`;
}

/** Why the row is here, and folded what else was compared with it. */
export function whyCell(page: AccountPage, row: Row): SafeHtml {
  const { candidates, books } = row;
  if (candidates.length === 0) return whyBadge(row, page.words.tin);
  const lines = candidates.map(({ document, reason }) => {
    const why = reason === null ? "" : `. ${withDates(page, withAmounts(reason))}`;
    return html`<li>Compared with ${document.number}, ${day(document.date)}, ${amount(document.total)}${why.replaceAll("supplier_tin", page.words.tin)}</li>`;
  });
  return html`${whyBadge(row, page.words.tin)}<details><summary>${plural(candidates.length, "document")} near it ${books ? "of suppliers" : "in your books"}</summary><ul>${lines}</ul></details>`;
}
