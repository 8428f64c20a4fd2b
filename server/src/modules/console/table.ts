// Tables of lists: the operation's filters in the URL, pages by cursor, and a next step where there is nothing.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { PublicPage } from "./page.ts";
import { card } from "./parts.ts";
import { count, withDates } from "./words.ts";

export type Column<Row> = {
  label: string;
  cell: (row: Row) => SafeHtml | string;
  /** In the head in front of the label, such as what ticks all rows. */
  head?: SafeHtml | "";
  /** Figures are aligned at the right. */
  isFigure?: boolean;
  /** A figure in the currency of the list, which the head names. */
  isMoney?: boolean;
  /** Buttons, at the right. */
  isAction?: boolean;
  /** Left out on phones. */
  isMinor?: boolean;
  /** In compact rows, the label stands in front of the value: without it nobody knows what the value is. So it does for figures. */
  isNamed?: boolean;
  /** At the right of the first line of compact rows, in place of the last figure. */
  isMain?: boolean;
};

/** A filter of the operation that lists. */
export type Filter = {
  /** As the operation names it. */
  name: string;
  label: string;
  /** One that links above the list choose is hidden: it stays as it is. */
  type?: "text" | "date" | "hidden";
  options?: readonly (readonly [value: string, label: string])[];
  /** Folded until it has a value: most people don't need it. */
  isMinor?: boolean;
  /** Of a filter that always has a value: the one that counts until another is chosen. */
  initial?: string;
};

