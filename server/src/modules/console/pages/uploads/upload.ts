// One upload of sales: what can be sent, what is wrong, the start, how far it is, and what came of each sale.
import { html, type SafeHtml } from "@remix-run/html-template";
import { inForm } from "../../file-words.ts";
import { form } from "../../form.ts";
import { type AccountPage, goAfter, type PageResponse, show } from "../../page.ts";
import { refreshFrom } from "../../refresh.ts";
import { type Filter, filterForm, filtersOf, table } from "../../table.ts";
import { amount, count, plural, withAmounts } from "../../words.ts";
import { columnsCard } from "./columns.ts";
import { itemsCard } from "./items.ts";
import { problemOf } from "./mapping.ts";
import { problemRows } from "./problems.ts";
import { draftFigures, isOpen, lead, progress } from "./progress.ts";
import { idOf, saleStates, type Upload, type UploadSale, uploadPath, uploadsPath } from "./words.ts";

/** While an upload is being sent, or sales of it wait for their signature. */
const refreshing = { everyS: 3, forS: 600 };

const filters: readonly Filter[] = [
  {
    name: "state",
    label: "State",
    options: Object.entries(saleStates).map(([value, [, word]]) => [value, word] as const),
  },
];

/** The sales that a button sends, and what they add up to. */
function startLabel({ currency }: AccountPage, { ready, total_amount }: Upload): string {
  const sum = amount(total_amount);
  return `Send ${plural(ready, "sale")}, ${currency === null ? sum : `${currency} ${sum}`}`;
}

/** Start, or cancel. */
function actions(page: AccountPage, one: Upload): SafeHtml | "" {
  const here = uploadPath(page, one.id);
  if (one.status === "finished" && page.may("createSalesUpload"))
    return html`<a class="button" href="${uploadsPath(page)}">Upload another file</a>`;
  if (one.status !== "draft") return "";
  const start =
    one.ready > 0 && page.may("startSalesUpload")
      ? form(page, { action: `${here}/start`, label: startLabel(page, one), isPrimary: true })
      : "";
  const cancel = page.may("cancelSalesUpload")
    ? html`<a class="button" href="${here}/cancel">Cancel the upload</a>`
    : "";
  return html`${cancel}${start}`;
}

function said({ problems: wrong, warnings, message }: UploadSale): SafeHtml {
  const lines = [
    ...(message !== null && wrong.length === 0 ? [html`<li>${message}</li>`] : []),
    ...[...wrong, ...warnings].map(
      ({ line, column, problem }) =>
        html`<li>${line === null ? "" : `Line ${line} `}${column ?? ""} ${withAmounts(inForm(problem))}</li>`,
    ),
  ];
  return lines.length === 0 ? html`` : html`<ul>${lines}</ul>`;
}

async function sales(page: AccountPage, one: Upload): Promise<SafeHtml> {
  if (one.status === "canceled" || one.sales === 0) return html``;
  const { data, meta } = await page.read("listSalesUploadSales", {
    params: { id: one.id },
    query: filtersOf(page, filters),
  });
  const rejected = one.problems + one.rejected;
  return html`<div class="head"><h2>Sales</h2>${rejected === 0 ? "" : html`<a href="${uploadPath(page, one.id)}/rejected">Download what was not sent or rejected (CSV)</a>`}</div>
${filterForm(page, filters)}
${table<UploadSale>(page, {
  caption: "Sales of the file, in its order",
  currency: page.currency,
  rows: data,
  next: meta.next_cursor,
  empty: html`<p>The file has no sales.</p>`,
  columns: [
    {
      label: "Invoice",
      cell: ({ invoice_no, transaction_id }) =>
        transaction_id === null
          ? (invoice_no ?? "Without a number")
          : html`<a href="${page.base}/documents/${transaction_id}">${invoice_no ?? ""}</a>`,
    },
    { label: "Line", isNamed: true, cell: ({ lines }) => linesOf(lines) },
    { label: "Customer", cell: ({ customer_name }) => customer_name ?? "–" },
    {
      label: "State",
      cell: ({ state, entered_earlier }) =>
        html`${saleStates[state][0]}${entered_earlier ? " submitted earlier" : ""}`,
    },
    { label: "What to look at", cell: said },
    {
      label: "Total",
      cell: ({ total_amount, kind }) =>
        total_amount === null ? "–" : amount(kind === "credit_note" ? -total_amount : total_amount),
      isMoney: true,
    },
  ],
})}`;
}

/** `2`, `2–5`: the first line of a file has its headings. */
const linesOf = (lines: readonly number[]): string => {
  const [first = 0, last = first] = [lines[0], lines.at(-1)];
  return first === last ? count(first) : `${count(first)}–${count(last)}`;
};

export async function showUpload(page: AccountPage): Promise<PageResponse> {
  const { data: one } = await page.read("getSalesUpload", { params: idOf(page) });
  // A list that a person filters or pages stays as it is.
  const isList = ![...filters.map(({ name }) => name), "cursor"].some((name) => page.query.has(name));
  const refresh = isOpen(one)
    ? refreshFrom(page, uploadPath(page, one.id), refreshing, ["lead", ...(isList ? ["list"] : [])])
    : "";
  const isDraft = one.status === "draft";
  // Why a form failed comes first.
  const unclear = isDraft && !page.problem ? problemOf(one) : undefined;
  // The form shows what is unclear of its columns.
  const shown = unclear ? { ...page, problem: unclear } : page;
  return show(
    `Sales of ${one.file_name}`,
    html`<div id="state"${refresh}>${isDraft ? draftFigures(page, one) : progress(page, one)}</div>
${isDraft ? html`<div class="stack">${await columnsCard(shown, one)}${problemRows(page, one)}${await itemsCard(page, one)}</div>` : ""}
${await sales(page, one)}`,
    {
      back: [uploadsPath(page), "All uploads"],
      lead: await lead(page, one),
      actions: actions(page, one),
      problem: unclear,
    },
  );
}

export async function confirmCancel(page: AccountPage): Promise<PageResponse> {
  const { data: one } = await page.read("getSalesUpload", { params: idOf(page) });
  const here = uploadPath(page, one.id);
  return show(
    `Cancel the upload of ${one.file_name}`,
    form(page, { action: `${here}/cancel`, label: "Cancel the upload", isGrave: true }),
    { back: [here, "Back to the upload"], lead: "The rows of the file are deleted. Nothing of it was sent." },
  );
}

export const start = (page: AccountPage) =>
  goAfter(page.call("startSalesUpload", { params: idOf(page) }), uploadPath(page, idOf(page).id), "started");

export const cancel = (page: AccountPage) =>
  goAfter(page.call("cancelSalesUpload", { params: idOf(page) }), uploadsPath(page), "canceled");
