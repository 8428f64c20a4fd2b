// Exports of a period as files: start one, see how far it is, download it, delete it.
import { html, type SafeHtml } from "@remix-run/html-template";
import { localDay } from "../../../base/clock.ts";
import type { DataOf } from "../call.ts";
import { field, form, given, select } from "../form.ts";
import { type AccountPage, goAfter, type PageResponse, type Route, show } from "../page.ts";
import { card } from "../parts.ts";
import { refreshFrom } from "../refresh.ts";
import { table, unfiltered } from "../table.ts";
import { badge, time, withDates } from "../words.ts";
import { branchNames } from "./documents/columns.ts";

type Export = DataOf<"listExports">[number];

/** While an export is unfinished. */
const refreshing = { everyS: 3, forS: 300 };

/** The records of an export, with the operation that lists the same. */
const types = [
  ["sales", "Sales", "searchSales"],
  ["purchases", "Purchases", "searchPurchases"],
  ["movements", "Stock movements", "listStockMovements"],
  ["audit", "Audit", "listAudit"],
] as const;

const formats = [
  ["xlsx", "Workbook (Excel)"],
  ["csv", "CSV"],
  ["jsonl", "JSON lines"],
] as const;

const states: Record<Export["status"], SafeHtml> = {
  pending: badge("wait", "Waiting"),
  running: badge("wait", "Being written"),
  ready: badge("good", "Ready"),
  failed: badge("bad", "Failed"),
};

const nameOf = (type: Export["type"]): string => types.find(([name]) => name === type)?.[1] ?? type;

/** `612 KB` */
function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const pathOf = ({ base }: AccountPage, { id }: Export): string => `${base}/exports/${encodeURIComponent(id)}`;

function actions(page: AccountPage, one: Export): SafeHtml {
  const here = pathOf(page, one);
  const file =
    one.status === "ready"
      ? html`<a class="button neutral" href="${here}/file" aria-label="Download ${one.file_name}">Download</a>`
      : "";
  return html`<div class="inline">${file}${form(page, { action: `${here}/remove`, label: "Delete" })}</div>`;
}

type Branches = ReadonlyMap<string, string>;

/** The first day of the month that is so many months after that of the day, and the last. */
function monthOf(today: string, after: number): { from: string; to: string } {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const dayIn = (months: number, day: number) =>
    new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return { from: dayIn(after, 1), to: dayIn(after + 1, 0) };
}

/** The chosen period, this month where none is, and the links that choose another. */
function chosenPeriod(page: AccountPage): { from: string; to: string; links: SafeHtml } {
  const today = localDay(page.nowMs, page.timeZone);
  const year = today.slice(0, 4);
  const first = { name: "this-month", label: "This month", ...monthOf(today, 0) };
  const periods = [
    first,
    { name: "last-month", label: "Last month", ...monthOf(today, -1) },
    { name: "this-year", label: "This year", from: `${year}-01-01`, to: `${year}-12-31` },
  ];
  const chosen = periods.find(({ name }) => name === page.query.get("period")) ?? first;
  const links = periods.map(
    ({ name, label }) =>
      html`<li><a href="${page.base}/exports?period=${name}"${name === chosen.name ? html.raw` aria-current="true"` : ""}>${label}</a></li>`,
  );
  const { from, to } = chosen;
  return { from, to, links: html`<nav class="shortcuts" aria-label="Periods"><ul>${links}</ul></nav>` };
}

function startForm(page: AccountPage, branches: Branches): SafeHtml {
  const { from, to, links } = chosenPeriod(page);
  const start = form(
    page,
    { action: `${page.base}/exports`, label: "Start the export", isPrimary: true },
    html`<div class="columns">`,
    field(page, { name: "from_date", label: "First day", type: "date", value: from }),
    field(page, { name: "to_date", label: "Last day", type: "date", value: to }),
    select(page, {
      name: "type",
      label: "Records",
      options: types.filter(([, , list]) => page.may(list)).map(([name, label]) => [name, label] as const),
    }),
    select(page, { name: "format", label: "File", options: formats, value: "xlsx" }),
    branches.size > 1
      ? select(page, {
          name: "branch_id",
          label: "Branch",
          options: [["", "All branches"], ...branches],
          isOptional: true,
        })
      : html``,
    html`</div>`,
  );
  return card("new", "New export", html`<div class="rest">${links}${start}</div>`);
}

async function showExports(page: AccountPage): Promise<PageResponse> {
  const [{ data }, branches] = await Promise.all([page.read("listExports"), branchNames(page)]);
  const isOpen = data.some(({ status }) => status === "pending" || status === "running");
  const refresh = isOpen ? refreshFrom(page, `${page.base}/exports`, refreshing) : "";
  const list = table<Export>(unfiltered(page), {
    caption: "Exports, newest first",
    title: "Your exports",
    end: html`<p>Kept for seven days</p>`,
    rows: data,
    empty: html`<p>There is no export yet.</p><p>Choose records and a period above.</p>`,
    columns: [
      {
        label: "Records",
        cell: ({ type, from_date, to_date }) =>
          withDates(page, `${nameOf(type)}, ${from_date} to ${to_date}`),
      },
      {
        label: "Branch",
        cell: ({ branch_id }) => (branch_id === null ? "All" : (branches.get(branch_id) ?? branch_id)),
      },
      {
        label: "State",
        cell: ({ status, error }) => html`${states[status]}${error === null ? "" : ` ${error}`}`,
      },
      { label: "Rows", cell: ({ rows }) => String(rows), isFigure: true },
      { label: "Size", cell: ({ bytes }) => size(bytes), isFigure: true },
      { label: "Started", cell: ({ created_at }) => time(page, created_at) },
      { label: "File", cell: (one) => actions(page, one) },
    ],
  });
  return show(
    "Exports",
    html`${startForm(page, branches)}
<div id="state" class="exports"${refresh}>${list}
${isOpen ? html`<p><a href="${page.base}/exports">Look again</a></p>` : ""}</div>
`,
  );
}

async function start(page: AccountPage): Promise<PageResponse> {
  const { form: sent, base } = page;
  const type = types.find(([name]) => name === sent.text("type"))?.[0];
  const format = formats.find(([name]) => name === sent.text("format"))?.[0];
  const branch_id = given(sent.text("branch_id"));
  const call = page.call("createExport", {
    body: {
      ...(type && { type }),
      ...(format && { format }),
      from_date: sent.text("from_date"),
      to_date: sent.text("to_date"),
      ...(branch_id !== undefined && { branch_id }),
    },
  });
  return goAfter(call, `${base}/exports`, "started");
}

const exportOf = ({ params }: AccountPage) => ({ id: params.export ?? "" });

async function download(page: AccountPage): Promise<PageResponse> {
  return { kind: "download", ...(await page.download("downloadExport", { params: exportOf(page) })) };
}

const remove = (page: AccountPage) =>
  goAfter(page.call("deleteExport", { params: exportOf(page) }), `${page.base}/exports`, "removed");

export const exportPages: Route[] = [
  {
    access: "account",
    path: "/exports",
    menu: { label: "Exports", icon: "exports", group: "work", order: 45, needs: "listExports" },
    get: showExports,
    post: start,
    done: {
      started: "The export is being written. You can download it here once it is ready.",
      removed: "The export is deleted.",
    },
  },
  { access: "account", path: "/exports/:export/file", get: download },
  { access: "account", path: "/exports/:export/remove", get: showExports, post: remove },
];
