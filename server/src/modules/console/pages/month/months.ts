// The list of months, and the way to one that is not in it.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { openWorkOf } from "@taxctl/sdk/rules/validation";
import { localDay } from "../../../../base/clock.ts";
import type { DataOf } from "../../call.ts";
import { type AccountPage, goTo, type PageResponse, show } from "../../page.ts";
import { actionRow, actions } from "../../parts.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, badge, day, plural } from "../../words.ts";
import { fetchForm } from "./suppliers.ts";
import { daysUntil, monthName, monthPath } from "./words.ts";

export type Period = DataOf<"listPeriods">["periods"][number];

export function stateBadge({ status, filing }: Pick<Period, "status" | "filing">): SafeHtml {
  if (status === "open") return badge("wait", "Open");
  return badge("good", filing ? "Filed" : "Closed");
}

/** Months whose figures are read: those before them are looked at one by one. */
const mostFigures = 12;

/** A month with the figures of its return, where they are read. */
type Listed = { period: Period; figures: DataOf<"getVatReturn"> | undefined };

/** What a person still has to do in a month. */
const openText = ({ period }: Listed): string => openWorkOf(period).join(", ") || "–";

/** Overdue months come first, then those that are over, then this one; what is filed comes last. */
function urgencyOf(page: AccountPage, { period, figures }: Listed): number {
  if (period.filing) return 3;
  if (period.month >= localDay(page.nowMs, page.timeZone).slice(0, 7)) return 2;
  return figures && daysUntil(page, figures.due_date) < 0 ? 0 : 1;
}

async function readMonths(page: AccountPage): Promise<Listed[]> {
  const { periods } = (await page.read("listPeriods")).data;
  const listed: Listed[] = [];
  for (const [index, period] of periods.entries()) {
    const { month } = period;
    const result = index < mostFigures ? await page.call("getVatReturn", { params: { month } }) : undefined;
    listed.push({ period, figures: result?.ok ? result.body.data : undefined });
  }
  const rank = new Map(listed.map((one) => [one, urgencyOf(page, one)]));
  return listed.toSorted((one, other) => {
    const byUrgency = (rank.get(one) ?? 0) - (rank.get(other) ?? 0);
    // Of two overdue months the older one comes first.
    const order = (rank.get(one) ?? 0) < 2 ? 1 : -1;
    return byUrgency || order * (one.period.month < other.period.month ? -1 : 1);
  });
}

function payText({ figures }: Listed): SafeHtml | string {
  if (!figures) return "–";
  const { payable, carried_forward } = figures.totals;
  if (payable > 0 || carried_forward === 0) return amount(payable);
  return html`0.00 <small class="line">${amount(carried_forward)} carried forward</small>`;
}

/** The day, and how near it is as long as the return is not filed. */
function dueText(page: AccountPage, { period, figures }: Listed): SafeHtml | string {
  if (!figures) return "–";
  const shown = html`<span class="day">${day(figures.due_date)}</span>`;
  if (period.filing) return shown;
  const left = daysUntil(page, figures.due_date);
  if (left < 0) return html`${shown} ${badge("bad", "Overdue")}`;
  return html`${shown} <small class="line">${left === 0 ? "today" : `in ${plural(left, "day")}`}</small>`;
}

/** `2026-10` of `2026-11` */
function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

export async function showMonths(page: AccountPage): Promise<PageResponse> {
  const months = await readMonths(page);
  const { tax } = page.words;
  const oldest = months.reduce(
    (first, { period }) => (period.month < first ? period.month : first),
    "9999-12",
  );
  const earlier = monthBefore(months.length === 0 ? localDay(page.nowMs, page.timeZone).slice(0, 7) : oldest);
  return show(
    "Months",
    html`${table<Listed>(unfiltered(page), {
      caption:
        "Months with sales, purchases or books: what must be filed first, then this month, then what is filed",
      currency: page.currency,
      rows: months,
      link: ({ period }) => monthPath(page, period.month),
      empty: html``,
      columns: [
        { label: "Month", cell: ({ period }) => html`<span class="day">${monthName(period.month)}</span>` },
        { label: "State", cell: ({ period }) => stateBadge(period) },
        { label: "Still open", cell: openText },
        { label: "Due", cell: (one) => dueText(page, one), isNamed: true },
        ...(months.some(({ period }) => period.filing !== null)
          ? [
              {
                label: "Acknowledgement",
                cell: ({ period }: Listed) => period.filing?.acknowledgement_no ?? "–",
                isNamed: true,
              },
            ]
          : []),
        {
          label: `Sales without ${tax}`,
          cell: ({ figures }) => (figures ? amount(figures.totals.sales) : "–"),
          isMoney: true,
        },
        { label: `${capitalized(tax)} to pay`, cell: payText, isMoney: true, isNamed: true },
      ],
    })}
${actions([
  actionRow(
    "Another month",
    "One that is not in the list: an earlier one, such as for books that you match later.",
    html`<form class="bulk" method="get" action="${page.base}/months/go"><label class="vh" for="q-month">Another month</label>
<input class="short-month" type="month" id="q-month" name="month" value="${earlier}" required pattern="[0-9]{4}-(0[1-9]|1[0-2])"><button type="submit">Open</button></form>`,
  ),
  page.may("fetchSupplierSales")
    ? actionRow(
        "What suppliers reported",
        "The service fetches it once a day. You can fetch it now.",
        fetchForm(page),
      )
    : "",
])}`,
    {
      lead: `Open a month to upload the purchases of your books, to fill in its ${tax} return and to close it.`,
    },
  );
}

/** The month of the form above the list: a form without script can't build a path. */
export async function leadToMonth(page: AccountPage): Promise<PageResponse> {
  return goTo(monthPath(page, encodeURIComponent(page.query.get("month") ?? "")));
}