/** The filters of a page's URL, for the operation that lists. */
export function filtersOf(page: PublicPage, filters: readonly Filter[]): Record<string, string> {
  const values = [...filters.map(({ name }) => name), "cursor"].map((name) => [
    name,
    page.query.get(name) ?? "",
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

function control({ name, type = "text", options, initial }: Filter, given: string): SafeHtml {
  const value = given || (initial ?? "");
  if (!options) return html`<input type="${type}" id="q-${name}" name="${name}" value="${value}">`;
  const choices = [...(initial === undefined ? [["", "All"] as const] : []), ...options].map(
    ([choice, label]) =>
      html`<option value="${choice}"${choice === value ? html.raw` selected` : ""}>${label}</option>`,
  );
  return html`<select id="q-${name}" name="${name}">${choices}</select>`;
}

/** What is chosen, in words: `State Failed, Branch Westlands`; empty where nothing is. */
function chosenText(page: PublicPage, filters: readonly Filter[]): string {
  const chosen = filters.flatMap(({ name, label, type, options, initial }) => {
    const value = page.query.get(name) ?? initial ?? "";
    const word =
      options?.find(([choice]) => choice === value)?.[1] ??
      (type === "date" ? withDates(page, value) : value);
    return value === "" || type === "hidden" ? [] : [`${label} ${word}`];
  });
  return chosen.join(", ");
}

/**
 * A form with the list's filters; those that few people need are folded, and on phones all of them, under what is chosen. With
 * script, the list follows each change, or the element around it that has the `id`.
 */
export function filterForm(page: PublicPage, filters: readonly Filter[], id = "list"): SafeHtml {
  const given = ({ name }: Filter): string => page.query.get(name) ?? "";
  const fields = (some: readonly Filter[]) =>
    some.map((filter) =>
      filter.type === "hidden"
        ? control(filter, given(filter))
        : html`<div class="field"><label for="q-${filter.name}">${filter.label}</label>
${control(filter, given(filter))}</div>`,
    );
  const minor = filters.filter(({ isMinor }) => isMinor);
  const isOpen = minor.some((filter) => ![undefined, "", filter.initial].includes(given(filter)));
  const more =
    minor.length === 0
      ? ""
      : html`<details${isOpen ? html.raw` open` : ""}><summary>More filters</summary><div>${fields(minor)}</div></details>`;
  // What links above the list choose stays.
  const [fixed, free] = [true, false].map((isFixed) =>
    filters.filter(({ type }) => (type === "hidden") === isFixed),
  ) as [Filter[], Filter[]];
  const kept = new URLSearchParams(
    fixed.map((one): [string, string] => [one.name, given(one)]).filter(([, value]) => value !== ""),
  );
  const clear = free.some((one) => !["", one.initial].includes(given(one)))
    ? html`<a href="${page.path}${kept.size > 0 ? `?${kept.toString()}` : ""}">Clear</a>`
    : "";
  return html`<details class="chosen"><summary>Filters <span id="chosen-${id}">${chosenText(page, filters)}</span></summary><form class="filters" method="get" action="${page.path}" role="search" hx-get="${page.path}" hx-trigger="change, submit"
hx-target="#${id}" hx-select="#${id}" hx-swap="outerHTML" hx-select-oob="#chosen-${id},#clear-${id}" hx-push-url="true">${fields(filters.filter(({ isMinor }) => !isMinor))}
<button type="submit">Show</button> <span id="clear-${id}">${clear}</span>${more}</form></details>`;
}

/** Ticks all rows of a page or none, in the head of the table; for browsers without script too. */
export function tickAll(page: PublicPage): SafeHtml {
  const query = new URLSearchParams(page.query);
  query.delete("done");
  const isTicked = query.has("tick");
  if (isTicked) query.delete("tick");
  else query.set("tick", "all");
  return html`<a class="tick-all${isTicked ? " ticked-all" : ""}" href="${page.path}?${query.toString()}"><span>${isTicked ? "Tick none" : "Tick all"}</span></a>`;
}

/** The page of a list without filters: the rest of its URL doesn't concern the list. */
export const unfiltered = <Page extends PublicPage>(page: Page): Page => ({
  ...page,
  query: new URLSearchParams(),
});

export type List<Row> = {
  /** The content of the table, for screen readers. */
  caption: string;
  /** The heading of the list, where the page has others. */
  title?: string;
  /** At the right of the heading, such as how many rows there are. */
  end?: SafeHtml | string;
  /** Of the amounts in the table. */
  currency?: string | null;
  /** Of the list in its page; `list` where it is the only one. */
  id?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** `meta.next_cursor` of the list. */
  next?: string | null | undefined;
  /** How many rows all pages have, where it is known: each page says which of them it has. */
  total?: number | undefined;
  /** Where a row leads; the first column is its link. */
  link?: (row: Row) => string;
  /** Shown above the table: how many rows there are, and what they add up to. */
  above?: SafeHtml | "";
  /** Shown where the list is empty: the next step. */
  empty: SafeHtml;
};

/** The value of a cell that has none: compact rows leave it out. */
const nothing = "–";

/** The column at the right of the first line of a compact row: the last figure, else the state, unless another is chosen. */
function mainOf<Row>(columns: readonly Column<Row>[]): number {
  const chosen = columns.findIndex(({ isMain }) => isMain);
  if (chosen !== -1) return chosen;
  const figure = columns.findLastIndex(({ isFigure }) => isFigure);
  return figure === -1 ? columns.findIndex(({ label }) => label === "State") : figure;
}

/** The classes of a cell. */
function classOf<Row>(
  { isFigure, isAction, isMinor, isNamed }: Column<Row>,
  isMain: boolean,
  isEmpty = false,
) {
  const names = [
    isFigure ? "figure" : [],
    isAction ? "end" : [],
    isMinor ? "minor" : [],
    isMain ? "main" : [],
    isNamed || (isFigure && !isMain) ? "named" : [],
    isEmpty ? "none" : [],
  ].flat();
  return names.length === 0 ? "" : html` class="${names.join(" ")}"`;
}

/** A list as a table. On narrow screens each row has two or three lines: the first column and the main one, then the rest. */
export function table<Row>(page: PublicPage, of: List<Row>): SafeHtml {
  const { id, caption, title, end, currency, rows, next, link, empty, above = "" } = of;
  const columns = of.columns.map((column) =>
    column.isMoney
      ? { ...column, isFigure: true, label: currency ? `${column.label}, ${currency}` : column.label }
      : column,
  );
  const main = mainOf(columns);
  const head = columns.map(
    (column, index) =>
      html`<th scope="col"${classOf(column, index === main)}>${column.head ?? ""}${column.label}</th>`,
  );
  const body = rows.map((row) => {
    const cells = columns.map((column, index) => {
      const { label } = column;
      const content = column.cell(row);
      const shown = index === 0 && link ? html`<a href="${link(row)}">${content}</a>` : content;
      const isEmpty = ["", nothing].includes(String(content));
      const kind = classOf(column, index === main, isEmpty);
      // The label stands in front of the content, so the content is one element.
      return index === 0
        ? html`<th scope="row" data-label="${label}"${kind}><div>${shown}</div></th>`
        : html`<td data-label="${label}"${kind}><div>${shown}</div></td>`;
    });
    return html`<tr>${cells}</tr>`;
  });
  const content = html`${above}<table><caption class="vh">${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
  const shown = list(page, {
    id,
    isEmpty: rows.length === 0,
    next,
    empty,
    content,
    rows: rows.length,
    total: of.total,
  });
  return title === undefined ? shown : card(`${id ?? "list"}-title`, title, shown, { end });
}

/** A page of a list in any form, with its links to other pages; or the next step where there is nothing. */
export function list(
  page: PublicPage,
  {
    id = "list",
    isEmpty,
    next,
    empty,
    content,
    rows = 0,
    total,
  }: Pick<List<unknown>, "next" | "empty" | "total"> & {
    id?: string | undefined;
    isEmpty: boolean;
    content: SafeHtml;
    rows?: number;
  },
): SafeHtml {
  const isFiltered = [...page.query.keys()].some((name) => name !== "done");
  if (isEmpty)
    return html`<div id="${id}" class="empty">${isFiltered ? html`<p>Nothing matches. <a href="${page.path}">Show everything</a></p>` : empty}</div>`;
  return html`<div id="${id}">${content}
${pages(page, next, rows, total)}</div>`;
}

/** Which of how many rows the page has, and the links to others. The URL carries how many rows are before it. */
function pages(page: PublicPage, next: string | null | undefined, rows: number, total?: number): SafeHtml {
  const isFirst = !page.query.has("cursor");
  if (isFirst && !next) return html``;
  const here = new URLSearchParams(page.query);
  const before = isFirst ? 0 : Number(here.get("before") ?? Number.NaN);
  for (const name of ["done", "cursor", "before"]) here.delete(name);
  const first = html`<a href="${page.path}?${here.toString()}">First page</a>`;
  const isKnown = rows > 0 && Number.isInteger(before) && before >= 0;
  if (next) here.set("cursor", next);
  if (next && isKnown) here.set("before", String(before + rows));
  const place = isKnown
    ? html`<span class="dim">${count(before + 1)}–${count(before + rows)}${total === undefined ? "" : ` of ${count(total)}`}</span>`
    : "";
  return html`<nav class="pages" aria-label="Pages of the list">${place}${isFirst ? "" : first}
${next ? html`<a href="${page.path}?${here.toString()}" rel="next">Next page</a>` : ""}</nav>`;
}
