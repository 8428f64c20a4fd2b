// The home page: whether every branch works, and the documents that need attention.
import { html, type SafeHtml } from "@remix-run/html-template";
import { openWorkOf } from "@taxctl/sdk/rules/validation";
import { localDay } from "../../../base/clock.ts";
import type { DataOf } from "../call.ts";
import { type AccountPage, type PageResponse, type Route, show } from "../page.ts";
import { richText } from "../problem.ts";
import { refreshFrom } from "../refresh.ts";
import { remedyText } from "../remedies.ts";
import { table, unfiltered } from "../table.ts";
import { ago, badge, checkBadge, duration, plural, time } from "../words.ts";
import { kinds } from "./documents/words.ts";
import { monthName, monthPath } from "./month/words.ts";

type Health = DataOf<"getHealth">;
type Check = Health["checks"][number];
type Lane = Health["lanes"][number];

/** For ten minutes. */
const refreshing = { everyS: 15, most: 40 };

/** How many failed documents the page shows, and of how many days. */
const mostFailed = 5;
const failedDays = 7;

/** The subjects of the checks of health. */
const areas: Record<string, string> = {
  database: "Database",
  worker: "Worker",
  clock: "Clock",
  key: "API key",
  codes: "Code tables",
  device: "Control unit",
  pause: "Pause",
  queue: "Waiting documents",
  stock: "Stock",
  receipts: "Receipts",
  webhooks: "Webhooks",
  mail: "Mail",
  relay: "Relay",
  fetch: "Daily fetch",
  matching: "Purchases of the books",
  month: "Month",
  transfers: "Stock transfers",
};

/** What a person can act on. Failures concern everybody; warnings are for people who may open the branches. */
const checksFor = ({ may }: AccountPage, checks: readonly Check[]): Check[] =>
  checks
    .filter(({ status }) => status !== "warn" || may("listBranches"))
    // The list of open months has them, with the links.
    .filter(({ name }) => name !== "month" || !may("listPeriods"));

type BranchLine = {
  bhf_id: string;
  name: string;
  lane: Lane | undefined;
  checks: Check[];
  last: DataOf<"listTransactions">[number] | undefined;
  /** The latest receipts of all branches go back to this moment, unless they are all. */
  before: string | undefined;
};

function worst(checks: readonly Check[]): Check["status"] {
  if (checks.some(({ status }) => status === "fail")) return "fail";
  return checks.some(({ status }) => status === "warn") ? "warn" : "pass";
}

const isWell = ({ checks, lanes }: Health): boolean =>
  worst(checks) === "pass" && lanes.every(({ in_doubt }) => in_doubt === 0);

function waiting({ lane }: BranchLine): string {
  if (!lane || lane.pending + lane.in_doubt === 0) return "none";
  const oldest =
    lane.oldest_pending_s === null ? "" : `, the oldest unsent for ${duration(lane.oldest_pending_s)}`;
  const unknown = lane.in_doubt === 0 ? "" : `, ${lane.in_doubt} with an unknown outcome`;
  return `${lane.pending + lane.in_doubt}${unknown}${oldest}`;
}

function unitState({ lane, checks }: BranchLine): SafeHtml {
  if (!lane) return badge("neutral", "No device");
  if (!lane.is_active) return badge("neutral", "Not active");
  if (checks.some(({ name }) => name === "pause")) return badge("wait", "Paused");
  if (checks.some(({ name }) => name === "training")) return badge("wait", "Training");
  if (lane.circuit === "open") return badge("bad", "Unreachable");
  if (lane.stopped.length > 0) return badge("bad", "Stopped");
  return checkBadge(worst(checks));
}

const mostReceipts = 100;

/** The branches with their devices; a role that may not list branches sees those that have a device. */
async function readLines({ read, may }: AccountPage, { lanes, checks }: Health): Promise<BranchLine[]> {
  const [branches, sales] = await Promise.all([
    may("listBranches") ? read("listBranches", { query: { per_page: 100 } }) : undefined,
    read("listTransactions", { query: { type: "sales", status: "success", per_page: mostReceipts } }),
  ]);
  const isWhole = sales.data.length < mostReceipts;
  const before = isWhole ? undefined : sales.data.at(-1)?.created_at;
  const named = branches?.data ?? lanes.map(({ bhf_id }) => ({ bhf_id, name: bhf_id }));
  const sorted = named.toSorted((left, right) => (left.bhf_id < right.bhf_id ? -1 : 1));
  return sorted.map(({ bhf_id, name }) => ({
    bhf_id,
    name,
    before,
    // The list is ordered by time of entry; a retried document is signed later.
    last: sales.data
      .filter(({ branch_id }) => branch_id === bhf_id)
      .toSorted((left, right) => signedAt(right).localeCompare(signedAt(left)))[0],
    lane: lanes.find((lane) => lane.bhf_id === bhf_id),
    checks: checks.filter((check) => check.bhf_id === bhf_id),
  }));
}

const signedAt = ({ processed_at }: NonNullable<BranchLine["last"]>): string => processed_at ?? "";

function lastReceipt(page: AccountPage, { last, before }: BranchLine): SafeHtml | string {
  // Receipts of credit notes have numbers of their own.
  if (last)
    return `${last.receipt_type === "R" ? "Credit note" : "Number"} ${last.receipt_no ?? last.invoice_no}, ${ago(page, last.processed_at)}`;
  return before === undefined ? "none yet" : html`before ${time(page, before)}`;
}

type Seen = { hasBranch: boolean; hasMore: boolean };

