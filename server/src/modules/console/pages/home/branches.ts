// The branches today: what they sold, whether they sign, and the last receipt.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { AccountPage } from "../../page.ts";
import { branchLines, type Overview } from "../branches/state.ts";

export function branchCard(page: AccountPage, overview: Overview): SafeHtml {
  const { branches, figures } = overview;
  return html`<section class="card branches" aria-labelledby="branches"><header><h2 id="branches">${figures === null ? "Branches" : "Branches today"}</h2></header>
${branches.length === 0 ? html`<p class="rest">There is no branch yet.</p>` : branchLines(page, overview)}</section>`;
}
