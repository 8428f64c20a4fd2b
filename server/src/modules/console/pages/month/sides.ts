// The purchases of a month: the books against what suppliers reported, and the actions that come next.
import { html, type SafeHtml } from "@remix-run/html-template";
import { form } from "../../form.ts";
import type { AccountPage } from "../../page.ts";
import { formRow } from "../../parts.ts";
import { badge, count, plural, time } from "../../words.ts";
import { agreement } from "./agreement.ts";
import type { Period } from "./months.ts";
import { registerForm, rejectForm } from "./register-form.ts";
import { certainRows, rowCount } from "./row-count.ts";
import { fetchForm } from "./suppliers.ts";
import { queryOf } from "./tabs.ts";
import { uploadForm, withoutBooksForm } from "./upload-form.ts";
import { decisions, invoiceOf, monthOf, monthPath, type Reconciliation } from "./words.ts";

/** What the books and the suppliers have, in one line. */
function sources(page: AccountPage, one: Reconciliation, isOnly: boolean): SafeHtml {
  const reported = one.counts
    .filter(({ status }) => status !== "missing_at_authority" && status !== "duplicate")
    .reduce((total, of) => total + of.count, 0);
  const others =
    one.of_other_branches === 0
      ? ""
      : html`. Left out: ${plural(one.of_other_branches, "purchase")} that the books have under other branches`;
  const whose = isOnly && one.branch_id === null ? "All branches. " : "";
  if (one.documents === 0)
    return html`<p>${whose}Without books. Suppliers reported ${plural(reported, "document")}.</p>`;
  return html`<p>${whose}Books ${plural(one.documents, "purchase")}, ${one.file_name}, uploaded ${time(page, one.uploaded_at)}${others}. Suppliers reported ${plural(reported, "document")}.</p>`;
}

const placeOf = (page: AccountPage, { id }: Reconciliation): string =>
  `${monthPath(page, monthOf(page).month)}/books/${id}`;

/** Rows that wait for an answer, such as one of the supplier. They stay to decide. */
export async function pendingCount(page: AccountPage, { id, open, status }: Reconciliation): Promise<number> {
  return open === 0 || status === "matching" ? 0 : rowCount(page, id, { decision: "pending", open: true });
}

/** What is to decide: to accept what is certain, and to decide the rest. The first is the main action of a page if `isMain`. */
async function decideActions(page: AccountPage, one: Reconciliation, isMain: boolean): Promise<SafeHtml[]> {
  if (one.open === 0) return [];
  const here = placeOf(page, one);
  const [certain, pending] = await Promise.all([
    rowCount(page, one.id, certainRows),
    pendingCount(page, one),
  ]);
  const accept =
    certain > 0 && page.may("decideReconciliation")
      ? [
          form(page, {
            action: `${here}/certain`,
            label: `Accept the ${count(certain)} certain`,
            isPrimary: isMain,
          }),
        ]
      : [];
  const rest = one.open - certain - pending;
  if (rest <= 0) return accept;
  const isNext = isMain && accept.length === 0;
  return [
    html`<a class="button ${isNext ? "primary" : "neutral"}" href="${here}?${queryOf({ open: true })}">Decide the rest</a>`,
    ...accept,
  ];
}

const workbookLink = (page: AccountPage, one: Reconciliation, isMain: boolean): SafeHtml =>
  html`<a class="button ${isMain ? "primary" : "neutral"}" href="${placeOf(page, one)}/report">Workbook</a>`;

function lapsedNote({ lapsed, lapsed_decisions: lost }: Reconciliation): SafeHtml | "" {
  if (lost === 0) return "";
  return html`<div class="note"><p>${plural(lost, "decision")} no longer ${lost === 1 ? "holds" : "hold"}. Decide again.</p>
<ul>${lapsed.map(({ action, author, authority_id, books_id, reason }) => html`<li>${invoiceOf(authority_id ?? books_id ?? "")}: ${decisions[action] ?? action} by ${author}; ${reason}</li>`)}</ul></div>`;
}

/** What is left to do, or that nothing is. */
function stateOf({ open, to_register }: Reconciliation, undecided: number): SafeHtml {
  if (open + to_register === 0) return badge("good", "Nothing left to do");
  const toDecide =
    open === 0
      ? ""
      : badge("wait", `${count(open)} ${undecided === 0 ? "asked, not answered" : "to decide"}`);
  const toRegister =
    to_register === 0 ? "" : badge("wait", `${count(to_register)} accepted, not registered yet`);
  return html`<span>${toDecide} ${toRegister}</span>`;
}

