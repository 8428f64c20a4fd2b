// The operators' list of accounts, each with the health of its live data.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../call.ts";
import { type PageResponse, type PersonPage, show } from "../page.ts";
import { type Filter, filterForm, filtersOf, table } from "../table.ts";
import { badge, checkBadge, count, type Tone, withDates } from "../words.ts";
import { root, tabs } from "./operator-registrations.ts";

export type Account = DataOf<"inspectAccount">;

export const accountStates: Record<Account["status"], [Tone, string]> = {
  active: ["good", "Active"],
  pending_approval: ["wait", "Waits for approval"],
  suspended: ["bad", "Suspended"],
  cancelled: ["neutral", "Cancelled"],
};

const accountFilters: readonly Filter[] = [
  { name: "search", label: "Name, e-mail or TIN" },
  {
    name: "status",
    label: "Status",
    options: Object.entries(accountStates).map(([status, [, word]]) => [status, word] as const),
  },
];

/** How many accounts the list has with their health, and how many are read at the same time: each costs as much as its page. */
const mostAccounts = 20;
const atOnce = 4;

type Listed = DataOf<"listAccounts">[number];
type Line = Listed & { live: Account["health"][number] | undefined };

/** How many documents wait in an environment. */
export const waitingIn = ({ lanes }: Account["health"][number]): number =>
  lanes.reduce((sum, { pending }) => sum + pending, 0);

/** The accounts with the health of their live data. */
async function readLines(page: PersonPage, listed: readonly Listed[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (let at = 0; at < listed.length; at += atOnce) {
    const some = listed.slice(at, at + atOnce).map(async (one): Promise<Line> => {
      if (one.status !== "active") return { ...one, live: undefined };
      const { data } = await page.read("inspectAccount", { params: { id: String(one.id) } });
      return { ...one, live: data.health.find(({ environment }) => environment === "live") };
    });
    lines.push(...(await Promise.all(some)));
  }
  return lines;
}

function healthCell({ live }: Line): SafeHtml | string {
  if (!live) return "–";
  return live.lanes.length === 0 ? html`<span class="dim">No device yet</span>` : checkBadge(live.status);
}

function waitingCell({ live }: Line): string {
  const waiting = live === undefined ? 0 : waitingIn(live);
  return waiting === 0 ? "–" : count(waiting);
}

export async function showAccounts(page: PersonPage): Promise<PageResponse> {
  const { data, meta } = await page.read("listAccounts", { query: filtersOf(page, accountFilters) });
  const lines = await readLines(page, data.slice(0, mostAccounts));
  return show(
    "Accounts",
    html`${await tabs(page)}${filterForm(page, accountFilters)}
${meta.total > lines.length ? html`<p class="small dim">${count(lines.length)} of ${count(meta.total)} are shown. Search to find others.</p>` : ""}
${table(page, {
  caption: "Accounts, with the health of their live data",
  rows: lines,
  link: ({ id }) => `${root}/accounts/${id}`,
  empty: html`<p>There is no account yet. Approve a registration.</p>`,
  columns: [
    { label: "Account", cell: ({ id, name }) => html`${name} <small class="dim">${id}</small>` },
    { label: "E-mail address", cell: ({ email }) => email },
    { label: "Status", isMain: true, cell: ({ status }) => badge(...accountStates[status]) },
    { label: "Health", cell: healthCell },
    { label: "Waiting", isFigure: true, cell: waitingCell },
    { label: "Since", isNamed: true, cell: ({ created_at }) => withDates(page, created_at.slice(0, 10)) },
  ],
})}`,
  );
}
