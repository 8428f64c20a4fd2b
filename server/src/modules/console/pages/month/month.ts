// One month: its steps, the way to what is to pay, the three sides of its purchases, open work, and the close.
import { html } from "@remix-run/html-template";
import { localDay } from "../../../../base/clock.ts";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { closing, openWork } from "./close.ts";
import { type Period, stateBadge } from "./months.ts";
import { booksSection, readComparisons } from "./sides.ts";
import { monthSteps } from "./steps.ts";
import { fetchForm } from "./suppliers.ts";
import { sidesCard, vatCard } from "./vat.ts";
import { dayName, monthName, monthOf } from "./words.ts";

const unusedPeriod = (month: string): Period => ({
  month,
  status: "open",
  closed_at: null,
  closed_by: null,
  reason: null,
  open_documents: 0,
  undecided_rows: 0,
  unregistered_invoices: 0,
  filing: null,
});

export async function showMonth(page: AccountPage): Promise<PageResponse> {
  const { month, from_date, to_date } = monthOf(page);
  const [periods, { data: report }, { data: filled }, comparisons] = await Promise.all([
    page.read("listPeriods"),
    page.read("getTaxReport", { query: { from_date, to_date } }),
    page.read("getVatReturn", { params: { month } }),
    readComparisons(page),
  ]);
  const period = periods.data.periods.find((one) => one.month === month) ?? unusedPeriod(month);
  const isClosed = period.status === "closed";
  const isOver = to_date < localDay(page.nowMs, page.timeZone);
  const dueDate = filled.due_date;
  const salesTax = report.totals.sales.tax_amount;
  return show(
    monthName(month),
    html`<p>${stateBadge(period)} Return and payment due ${dayName(dueDate)}. <a href="${page.base}/months">Other months</a></p>
${monthSteps(page, { period, salesTax, comparisons, isOver, dueDate })}
<div class="split">${vatCard(page, report, filled)}${sidesCard(page, report)}</div>
${await booksSection(page, comparisons, isClosed)}
${isClosed ? "" : html`<h2 id="suppliers">What suppliers reported</h2><p>The service fetches it once a day. You can fetch it now.</p><div class="inline">${fetchForm(page, month)}</div>`}
${isClosed ? "" : openWork(page, period)}
${closing(page, period, isOver)}`,
  );
}
