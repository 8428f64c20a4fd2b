// The start page: leads to the person's account, or shows the accounts to choose from, each with what it needs today.
import { html, type SafeHtml } from "@remix-run/html-template";
import { profileOfCountry, taxWordsOf } from "@taxctl/sdk/rules/profiles";
import { type DataOf, operationOf, type Result } from "../call.ts";
import {
  goTo,
  type Me,
  operatorsPath,
  type PageResponse,
  type PersonPage,
  type Route,
  show,
} from "../page.ts";
import { plainText } from "../plain-text.ts";
import { table, unfiltered } from "../table.ts";
import { amount, badge, count, plural, time, withAmounts } from "../words.ts";
import { dayName, monthName } from "./month/words.ts";

type Membership = Me["memberships"][number];
type Environment = "live" | "sandbox";
type Overview = DataOf<"getOverview">;

/** How many accounts one page has, and how many of their overviews are read at the same time. */
const mostAccounts = 20;
const atOnce = 4;

const states: Record<Membership["account"]["status"], string> = {
  active: "",
  pending_approval: "This account is not approved yet. You get a mail once it is reviewed.",
  suspended: "This account is suspended. Ask the operators of this service to reactivate it.",
  cancelled: "This account was cancelled.",
};

/** An account with its overview, or the reason why the overview can't be shown. */
type Line = Membership & { overview: Overview | undefined; why: string };

const whyNot = ({ account }: Membership): string =>
  `${states[account.status]}${account.status_reason === null ? "" : ` Reason: ${account.status_reason}`}`;

/** The overviews of accounts, a few at a time: each costs as much as a home page. */
async function readLines(
  page: PersonPage,
  memberships: readonly Membership[],
  environment: Environment,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (let at = 0; at < memberships.length; at += atOnce) {
    const some = memberships.slice(at, at + atOnce).map(async (membership): Promise<Line> => {
      const { account } = membership;
      if (account.status !== "active") return { ...membership, overview: undefined, why: whyNot(membership) };
      // Its pages lead there, and the reading would fail.
      if (account.two_factor_required && !page.me.two_factor)
        return {
          ...membership,
          overview: undefined,
          why: "Turn on two-factor sign-in to open this account.",
        };
      const result: Result<"getOverview"> = await page
        .within({ account: account.id, environment })
        .call("getOverview");
      return result.ok
        ? { ...membership, overview: result.body.data, why: "" }
        : { ...membership, overview: undefined, why: result.problem.message };
    });
    lines.push(...(await Promise.all(some)));
  }
  return lines;
}

const pathOf = ({ account }: Membership, environment: Environment): string =>
  `/console/${account.id}/${environment}`;

const askOwner = "Ask the owner or an admin to set up the first branch";

const branchCount = (value: number): string => `${count(value)} ${value === 1 ? "branch" : "branches"}`;

function nameCell(line: Line, environment: Environment): SafeHtml {
  const { account, role, overview } = line;
  const isOpen = account.status === "active";
  const name = isOpen
    ? html`<a href="${pathOf(line, environment)}">${account.name}</a>`
    : html`<b>${account.name}</b>`;
  const branches =
    overview && overview.branches.length > 0 ? `, ${branchCount(overview.branches.length)}` : "";
  return html`${name}<br><span class="small">as ${role}${branches}</span>`;
}

function signedCell({ overview }: Line): SafeHtml | string {
  if (!overview?.figures) return "–";
  const { today } = overview.figures;
  return html`${overview.currency === null ? "" : html`<small class="dim">${overview.currency}</small> `}${amount(today.total_amount)}<br><span class="small">${plural(today.documents, "receipt")}</span>`;
}

function waitingCell(line: Line, environment: Environment): SafeHtml | string {
  if (!line.overview) return "–";
  const waiting = line.overview.branches.reduce((sum, one) => sum + one.waiting, 0);
  if (waiting === 0) return "–";
  return html`<a href="${pathOf(line, environment)}/documents?status=pending">${count(waiting)}</a>`;
}

