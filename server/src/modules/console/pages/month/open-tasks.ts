// The open work of a month, a row each, with the pages on which it is done.
import { html, type SafeHtml } from "@remix-run/html-template";
import { openWorkOf } from "@taxctl/sdk/rules/validation";
import type { AccountPage } from "../../page.ts";
import type { Period } from "./months.ts";
import { monthPath } from "./words.ts";

type Work = "open_documents" | "undecided_rows" | "unregistered_invoices";
type Way = readonly [href: string, label: string];

const none = { open_documents: 0, undecided_rows: 0, unregistered_invoices: 0 };

export function task(text: SafeHtml | string, ...ways: readonly Way[]): SafeHtml {
  return html`<li class="act"><span>${text}</span><div class="actions">${ways.map(([href, label]) => html`<a class="button" href="${href}">${label}</a>`)}</div></li>`;
}

export function openTasks(page: AccountPage, period: Period): SafeHtml[] {
  const here = monthPath(page, period.month);
  const documents = `${page.base}/documents`;
  const ways: Record<Work, readonly Way[]> = {
    open_documents: [
      [`${documents}?status=pending`, "Waiting"],
      [`${documents}?status=failed&superseded=exclude`, "Failed"],
    ],
    undecided_rows: [[`${here}#purchases`, "Decide"]],
    unregistered_invoices: [[`${here}#purchases`, "Register"]],
  };
  return (Object.keys(none) as Work[]).flatMap((name) =>
    openWorkOf({ ...none, [name]: period[name] }).map((text) => task(text, ...ways[name])),
  );
}
