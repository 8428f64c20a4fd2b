// An overview of one month: the figures, the three sides of its purchases, open work, and the close.
import { html, type SafeHtml } from "@remix-run/html-template";
import { localDay } from "../../../clock.ts";
import type { DataOf } from "../../call.ts";
import { form, textarea } from "../../form.ts";
import { type AccountPage, goAfter, goTo, type PageResponse, show } from "../../page.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, badge, plural, time } from "../../words.ts";
import { booksSection } from "./sides.ts";
import { countWaiting, fetchForm } from "./suppliers.ts";
import { monthName, monthOf, monthPath } from "./words.ts";

type Period = DataOf<"listPeriods">["periods"][number];
type Report = DataOf<"getTaxReport">;

function stateBadge({ status }: Pick<Period, "status">): SafeHtml {
  return status === "closed" ? badge("good", "Closed") : badge("wait", "Open");
}

const unusedPeriod = (month: string): Period => ({
  ...{ month, status: "open", closed_at: null, closed_by: null, reason: null, open_documents: 0 },
});

/** The months, and those that have books but no document yet; newest first. */
function withBooks(
  periods: readonly Period[],
  books: readonly { from_date: string; to_date: string }[],
): Period[] {
  const known = new Set(periods.map(({ month }) => month));
  const months = books
    .filter(({ from_date, to_date }) => from_date.slice(0, 7) === to_date.slice(0, 7))
    .map(({ from_date }) => from_date.slice(0, 7));
  const others = [...new Set(months)].filter((month) => !known.has(month)).map(unusedPeriod);
  return [...periods, ...others].sort((left, right) => (left.month < right.month ? 1 : -1));
}

export async function showMonths(page: AccountPage): Promise<PageResponse> {
  const [{ data }, books] = await Promise.all([
    page.read("listPeriods"),
    page.read("listReconciliations", { query: { per_page: 100 } }),
  ]);
  const periods = withBooks(data.periods, books.data);
  const current = localDay(page.nowMs, page.timeZone).slice(0, 7);
  return show(
    "Months",
    html`<form class="filters" method="get" action="${page.base}/months/go"><div class="field"><label for="q-month">Month</label>
<input type="month" id="q-month" name="month" value="${current}" required pattern="[0-9]{4}-(0[1-9]|1[0-2])"></div>
<button type="submit">Open</button></form>
${table<Period>(unfiltered(page), {
  caption: "Months with sales, purchases or books, newest first",
  rows: periods,
  link: ({ month }) => monthPath(page, month),
  empty: html`<p>No month has sales or purchases yet.</p><p>Open a month above to upload the purchases of your books.</p>`,
  columns: [
    { label: "Month", cell: ({ month }) => monthName(month) },
    { label: "State", cell: stateBadge },
    { label: "Documents not finished", cell: ({ open_documents }) => String(open_documents), isFigure: true },
    { label: "Closed", cell: ({ closed_at }) => time(page, closed_at) },
  ],
})}
${fetchForm(page)}`,
  );
}

/** The month of the form above the list: a form without script can't build a path. */
export async function leadToMonth(page: AccountPage): Promise<PageResponse> {
  return goTo(monthPath(page, encodeURIComponent(page.query.get("month") ?? "")));
}

function figures(page: AccountPage, report: Report): SafeHtml {
  const { sales, purchases, tax_difference } = report.totals;
  const rows = [
    ["Sales less credit notes", sales],
    ["Purchases less credit notes", purchases],
  ] as const;
  const late =
    report.late_documents === 0
      ? ""
      : html`<div class="note"><p>${plural(report.late_documents, "document")} ${report.late_documents === 1 ? "was" : "were"} signed after the close, and not counted.</p></div>`;
  return html`<h2>Figures</h2>${table(unfiltered(page), {
    caption: "Signed sales and registered purchases of all branches",
    rows,
    empty: html``,
    columns: [
      { label: "Side", cell: ([name]) => name },
      { label: "Taxable amount", cell: ([, totals]) => amount(totals.taxable_amount), isFigure: true },
      { label: "Tax", cell: ([, totals]) => amount(totals.tax_amount), isFigure: true },
      { label: "Total", cell: ([, totals]) => amount(totals.total_amount), isFigure: true },
    ],
  })}
<p>Output tax less input tax: <b>${amount(tax_difference)}</b>.</p>${late}`;
}

