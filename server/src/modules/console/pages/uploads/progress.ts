// How far an upload is, and what of it can be sent: figures that lead to the sales that they count.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { meter } from "../../meter.ts";
import type { AccountPage } from "../../page.ts";
import { amount, count, money, plural, time } from "../../words.ts";
import { branchNames } from "../documents/columns.ts";
import { stateOf, type Upload, type UploadSale, uploadPath } from "./words.ts";

/** Whether sales of it are still sent, or wait for their signature. */
export const isOpen = ({ status, accepted }: Upload): boolean =>
  status === "sending" || (status === "finished" && accepted > 0);

/** Where the sales in a state are listed. */
const salesIn = (page: AccountPage, { id }: Upload, state: UploadSale["state"]): string =>
  `${uploadPath(page, id)}?state=${state}#list`;

/** What it is, under the heading. */
export async function lead(page: AccountPage, one: Upload): Promise<SafeHtml> {
  const { branch_id, read_as, sales, problem, started_at, finished_at } = one;
  const branches = await branchNames(page);
  const content = problem
    ? plural(read_as.rows, "row")
    : `${plural(sales, "sale")} in ${plural(read_as.rows, "row")}`;
  const moment =
    finished_at !== null
      ? html`sent ${time(page, finished_at)}`
      : started_at !== null
        ? html`started ${time(page, started_at)}`
        : html`uploaded ${time(page, one.uploaded_at)}`;
  return html`${stateOf(one)} ${content} of ${branches.get(branch_id) ?? `branch ${branch_id}`}, ${moment}`;
}

/** What of a file can be sent. */
export function draftFigures(page: AccountPage, one: Upload): SafeHtml | "" {
  const { ready, problems, entered_earlier, with_warnings, total_amount, tax_amount } = one;
  if (one.problem) return "";
  const fact = (label: string, value: SafeHtml | string, note = "") =>
    html`<div><dt>${label}</dt><dd>${value}${note === "" ? "" : html` <small class="line">${note}</small>`}</dd></div>`;
  const linked = (label: string, value: number, state: UploadSale["state"], note?: string) =>
    value === 0 ? "" : fact(label, html`<a href="${salesIn(page, one, state)}">${count(value)}</a>`, note);
  return html`<dl class="facts card">${linked("Can be sent", ready, "ready") || fact("Can be sent", "0")}
${fact("Total", money(page, amount(total_amount)))}
${fact(`${capitalized(page.words.tax)} in it`, money(page, amount(tax_amount)))}
${linked("Have a problem", problems, "problem", "not sent")}
${entered_earlier === 0 ? "" : fact("Submitted earlier", count(entered_earlier), "not sent again")}
${with_warnings === 0 ? "" : fact("With a warning", count(with_warnings), "look at them below first")}</dl>`;
}

/** How many of its sales are signed, wait, or failed, as a bar. */
export function progress(page: AccountPage, one: Upload): SafeHtml | "" {
  const { status, ready, accepted, signed, rejected, problems, entered_earlier } = one;
  if (status !== "sending" && status !== "finished") return "";
  const all = ready + accepted + signed + rejected;
  const to = (state: UploadSale["state"]) => salesIn(page, one, state);
  const { bar, links } = meter([
    { kind: "agree", label: "Signed", count: signed, href: to("signed") },
    {
      kind: "differ",
      label: "Waiting",
      count: accepted,
      href: to("accepted"),
      note: "for their signature",
    },
    {
      kind: "unbooked",
      label: "Failed",
      count: rejected,
      href: to("rejected"),
      note: "see below what to do",
    },
    { kind: "unreported", label: "Still to send", count: ready, href: to("ready") },
  ]);
  const notes = [
    problems === 0
      ? []
      : `${plural(problems, "sale")} with a problem ${problems === 1 ? "was" : "were"} not sent`,
    entered_earlier === 0 ? [] : `${plural(entered_earlier, "sale")} had been submitted earlier`,
  ].flat();
  return html`<section class="card progress"><header><div><h2>${count(signed)} of ${plural(all, "sale")} signed</h2>
<p>${money(page, amount(one.total_amount))}, ${page.words.tax} in it ${amount(one.tax_amount)}${notes.map((note) => `. ${note}`)}</p></div>${isOpen(one) ? html`<a class="button" href="${uploadPath(page, one.id)}">Look again</a>` : ""}</header>
<div class="rest">${bar}</div>${links}</section>`;
}