function needs(page: AccountPage, { checks, lanes }: Health, { hasBranch, hasMore }: Seen): SafeHtml {
  const open = checks.filter(({ status }) => status !== "pass");
  const doubts = lanes.filter(({ in_doubt }) => in_doubt > 0);
  if (open.length === 0 && doubts.length === 0)
    return hasMore
      ? html``
      : !hasBranch
        ? html`<p>The account has no branch here, so nothing can be sent yet.</p>`
        : html`<p>${badge("good", "Nothing")}${page.may("listBranches") ? " Everything works." : ""}</p>`;
  const items = open.map(
    ({ name, status, message, remedy, bhf_id }) => html`<li>${checkBadge(status)}
<b>${bhf_id === undefined ? (areas[name] ?? name) : `Branch ${bhf_id}, ${(areas[name] ?? name).toLowerCase()}`}:</b> ${richText(message)}
${remedy === undefined ? "" : html`<br>${remedyText(page, remedy, { bhf_id })}`}</li>`,
  );
  const unknown = doubts.map(
    ({ bhf_id, in_doubt }) =>
      html`<li>${badge("wait", "Outcome unknown")} Branch ${bhf_id}: <a href="${page.base}/documents?status=processing">${plural(in_doubt, "document")}</a>. The service looks for the outcome automatically. Open the document to see why it is unknown.</li>`,
  );
  return html`<ul class="needs">${unknown}${items}</ul>`;
}

type Month = DataOf<"listPeriods">["periods"][number];

/** Months that are listed: this one and the three before it. Older ones are in the list of months. */
const mostMonths = 4;

/** The recent open months with open work, as the list of months has them. */
async function readOpenMonths({ read, may }: AccountPage): Promise<Month[]> {
  if (!may("listPeriods")) return [];
  const { data } = await read("listPeriods");
  return data.periods
    .slice(0, mostMonths)
    .filter((period) => period.status === "open" && openWorkOf(period).length > 0);
}

function openMonths(page: AccountPage, months: readonly Month[]): SafeHtml {
  if (months.length === 0) return html``;
  return html`<h3>Open months</h3><ul class="needs">${months.map(
    (period) =>
      html`<li>${badge("wait", "Open")} <a href="${monthPath(page, period.month)}">${monthName(period.month)}</a>: ${openWorkOf(period).join(", ")}.</li>`,
  )}</ul>`;
}

/** The latest failed documents that a retry can still complete. */
async function readFailed({ read, nowMs, timeZone }: AccountPage): Promise<DataOf<"getTransaction">[]> {
  const from_date = localDay(nowMs - failedDays * 24 * 60 * 60_000, timeZone);
  const { data } = await read("listTransactions", {
    query: { status: "failed", from_date, per_page: mostFailed },
  });
  const open = data.filter(({ can_retry }) => can_retry);
  const details = open.map(({ transaction_id }) =>
    read("getTransaction", { params: { id: transaction_id } }),
  );
  return (await Promise.all(details)).map((detail) => detail.data);
}

function failures(page: AccountPage, failed: readonly DataOf<"getTransaction">[]): SafeHtml {
  if (failed.length === 0) return html``;
  const items = failed.map(({ transaction_id, invoice_no, type, branch_id, processed_at, response_data }) => {
    const { failure } = response_data;
    const why =
      failure === undefined
        ? ""
        : html`<br>${richText(failure.message)}<br><b>Why:</b> ${richText(failure.cause)}<br>${remedyText(page, failure.remedy, { transaction_id, bhf_id: branch_id })}`;
    return html`<li>${badge("bad", "Failed")} <a href="${page.base}/documents/${transaction_id}">${invoice_no}</a>, ${kinds[type].toLowerCase()}, branch ${branch_id}, ${ago(page, processed_at)}${why}</li>`;
  });
  return html`<h3>Failed documents</h3><ul class="needs">${items}</ul>
<p><a href="${page.base}/documents?status=failed">All failed documents</a></p>`;
}

async function showHome(page: AccountPage): Promise<PageResponse> {
  const { data } = await page.read("getHealth");
  const health = { ...data, checks: checksFor(page, data.checks) };
  const [lines, failed, months] = await Promise.all([
    readLines(page, health),
    readFailed(page),
    readOpenMonths(page),
  ]);
  const refresh = refreshFrom(page, page.path, refreshing);
  return show(
    "Home",
    html`<div id="state"${refresh}>
${table(unfiltered(page), {
  caption: `Branches, ${isWell(health) ? "all well" : "with something to look at"}`,
  rows: lines,
  link: ({ bhf_id }) => `${page.base}/documents?bhf_id=${encodeURIComponent(bhf_id)}`,
  empty: html`<p>There is no branch yet.</p>${
    page.may("createBranch")
      ? html`<p><a href="${page.base}/branches">Set up the first branch</a></p>`
      : html`<p>Ask the owner or an admin to set it up.</p>`
  }`,
  columns: [
    { label: "Branch", cell: ({ bhf_id, name }) => (name === bhf_id ? bhf_id : `${bhf_id} ${name}`) },
    { label: "Control unit", cell: unitState },
    { label: "Last signed receipt", cell: (line) => lastReceipt(page, line) },
    { label: "Waiting", cell: waiting },
    { label: "Last contact", cell: ({ lane }) => (lane ? ago(page, lane.last_contact_at) : "–") },
  ],
})}
<h2>What needs you</h2>
${needs(page, health, { hasBranch: lines.length > 0, hasMore: failed.length > 0 || months.length > 0 })}
${failures(page, failed)}
${openMonths(page, months)}
<p class="small">As of ${time(page, health.time)}.${
      refresh === "" ? html` <a href="${page.path}">Refresh</a>` : ""
    }</p>
</div>`,
  );
}

export const homePages: Route[] = [
  {
    access: "account",
    path: "",
    menu: { label: "Home", order: 10, needs: "getHealth" },
    get: showHome,
    done: { handed_over: "The account is handed over. You are an admin of it now." },
  },
];
