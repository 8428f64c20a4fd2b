// What is wrong in a file, row by row, with what to do about it.
import { html, type SafeHtml } from "@remix-run/html-template";
import { inForm } from "../../file-words.ts";
import type { AccountPage } from "../../page.ts";
import { table, unfiltered } from "../../table.ts";
import { count, withAmounts } from "../../words.ts";
import { type Upload, uploadPath } from "./words.ts";

type LineProblem = Upload["first_problems"][number];

/** Sales whose problems an upload shows. */
const mostSales = 20;

const isUnknownItem = ({ problem }: LineProblem): boolean => /stands for no item/.test(problem);

/** What to do about it; a code is answered on this page. */
function remedyOf(page: AccountPage, problem: LineProblem): SafeHtml | string {
  if (isUnknownItem(problem))
    return page.may("setExternalCodes")
      ? html`<a href="#items">Choose the item</a>`
      : "Ask an accountant or the owner to choose the item";
  return problem.column === null
    ? "Correct the line in your file"
    : `Correct “${problem.column}” in your file`;
}

/** The problems of the first sales that have one. */
export function problemRows(page: AccountPage, one: Upload): SafeHtml {
  const { first_problems, problems } = one;
  if (first_problems.length === 0) return html``;
  return html`<section class="stack-part"><h2>What is wrong</h2>
<p>Correct your file as each row says, and upload it again. Sales that were sent before are recognized.</p>
${table<LineProblem>(unfiltered(page), {
  id: "problems",
  caption: "Problems by row of the file",
  rows: first_problems,
  empty: html``,
  columns: [
    { label: "Line", cell: ({ line }) => (line === null ? "–" : `Line ${count(line)}`) },
    { label: "Column", cell: ({ column }) => column ?? "–" },
    { label: "What is wrong", cell: ({ problem }) => withAmounts(inForm(problem)) },
    { label: "How to fix it", cell: (problem) => remedyOf(page, problem) },
  ],
})}
${problems > mostSales ? html`<p>These are the problems of ${count(mostSales)} sales of ${count(problems)}. <a href="${uploadPath(page, one.id)}?state=problem#list">Look at all</a></p>` : ""}</section>`;
}