/** One comparison; with several, each has its own actions. */
async function comparison(
  page: AccountPage,
  one: Reconciliation,
  { isClosed, isOnly, actions }: { isClosed: boolean; isOnly: boolean; actions: SafeHtml[] },
): Promise<SafeHtml> {
  const undecided = one.open - (await pendingCount(page, one));
  const here = placeOf(page, one);
  const head = html`<header><div>${isOnly && one.branch_id === null ? "" : html`<h3>${one.branch_id === null ? "All branches" : `Branch ${one.branch_id}`}</h3>`}${sources(page, one, isOnly)}</div>${one.status === "matching" ? "" : stateOf(one, undecided)}</header>`;
  if (one.status === "matching")
    return html`<section class="card">${head}<p class="rest">${badge("wait", "Being matched")} <a href="${page.path}">Look again</a></p></section>`;
  const mayRegister = page.may("registerReconciliation");
  const isOnlyRejected =
    mayRegister && one.to_register === 0 && (await rowCount(page, one.id, { decision: "reject" })) > 0;
  const isUnreported = one.counts.some(
    ({ status, count: rows }) => status === "missing_at_authority" && rows > 0,
  );
  const links = [
    actions,
    one.to_register > 0
      ? html`<a class="button neutral" href="${monthPath(page, monthOf(page).month)}/items">Name the items of suppliers</a>`
      : [],
    isUnreported ? html`<a class="button neutral" href="${here}/letters">Letters to suppliers</a>` : [],
  ].flat();
  const register =
    mayRegister && one.to_register > 0
      ? registerForm(page, { here, id: one.id, isClosed, isPrimary: isOnly && !isClosed && undecided === 0 })
      : "";
  const reject = isOnlyRejected ? rejectForm(page, here, isClosed) : "";
  const rest = [
    lapsedNote(one),
    links.length > 0 ? html`<div class="inline">${links}</div>` : "",
    register,
    reject,
  ].filter((part) => part !== "");
  return html`<section class="card">${head}${agreement(page, one, here)}${rest.length > 0 ? html`<div class="rest">${rest}</div>` : ""}</section>`;
}

/** The purchases, and the actions that the head of the month has: those of its only comparison. */
export type Purchases = { actions: SafeHtml[]; section: SafeHtml };

export async function readPurchases(
  page: AccountPage,
  ours: readonly Reconciliation[],
  { status, filing }: Period,
  isFetchNext: boolean,
): Promise<Purchases> {
  const isClosed = status === "closed";
  const isFiled = isClosed && filing !== null;
  const branches = await page.read("listBranches", { query: { per_page: 100 } });
  const upload = page.may("createReconciliation") ? uploadForm(page, branches.data, ours) : html``;
  const head = html`<div class="head" id="suppliers"><h2 id="purchases">Purchases</h2>${isClosed || isFetchNext ? "" : fetchForm(page, monthOf(page).month)}</div>`;
  const listed = page.may("createReconciliation") ? withoutBooksForm(page) : "";
  if (ours.length === 0)
    return {
      actions: [],
      section: html`${head}<section class="card"><div class="rest"><p>Upload the purchases of your books: they are matched with what suppliers reported to the tax authority.</p>${upload}${listed}</div></section>`,
    };
  const isOnly = ours.length === 1;
  const shown = await Promise.all(
    ours.map(async (one) => {
      if (one.status === "matching")
        return { head: [], card: await comparison(page, one, { isClosed, isOnly, actions: [] }) };
      const workbook = workbookLink(page, one, isOnly && isFiled);
      const decide = await decideActions(page, one, isOnly && !isClosed);
      // Nothing is to decide before a closed month is filed.
      const head = isOnly ? (isClosed ? [workbook] : [workbook, ...decide]) : [];
      const late = isFiled ? [] : decide;
      const actions = isOnly ? (isClosed ? late : []) : [workbook, ...late];
      return { head, card: await comparison(page, one, { isClosed, isOnly, actions }) };
    }),
  );
  return {
    actions: shown.flatMap(({ head: some }) => some),
    section: html`${head}<div class="stack">${shown.map(({ card }) => card)}</div>
${
  page.may("createReconciliation")
    ? html`<section class="card"><ul class="acts">${formRow(
        "Upload the books again",
        `Decisions about documents that did not change are kept${branches.data.length > 1 ? ", if you choose the same branch" : ""}.`,
        upload,
        { label: "Upload", isOpen: page.path.endsWith("/books") },
      )}</ul></section>`
    : ""
}`,
  };
}
