// The health of a branch: whether it signs and since when, what waits, what is wrong, and the one step that helps.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../../call.ts";
import { form } from "../../form.ts";
import type { AccountPage } from "../../page.ts";
import { amount, count, endedWith, momentOf, shortAgo, shortDuration } from "../../words.ts";
import { entry, type Thing } from "../home/inbox.ts";
import type { BranchToday, Overview } from "./state.ts";
import type { Branch, Device } from "./words.ts";

type Outage = DataOf<"listOutages">[number];

export type Health = {
  overview: Overview;
  branch: Branch;
  device: Device | undefined;
  /** The last one of the branch. */
  outage: Outage | undefined;
};

const meanings: Record<BranchToday["state"], string> = {
  signing: "The control unit signs sales as they come in.",
  waiting: "Documents wait for longer than usual.",
  paused: "Documents are stored, and nothing is sent to the control unit.",
  training: "Sales and credit notes are training documents: they are no official receipts.",
  unreachable: "The control unit can't sign. Documents wait, and are sent in order once it responds.",
  stopped: "Nothing is sent: the numbers of the service and of the control unit disagree.",
  inactive:
    "The device isn't initialized yet. This registers it with the tax authority and fetches its code tables, which takes up to some minutes.",
  no_device: "The branch has no device yet, so it can't sign sales.",
};

/** Since when the branch is as it is. */
function since(page: AccountPage, state: BranchToday["state"], { branch, device, outage }: Health): SafeHtml {
  if (state === "paused")
    return html` Paused since ${momentOf(page, branch.paused_at)}: ${endedWith(branch.pause_reason ?? "")}`;
  if (state === "training" && device)
    return html` In training since ${momentOf(page, device.training_since)}.`;
  if (state === "unreachable" && outage?.ended_at === null)
    return html` Since ${momentOf(page, outage.started_at)}: ${outage.message}`;
  if (state === "signing" && outage?.ended_at)
    return html` Without an outage since ${momentOf(page, outage.ended_at)}.`;
  return html``;
}

const setUp = (page: AccountPage): string =>
  page.may("createDevice") ? "" : " Ask the owner or an admin to set it up.";

/** The one button that leads on from a state. */
function step(page: AccountPage, here: string, state: BranchToday["state"]): SafeHtml | "" {
  const button = (action: string, label: string) =>
    form(page, { action: `${here}/${action}`, label, isPrimary: true });
  if (state === "no_device" && page.may("createDevice"))
    return html`<a class="button primary" href="${here}/device">Add the device</a>`;
  if (state === "inactive" && page.may("initializeDevice"))
    return button("device/initialize", "Initialize the device");
  if (state === "paused" && page.may("resumeBranch")) return button("resume", "Resume the branch");
  if (state === "training" && page.may("updateDevice"))
    return button("device/training/off", "End the training");
  if (isAway(state) && page.may("testDevice")) return button("device/test", "Test the connection");
  return "";
}

const away: readonly BranchToday["state"][] = ["unreachable", "waiting", "stopped"];

/** Whether a test of the connection is the next step. */
export const isAway = (state: BranchToday["state"]): boolean => away.includes(state);

/** What the state says already. */
const saidByState = new Set(["pause", "training"]);

/** What is wrong with the branch, without its name. */
function thingsOf({ overview, branch: { bhf_id } }: Health, state: BranchToday["state"]): Thing[] {
  return overview.attention
    .filter((thing) => thing.bhf_id === bhf_id && !saidByState.has(thing.kind))
    .filter(({ kind }) => kind !== "device" || (state !== "no_device" && state !== "inactive"))
    .map((thing) => {
      const title = thing.title
        .replace(/^Branch [^,:]+[,:] /, "")
        .replace(/^code tables: Never refreshed$/i, "The code tables were never fetched");
      return { ...thing, title: `${title.charAt(0).toUpperCase()}${title.slice(1)}` };
    });
}

/** Whether the code tables have to be fetched. */
export const lacksCodes = (health: Health): boolean =>
  health.overview.attention.some(({ kind, bhf_id }) => kind === "codes" && bhf_id === health.branch.bhf_id);

export function healthCard(page: AccountPage, here: string, health: Health): SafeHtml {
  const { overview, branch } = health;
  const today = overview.branches.find(({ bhf_id }) => bhf_id === branch.bhf_id);
  if (!today) return html``;
  const { state, total_amount, waiting, oldest_waiting_s, last_receipt_no, last_receipt_at } = today;
  const documents = `${page.base}/documents?bhf_id=${encodeURIComponent(branch.bhf_id)}`;
  const sold = `${documents}&type=sales&status=success&document_from=${overview.date}&document_to=${overview.date}`;
  const own = today.currency ?? overview.currency;
  const currency = own === null ? "" : html`<small>${own}</small> `;
  const facts: [string, SafeHtml | string][] = [
    ...(total_amount === null
      ? []
      : [
          ["Sales today", html`<a href="${sold}">${currency}${amount(total_amount)}</a>`] as [
            string,
            SafeHtml,
          ],
        ]),
    [
      last_receipt_no === null ? "Last receipt" : `Last receipt, ${last_receipt_no}`,
      last_receipt_at === null ? "None yet" : shortAgo(page, last_receipt_at),
    ],
    ["Waiting", waiting === 0 ? "0" : html`<a href="${documents}&amp;status=pending">${count(waiting)}</a>`],
    ...(oldest_waiting_s === null
      ? []
      : [["Waiting longest", shortDuration(oldest_waiting_s)] as [string, string]]),
  ];
  const codesButton =
    page.may("initializeDevice") &&
    form(page, { action: `${here}/device/initialize`, label: "Fetch the code tables" });
  const things = thingsOf(health, state).map((thing) =>
    entry(page, thing, { own: thing.kind === "codes" && codesButton ? codesButton : undefined }),
  );
  const ask = state === "no_device" || state === "inactive" ? setUp(page) : "";
  return html`<section class="card inbox health" aria-labelledby="health"><header><h2 id="health">Health</h2></header>
<div class="now"><p>${meanings[state]}${ask}${since(page, state, health)}</p>${step(page, here, state)}</div>
<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${things.length === 0 ? "" : html`<ul>${things}</ul>`}</section>`;
}
