// Who changed what in the account, newest first, in sentences by day.
import { html, type SafeHtml } from "@remix-run/html-template";
import { localDay } from "../../../base/clock.ts";
import type { DataOf } from "../call.ts";
import { type AccountPage, type PageResponse, type Route, show } from "../page.ts";
import { type Filter, filterForm, filtersOf, list } from "../table.ts";
import { timeOfDay } from "../words.ts";
import { changes } from "./audit-changes.ts";
import { labelOf, type Names, sentence, topics } from "./audit-words.ts";
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
    {
      name: "sign_ins",
      isMinor: true,
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

/** The time of day at the side, then the sentence and what changed. */
function line(page: AccountPage, entry: Entry, names: Names): SafeHtml {
  const said = new Set<unknown>([labelOf(entry), entry.subject.split(" ").at(-1)]);
  return html`<li data-action="${entry.action}">${timeOfDay(page, entry.created_at)}<div><p>${sentence(page, entry, names)}</p>${changes(page, entry, (value) => said.has(value))}</div></li>`;
}

/** The entries, newest first, by the days of the account. */
function days(page: AccountPage, entries: readonly Entry[], names: Names): SafeHtml {
  const today = localDay(page.nowMs, page.timeZone);
  const byDay = Map.groupBy(entries, ({ created_at }) => localDay(Date.parse(created_at), page.timeZone));
  return html`${[...byDay].map(
    ([day, own]) =>
      html`<section class="card audit" aria-labelledby="day-${day}"><header><h2 id="day-${day}">${day === today ? "Today, " : ""}${dayName(day)}</h2></header><ul>${own.map((entry) => line(page, entry, names))}</ul></section>`,
  )}`;
}

/** People who have left are named in other entries. */
const peopleIn = (entries: readonly Entry[]): [id: string, name: string][] =>
  entries.flatMap((entry) => {
    const [, id] = /^user (\d+)$/.exec(entry.subject) ?? [];
    const name = labelOf(entry);
    return id === undefined || name === undefined ? [] : [[id, name]];
  });

async function namesFor(page: AccountPage): Promise<Names> {
  const [branches, users] = await Promise.all([branchNames(page), people(page)]);
  return { branches, users: new Map(users) };
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
  const known = { ...names, users: new Map([...peopleIn(data), ...names.users]) };
  return show(
    "Audit",
    html`${form}
${list(page, {
  isEmpty: data.length === 0,
  next: meta.next_cursor,
  empty: html`<p>Nothing has been changed yet.</p>${signInLink(page)}`,
  content: html`${signInLink(page)}${days(page, data, known)}`,
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
