// The rows of a reconciliation: the differences, their reasons, and a decision about each.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, type TaxWords } from "@taxctl/sdk/rules/profiles";
import { checkbox, form } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { Form } from "../../sent-form.ts";
import { type Column, type Filter, filterForm, filtersOf, table, tickAll } from "../../table.ts";
import { count, plural } from "../../words.ts";
import { bulkBar, decisionCell, decisionsOf, isDecidable, keyOf } from "./row-actions.ts";
import {
  differenceCell,
  documentOf,
  invoiceCell,
  sumCell,
  supplierOf,
  taxCell,
  whyCell,
} from "./row-cells.ts";
import { certainRows, type RowFilter, rowCount } from "./row-count.ts";
import { rowTabs, tabOf } from "./tabs.ts";
import { booksPath, decisions, monthName, monthOf, monthPath, type ReconciliationListRow } from "./words.ts";

type Row = ReconciliationListRow;

/** The tab chooses the rows, these choose among them. */
const filtersIn = ({ tin }: TaxWords, tab: RowFilter): readonly Filter[] => [
  { name: "status", label: "", type: "hidden" },
  { name: "open", label: "", type: "hidden" },
  ...(tab.decision === undefined && !tab.open
    ? [
        {
          name: "decision",
          label: "Decision",
          options: [
            ["none", "None yet"],
            ...["accept", "pending", "ignore", "reject"].map(
              (name) => [name, decisions[name] ?? name] as const,
            ),
          ] as const,
        },
      ]
    : [{ name: "decision", label: "", type: "hidden" as const }]),
  { name: "supplier_tin", label: `${capitalized(tin)} of the supplier` },
];

/** How many rows one page shows and one form decides. */
const mostRows = 25;

/** After a failure another row may be in this place. It must not get the tick of the first one. */
const pageOfRow = (page: AccountPage, row: Row, index: number): AccountPage =>
  page.form.text(`row-${index}`) === keyOf(row) ? page : { ...page, form: new Form() };

/** The supplier, with the box that chooses a row for the decision about several. */
function supplierCell(page: AccountPage, row: Row, index: number, isTicked: boolean): SafeHtml {
  if (!isDecidable(page, row)) return supplierOf(row);
  return checkbox(pageOfRow(page, row, index), {
    name: "tick",
    value: String(index),
    label: html`${supplierOf(row)}<span class="vh">, invoice ${documentOf(row)?.number ?? ""}</span>`,
    isOptional: true,
    isTicked,
  });
}

/** The rows that “Tick all” ticks: what can be accepted, or all where nothing can. */
function ofTickAll(rows: readonly Row[]): readonly Row[] {
  const acceptable = rows.filter(({ authority, books }) => authority && books);
  return acceptable.length > 0 ? acceptable : rows;
}

/** The columns that say something about these rows: a side that none of them has needs none. */
function columnsOf(page: AccountPage, rows: readonly Row[], isOpen: boolean): Column<Row>[] {
  const places = new Map(rows.map((row, index) => [row, index]));
  const ticked = page.query.has("tick") ? ofTickAll(rows) : [];
  const money = (label: string) => (page.currency === null ? label : `${label}, ${page.currency}`);
  const has = (of: (row: Row) => unknown): boolean => rows.some(of);
  const isApart = has((row) => row.differences.some(({ field }) => field === "total" || field === "taxable"));
  const isOneSided = has(({ authority, books }) => !authority || !books);
  const sides: Column<Row>[] = [
    { label: money("Reported"), cell: (row) => sumCell(row, "authority"), isFigure: true, isMinor: true },
    { label: money("Books"), cell: (row) => sumCell(row, "books"), isFigure: true, isMinor: true },
  ];
  const shown =
    isApart || (isOneSided && has(({ authority, books }) => authority && books))
      ? sides
      : sides.slice(...(has(({ authority }) => authority) ? [0, 1] : [1]));
  return [
    {
      label: "Supplier",
      head: isOpen ? tickAll({ ...page, path: booksPath(page) }) : "",
      cell: (row) => supplierCell(page, row, places.get(row) ?? 0, ticked.includes(row)),
    },
    { label: "Invoice", cell: (row) => invoiceCell(page, row), isNamed: true },
    { label: "Why it is here", cell: (row) => whyCell(page, row) },
    ...shown,
    ...(isApart ? [{ label: "Difference", cell: differenceCell, isFigure: true }] : []),
    { label: money(capitalized(page.words.tax)), cell: (row) => taxCell(page, row), isFigure: true },
    { label: "Decision", isAction: true, cell: (row) => decisionCell(page, row, places.get(row) ?? 0) },
  ];
}

