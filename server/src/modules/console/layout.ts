// The frame of every page: account and environment (by word and color), the menu, and messages about success or failure.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized } from "@taxctl/sdk/rules/profiles";
import { form } from "./form.ts";
import { icon } from "./icons.ts";
import {
  type AccountPage,
  type Counts,
  isAccountPage,
  type MenuEntry,
  operatorsPath,
  type PageParts,
  type PersonPage,
  type PublicPage,
} from "./page.ts";
import { branchNames } from "./pages/documents/columns.ts";
import { problemBox } from "./problem-box.ts";

export type Frame = PageParts & {
  title: string;
  body: SafeHtml;
  /** The message about the last action. */
  done: string | undefined;
  menu: readonly (MenuEntry & { path: string })[];
  assets: { style: string; scripts: readonly string[] };
  requestId: string;
  /** What waits; undefined where it can't be read. */
  counts: Counts | undefined;
  /** The names of branches, where a notice names some. */
  branches: ReadonlyMap<string, string>;
  status: number;
};

/** Scripts run no text as code, and no page is kept in the browser's storage. */
const htmxSettings = JSON.stringify({
  allowEval: false,
  allowScriptTags: false,
  includeIndicatorStyles: false,
  selfRequestsOnly: true,
  historyCacheSize: 0,
  refreshOnHistoryMiss: true,
});

function isPersonPage(page: PublicPage): page is PersonPage {
  return page.me !== undefined;
}

const environmentWords = {
  live: ["Live", "Documents reach the tax authority."],
  sandbox: ["Sandbox", "For trying: nothing reaches the tax authority."],
} as const;

/** Which data the pages are about, and the way to the other. */
function environmentSwitch({ environment, account }: AccountPage): SafeHtml {
  const sides = (["live", "sandbox"] as const).map((one) => {
    const [name] = environmentWords[one];
    return one === environment
      ? html`<b>${name}</b>`
      : html`<a href="/console/${account.id}/${one}"><span class="vh">Go to </span>${name}</a>`;
  });
  return html`<div class="environment ${environment}"><span>${environmentWords[environment][1]}</span><p>${sides}</p></div>`;
}

/** The branches that are paused, if the page lists documents that may wait for them. Home and the branches list them themselves. */
function pausedHere({ path, base, query }: AccountPage, counts: Counts | undefined): readonly string[] {
  if (path !== `${base}/documents` || !["", "pending"].includes(query.get("status") ?? "")) return [];
  const chosen = query.get("bhf_id") || undefined;
  return (counts?.paused ?? []).filter((code) => chosen === undefined || code === chosen);
}

/** The names of the branches that have a notice above a page. */
export async function noticedBranches(
  page: PublicPage,
  counts: Counts | undefined,
): Promise<ReadonlyMap<string, string>> {
  const isNoticed = counts !== undefined && counts.training.length + counts.paused.length > 0;
  if (!isNoticed || !isAccountPage(page)) return new Map();
  return branchNames(page).catch(() => new Map());
}

/** Branches whose sales don't reach their unit. */
function notices(page: AccountPage, { counts, branches }: Frame): SafeHtml {
  const names = (codes: readonly string[]) =>
    codes.map((code, index) => {
      const name = branches.get(code) ?? `Branch ${code}`;
      const shown = page.may("listBranches")
        ? html`<a href="${page.base}/branches/${encodeURIComponent(code)}">${name}</a>`
        : name;
      return html`${index === 0 ? "" : index === codes.length - 1 ? " and " : ", "}${shown}`;
    });
  const sentence = (codes: readonly string[], one: string, several: string, button: SafeHtml | "" = "") =>
    codes.length === 0
      ? ""
      : html`<div><p>${names(codes)} ${codes.length === 1 ? one : several}</p>${button}</div>`;
  const paused = pausedHere(page, counts);
  const [only] = paused;
  const resume =
    paused.length === 1 && only !== undefined && page.may("resumeBranch")
      ? form(page, {
          action: `${page.base}/branches/${encodeURIComponent(only)}/resume`,
          label: "Resume",
        })
      : "";
  return html`<div id="notices">${sentence(
    counts?.training ?? [],
    "is in training: its sales are no official receipts.",
    "are in training: their sales are no official receipts.",
  )}${sentence(
    paused,
    "is paused: its documents wait, and nothing is sent.",
    "are paused: their documents wait, and nothing is sent.",
    resume,
  )}</div>`;
}

