// The three sides of a month's purchases: the books, the suppliers' invoices, and the registered purchases.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, type TaxWords } from "@taxctl/sdk/rules/profiles";
import { checkbox, field, form, hiddenFields, select, textarea } from "../../form.ts";
import type { AccountPage } from "../../page.ts";
import { table, unfiltered } from "../../table.ts";
import { amount, badge, count, plural, time } from "../../words.ts";
import { rowCount } from "./row-count.ts";
import { decisions, invoiceOf, monthOf, monthPath, type Reconciliation, rowStates } from "./words.ts";

/** Columns of the books that a person may have to name. */
export const columnsIn = ({ tin }: TaxWords) =>
  [
    ["number", "Invoice number"],
    ["date", "Date"],
    ["supplier_tin", `${capitalized(tin)} of the supplier`],
    ["supplier_name", "Name of the supplier"],
    ["taxable", "Amount without tax"],
    ["tax", "Tax"],
    ["total", "Total"],
  ] as const;

/** The choice of a comparison that covers every branch. */
export const allBranches = "all";

type Branch = { bhf_id: string; name: string };

/**
 * The branch of the books. Each branch, and all together, have their own comparison and decisions. So another upload goes to the
 * comparison that is there: nobody should begin a second one without noticing.
 */
function branchChoice(page: AccountPage, branches: readonly Branch[], ours: readonly Reconciliation[]) {
  const compared = ours.map(({ branch_id }) => branch_id ?? allBranches);
  const [first, ...others] = compared;
  const [only] = branches;
  // Books with other names of branches than the account's need the choice.
  const isClear = others.length === 0 && ours.every(({ of_other_branches }) => of_other_branches === 0);
  if (only && branches.length === 1 && isClear)
    return html`${hiddenFields([["branch_id", first ?? only.bhf_id]])}`;
  const isNew = (branch: string) => ours.length > 0 && !compared.includes(branch);
  const choices = [
    [allBranches, "All branches"] as const,
    ...branches.map(({ bhf_id, name }) => [bhf_id, `${bhf_id} ${name}`] as const),
  ].map(([branch, name]) => [branch, isNew(branch) ? `${name}: a new comparison` : name] as const);
  return select(page, {
    name: "branch_id",
    label: "Branch",
    options: others.length > 0 ? [["", "Choose"], ...choices] : choices,
    value: others.length > 0 ? "" : (first ?? allBranches),
  });
}

function uploadForm(
  page: AccountPage,
  branches: readonly Branch[],
  ours: readonly Reconciliation[],
): SafeHtml {
  return form(
    page,
    { action: `${monthPath(page, monthOf(page).month)}/books`, label: "Upload and match", isUpload: true },
    field(page, {
      name: "file",
      label: "Purchases of the books",
      type: "file",
      hint: "An export of your accounting program: CSV or a workbook (.xlsx), at most 10 MiB.",
      attributes: { accept: ".csv,.txt,.xlsx" },
    }),
    branchChoice(page, branches, ours),
    html`<details${page.problem ? html.raw` open` : ""}><summary>Name the columns</summary><p class="hint">Only if the file can't be read as it is. Write the name as it stands in the file.</p>`,
    ...columnsIn(page.words).map(([name, label]) =>
      field(page, { name: `mapping.columns.${name}`, label, isOptional: true }),
    ),
    field(page, {
      name: "mapping.date_format",
      label: "Form of dates",
      hint: "Such as dd/mm/yyyy.",
      isOptional: true,
    }),
    checkbox(page, { name: "decimal_comma", label: "Amounts have a decimal comma", isOptional: true }),
    html`</details>`,
  );
}

const has = (side: "books" | "authority", status: string): boolean =>
  status !== (side === "books" ? "missing_in_books" : "missing_at_authority") &&
  !(side === "authority" && status === "duplicate");

function stillOpen({ open, to_register }: Reconciliation): SafeHtml {
  if (open + to_register === 0) return badge("good", "Nothing");
  const toDecide = open === 0 ? "" : badge("wait", `${count(open)} to decide`);
  const toRegister =
    to_register === 0 ? "" : badge("wait", `${count(to_register)} accepted, not registered yet`);
  return html`${toDecide} ${toRegister}`;
}

function counts(page: AccountPage, one: Reconciliation, here: string): SafeHtml {
  const sum = (side: "books" | "authority") =>
    one.counts.filter(({ status }) => has(side, status)).reduce((total, of) => total + of.count, 0);
  return html`<dl><dt>Books</dt><dd>${plural(one.documents, "purchase")}, ${one.file_name}, uploaded ${time(page, one.uploaded_at)}${one.of_other_branches === 0 ? "" : `. Left out: ${plural(one.of_other_branches, "purchase")} that the books have under other branches`}</dd>
<dt>Suppliers reported</dt><dd>${plural(sum("authority"), "document")}</dd>
<dt>Still open</dt><dd>${stillOpen(one)}</dd></dl>
${table(unfiltered(page), {
  caption: "The books compared with what suppliers reported",
  currency: page.currency,
  rows: one.counts.filter((of) => of.count > 0),
  link: ({ status }) => `${here}?status=${status}`,
  empty: html`<p>Neither the books nor the suppliers have a purchase in this month.</p>`,
  columns: [
    { label: "Compared", cell: ({ status }) => rowStates[status][1] },
    { label: "Documents", cell: (of) => count(of.count), isFigure: true },
    { label: "Decided", cell: ({ decided }) => count(decided), isFigure: true },
    { label: "Difference in total", cell: ({ difference }) => amount(difference), isFigure: true },
    { label: "Difference in tax", cell: ({ tax_difference }) => amount(tax_difference), isFigure: true },
  ],
})}`;
}