/** Accepts at once what agrees in everything, and the letters to suppliers that did not report. */
async function headActions(page: AccountPage, rows: readonly Row[]): Promise<SafeHtml[]> {
  const certain = page.may("decideReconciliation")
    ? await rowCount(page, page.params.books ?? "", certainRows)
    : 0;
  return [
    rows.some(({ status }) => status === "missing_at_authority")
      ? [html`<a class="button" href="${booksPath(page)}/letters">Letters to suppliers</a>`]
      : [],
    certain > 0 && rows.some(({ status }) => status === "exact")
      ? [
          form(page, {
            action: `${booksPath(page)}/certain`,
            label: `Accept the ${count(certain)} certain`,
            isPrimary: true,
          }),
        ]
      : [],
  ].flat();
}

export async function showRows(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const params = { id: page.params.books ?? "" };
  const title = `Purchases of ${monthName(month)}`;
  const back = [monthPath(page, month), monthName(month)] as const;
  const tab = tabOf(page.query);
  const filters = filtersIn(page.words, tab);
  const query = { ...filtersOf(page, filters), ...tab, per_page: mostRows };
  const result = await page.call("listReconciliationRows", { params, query });
  if (!result.ok) return show(title, filterForm(page, filters), { back, problem: result.problem });
  const { data, meta } = result.body;
  const isOpen = data.some((row) => isDecidable(page, row));
  const rows = table<Row>(page, {
    caption: "Your books and what suppliers reported",
    rows: data,
    next: meta.next_cursor,
    total: meta.total,
    empty: html`<p>There is no purchase in this month.</p>`,
    columns: columnsOf(page, data, isOpen),
  });
  const kept = new URLSearchParams(page.query);
  for (const name of ["tick", "done"]) kept.delete(name);
  const list = kept.size === 0 ? "" : `?${kept.toString()}`;
  return show(
    title,
    html`${await rowTabs(page)}${filterForm(page, filters, "rows")}
<div id="rows">${
      isOpen
        ? form(page, { action: booksPath(page) + list, label: "Decide", bar: bulkBar(page) }, rows)
        : rows
    }</div>`,
    { back, actions: html`${await headActions(page, data)}` },
  );
}

export async function decide(page: AccountPage): Promise<PageResponse> {
  const chosen = decisionsOf(page);
  if (chosen.length === 0)
    return again({
      status: 422,
      code: "validation_failed",
      message: "Tick at least one row, or use the buttons of a row",
    });
  const params = { id: page.params.books ?? "" };
  const result = await page.call("decideReconciliation", {
    params,
    body: { decisions: chosen.map(({ decision }) => decision) },
  });
  if (!result.ok) return again(result.problem);
  const rejected = result.body.data.results.filter((one) => one.result === "rejected");
  if (rejected.length > 0) {
    const reasons = rejected.map(({ index, reason }) => `${chosen[index]?.row}: ${reason ?? "not possible"}`);
    const message = `${plural(result.body.data.applied, "decision")} saved, ${rejected.length} not saved`;
    return again({ status: 409, code: "decisions_rejected", message, errors: { Rows: reasons } });
  }
  return goTo(`${booksPath(page)}?${page.query}`, "decided");
}
