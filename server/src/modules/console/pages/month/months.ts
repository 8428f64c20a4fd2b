// The list of months, and the way to one that is not in it.
import { html, type SafeHtml } from "@remix-run/html-template";
import { openWorkOf } from "@taxctl/sdk/rules/validation";
import { localDay } from "../../../../base/clock.ts";
import type { DataOf } from "../../call.ts";
import { type AccountPage, goTo, type PageResponse, show } from "../../page.ts";
import { table, unfiltered } from "../../table.ts";
import { badge, time } from "../../words.ts";
import { fetchForm } from "./suppliers.ts";
import { monthName, monthPath } from "./words.ts";

export type Period = DataOf<"listPeriods">["periods"][number];

export function stateBadge({ status, filing }: Pick<Period, "status" | "filing">): SafeHtml {
  if (status === "open") return badge("wait", "Open");
  return badge("good", filing ? "Filed" : "Closed");
}

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
<p class="hint">Open a month to upload the purchases of your books, to fill in its ${page.words.tax} return and to close it.</p>
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
    { label: "Acknowledgement", cell: ({ filing }) => filing?.acknowledgement_no ?? "–" },
  ],
})}
<h2>What suppliers reported</h2><p>The service fetches it once a day. You can fetch it now.</p>
${fetchForm(page)}`,
  );
}

/** The month of the form above the list: a form without script can't build a path. */
export async function leadToMonth(page: AccountPage): Promise<PageResponse> {
  return goTo(monthPath(page, encodeURIComponent(page.query.get("month") ?? "")));
}
