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

/** The query that leads to the rows of a filter. */
export const queryOf = (filter: RowFilter): string =>
  new URLSearchParams(
    Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

const tabs: readonly (readonly [label: string, filter: RowFilter])[] = [
  ["To decide", { open: true }],
  ["Pending", { decision: "pending" }],
  ["Agree", { status: "exact" }],
  ["Differ", { status: differing }],
  ["Not in books", { status: "missing_in_books" }],
  ["Not reported", { status: unreported }],
  ["All", {}],
];

/** The tab of a URL: that of its status, else of its decision, else what is to decide. One status of several leads to the tab that has it. */
export function tabOf(query: URLSearchParams): RowFilter {
  const [status, decision] = [query.get("status"), query.get("decision")];
  const found = status
    ? tabs.find(([, filter]) => status.split(",").every((one) => filter.status?.split(",").includes(one)))
    : tabs.find(([, filter]) =>
        decision ? filter.decision === decision : filter.open && query.get("open") === "true",
      );
  return found?.[1] ?? {};
}

export async function rowTabs(page: AccountPage): Promise<SafeHtml> {
  const id = page.params.books ?? "";
  const here = tabOf(page.query);
  const totals = await Promise.all(tabs.map(([, filter]) => rowCount(page, id, filter)));
  const links = tabs.map(([label, filter], index) => {
    const target = queryOf(filter);
    const isHere = target === queryOf(here);
    return html`<a href="${booksPath(page)}${target === "" ? "" : `?${target}`}"${isHere ? html.raw` aria-current="true"` : ""}>${label} <span>${count(totals[index] ?? 0)}</span></a>`;
  });
  return html`<nav class="tabs" aria-label="Purchases">${links}</nav>`;
}