/** The past month that comes next and what it needs; this month, once all before it are filed. */
function monthCell(line: Line, environment: Environment): SafeHtml | string {
  const { overview } = line;
  if (!overview?.figures) return "–";
  const { past_month: past, date, figures } = overview;
  const link = (month: string, label: string) =>
    html`<a href="${pathOf(line, environment)}/months/${month}">${label}</a>`;
  const { month, due_date } = figures.vat;
  const current = html`<span class="small dim">${monthName(month)}, due ${dayName(due_date)}</span>`;
  if (past === null) return current;
  if (past.stage === "filed")
    return html`${link(past.month, `${monthName(past.month).split(" ")[0]} filed`)}<br>${current}`;
  const late = past.due_date < date ? html` ${badge("bad", "Overdue")}` : "";
  return html`${link(past.month, monthName(past.month))}: ${past.text}<br><span class="small">due ${dayName(past.due_date)}${late}</span>`;
}

/** How urgent an account is: what blocks first, then what is to do, then what is done, then what has no figures. */
function urgencyOf({ overview }: Line): number {
  if (!overview) return 3;
  const [first] = overview.attention;
  return first === undefined ? 2 : first.level === "blocks" ? 0 : 1;
}

/** The most urgent first, then by the due date of the month, then by name. */
function byUrgency(one: Line, other: Line): number {
  const due = ({ overview }: Line) =>
    (overview?.past_month && overview.past_month.stage !== "filed"
      ? overview.past_month.due_date
      : overview?.figures?.vat.due_date) ?? "";
  return (
    urgencyOf(one) - urgencyOf(other) ||
    due(one).localeCompare(due(other)) ||
    one.account.name.localeCompare(other.account.name, "en")
  );
}

function needsCell(page: PersonPage, line: Line, environment: Environment): SafeHtml | string {
  const { overview, why } = line;
  if (!overview) return why;
  const [first, ...others] = overview.attention;
  if (!first)
    return overview.branches.length === 0
      ? html`<a href="${pathOf(line, environment)}">${operationOf("createBranch").roles.includes(line.role) ? "Set up the first branch" : askOwner}</a>`
      : badge("good", "Nothing");
  const title = first.month === null ? first.title : first.title.replace(first.month, monthName(first.month));
  const more =
    others.length === 0
      ? ""
      : html`<br><span class="small">and ${plural(others.length, "thing")} more</span>`;
  return html`${badge(first.level === "blocks" ? "bad" : "wait", first.level === "blocks" ? "Urgent" : "To do")} <a href="${pathOf(line, environment)}#needs">${plainText({ ...page, words: line.account.words[environment] }, withAmounts(title))}</a>${more}`;
}

/** The results of registrations without an account: the latest of each TIN. */
function registrations(page: PersonPage): SafeHtml {
  const latest = new Map<string, Me["registrations"][number]>();
  for (const one of page.me.registrations) if (!latest.has(one.tin)) latest.set(one.tin, one);
  const open = [...latest.values()].filter(({ status }) => status !== "approved");
  if (open.length === 0) return html``;
  const entries = open.map(({ business, tin, country, status, reason, created_at }) => {
    const name = html`<b>${business}</b>, ${taxWordsOf(profileOfCountry(country)).tin} ${tin}, registered ${time(page, created_at)}`;
    return status === "pending"
      ? html`<li>${name}<br>${badge("wait", "In review")} The operators are reviewing the registration. You get a mail with the result.</li>`
      : html`<li>${name}<br>${badge("bad", "Rejected")} Reason: ${reason}<br><a href="/console/registrations">Register again</a> with corrected details.</li>`;
  });
  return html`<h2>Your registrations</h2><ul class="accounts">${entries}</ul>`;
}

/** Live data or the sandbox of the accounts. */
function environmentLinks(environment: Environment): SafeHtml {
  const link = (one: Environment, label: string) =>
    html`<li><a href="/console/accounts${one === "live" ? "" : "?environment=sandbox"}"${one === environment ? html.raw` aria-current="true"` : ""}>${label}</a></li>`;
  return html`<nav class="shortcuts" aria-label="Data"><ul>${link("live", "Live data")}${link("sandbox", "Sandbox")}</ul></nav>`;
}