type Entry = Pick<MenuEntry, "label" | "icon" | "group" | "waits"> & {
  href: string;
  isHere: boolean;
  count: number;
};

/** The pages of the menu that the person may use. */
function entriesOf(page: AccountPage, menu: Frame["menu"], counts: Counts | undefined): Entry[] {
  return menu
    .filter(({ needs }) => page.may(needs))
    .map(({ label, icon, group, waits, path, has = [] }) => {
      const href = `${page.base}${path}`;
      const isIn = (one: string) => page.path === one || page.path.startsWith(`${one}/`);
      const isHere =
        path === "" ? page.path === href : [path, ...has].some((one) => isIn(`${page.base}${one}`));
      return { label, icon, group, waits, href, isHere, count: (waits && counts?.[waits]) ?? 0 };
    });
}

/** What waits there. It is refreshed with the state of a page by its id, so it is there without a count too. */
function countOf({ waits, count }: Entry, place: "count" | "bottom"): SafeHtml | "" {
  if (waits === undefined) return "";
  const shown =
    count === 0 ? "" : html`<span class="count">${String(count)}<span class="vh"> waiting</span></span>`;
  return html` <span id="${place}-${waits}">${shown}</span>`;
}

function linkTo(entry: Entry, place: "count" | "bottom"): SafeHtml {
  const { label, icon: name, href, isHere } = entry;
  return html`<a href="${href}"${isHere ? html.raw` aria-current="page"` : ""}>${icon(name)}${label}${countOf(entry, place)}</a>`;
}

function menuOf(entries: readonly Entry[]): SafeHtml {
  const list = (group: MenuEntry["group"]) =>
    html`<ul>${entries.filter((entry) => entry.group === group).map((entry) => html`<li>${linkTo(entry, "count")}</li>`)}</ul>`;
  const hasSetup = entries.some(({ group }) => group === "setup");
  return html`<nav class="menu" aria-label="Menu">${list("work")}${hasSetup ? html`<p>Set-up</p>${list("setup")}` : ""}</nav>`;
}

/** How many pages the bar at the bottom of a phone has next to "More". */
const mostAtBottom = 4;

function bottomBar(entries: readonly Entry[]): SafeHtml {
  return html`<nav class="bottom" aria-label="Main pages">${entries.slice(0, mostAtBottom).map((entry) => linkTo(entry, "bottom"))}<a href="#menu">${icon("more")}More</a></nav>`;
}

/** Account, menu and person; on phones a sheet that "More" opens. */
function sideBar(page: AccountPage, entries: readonly Entry[]): SafeHtml {
  const other = page.environment === "live" ? "sandbox" : "live";
  const { account, me } = page;
  const registered = me.registrations.find(
    ({ status, business }) => status === "approved" && business === account.name,
  );
  const tin = registered ? html`<small>${capitalized(page.words.tin)} ${registered.tin}</small>` : "";
  return html`<aside class="side" id="menu" tabindex="-1" aria-label="Account and menu">
<a class="close button" href="#main">Close</a>
<a class="brand" href="${page.base}">taxctl</a>
<a class="account" href="/console/accounts"><span>${account.name}${tin}</span>${icon("switch")}</a>
<a class="switch" href="/console/${account.id}/${other}">Go to ${environmentWords[other][0]}</a>
${menuOf(entries)}
${personBar(page)}
</aside>`;
}

/** The search field of every page. The key "/" leads to it. */
function topBar(page: AccountPage): SafeHtml {
  return html`<header class="top"><form class="search" method="get" action="${page.base}/search" role="search" aria-label="All documents"><button type="submit">${icon("search")}<span class="vh">Search</span></button><label class="vh" for="search">Search</label><input type="search" id="search" name="q" value="${page.path === `${page.base}/search` ? (page.query.get("q") ?? "") : ""}" maxlength="100" placeholder="Number, name, ${page.words.tin} or total" autocomplete="off"><kbd aria-hidden="true">/</kbd></form>
${environmentSwitch(page)}</header>`;
}

