// The frame of every page: account and environment (by word and color), the menu, and messages about success or failure.
import { html, type SafeHtml } from "@remix-run/html-template";
import { form } from "./form.ts";
import {
  type AccountPage,
  isAccountPage,
  type MenuEntry,
  operatorsPath,
  type PersonPage,
  type PublicPage,
} from "./page.ts";
import { problemBox } from "./problem-box.ts";

export type Frame = {
  title: string;
  body: SafeHtml;
  /** The message about the last action. */
  done: string | undefined;
  menu: readonly (MenuEntry & { path: string })[];
  assets: { style: string; scripts: readonly string[] };
  requestId: string;
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

function environmentBar(page: AccountPage): SafeHtml {
  const [name, meaning] = environmentWords[page.environment];
  const other = page.environment === "live" ? "sandbox" : "live";
  return html`<div class="environment ${page.environment}"><p><b>${name}</b> <span>${meaning}</span></p>
<a href="/console/${page.account.id}/${other}">Go to ${other === "live" ? "live data" : "the sandbox"}</a></div>`;
}

function menuOf(page: AccountPage, menu: Frame["menu"]): SafeHtml {
  const entries = menu
    .filter(({ needs }) => page.may(needs))
    .map(({ label, path }) => {
      const href = `${page.base}${path}`;
      const isHere =
        path === "" ? page.path === href : page.path === href || page.path.startsWith(`${href}/`);
      return html`<li><a href="${href}"${isHere ? html.raw` aria-current="page"` : ""}>${label}</a></li>`;
    });
  return html`<nav class="menu" aria-label="Menu"><ul>${entries}</ul></nav>`;
}

function personBar(page: PublicPage): SafeHtml {
  if (!isPersonPage(page)) return html``;
  return html`<div class="person">${page.me.is_operator ? html`<a href="${operatorsPath(page.me)}">Operators</a>` : ""}<a href="/console/me">${page.me.name}</a>
${form(page, { action: "/console/sign-out", label: "Sign out" })}</div>`;
}

/** Pages before the sign-in, the team, and a new e-mail address wait for mails. */
function mailBanner(page: PublicPage): SafeHtml {
  const isWaiting = !isPersonPage(page) || /\/(?:team|me\/email)$/.test(page.path);
  if (page.sendsMail || !isWaiting) return html``;
  return html`<div class="note"><p>This service sends no e-mail: each mail is a file in its data folder. To read them, run <code>taxd mail list</code> and <code>taxd mail show MAIL</code> where the service runs.</p></div>`;
}

export function layout(page: PublicPage, frame: Frame): SafeHtml {
  const { title, body, done, menu, assets, requestId } = frame;
  const account = isAccountPage(page) ? page : undefined;
  const place = account ? ` – ${account.account.name}, ${environmentWords[account.environment][0]}` : "";
  const brand = account
    ? html`<a class="brand" href="${account.base}">taxctl</a> <a class="account" href="/console/accounts">${account.account.name}</a>`
    : html`<a class="brand" href="/console">taxctl</a>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.problem ? "Error: " : ""}${title}${place} – taxctl</title>
<meta name="htmx-config" content="${htmxSettings}">
<link rel="stylesheet" href="${assets.style}">
<link rel="icon" href="data:,">
${assets.scripts.map((script) => html`<script src="${script}" defer></script>`)}
</head>
<body class="${account?.environment ?? "neutral"}">
<a class="skip" href="#main">Skip to the content</a>
<header>
${account ? environmentBar(account) : ""}
<div class="bar"><div>${brand}</div>${personBar(page)}</div>
${account ? menuOf(account, menu) : ""}
</header>
<main id="main" tabindex="-1">
${page.problem ? problemBox(page, page.problem, requestId) : ""}
${done === undefined ? "" : html`<p class="done" role="status">${done}</p>`}
<h1>${title}</h1>
${body}
${mailBanner(page)}
</main>
</body>
</html>
`;
}
