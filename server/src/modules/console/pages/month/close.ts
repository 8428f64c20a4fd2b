// The close of a month, its reopening, and the filing of its return.
import { html, type SafeHtml } from "@remix-run/html-template";
import { openWorkOf } from "@taxctl/sdk/rules/validation";
import { localDay } from "../../../../base/clock.ts";
import { field, form, given, hiddenFields, textarea } from "../../form.ts";
import { type AccountPage, again, goAfter, type PageResponse } from "../../page.ts";
import { card, formRow } from "../../parts.ts";
import { amount, badge, money, time } from "../../words.ts";
import type { Period } from "./months.ts";
import { openTasks } from "./open-tasks.ts";
import { dayName, monthName, monthOf, monthPath } from "./words.ts";

const fields = [
  ["acknowledgement_no", "Number of the acknowledgement"],
  ["payment_no", "Payment number"],
  ["prepared_by", "Prepared by"],
  ["reviewed_by", "Reviewed by"],
] as const;

function filingForm(page: AccountPage, { month, filing }: Period): SafeHtml {
  const [number, ...others] = fields.map(([name, label]) =>
    field(page, {
      name,
      label,
      value: filing?.[name] ?? undefined,
      isOptional: name !== "acknowledgement_no",
    }),
  );
  const day = field(page, {
    name: "filed_on",
    label: "Filed on",
    type: "date",
    value: filing?.filed_on ?? localDay(page.nowMs, page.timeZone),
  });
  const action = `${monthPath(page, month)}/filing`;
  return form(page, { action, label: "Save the filing" }, number ?? html``, day, ...others);
}

/** The acknowledgement that is kept, and the form for it once the month is closed. */
function filing(page: AccountPage, period: Period): SafeHtml {
  const { filing: kept, status } = period;
  const filingCard = (content: SafeHtml): SafeHtml =>
    html`<section class="card"><header><h2 id="filing">Filing</h2>${kept ? badge("good", "Filed") : badge("wait", "Not filed")}</header><div class="rest">${content}</div></section>`;
  const shown = kept
    ? html`<dl><dt>Filed on</dt><dd>${dayName(kept.filed_on)}</dd>${fields.map(([name, label]) => (kept[name] === null ? "" : html`<dt>${label}</dt><dd>${kept[name]}</dd>`))}</dl>`
    : html``;
  if (status === "open")
    return kept
      ? filingCard(html`${shown}<p>The month was opened again after this return was filed.</p>`)
      : html``;
  if (!page.may("filePeriod")) return kept ? filingCard(shown) : html``;
  const isAsked = page.path.endsWith("/filing");
  if (!kept) return filingCard(filingForm(page, period));
  return filingCard(html`${shown}
<details${isAsked ? html.raw` open` : ""}><summary class="button">Change the filing</summary>${filingForm(page, period)}</details>`);
}

function closed(page: AccountPage, period: Period): SafeHtml {
  const said = html`Closed ${time(page, period.closed_at)}.${period.reason === null ? "" : ` Reason: ${period.reason}`}`;
  const reopening = page.may("reopenPeriod")
    ? html`<ul class="acts">${formRow(
        "Reopen the month",
        "Its figures may change again.",
        form(
          page,
          { action: `${monthPath(page, period.month)}/reopen`, label: "Reopen the month", isGrave: true },
          textarea(page, { name: "reason", label: "Why?", hint: "Kept in the audit." }),
        ),
        { label: "Reopen", isGrave: true },
      )}</ul>`
    : html`<p class="rest">Only the owner can reopen it.</p>`;
  return html`<div class="stack">${filing(page, period)}${card("close", "Closed", reopening, { about: said })}</div>`;
}

export function closing(
  page: AccountPage,
  period: Period,
  { isOver, toPay, isWithoutPurchases }: { isOver: boolean; toPay: number; isWithoutPurchases: boolean },
): SafeHtml {
  if (period.status === "closed") return closed(page, period);
  const here = monthPath(page, period.month);
  const open = openTasks(page, period);
  const tasks = open.length === 0 ? "" : html`<ul id="open">${open}</ul>`;
  if (!isOver)
    return html`<div class="stack">${filing(page, period)}${card("close", "Close and file", tasks || html``, { about: "You can close the month once it is over." })}</div>`;
  const mustExplain = openWorkOf(period).length > 0 || page.problem?.code === "period_has_open_documents";
  const isAsked = page.path === `${here}/close`;
  const { tax } = page.words;
  const nothing = isWithoutPurchases
    ? html`<div class="note"><p>No supplier's invoice of ${monthName(period.month)} was fetched and no books are uploaded: it closes with 0.00 of ${tax} on purchases.</p></div>`
    : "";
  const why = mustExplain
    ? "Why do you close it although work is open?"
    : "Why do you close it without purchases?";
  const closeForm = form(
    page,
    { action: `${here}/close`, label: "Close the month", isGrave: true },
    field(page, {
      name: "challenge",
      label: `Type ${monthName(period.month)} to close it`,
      autocomplete: "off",
    }),
    mustExplain || isWithoutPurchases
      ? textarea(page, { name: "reason", label: why, hint: "Kept with the month and in the audit." })
      : html``,
    ...hiddenFields(isWithoutPurchases && !mustExplain ? [["without_purchases", "yes"]] : []),
  );
  const row = formRow(
    "Close the month",
    "After the close nothing can be added to it: what isn't registered by then is claimed in a later month. Only the owner can reopen it.",
    closeForm,
    { label: "Close", isOpen: isAsked, isGrave: true },
  );
  return html`<div class="stack">${filing(page, period)}${card("close", "Close and file", html`${tasks}${nothing}<ul class="acts">${row}</ul>`, { about: html`To pay ${money(page, amount(toPay))}` })}</div>`;
}

export async function close(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  // Nobody closes a month by a slip: the name says which one is meant.
  const typed = page.form.text("challenge").replaceAll(/\s+/g, " ").toLowerCase();
  if (typed !== monthName(month).toLowerCase() && typed !== month)
    return again({
      status: 422,
      code: "validation_failed",
      message: "The month is not closed",
      errors: { challenge: [`must be ${monthName(month)}`] },
    });
  const reason = page.form.text("reason");
  if (page.form.has("without_purchases") && reason === "")
    return again({
      status: 422,
      code: "validation_failed",
      message: "The month is not closed",
      errors: { reason: ["is required: the month has no purchases"] },
    });
  const body = reason === "" ? {} : { reason };
  return goAfter(page.call("closePeriod", { params: { month }, body }), monthPath(page, month), "closed");
}

export async function reopen(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const body = { reason: page.form.text("reason") };
  return goAfter(page.call("reopenPeriod", { params: { month }, body }), monthPath(page, month), "reopened");
}

export async function fileReturn(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const text = (name: string) => given(page.form.text(name)) ?? null;
  const body = {
    acknowledgement_no: page.form.text("acknowledgement_no"),
    filed_on: given(page.form.text("filed_on")),
    payment_no: text("payment_no"),
    prepared_by: text("prepared_by"),
    reviewed_by: text("reviewed_by"),
  };
  return goAfter(page.call("filePeriod", { params: { month }, body }), monthPath(page, month), "filed");
}
