// The tabs above the rows of a reconciliation: what is to decide, then each part of the month's bar, and all rows.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { AccountPage } from "../../page.ts";
import { count } from "../../words.ts";
import { type RowFilter, rowCount } from "./row-count.ts";
import { booksPath } from "./words.ts";

/** Rows of two sides that differ. */
export const differing = "suggested,mismatch,residual";
/** Rows of the books alone. */
export const unreported = "missing_at_authority,duplicate";

const tabs: readonly (readonly [label: string, filter: RowFilter])[] = [
  ["To decide", { decision: "none" }],
  ["Pending", { decision: "pending" }],
  ["Agree", { status: "exact" }],
  ["Differ", { status: differing }],
  ["Not in books", { status: "missing_in_books" }],
  ["Not reported", { status: unreported }],
  ["All", {}],
];

/** The tab of a URL: that of its status, else of its decision. One status of several leads to the tab that has it. */
export function tabOf(query: URLSearchParams): RowFilter {
  const [status, decision] = [query.get("status"), query.get("decision")];
  const found = status
    ? tabs.find(([, filter]) => status.split(",").every((one) => filter.status?.split(",").includes(one)))
    : tabs.find(([, filter]) => decision && filter.decision === decision);
  return found?.[1] ?? {};
}

export async function rowTabs(page: AccountPage): Promise<SafeHtml> {
  const id = page.params.books ?? "";
  const here = tabOf(page.query);
  const totals = await Promise.all(tabs.map(([, filter]) => rowCount(page, id, filter)));
  const links = tabs.map(([label, filter], index) => {
    const target = new URLSearchParams(filter);
    const isHere = String(target) === String(new URLSearchParams(here));
    return html`<a href="${booksPath(page)}${target.size > 0 ? `?${target.toString()}` : ""}"${isHere ? html.raw` aria-current="true"` : ""}>${label} <span>${count(totals[index] ?? 0)}</span></a>`;
  });
  return html`<nav class="tabs" aria-label="Purchases">${links}</nav>`;
}
