// Who changed what in the account, newest first, in sentences.
import { isDeepStrictEqual } from "node:util";
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../call.ts";
import { type AccountPage, type PageResponse, type Route, show } from "../page.ts";
import { type Filter, filterForm, filtersOf, table } from "../table.ts";
import { time, withTimes } from "../words.ts";
import { sentence, topics } from "./audit-words.ts";

type Entry = DataOf<"listAudit">[number];

const signIns = "sessions";

/** The people of the account, for those who may list them. Others choose a person by the name in a sentence. */
async function people({ may, read, query }: AccountPage): Promise<[id: string, name: string][]> {
  const listed = may("listUsers") ? (await read("listUsers")).data : [];
  const all = listed.map(({ id, name }): [string, string] => [String(id), name]);
  const chosen = query.get("user_id") || undefined;
  if (chosen === undefined || all.some(([id]) => id === chosen)) return all;
  return [...all, [chosen, "The chosen person"]];
}

async function filtersFor(page: AccountPage): Promise<readonly Filter[]> {
  const options = await people(page);
  return [
    { name: "from_date", label: "From", type: "date" },
    { name: "to_date", label: "To", type: "date" },
    ...(options.length > 0 ? [{ name: "user_id", label: "Person", options }] : []),
    { name: "action", label: "Kind of change", options: topics },
    {
      name: "actor",
      label: "Made by",
      options: [
        ["user", "People of the account"],
        ["operator", "Operators"],
        ["service", "The service itself"],
      ],
    },
    { name: "subject", label: "Record" },
    {
      name: "sign_ins",
      label: "Sign-ins",
      initial: "hide",
      options: [
        ["hide", "Hidden"],
        ["show", "Shown"],
      ],
    },
  ];
}

/** Whether sign-ins are among the entries: somebody asked for them, or for nothing else. */
const hasSignIns = ({ query }: AccountPage): boolean =>
  query.get("sign_ins") === "show" || (query.get("action") ?? "").split(".")[0] === signIns;

/** Says that sign-ins are hidden, and leads to them. */
function signInLink(page: AccountPage): SafeHtml {
  const query = new URLSearchParams(page.query);
  for (const name of ["cursor", "done", "sign_ins"]) query.delete(name);
  if (!hasSignIns(page)) {
    query.set("sign_ins", "show");
    return html`<p class="sums dim">Sign-ins and sign-outs are hidden. <a href="${page.path}?${query.toString()}">Show them</a></p>`;
  }
  if (page.query.get("sign_ins") !== "show") return html``;
  return html`<p class="sums dim">Sign-ins and sign-outs are among the entries. <a href="${page.path}?${query.toString()}">Hide them</a></p>`;
}

/** Changes with more values are folded. */
const mostOpen = 6;

const shown = (page: AccountPage, value: unknown): SafeHtml[] =>
  withTimes(page, typeof value === "string" ? value : JSON.stringify(value));

/** Each value that changed: before and after. */
function changes(page: AccountPage, { old, new: after }: Entry): SafeHtml {
  const all = [...new Set([...Object.keys(old ?? {}), ...Object.keys(after ?? {})])];
  const isSet = (value: unknown) => value !== null && value !== undefined;
  const names = all.filter((name) => isSet(old?.[name]) || isSet(after?.[name]));
  if (names.length === 0) return html`–`;
  const line = (name: string): SafeHtml => {
    const [before, now] = [old?.[name], after?.[name]];
    // A value that stayed says which record it was.
    if (!isSet(before) || isDeepStrictEqual(before, now)) return html`<li>${name}: ${shown(page, now)}</li>`;
    return !isSet(now)
      ? html`<li>${name}: <del>${shown(page, before)}</del></li>`
      : html`<li>${name}: <del>${shown(page, before)}</del> → ${shown(page, now)}</li>`;
  };
  const list = html`<ul class="changes">${names.map(line)}</ul>`;
  return names.length <= mostOpen
    ? list
    : html`<details><summary>${names.length} values</summary>${list}</details>`;
}

async function showAudit(page: AccountPage): Promise<PageResponse> {
  const filters = await filtersFor(page);
  const { sign_ins: _, ...given } = filtersOf(page, filters);
  const query = hasSignIns(page) ? given : { ...given, without: signIns };
  const result = await page.call("listAudit", { query });
  const form = filterForm(page, filters);
  if (!result.ok) return show("Audit", form, result.problem);
  const { data, meta } = result.body;
  return show(
    "Audit",
    html`${form}
${table(page, {
  caption: "Changes, newest first",
  rows: data,
  next: meta.next_cursor,
  above: signInLink(page),
  empty: html`<p>Nothing has been changed yet.</p>${signInLink(page)}`,
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
