// The branches today: what they sold, whether they sign, and the last receipt.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { AccountPage } from "../../page.ts";
import { ago, amount, badge, duration, plural, type Tone } from "../../words.ts";
import type { Overview } from "./figures.ts";

type Branch = Overview["branches"][number];

const states: Record<Branch["state"], [Tone, string]> = {
  signing: ["good", "Signing"],
  waiting: ["bad", "Documents wait"],
  paused: ["wait", "Paused"],
  training: ["wait", "Training"],
  unreachable: ["bad", "Unit unreachable"],
  stopped: ["bad", "Stopped"],
  inactive: ["neutral", "Not active"],
  no_device: ["neutral", "No device"],
};

function detail(page: AccountPage, { waiting, oldest_waiting_s, ...branch }: Branch): string {
  if (waiting > 0) {
    const oldest = oldest_waiting_s === null ? "" : ` · oldest ${duration(oldest_waiting_s)}`;
    return `${plural(waiting, "document")} ${waiting === 1 ? "waits" : "wait"}${oldest}`;
  }
  if (branch.last_receipt_at === null) return "no receipt yet";
  const number = branch.last_receipt_no === null ? "" : ` ${branch.last_receipt_no}`;
  return `receipt${number} · ${ago(page, branch.last_receipt_at)}`;
}

function line(page: AccountPage, branch: Branch): SafeHtml {
  const { bhf_id, name, state, total_amount } = branch;
  const path = page.may("listBranches")
    ? `${page.base}/branches/${encodeURIComponent(bhf_id)}`
    : `${page.base}/documents?bhf_id=${encodeURIComponent(bhf_id)}`;
  return html`<li><a href="${path}">${name === bhf_id ? bhf_id : html`${name} <small>${bhf_id}</small>`}</a>${total_amount === null ? "" : html` <b>${amount(total_amount)}</b>`}
<p>${badge(...states[state])} <span>${detail(page, branch)}</span></p></li>`;
}

export function branchCard(page: AccountPage, { branches, figures }: Overview): SafeHtml {
  return html`<section class="card branches" aria-labelledby="branches"><header><h2 id="branches">${figures === null ? "Branches" : "Branches today"}</h2></header>
${branches.length === 0 ? html`<p class="rest">There is no branch yet.</p>` : html`<ul>${branches.map((branch) => line(page, branch))}</ul>`}</section>`;
}
