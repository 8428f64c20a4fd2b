// The upload of the books: the file, the branch that it is about, and names of columns that are not clear.
import { html, type SafeHtml } from "@remix-run/html-template";
import { capitalized, type TaxWords } from "@taxctl/sdk/rules/profiles";
import { dateForm } from "../../date-form.ts";
import { checkbox, field, form, hiddenFields, select } from "../../form.ts";
import type { AccountPage } from "../../page.ts";
import { monthOf, monthPath, type Reconciliation } from "./words.ts";

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

/** The way for an account without books: everything that suppliers reported is listed, to claim or ignore. */
export const withoutBooksForm = (page: AccountPage): SafeHtml =>
  html`<p>Or work without books: list every invoice that suppliers reported, and claim or ignore each. You can upload books later.</p>${form(
    page,
    {
      action: `${monthPath(page, monthOf(page).month)}/without-books`,
      label: "List what suppliers reported",
    },
  )}`;

/** The form that begins or repeats a comparison. */
export function uploadForm(
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
    dateForm(page, { problem: page.problem?.message, hint: "Such as dd/mm/yyyy." }),
    checkbox(page, { name: "decimal_comma", label: "Amounts have a decimal comma", isOptional: true }),
    html`</details>`,
  );
}