function search(name: string, environment: Environment): SafeHtml {
  const kept = environment === "live" ? "" : html`<input type="hidden" name="environment" value="sandbox">`;
  return html`<form class="filters" method="get" action="/console/accounts" role="search" aria-label="Accounts"><div class="field"><label for="q-name">Name</label>
<input type="text" id="q-name" name="name" value="${name}"></div>${kept}<button type="submit">Show</button> <a href="/console/accounts">Clear</a></form>`;
}

function pageLinks({ query }: PersonPage, at: number, pages: number): SafeHtml {
  if (pages <= 1) return html``;
  const link = (to: number, label: string, rel: string) => {
    const target = new URLSearchParams(query);
    target.set("page", String(to));
    return html`<a href="/console/accounts?${target.toString()}" rel="${rel}">${label}</a>`;
  };
  return html`<nav class="pages" aria-label="Pages of the list">${at > 1 ? link(at - 1, "Previous page", "prev") : ""}<span>Page ${String(at)} of ${String(pages)}</span>${at < pages ? link(at + 1, "Next page", "next") : ""}</nav>`;
}

async function accountList(page: PersonPage): Promise<SafeHtml> {
  const { query, me } = page;
  const environment: Environment = query.get("environment") === "sandbox" ? "sandbox" : "live";
  const name = (query.get("name") ?? "").trim();
  const found = me.memberships
    .filter(({ account }) => account.name.toLowerCase().includes(name.toLowerCase()))
    .toSorted((one, other) => one.account.name.localeCompare(other.account.name, "en"));
  const pages = Math.max(1, Math.ceil(found.length / mostAccounts));
  const asked = Math.trunc(Number(query.get("page")));
  const at = Math.min(pages, Math.max(1, Number.isNaN(asked) ? 1 : asked));
  const shown = found.slice((at - 1) * mostAccounts, at * mostAccounts);
  const lines = (await readLines(page, shown, environment)).toSorted(byUrgency);
  return html`${environmentLinks(environment)}${me.memberships.length > mostAccounts ? search(name, environment) : ""}
${table<Line>(unfiltered(page), {
  caption: "The most urgent first, with today's figures",
  rows: lines,
  empty: html`<p>No account has this name.</p>`,
  columns: [
    { label: "Account", cell: (line) => nameCell(line, environment) },
    { label: "Waiting", cell: (line) => waitingCell(line, environment), isFigure: true },
    { label: "Signed today", cell: signedCell, isFigure: true },
    { label: "Month", cell: (line) => monthCell(line, environment) },
    { label: "What needs you", cell: (line) => needsCell(page, line, environment) },
  ],
})}${pageLinks(page, at, pages)}`;
}

async function choose(page: PersonPage): Promise<PageResponse> {
  const { memberships } = page.me;
  const isWaiting = page.me.registrations.some(({ status }) => status === "pending");
  if (memberships.length === 0)
    return show(
      isWaiting ? "Your registration is being reviewed" : "You belong to no account",
      html`${registrations(page)}
<p>If somebody invited you, open the link in the mail that you got. To work for a client, ask the client's owner to invite <b>${page.me.email}</b> under “Team” in the console.</p>
<p><a href="/console/registrations">Register a business</a></p>`,
    );
  return show("Your accounts", html`${await accountList(page)}${registrations(page)}`);
}
/** The sandbox while it alone has a device: live data has nothing to look at then. */
async function placeOf({ within }: PersonPage, account: number): Promise<"live" | "sandbox"> {
  const hasDevice = async (environment: "live" | "sandbox"): Promise<boolean> => {
    const health = await within({ account, environment }).call("getHealth");
    return health.ok && health.body.data.lanes.length > 0;
  };
  const [live, sandbox] = await Promise.all([hasDevice("live"), hasDevice("sandbox")]);
  return sandbox && !live ? "sandbox" : "live";
}

async function start(page: PersonPage): Promise<PageResponse> {
  const { memberships, is_operator } = page.me;
  const [only, ...others] = memberships;
  if (!only && is_operator) return goTo(operatorsPath(page.me));
  const isReady = only?.account.status === "active" && others.length === 0;
  if (!isReady) return goTo("/console/accounts");
  return goTo(`/console/${only.account.id}/${await placeOf(page, only.account.id)}`);
}

export const accountPages: Route[] = [
  { access: "person", path: "", get: start },
  { access: "person", path: "/accounts", get: choose },
];
