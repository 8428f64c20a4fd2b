// Whether a branch signs, and what it did last: in its own page, in the list, and on the home page.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { amount, badge, plural, shortAgo, shortDuration, type Tone } from "../../words.ts";

export type Overview = DataOf<"getOverview">;
export type BranchToday = Overview["branches"][number];

const states: Record<BranchToday["state"], [Tone, string]> = {
  signing: ["good", "Signing"],
  waiting: ["bad", "Documents wait"],
  paused: ["wait", "Paused"],
  training: ["wait", "Training"],
  unreachable: ["bad", "Unit unreachable"],
  stopped: ["bad", "Stopped"],
  inactive: ["wait", "Not initialized"],
  no_device: ["neutral", "No device"],
};

export const stateOf = ({ state }: BranchToday): SafeHtml => badge(...states[state]);

/** What waits, else the last receipt. */
function lastOf(page: AccountPage, { waiting, oldest_waiting_s, ...branch }: BranchToday): string {
  if (waiting > 0) {
    const oldest = oldest_waiting_s === null ? "" : ` · oldest ${shortDuration(oldest_waiting_s)}`;
    return `${plural(waiting, "document")} ${waiting === 1 ? "waits" : "wait"}${oldest}`;
  }
  if (branch.last_receipt_at === null) return "no receipt yet";
  const number = branch.last_receipt_no === null ? "" : ` ${branch.last_receipt_no}`;
  return `receipt${number} · ${shortAgo(page, branch.last_receipt_at)}`;
}

function line(page: AccountPage, currency: string | null, branch: BranchToday): SafeHtml {
  const { bhf_id, name, total_amount } = branch;
  const path = page.may("listBranches")
    ? `${page.base}/branches/${encodeURIComponent(bhf_id)}`
    : `${page.base}/documents?bhf_id=${encodeURIComponent(bhf_id)}`;
  const sold =
    total_amount === null
      ? ""
      : html` <b>${currency === null ? "" : html`<small>${currency}</small> `}${amount(total_amount)}</b>`;
  return html`<li><a href="${path}">${name === bhf_id ? bhf_id : html`${name}${page.may("listBranches") ? html` <small>${bhf_id}</small>` : ""}`}</a>${sold}
<p>${stateOf(branch)} <span>${lastOf(page, branch)}</span></p></li>`;
}

/** The branches, each with its sales of today, its state, and what waits or its last receipt. */
export const branchLines = (page: AccountPage, { branches, currency }: Overview): SafeHtml =>
  html`<ul>${branches.map((branch) => line(page, branch.currency ?? currency, branch))}</ul>`;
