// One month: its steps, the way to what is to pay, the three sides of its purchases, open work, and the close.
import { html } from "@remix-run/html-template";
import { localDay } from "../../../../base/clock.ts";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { plural } from "../../words.ts";
import { closeActions, closing } from "./close.ts";
import { readComparisons } from "./comparisons.ts";
import { type Period, stateBadge } from "./months.ts";
import { openTaxOf } from "./open-tax.ts";
import { readPurchases } from "./sides.ts";
import { monthSteps } from "./steps.ts";
import { sidesCard, vatCard } from "./vat.ts";
import { daysUntil, monthName, monthOf, weekdayName } from "./words.ts";

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

/** `, in 19 days`; nothing once the day is over. */
function daysLeft(page: AccountPage, day: string): string {
  const left = daysUntil(page, day);
  return left < 0 ? "" : left === 0 ? ", today" : `, in ${plural(left, "day")}`;
}

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
  const [purchases, openTax] = await Promise.all([
    readPurchases(page, comparisons, period),
    isClosed ? undefined : openTaxOf(page, comparisons),
  ]);
  const isDone =
    comparisons.length > 0 && comparisons.every(({ open, to_register }) => open + to_register === 0);
  const actions = [...purchases.actions, ...closeActions(page, period, isOver && isDone)];
  return show(
    monthName(month),
    html`${monthSteps(page, { period, salesTax, comparisons, isOver, dueDate })}
<div class="split">${vatCard(page, report, filled, openTax)}${sidesCard(page, report, month)}</div>
${purchases.section}
${closing(page, period, { isOver, toPay: filled.totals.payable })}`,
    {
      back: [`${page.base}/months`, "Months"],
      state: stateBadge(period),
      lead: `Return and payment due ${weekdayName(dueDate)}${daysLeft(page, dueDate)}`,
      actions: actions.length > 0 ? html`${actions}` : "",
    },
  );
}
