// Who changed what in the account, newest first, in sentences.
import { isDeepStrictEqual } from "node:util";
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../call.ts";
import { type AccountPage, type PageResponse, type Route, show } from "../page.ts";
import { type Filter, filterForm, filtersOf, table } from "../table.ts";
import { time, withTimes } from "../words.ts";
import { sentence } from "./audit-words.ts";

type Entry = DataOf<"listAudit">[number];

const filters: readonly Filter[] = [
  { name: "from_date", label: "From", type: "date" },
  { name: "to_date", label: "To", type: "date" },
  {
    name: "actor",
    label: "Who",
    options: [
      ["user", "Users"],
      ["operator", "Operators"],
      ["service", "The service itself"],
    ],
  },
  { name: "action", label: "Action, such as keys or branches.update" },
  { name: "subject", label: "Change" },
];

const shown = (page: AccountPage, value: unknown): SafeHtml[] =>
  withTimes(page, typeof value === "string" ? value : JSON.stringify(value));

/** Each value that changed: before and after. */
function changes(page: AccountPage, { old, new: after }: Entry): SafeHtml {
  const all = [...new Set([...Object.keys(old ?? {}), ...Object.keys(after ?? {})])];
  const names = all.filter((name) => old?.[name] !== null || after?.[name] !== null);
  if (names.length === 0) return html`–`;
  const line = (name: string): SafeHtml => {
    const [before, now] = [old?.[name], after?.[name]];
    // A value that stayed says which record it was.
    if (before === undefined || isDeepStrictEqual(before, now))
      return html`<li>${name}: ${shown(page, now)}</li>`;
    return now === undefined
      ? html`<li>${name}: <del>${shown(page, before)}</del></li>`
      : html`<li>${name}: <del>${shown(page, before)}</del> → ${shown(page, now)}</li>`;
  };
  return html`<ul class="changes">${names.map(line)}</ul>`;
}

async function showAudit(page: AccountPage): Promise<PageResponse> {
  const { data, meta } = await page.read("listAudit", { query: filtersOf(page, filters) });
  return show(
    "Audit",
    html`${filterForm(page, filters)}
${table(page, {
  caption: "Changes, newest first",
  rows: data,
  next: meta.next_cursor,
  empty: html`<p>Nothing has been changed yet.</p>`,
  columns: [
    { label: "When", cell: ({ created_at }) => time(page, created_at) },
    { label: "What happened", cell: (entry) => sentence(page, entry) },
    { label: "Change", cell: (entry) => changes(page, entry) },
    { label: "Action", cell: ({ action }) => html`<small class="word dim">${action}</small>` },
  ],
})}`,
  );
}

export const auditPages: Route[] = [
  {
    access: "account",
    path: "/audit",
    menu: { label: "Audit", icon: "audit", group: "setup", order: 70, needs: "listAudit" },
    get: showAudit,
  },
];
