// One upload of sales: what can be sent, what is wrong, the start, how far it is, and what came of each sale.
import { html, type SafeHtml } from "@remix-run/html-template";
import { inForm } from "../../file-words.ts";
import { form } from "../../form.ts";
import { type AccountPage, goAfter, type PageResponse, show } from "../../page.ts";
import { refreshFrom } from "../../refresh.ts";
import { type Filter, filterForm, filtersOf, table } from "../../table.ts";
import { amount, count, money, plural, time } from "../../words.ts";
import { columnsForm, firstRows, problemOf } from "./columns.ts";
import { itemsForm } from "./items.ts";
import {
  idOf,
  saleStates,
  type Upload,
  type UploadSale,
  uploadPath,
  uploadStates,
  uploadsPath,
} from "./words.ts";

/** While an upload is being sent, or sales of it wait for their signature. */
const refreshing = { everyS: 3, forS: 600 };

const filters: readonly Filter[] = [
  {
    name: "state",
    label: "State",
    options: Object.entries(saleStates).map(([value, [, word]]) => [value, word] as const),
  },
];

/** Its figures, with what they mean. */
function figures(page: AccountPage, one: Upload): SafeHtml {
  const { ready, problems, accepted, signed, rejected, entered_earlier, with_warnings, status } = one;
  const here = uploadPath(page, one.id);
  const of = (label: string, value: number, state: UploadSale["state"]) =>
    value === 0
      ? ""
      : html`<dt>${label}</dt><dd><a href="${here}?state=${state}">${plural(value, "sale")}</a></dd>`;
  return html`<dl><dt>State</dt><dd>${uploadStates[status]}</dd>
<dt>Uploaded</dt><dd>${time(page, one.uploaded_at)}, branch ${one.branch_id}, ${one.problem ? "" : html`${plural(one.sales, "sale")} in `}${plural(one.read_as.rows, "row")}</dd>
${one.started_at === null ? "" : html`<dt>Started</dt><dd>${time(page, one.started_at)}</dd>`}
${one.finished_at === null ? "" : html`<dt>Finished</dt><dd>${time(page, one.finished_at)}</dd>`}
${of(status === "draft" ? "Can be sent" : "Still to send", ready, "ready")}
${status === "canceled" || one.problem ? "" : html`<dt>Total</dt><dd>${money(page, amount(one.total_amount))}, ${page.words.tax} in it ${amount(one.tax_amount)}</dd>`}
${of("Not sent, with a problem", problems, "problem")}
${entered_earlier === 0 ? "" : html`<dt>Submitted earlier</dt><dd>${plural(entered_earlier, "sale")}, not sent again</dd>`}
${of("Waiting for the signature", accepted, "accepted")}
${of("Signed", signed, "signed")}
${of("Rejected", rejected, "rejected")}
${with_warnings === 0 ? "" : html`<dt>With a warning</dt><dd>${plural(with_warnings, "sale")}: ${status === "draft" ? "look at the list below before you send them" : "see the list below"}</dd>`}</dl>`;
}

function progress({ status, ready, accepted, signed, rejected, entered_earlier }: Upload): SafeHtml {
  if (status !== "sending") return html``;
  const sent = accepted + signed + rejected - entered_earlier;
  const all = sent + ready;
  return html`<p><label>Sent: ${count(sent)} of ${count(all)} <progress max="${String(Math.max(1, all))}" value="${String(sent)}"></progress></label></p>`;
}

/** Start, or cancel. */
function actions(page: AccountPage, { id, ready, problems }: Upload): SafeHtml {
  const here = uploadPath(page, id);
  const start =
    ready > 0 && page.may("startSalesUpload")
      ? form(page, { action: `${here}/start`, label: `Send ${plural(ready, "sale")}` })
      : "";
  const left =
    ready > 0 && problems > 0
      ? html`<p>${plural(problems, "sale")} with a problem ${problems === 1 ? "is" : "are"} not sent: correct ${problems === 1 ? "it" : "them"} in your file, and upload it again. Sales that were sent before are recognized.</p>`
      : "";
  const cancel = page.may("cancelSalesUpload")
    ? html`<p><a href="${here}/cancel">Cancel the upload</a></p>`
    : "";
  return html`${left}${start}${cancel}`;
}

