// Why a row of a reconciliation needs a look, in a few words.
import { html, type SafeHtml } from "@remix-run/html-template";
import { amount, badge, type Tone } from "../../words.ts";
import { type ReconciliationListRow, rowStates } from "./words.ts";

type Row = Pick<ReconciliationListRow, "status" | "differences" | "candidates" | "books">;
type Difference = Row["differences"][number];

/** Differences below this are called rounding. */
const rounding = 1;

/** What differs, the gravest first; each as a clause. */
const clauses: readonly [field: string, text: (difference: Difference) => string | undefined][] = [
  ["total", apart],
  ["tax", apart],
  ["kind", ({ books }) => `A ${String(books).replace("_", " ")} in your books`],
  ["supplier_tin", ({ books }) => (books === null ? "No TIN in your books" : `${books} in your books`)],
  ["number", ({ books }) => (books === null ? undefined : `Number written ${books}`)],
  ["date", ({ books }) => (books === null ? undefined : `Dated ${books} in your books`)],
];

function apart({ field, difference }: Difference): string | undefined {
  if (difference === null) return undefined;
  const value = amount(Math.abs(difference));
  if (Math.abs(difference) < rounding) return `Rounding of ${value}`;
  return `${field === "tax" ? "Tax" : "Amount"} differs by ${value}`;
}

function ofDifferences({ differences }: Row): string | undefined {
  for (const [field, text] of clauses) {
    const found = differences.find((one) => one.field === field);
    const clause = found && text(found);
    if (clause !== undefined) return clause;
  }
  return undefined;
}

/** `Perhaps 880 in your books` */
function perhaps({ candidates: [first], books }: Row): string | undefined {
  return first && !first.taken
    ? `Perhaps ${first.document.number} ${books ? "of the supplier" : "in your books"}`
    : undefined;
}

export function whyOf(row: Row): [Tone, string] {
  const [tone, word] = rowStates[row.status];
  return [tone, ofDifferences(row) ?? perhaps(row) ?? word];
}

/** The state of a row, and below it the reason, if that says more. */
export function whyCell(row: Row): SafeHtml {
  const [tone, why] = whyOf(row);
  const [, word] = rowStates[row.status];
  return why === word ? badge(tone, word) : html`${badge(tone, why)}<br><span class="small">${word}</span>`;
}
