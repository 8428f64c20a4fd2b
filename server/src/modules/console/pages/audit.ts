// Who changed what in the account, newest first, in sentences by day.
import { html, type SafeHtml } from "@remix-run/html-template";
import { localDay } from "../../../base/clock.ts";
import type { DataOf } from "../call.ts";
import { type AccountPage, type PageResponse, type Route, show } from "../page.ts";
import { type Filter, filterForm, filtersOf, list } from "../table.ts";
import { timeOfDay } from "../words.ts";
import { changeLines, mostOpen } from "./audit-changes.ts";
import { endOf, isInSentence, isPlain, labelOf, type Names, sentence, topics } from "./audit-words.ts";
import { branchNames } from "./documents/columns.ts";
import { dayName } from "./month/words.ts";

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

function filtersFor(options: [id: string, name: string][]): readonly Filter[] {
  return [
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
    { name: "from_date", label: "From", type: "date", isMinor: true },
    { name: "to_date", label: "To", type: "date", isMinor: true },
    { name: "subject", label: "Record", isMinor: true },
    { name: "sign_ins", label: "", type: "hidden" },
  ];
}

/** Whether sign-ins are among the entries: somebody asked for them, or for nothing else. */
const hasSignIns = ({ query }: AccountPage): boolean =>
  query.get("sign_ins") === "show" || (query.get("action") ?? "").split(".")[0] === signIns;

/** Says that sign-ins are hidden, and leads to them. */
function signInLink(page: AccountPage, hasAny = false): SafeHtml {
  const query = new URLSearchParams(page.query);
  for (const name of ["cursor", "done", "sign_ins"]) query.delete(name);
  if (!hasSignIns(page)) {
    query.set("sign_ins", "show");
    return html`<p class="sums dim">Sign-ins and sign-outs are hidden. <a href="${page.path}?${query.toString()}">Show them</a></p>`;
  }
  if (page.query.get("sign_ins") !== "show") return html``;
  const said = hasAny
    ? "Sign-ins and sign-outs are among the entries."
    : "Sign-ins and sign-outs are shown; there are none here.";
  return html`<p class="sums dim">${said} <a href="${page.path}?${query.toString()}">${hasAny ? "Hide them" : "Show changes only"}</a></p>`;
}

/** What changed, without what the sentence says. */
function linesOf(page: AccountPage, entry: Entry): SafeHtml[] {
  if (isPlain(entry)) return [];
  const said = new Set<unknown>([labelOf(entry), entry.subject.split(" ").at(-1)]);
  return changeLines(page, entry, (name, value) => said.has(value) || isInSentence(entry, name));
}

/** The time of day at the side, then the sentence and what changed, then the key. Equal neighbours are one line. */
function line(page: AccountPage, entries: readonly [Entry, ...Entry[]], names: Names): SafeHtml {
  const [entry] = entries;
  const isOne = entries.length === 1;
  const end = isOne
    ? endOf(page, entry, names)
    : html` <small class="dim">${String(entries.length)} times</small>`;
  const each = (one: Entry) => [
    html`<li>${timeOfDay(page, one.created_at)}${endOf(page, one, names)}</li>`,
    ...linesOf(page, one),
  ];
  const key = entry.key_prefix === null ? [] : [html`<li>With API key ${entry.key_prefix}…</li>`];
  const lines = isOne ? linesOf(page, entry) : entries.flatMap(each);
  // A short change stands below its sentence; the rest is folded at its right.
  const [shown, folded] = isOne && lines.length <= mostOpen ? [lines, key] : [[], [...lines, ...key]];
  const below = shown.length === 0 ? "" : html`<ul class="changes">${shown}</ul>`;
  const more =
    folded.length === 0
      ? ""
      : html`<details><summary>Details</summary><ul class="changes">${folded}</ul></details>`;
  return html`<li data-action="${entry.action}">${timeOfDay(page, entry.created_at)}<div><p>${sentence(page, entry, names)}${end}</p>${below}</div>${more}</li>`;
}

/** Runs of entries that read the same. */
function runsOf(page: AccountPage, entries: readonly Entry[], names: Names): [Entry, ...Entry[]][] {
  const runs: [Entry, ...Entry[]][] = [];
  const textOf = (entry: Entry) => `${sentence(page, entry, names)} ${entry.key_prefix}`;
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && textOf(last[0]) === textOf(entry)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** The entries, newest first, by the days of the account. */
function days(page: AccountPage, entries: readonly Entry[], names: Names): SafeHtml {
  const today = localDay(page.nowMs, page.timeZone);
  const byDay = Map.groupBy(entries, ({ created_at }) => localDay(Date.parse(created_at), page.timeZone));
  return html`${[...byDay].map(
    ([day, own]) =>
      html`<section class="card audit" aria-labelledby="day-${day}"><header><h2 id="day-${day}">${day === today ? "Today, " : ""}${dayName(day)}</h2></header><ul>${runsOf(page, own, names).map((run) => line(page, run, names))}</ul></section>`,
  )}`;
}

/** The names that other entries have: of items, and of people who have left. */
const namesIn = (entries: readonly Entry[], kind: "item" | "user"): [key: string, name: string][] =>
  entries.flatMap((entry) => {
    const [subject, key = ""] = entry.subject.split(" ");
    const name = labelOf(entry);
    return subject !== kind || name === undefined ? [] : [[key, name]];
  });

async function namesFor(page: AccountPage): Promise<Names> {
  const [branches, users] = await Promise.all([branchNames(page), people(page)]);
  return { branches, items: new Map(), users: new Map(users) };
}

async function showAudit(page: AccountPage): Promise<PageResponse> {
  const names = await namesFor(page);
  const filters = filtersFor([...names.users]);
  const { sign_ins: _, ...given } = filtersOf(page, filters);
  const query = hasSignIns(page) ? given : { ...given, without: signIns };
  const result = await page.call("listAudit", { query });
  const form = filterForm(page, filters);
  if (!result.ok) return show("Audit", form, { problem: result.problem });
  const { data, meta } = result.body;
  const known = {
    ...names,
    items: new Map(namesIn(data, "item")),
    users: new Map([...namesIn(data, "user"), ...names.users]),
  };
  return show(
    "Audit",
    html`${form}
${list(page, {
  isEmpty: data.length === 0,
  next: meta.next_cursor,
  empty: html`<p>Nothing has been changed yet.</p>${signInLink(page)}`,
  content: html`${signInLink(
    page,
    data.some(({ action }) => action.startsWith(`${signIns}.`)),
  )}${days(page, data, known)}`,
})}`,
  );
}

export const auditPages: Route[] = [
  {
    access: "account",
    path: "/audit",
    menu: { label: "Audit", icon: "audit", group: "setup", order: 70, needs: "listAudit" },
    needs: "listAudit",
    get: showAudit,
  },
];