function closing(
  page: AccountPage,
  period: Period,
  { isOver, waiting }: { isOver: boolean; waiting: number },
): SafeHtml {
  const here = monthPath(page, period.month);
  if (period.status === "closed")
    return html`<h2>Closed</h2><p>Closed ${time(page, period.closed_at)}.${period.reason === null ? "" : ` Reason: ${period.reason}`}</p>
${
  page.may("reopenPeriod")
    ? html`<details><summary>Reopen the month</summary>${form(
        page,
        { action: `${here}/reopen`, label: "Reopen the month", isGrave: true },
        textarea(page, { name: "reason", label: "Why?", hint: "Kept in the audit." }),
      )}</details>`
    : html`<p>Only the owner can reopen it.</p>`
}`;
  if (!isOver) return html`<h2>Close</h2><p>You can close the month once it is over.</p>`;
  const mustExplain = period.open_documents > 0 || page.problem?.code === "period_has_open_documents";
  const unfinished = html`<p>${plural(period.open_documents, "document")} ${period.open_documents === 1 ? "is" : "are"} not finished: <a href="${page.base}/documents?status=pending">waiting</a>, <a href="${page.base}/documents?status=processing">being sent</a> or <a href="${page.base}/documents?status=failed">failed</a>.</p>`;
  const isOne = waiting === 1;
  const unregistered = html`<div class="note"><p>${plural(waiting, "supplier invoice")} of this month ${isOne ? "is" : "are"} not registered. After the close you can't claim ${isOne ? "it" : "them"} in this month.</p></div>`;
  const isAsked = page.path === `${here}/close`;
  return html`<h2>Close</h2><p>After the close no sale of this month and no purchase claimed in it is accepted, and its figures stay. Only the owner can reopen the month.</p>
${mustExplain ? unfinished : ""}${waiting > 0 ? unregistered : ""}
<details${isAsked ? html.raw` open` : ""}><summary>Close the month</summary>${form(
    page,
    { action: `${here}/close`, label: "Close the month", isGrave: true },
    mustExplain
      ? textarea(page, {
          name: "reason",
          label: "Why do you close it although documents are not finished?",
          hint: "Kept in the audit.",
        })
      : html``,
  )}</details>`;
}

export async function showMonth(page: AccountPage): Promise<PageResponse> {
  const { month, from_date, to_date } = monthOf(page);
  const [periods, report] = await Promise.all([
    page.read("listPeriods"),
    page.read("getTaxReport", { query: { from_date, to_date } }),
  ]);
  const period = periods.data.periods.find((one) => one.month === month) ?? unusedPeriod(month);
  const isClosed = period.status === "closed";
  const isOver = to_date < localDay(page.nowMs, page.timeZone);
  const [section, waiting] = await Promise.all([
    booksSection(page, isClosed),
    isClosed || !isOver ? 0 : countWaiting(page),
  ]);
  return show(
    monthName(month),
    html`<p>${stateBadge(period)} <a href="${page.base}/months">Other months</a></p>
${figures(page, report.data)}
${section}
<h2>VAT return</h2><p><a class="button neutral" href="${monthPath(page, month)}/return">${isClosed ? "See" : "Fill in"} the return</a></p>
${closing(page, period, { isOver, waiting })}`,
  );
}

export async function close(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const reason = page.form.text("reason");
  const body = reason === "" ? {} : { reason };
  return goAfter(page.call("closePeriod", { params: { month }, body }), monthPath(page, month), "closed");
}

export async function reopen(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const body = { reason: page.form.text("reason") };
  return goAfter(page.call("reopenPeriod", { params: { month }, body }), monthPath(page, month), "reopened");
}
