// An overview of one month: the figures, the three sides of its purchases, open work, and the close.
import { html, type SafeHtml } from "@remix-run/html-template";
import { openWorkOf } from "@taxctl/sdk/rules/validation";
import { localDay } from "../../../../base/clock.ts";
import type { DataOf } from "../../call.ts";
import { form, textarea } from "../../form.ts";
import { type AccountPage, goAfter, goTo, type PageResponse, show } from "../../page.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, badge, plural, time } from "../../words.ts";
import { booksSection } from "./sides.ts";
import { fetchForm } from "./suppliers.ts";
import { monthName, monthOf, monthPath } from "./words.ts";

type Period = DataOf<"listPeriods">["periods"][number];
type Report = DataOf<"getTaxReport">;
type Return = DataOf<"getVatReturn">;

function stateBadge({ status }: Pick<Period, "status">): SafeHtml {
  return status === "closed" ? badge("good", "Closed") : badge("wait", "Open");
}

const unusedPeriod = (month: string): Period => ({
  month,
  status: "open",
  closed_at: null,
  closed_by: null,
  reason: null,
  open_documents: 0,
  undecided_rows: 0,
  unregistered_invoices: 0,
});

/** What a person still has to do in a month. */
const openText = (period: Period): string => openWorkOf(period).join(", ") || "–";

export async function showMonths(page: AccountPage): Promise<PageResponse> {
  const { periods } = (await page.read("listPeriods")).data;
  const current = localDay(page.nowMs, page.timeZone).slice(0, 7);
  return show(
    "Months",
    html`<form class="filters" method="get" action="${page.base}/months/go"><div class="field"><label for="q-month">Month</label>
<input type="month" id="q-month" name="month" value="${current}" required pattern="[0-9]{4}-(0[1-9]|1[0-2])"></div>
<button type="submit">Open</button></form>
<p class="hint">Open a month to upload the purchases of your books, to fill in its VAT return and to close it.</p>
${table<Period>(unfiltered(page), {
  caption: "This month and those with sales, purchases or books, newest first",
  rows: periods,
  link: ({ month }) => monthPath(page, month),
  empty: html``,
  columns: [
    { label: "Month", cell: ({ month }) => monthName(month) },
    { label: "State", cell: stateBadge },
    { label: "Still open", cell: openText },
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

/** From the tax of the documents to the tax due of the return: the amounts that people entered. */
function taxDue({ from_report: steps }: Return): SafeHtml {
  const entered = [
    ["Less VAT of imports, as entered", -steps.import_tax],
    ["Less VAT on imported services, as entered", -steps.imported_services_tax],
    ["Plus input tax that is not deductible, as entered", steps.non_deductible],
  ] as const;
  const lines = entered.filter(([, value]) => value !== 0);
  if (lines.length === 0)
    return html`<p>Output tax less deductible input tax, as in the VAT return: <b>${amount(steps.tax_due)}</b>.</p>`;
  return html`<dl><dt>Output tax less deductible input tax of the documents</dt><dd>${amount(steps.tax_difference)}</dd>
${lines.map(([label, value]) => html`<dt>${label}</dt><dd>${amount(value)}</dd>`)}
<dt>Tax due, as in the VAT return</dt><dd><b>${amount(steps.tax_due)}</b></dd></dl>`;
}

/** Purchases whose tax the figures leave out, in full or in part. */
function notDeducted({ totals, left_out: { purchases } }: Report): SafeHtml {
  const { not_claimed: count, not_claimed_tax } = purchases;
  const unclaimed =
    count === 0
      ? ""
      : html`<p>Registered without a claim and not counted: ${plural(count, "purchase")}, tax ${amount(not_claimed_tax)}.</p>`;
  const part =
    totals.non_deductible_tax === 0
      ? ""
      : html`<p>Not deductible in the tax of purchases: ${amount(totals.non_deductible_tax)}.</p>`;
  return html`${part}${unclaimed}`;
}

function figures(page: AccountPage, report: Report, filled: Return): SafeHtml {
  const { sales, purchases } = report.totals;
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
      { label: "Outside VAT", cell: ([, totals]) => amount(totals.outside_vat), isFigure: true },
      { label: "Total", cell: ([, totals]) => amount(totals.total_amount), isFigure: true },
    ],
  })}
${notDeducted(report)}${taxDue(filled)}${late}`;
}

/** The open work of a month, with the pages on which it is done. */
function openWork(page: AccountPage, period: Period): SafeHtml {
  const open = openWorkOf(period);
  if (open.length === 0) return html`<h2>Still open</h2><p>${badge("good", "Nothing")}</p>`;
  const documents =
    period.open_documents === 0
      ? ""
      : html` Documents: <a href="${page.base}/documents?status=pending">waiting</a>, <a href="${page.base}/documents?status=processing">being sent</a>, <a href="${page.base}/documents?status=failed">failed</a>.`;
  const late =
    period.unregistered_invoices === 0
      ? ""
      : html` After the close you can't claim supplier invoices in this month that are not registered.`;
  return html`<h2>Still open</h2><div class="note"><ul>${open.map((phrase) => html`<li>${phrase}</li>`)}</ul><p>${documents}${late}</p></div>`;
}

function closing(page: AccountPage, period: Period, isOver: boolean): SafeHtml {
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
  const mustExplain = openWorkOf(period).length > 0 || page.problem?.code === "period_has_open_documents";
  const isAsked = page.path === `${here}/close`;
  return html`<h2>Close</h2><p>After the close no sale of this month and no purchase claimed in it is accepted, and its figures stay. Only the owner can reopen the month.</p>
<details${isAsked ? html.raw` open` : ""}><summary>Close the month</summary>${form(
    page,
    { action: `${here}/close`, label: "Close the month", isGrave: true },
    mustExplain
      ? textarea(page, {
          name: "reason",
          label: "Why do you close it although work is open?",
          hint: "Kept with the month and in the audit.",
        })
      : html``,
  )}</details>`;
}

export async function showMonth(page: AccountPage): Promise<PageResponse> {
  const { month, from_date, to_date } = monthOf(page);
  const [periods, report, filled] = await Promise.all([
    page.read("listPeriods"),
    page.read("getTaxReport", { query: { from_date, to_date } }),
    page.read("getVatReturn", { params: { month } }),
  ]);
  const period = periods.data.periods.find((one) => one.month === month) ?? unusedPeriod(month);
  const isClosed = period.status === "closed";
  const isOver = to_date < localDay(page.nowMs, page.timeZone);
  const section = await booksSection(page, isClosed);
  return show(
    monthName(month),
    html`<p>${stateBadge(period)} <a href="${page.base}/months">Other months</a></p>
${figures(page, report.data, filled.data)}
${section}
${isClosed ? "" : openWork(page, period)}
<h2>VAT return</h2><p><a class="button neutral" href="${monthPath(page, month)}/return">${isClosed ? "See" : "Fill in"} the return</a></p>
${closing(page, period, isOver)}`,
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