function problems({ first_problems, problems: bad }: Upload): SafeHtml {
  if (first_problems.length === 0) return html``;
  return html`<h2>What is wrong</h2>
<ul>${first_problems.map(
    ({ line, column, problem }) =>
      html`<li>${line === null ? "" : html`Line ${count(line)}`}${column === null ? "" : html`, ${column}`}: ${inForm(problem)}</li>`,
  )}</ul>
${bad > 20 ? html`<p>These are the first of ${count(bad)}. <a href="?state=problem#list">Look at all</a></p>` : ""}`;
}

function said({ problems: wrong, warnings, message }: UploadSale): SafeHtml {
  const lines = [
    ...(message !== null && wrong.length === 0 ? [html`<li>${message}</li>`] : []),
    ...[...wrong, ...warnings].map(
      ({ line, column, problem }) =>
        html`<li>${line === null ? "" : `Line ${line} `}${column ?? ""} ${inForm(problem)}</li>`,
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
  return html`<h2>Sales</h2>
${filterForm(page, filters)}
${rejected === 0 ? "" : html`<p><a href="${uploadPath(page, one.id)}/rejected">Download what was not sent or rejected (CSV)</a></p>`}
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
    { label: "Line of the file", isNamed: true, cell: ({ lines }) => linesOf(lines) },
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
      isFigure: true,
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
  const here = uploadPath(page, one.id);
  const isOpen = one.status === "sending" || (one.status === "finished" && one.accepted > 0);
  const refresh = isOpen ? refreshFrom(page, here, refreshing) : "";
  const isDraft = one.status === "draft";
  // Why a form failed comes first.
  const unclear = isDraft && !page.problem ? problemOf(page, one) : undefined;
  // The fields of the form show what is unclear of their columns.
  const shown = unclear ? { ...page, problem: unclear } : page;
  return show(
    `Sales of ${one.file_name}`,
    html`<div id="state"${refresh}>${figures(page, one)}${progress(one)}
${isOpen ? html`<p><a href="${here}">Look again</a></p>` : ""}</div>
${isDraft ? actions(page, one) : ""}
${isDraft ? problems(one) : ""}
${isDraft ? await itemsForm(page, one) : ""}
${isDraft ? html`<h2>How the file was read</h2>${firstRows(page, one)}${unused(one)}${page.may("updateSalesUpload") ? columnsForm(shown, one) : ""}` : ""}
${await sales(page, one)}`,
    { back: [uploadsPath(page), "All uploads"], problem: unclear },
  );
}

function unused({ read_as: { unused_columns } }: Upload): SafeHtml {
  if (unused_columns.length === 0) return html``;
  return html`<p class="hint">Columns that are not read: ${unused_columns.join(", ")}. A discount in one of them is in no receipt.</p>`;
}

export async function confirmCancel(page: AccountPage): Promise<PageResponse> {
  const { data: one } = await page.read("getSalesUpload", { params: idOf(page) });
  const here = uploadPath(page, one.id);
  return show(
    `Cancel the upload of ${one.file_name}`,
    html`<p>The rows of the file are deleted. Nothing of it was sent.</p>
${form(page, { action: `${here}/cancel`, label: "Cancel the upload", isGrave: true })}`,
    { back: [here, "Back to the upload"] },
  );
}

export const start = (page: AccountPage) =>
  goAfter(page.call("startSalesUpload", { params: idOf(page) }), uploadPath(page, idOf(page).id), "started");

export const cancel = (page: AccountPage) =>
  goAfter(page.call("cancelSalesUpload", { params: idOf(page) }), uploadsPath(page), "canceled");