/** Who is signed in, with the role in the account. */
function personBar(page: PublicPage): SafeHtml {
  if (!isPersonPage(page)) return html``;
  const { me } = page;
  const role = isAccountPage(page) ? html`<small>${capitalized(page.role)}</small>` : "";
  return html`<div class="person">${me.is_operator && !page.path.startsWith("/console/operators") ? html`<a href="${operatorsPath(me)}">Operators</a>` : ""}<a href="/console/me"${page.path === "/console/me" ? html.raw` aria-current="page"` : ""}>${icon("person")}<span>${me.name}${role}</span></a>
${form(page, { action: "/console/sign-out", label: "Sign out" })}</div>`;
}

/** The way back from pages about the person alone. */
function wayBack(page: PublicPage): PageParts["back"] {
  if (!isPersonPage(page) || isAccountPage(page) || !page.path.startsWith("/console/me")) return undefined;
  if (page.path !== "/console/me") return ["/console/me", "You"];
  const [only, ...others] = page.me.memberships;
  return [
    "/console",
    only && others.length === 0 ? only.account.name : only ? "Your accounts" : "Start page",
  ];
}

/** Pages before the sign-in, the team, and a new e-mail address wait for mails. */
function mailBanner(page: PublicPage, { status }: Frame): SafeHtml {
  const isWaiting =
    !isPersonPage(page) || /\/me\/email$/.test(page.path) || page.query.get("done") === "invited";
  // A page that the person may not open waits for none.
  if (page.sendsMail || !isWaiting || (status >= 400 && !page.problem)) return html``;
  if (isPersonPage(page))
    return html`<p class="small dim">This service sends no e-mail: ask its operators for the mail.</p>`;
  return html`<div class="small dim"><p>This service sends no e-mail: each mail is kept as a file where the service runs. Ask the operators of this service for it.</p><details><summary>For operators</summary><p>Run <code>taxd mail list</code> and <code>taxd mail show MAIL</code> where the service runs.</p></details></div>`;
}

/** The way up, the heading with a state, a sentence, and what can be done on the page. */
function headingOf(page: PublicPage, frame: Frame): SafeHtml {
  const { back = wayBack(page), title, heading = title, state, lead, actions } = frame;
  const name = state ? html`<div class="name"><h1>${heading}</h1>${state}</div>` : html`<h1>${heading}</h1>`;
  return html`<header class="title">${back === undefined ? "" : html`<p class="crumb"><a href="${back[0]}">${back[1]}</a></p>`}
${name}
${lead ? html`<div class="lead" id="lead">${lead}</div>` : ""}${actions ? html`<div class="inline">${actions}</div>` : ""}</header>`;
}

export function layout(page: PublicPage, frame: Frame): SafeHtml {
  const { title, body, done, menu, assets, requestId, counts, status } = frame;
  const account = isAccountPage(page) ? page : undefined;
  const place = account ? ` – ${account.account.name}, ${environmentWords[account.environment][0]}` : "";
  const entries = account ? entriesOf(account, menu, counts) : [];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status >= 400 ? "Error: " : ""}${title}${place} – taxctl</title>
<meta name="htmx-config" content="${htmxSettings}">
<link rel="stylesheet" href="${assets.style}">
<link rel="icon" href="data:,">
${assets.scripts.map((script) => html`<script src="${script}" defer></script>`)}
</head>
<body class="${account?.environment ?? "neutral"}">
<a class="skip" href="#main">Skip to the content</a>
${
  account
    ? html`${sideBar(account, entries)}${topBar(account)}`
    : html`<header class="bar"><a class="brand" href="/console">taxctl</a>${personBar(page)}</header>`
}
<main id="main" tabindex="-1">
${account ? notices(account, frame) : ""}
${page.problem ? problemBox(page, page.problem, requestId) : ""}
${done === undefined ? "" : html`<p class="done" role="status">${done}</p>`}
${headingOf(page, frame)}
${body}
${mailBanner(page, frame)}
</main>
${account ? bottomBar(entries) : ""}
</body>
</html>
`;
}
