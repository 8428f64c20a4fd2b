// The business day of a branch: its sales since the last Z report (the X report), its Z reports, and the end of the day.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { localDay } from "../../../../base/clock.ts";
import { CallFailed, type DataOf, type StoredFile } from "../../call.ts";
import { checkbox, form } from "../../form.ts";
import { type AccountPage, goAfter, goTo, type PageResponse, show } from "../../page.ts";
import { card, foot, formRow } from "../../parts.ts";
import { filtersOf, table } from "../../table.ts";
import { amount, count, money, time, timeOfDay, withDates } from "../../words.ts";
import { branchOf, branchPath } from "./words.ts";

type XReport = DataOf<"getXReport">;
type ZReport = DataOf<"listZReports">[number];

const here = (page: AccountPage): string => branchPath(page, branchOf(page).bhfId);

/** The sums of the open business day. */
function dayFacts(page: AccountPage, { documents, totals, waiting }: XReport): SafeHtml {
  const facts: [string, SafeHtml | string][] = [
    ["Receipts", count(documents)],
    ["Total", money(page, amount(totals.total_amount))],
    [capitalized(page.words.tax), money(page, amount(totals.tax_amount))],
    ["Sales to be sent", count(waiting)],
  ];
  return html`<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** When the open business day began. */
const sinceWhen = (page: AccountPage, { business_day, opened_at }: XReport): SafeHtml =>
  html`${withDates(page, business_day)}, since ${localDay(Date.parse(opened_at), page.timeZone) === business_day ? timeOfDay(page, opened_at) : time(page, opened_at)}`;

/** After a Z report, the open business day is that of tomorrow. */
const titleOf = (page: AccountPage, { business_day }: XReport): string =>
  business_day > localDay(page.nowMs, page.timeZone) ? "Next business day" : "Business day";

/** The sales of the open business day, and where it is ended. */
export const dayCard = (page: AccountPage, report: XReport): SafeHtml =>
  card(
    "day",
    titleOf(page, report),
    html`${dayFacts(page, report)}
${foot(html`<a class="button" href="${here(page)}/z-reports">Z reports</a>`, html`<a class="button" href="${here(page)}/x-report">X report (PDF)</a>`)}`,
    { about: sinceWhen(page, report) },
  );

/** The Z reports of the branch, and the form that makes the next one. */
export async function showZReports(page: AccountPage): Promise<PageResponse> {
  const branch = branchOf(page).bhfId;
  const [{ data: report }, { data, meta }, { data: named }] = await Promise.all([
    page.read("getXReport", { branch }),
    page.read("listZReports", { branch, query: filtersOf(page, []) }),
    page.read("getBranch", { params: branchOf(page) }),
  ]);
  const end = formRow(
    "Make the Z report",
    "It ends the business day, and keeps the sum of all sales since the last one. You can't undo it.",
    form(
      page,
      { action: `${here(page)}/z-reports`, label: "Make the Z report", isPrimary: true },
      checkbox(page, {
        name: "leave_waiting",
        label: "Leave sales that wait to be sent for the next Z report",
        isOptional: true,
      }),
    ),
    { label: "End the day", isOpen: page.problem !== undefined },
  );
  return show(
    `Z reports, ${named.name}`,
    html`<div class="stack">${card("day", titleOf(page, report), html`${dayFacts(page, report)}${page.may("createZReport") ? html`<ul class="acts">${end}</ul>` : ""}`, { about: sinceWhen(page, report) })}</div>
${table<ZReport>(page, {
  title: "Earlier days",
  caption: "Z reports, newest first",
  currency: page.currency,
  rows: data,
  next: meta.next_cursor,
  link: ({ number }) => `${here(page)}/z-report?number=${number}`,
  empty: html`<p>The branch has no Z report yet.</p>`,
  columns: [
    { label: "Number", cell: ({ number }) => `Z ${number}` },
    { label: "Business day", cell: ({ business_day }) => withDates(page, business_day) },
    { label: "Made", isNamed: true, cell: ({ closed_at }) => time(page, closed_at) },
    { label: "Receipts", cell: ({ documents }) => count(documents), isFigure: true, isMinor: true },
    {
      label: capitalized(page.words.tax),
      cell: ({ totals }) => amount(totals.tax_amount),
      isMoney: true,
      isMinor: true,
    },
    { label: "Total", cell: ({ totals }) => amount(totals.total_amount), isMoney: true },
  ],
})}`,
    { back: [here(page), named.name] },
  );
}

export const makeZReport = (page: AccountPage): Promise<PageResponse> =>
  goAfter(
    page.call("createZReport", {
      branch: branchOf(page).bhfId,
      body: { leave_waiting: page.form.has("leave_waiting") },
    }),
    `${here(page)}/z-reports`,
    "made",
  );

function pdf(file: StoredFile, name: string): PageResponse {
  if (!file.type.startsWith("application/pdf"))
    throw new CallFailed({ status: 500, code: "internal_error", message: "The report is no PDF" });
  return { kind: "file", ...file, name };
}

export async function printXReport(page: AccountPage): Promise<PageResponse> {
  const branch = branchOf(page).bhfId;
  const query = { format: "pdf" as const };
  return pdf(
    await page.readFile("getXReport", { branch, query }, "application/pdf"),
    `x-report-${branch}.pdf`,
  );
}

/** Without a number: the list to choose one from, if there is such a branch. */
async function leadToList(page: AccountPage): Promise<PageResponse> {
  await page.read("getBranch", { params: branchOf(page) });
  return goTo(`${here(page)}/z-reports`);
}

export async function printZReport(page: AccountPage): Promise<PageResponse> {
  const branch = branchOf(page).bhfId;
  const number = page.query.get("number") ?? "";
  if (number === "") return leadToList(page);
  const input = { branch, params: { number }, query: { format: "pdf" as const } };
  return pdf(await page.readFile("getZReport", input, "application/pdf"), `z-report-${branch}-${number}.pdf`);
}
