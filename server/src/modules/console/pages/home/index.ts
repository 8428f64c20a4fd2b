// The home page: today's sales and the tax of the month, what needs a person, the branches, and the latest documents.
import { html, type SafeHtml } from "@remix-run/html-template";
import { type AccountPage, type PageResponse, type Route, show } from "../../page.ts";
import { isRefreshOver, refreshFrom } from "../../refresh.ts";
import { table, unfiltered } from "../../table.ts";
import { documentColumns } from "../documents/columns.ts";
import { branchCard } from "./branches.ts";
import { chartCard } from "./chart.ts";
import { figureCards } from "./figures.ts";
import { inbox } from "./inbox.ts";

const refreshing = { everyS: 15, forS: 600 };
/** How many of the latest documents the page shows. */
const mostDocuments = 6;

const morningEnds = 12;
const afternoonEnds = 17;

/** `Good afternoon, Wanjiru` at the account's time of day. */
function greeting({ me, nowMs, timeZone }: AccountPage): string {
  const hour = Number(
    new Date(nowMs).toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).slice(0, 2),
  );
  const part = hour < morningEnds ? "morning" : hour < afternoonEnds ? "afternoon" : "evening";
  return `Good ${part}, ${me.name.split(" ")[0]}`;
}

/** `Saturday 28 November · live, 16:28:04` */
function asOf({ environment, nowMs, timeZone }: AccountPage): SafeHtml {
  const now = new Date(nowMs);
  const day = now.toLocaleDateString("en-GB", { timeZone, weekday: "long", day: "numeric", month: "long" });
  const at = now.toLocaleTimeString("en-GB", { timeZone });
  return html`${day} · ${environment}, <time datetime="${now.toISOString()}">${at}</time>`;
}

async function showHome(page: AccountPage): Promise<PageResponse> {
  const [{ data: overview }, documents] = await Promise.all([
    page.read("getOverview"),
    page.read("listTransactions", { query: { per_page: mostDocuments } }),
  ]);
  const isNew = overview.branches.length === 0 && documents.data.length === 0;
  const figures = isNew ? null : overview.figures;
  const refresh = refreshFrom(page, page.path, refreshing, ["lead"]);
  const branches = branchCard(page, overview);
  return show(
    "Home",
    html`<div id="state" class="home"${refresh}>
${figures === null ? "" : figureCards(page, overview, figures)}
${inbox(page, overview)}
${isNew ? "" : figures === null ? branches : html`<div class="split">${chartCard(overview, figures)}${branches}</div>`}
${
  isNew
    ? ""
    : html`<section aria-labelledby="latest"><header class="head"><h2 id="latest">Latest documents</h2><a href="${page.base}/documents">All documents</a></header>
${table(unfiltered(page), {
  caption: "The documents that were entered last",
  rows: documents.data,
  link: ({ transaction_id }) => `${page.base}/documents/${transaction_id}`,
  empty: html`<p>There is no document yet.</p>`,
  columns: documentColumns(
    page,
    new Map(overview.branches.map(({ bhf_id, name }) => [bhf_id, name])),
    documents.data,
  ),
})}</section>`
}
</div>`,
    {
      heading: greeting(page),
      lead: html`${asOf(page)}${isRefreshOver(page, refreshing) ? html` <a href="${page.path}">Refresh</a>` : ""}`,
    },
  );
}

export const homePages: Route[] = [
  {
    access: "account",
    path: "",
    menu: { label: "Home", icon: "home", group: "work", order: 10, needs: "getOverview" },
    get: showHome,
    done: { handed_over: "The account is handed over. You are an admin of it now." },
  },
  { access: "account", path: "/changes", get: async () => ({ kind: "changes" }) },
];
