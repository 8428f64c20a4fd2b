// Why a row of a reconciliation needs a look, in a few words.
import type { SafeHtml } from "@remix-run/html-template";
import { amount, badge } from "../../words.ts";
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

/** `The supplier reported 100.00 less`; of credit notes the sums count, not their sign. */
function apart({ field, difference, books, authority }: Difference): string | undefined {
  if (difference === null) return undefined;
  const value = amount(Math.abs(difference));
  if (Math.abs(difference) < rounding) return `Rounding of ${value}`;
  const isMore = Math.abs(Number(authority)) > Math.abs(Number(books));
  return `The supplier reported ${value} ${isMore ? "more" : "less"}${field === "tax" ? " tax" : ""}`;
}

/** The difference that counts most, and its clause. */
function gravest({ differences }: Row): { field: string; clause: string } | undefined {
  for (const [field, text] of clauses) {
    const found = differences.find((one) => one.field === field);
    const clause = found && text(found);
    if (clause !== undefined) return { field, clause };
  }
  return undefined;
}

/** The differences that the reason doesn't name. */
export function otherDifferences(row: Row): Difference[] {
  const named = gravest(row)?.field;
  return row.differences.filter(({ field }) => field !== named);
}

/** `Perhaps 880 in your books` */
function perhaps({ candidates: [first], books }: Row): string | undefined {
  return first && !first.taken
    ? `Perhaps ${first.document.number} ${books ? "of the supplier" : "in your books"}`
    : undefined;
}

/** Why a row needs a look; its state, if nothing says more. */
export function whyBadge(row: Row): SafeHtml {
  const [tone, word] = rowStates[row.status];
  return badge(tone, gravest(row)?.clause ?? perhaps(row) ?? word);
}
