// One month: its steps, the way to what is to pay, the three sides of its purchases, open work, and the close.
import { html } from "@remix-run/html-template";
import { localDay } from "../../../../base/clock.ts";
import { type AccountPage, type PageResponse, show } from "../../page.ts";
import { plural } from "../../words.ts";
import { closing } from "./close.ts";
import { readComparisons } from "./comparisons.ts";
import { type Period, stateBadge } from "./months.ts";
import { isFetchNext, nextAction } from "./next-action.ts";
import { openTaxOf } from "./open-tax.ts";
import { pendingCount, readPurchases } from "./sides.ts";
import { monthSteps, reportedIn } from "./steps.ts";
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
  const pending = (await Promise.all(comparisons.map((one) => pendingCount(page, one)))).reduce(
    (sum, one) => sum + one,
    0,
  );
  const undecided = comparisons.reduce((sum, { open }) => sum + open, 0) - pending;
  const reported = reportedIn(period, comparisons);
  const hasPurchases = report.rows.some(({ of }) => of === "purchases");
  const isFetched = reported > 0 || hasPurchases || page.query.get("done") === "fetched";
  const state = { period, comparisons, isOver, isFetched, undecided };
  const [purchases, openTax] = await Promise.all([
    readPurchases(page, comparisons, period, isFetchNext(state)),
    isClosed ? undefined : openTaxOf(page, comparisons),
  ]);
  const actions = [...purchases.actions, ...nextAction(page, state)];
  const isWithoutPurchases = comparisons.length === 0 && reported === 0 && !hasPurchases;
  return show(
    monthName(month),
    html`${monthSteps(page, { period, salesTax, comparisons, pending, isOver, dueDate })}
<div class="split">${vatCard(page, report, filled, openTax)}${sidesCard(page, report, month)}</div>
${purchases.section}
${closing(page, period, { isOver, toPay: filled.totals.payable, isWithoutPurchases })}`,
    {
      back: [`${page.base}/months`, "Months"],
      state: stateBadge(period),
      lead: `Return and payment due ${weekdayName(dueDate)}${daysLeft(page, dueDate)}`,
      actions: actions.length > 0 ? html`${actions}` : "",
    },
  );
}