/** In a closed month no purchase can be claimed: a late one is claimed in the current month. */
const lateField = (isClosed: boolean): SafeHtml[] => hiddenFields(isClosed ? [["is_late", "yes"]] : []);

/** Where nothing is left to register, only rejections are left to send. */
function rejectForm(page: AccountPage, here: string, isClosed: boolean): SafeHtml {
  const options = { action: `${here}/register`, label: "Send my rejections", isGrave: true };
  return html`<details><summary>Reject suppliers' invoices</summary><p>The tax authority gets your rejections.</p>
${form(page, options, ...lateField(isClosed), ...hiddenFields([["reject", "yes"]]))}</details>`;
}

function registerForm(page: AccountPage, here: string, id: string, isClosed: boolean): SafeHtml {
  return form(
    page,
    {
      action: `${here}/register`,
      label: isClosed
        ? "Register the accepted purchases in the current month"
        : "Register the accepted purchases",
    },
    ...lateField(isClosed),
    checkbox(page, {
      name: "reject",
      value: id,
      label: "Also send my rejections of suppliers' invoices to the tax authority",
      isOptional: true,
    }),
    checkbox(page, {
      name: "no_claim",
      value: id,
      label: "Don't claim the tax of these purchases",
      isOptional: true,
    }),
    page.role === "owner"
      ? textarea(page, {
          name: "claim_reason",
          label: "Why do you claim purchases that are too old?",
          hint: "Only if the authority extended the time. Without a reason they are registered without a claim.",
          isOptional: true,
        })
      : html``,
  );
}

async function matched(
  page: AccountPage,
  one: Reconciliation,
  { isClosed, isOnly }: { isClosed: boolean; isOnly: boolean },
): Promise<SafeHtml> {
  const month = monthPath(page, monthOf(page).month);
  const here = `${month}/books/${one.id}`;
  const isDecided = one.counts.every((of) => of.count === of.decided);
  // Rows that are marked as pending have no final decision, but they are not without one.
  const [undecided, certain] = isDecided
    ? [0, 0]
    : await Promise.all([
        rowCount(page, one.id, { decision: "none" }),
        rowCount(page, one.id, { decision: "none", status: "exact" }),
      ]);
  const mayRegister = page.may("registerReconciliation");
  const isOnlyRejected =
    mayRegister && one.to_register === 0 && (await rowCount(page, one.id, { decision: "reject" })) > 0;
  const actions =
    one.status === "matching"
      ? html`<p>${badge("wait", "Being matched")} <a href="${page.path}">Look again</a></p>`
      : html`<div class="inline">
${certain > 0 && page.may("decideReconciliation") ? form(page, { action: `${here}/certain`, label: `Accept the ${count(certain)} certain`, isPrimary: isOnly }) : ""}
${one.open > 0 ? html`<a class="button ${isOnly && certain === 0 ? "primary" : "neutral"}" href="${here}?decision=${undecided > certain ? "none" : "pending"}">Decide the rest</a>` : ""}
${one.to_register > 0 ? html`<a class="button neutral" href="${month}/items">Name the items of suppliers</a>` : ""}
${one.counts.some(({ status, count: rows }) => status === "missing_at_authority" && rows > 0) ? html`<a class="button neutral" href="${here}/letters">Letters to suppliers</a>` : ""}
<a class="button neutral" href="${here}/report">Download the workbook</a></div>
${mayRegister && one.to_register > 0 ? registerForm(page, here, one.id, isClosed) : ""}
${isOnlyRejected ? rejectForm(page, here, isClosed) : ""}`;
  const lapsed =
    one.lapsed_decisions === 0
      ? ""
      : html`<div class="note"><p>${plural(one.lapsed_decisions, "decision")} no longer ${one.lapsed_decisions === 1 ? "holds" : "hold"}. Decide again.</p>
<ul>${one.lapsed.map(({ action, author, authority_id, books_id, reason }) => html`<li>${invoiceOf(authority_id ?? books_id ?? "")}: ${decisions[action] ?? action} by ${author}; ${reason}</li>`)}</ul></div>`;
  return html`<h3>${one.branch_id === null ? "All branches" : `Branch ${one.branch_id}`}</h3>
${counts(page, one, here)}${lapsed}${actions}`;
}

/** The comparisons of the page's month. */
export async function readComparisons(page: AccountPage): Promise<Reconciliation[]> {
  const { from_date, to_date } = monthOf(page);
  const { data } = await page.read("listReconciliations", { query: { per_page: 100 } });
  return data.filter((one) => one.from_date === from_date && one.to_date === to_date);
}

/** The comparison of the month's purchases, or the form to begin it with. */
export async function booksSection(
  page: AccountPage,
  ours: readonly Reconciliation[],
  isClosed: boolean,
): Promise<SafeHtml> {
  const branches = await page.read("listBranches", { query: { per_page: 100 } });
  const upload = page.may("createReconciliation") ? uploadForm(page, branches.data, ours) : html``;
  if (ours.length === 0)
    return html`<h2 id="purchases">Purchases</h2><p>Upload the purchases of your books: they are matched with what suppliers reported to the tax authority.</p>${upload}`;
  return html`<h2 id="purchases">Purchases</h2>${await Promise.all(ours.map((one) => matched(page, one, { isClosed, isOnly: ours.length === 1 })))}
<details${page.path.endsWith("/books") ? html.raw` open` : ""}><summary>Upload the books again</summary><p>Decisions about documents that did not change are kept${branches.data.length > 1 ? ", if you choose the same branch" : ""}.</p>${upload}</details>`;
}
