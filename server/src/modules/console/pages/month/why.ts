// Why a row of a reconciliation needs a look, in a few words.
import { html, type SafeHtml } from "@remix-run/html-template";
import { badge } from "../../words.ts";
import { type ReconciliationListRow, rowStates } from "./words.ts";

type Row = Pick<ReconciliationListRow, "status" | "differences" | "candidates" | "books">;
type Difference = Row["differences"][number];

/** Differences below this are called rounding. */
const rounding = 1;

/** How far it is apart, has a column of its own. */
const apart = (what: string, difference: number | null): string | undefined =>
  difference === null ? undefined : Math.abs(difference) < rounding ? "Rounding" : `${what} differs`;

/** What differs, the gravest first; each as a clause. */
const clauses: readonly [field: string, text: (difference: Difference, tin: string) => string | undefined][] =
  [
    ["total", ({ difference }) => apart("Amount", difference)],
    ["tax", ({ difference }) => apart("Tax", difference)],
    ["kind", ({ books }) => `A ${String(books).replace("_", " ")} in your books`],
    [
      "supplier_tin",
      ({ books }, tin) => (books === null ? `No ${tin} in your books` : `${books} in your books`),
    ],
    ["number", ({ books }) => (books === null ? undefined : `Number written ${books}`)],
    ["date", ({ books }) => (books === null ? undefined : `Dated ${books} in your books`)],
  ];

/** The difference that counts most, and its clause. */
function gravest({ differences }: Row, tin: string): { field: string; clause: string } | undefined {
  for (const [field, text] of clauses) {
    const found = differences.find((one) => one.field === field);
    const clause = found && text(found, tin);
    if (clause !== undefined) return { field, clause };
  }
  return undefined;
}

/** The differences that the reason doesn't name. */
export function otherDifferences(row: Row): Difference[] {
  const named = gravest(row, "TIN")?.field;
  return row.differences.filter(({ field }) => field !== named);
}

/** `Perhaps 880 in your books` */
function perhaps({ candidates: [first], books }: Row): string | undefined {
  return first && !first.taken
    ? `Perhaps ${first.document.number} ${books ? "of the supplier" : "in your books"}`
    : undefined;
}

/** Why a row needs a look; its state, if nothing says more. What agrees is quiet. */
export function whyBadge(row: Row, tin: string): SafeHtml {
  const [tone, word] = rowStates[row.status];
  const clause = gravest(row, tin)?.clause ?? perhaps(row);
  return clause === undefined && tone === "good"
    ? html`<span class="dim">${word}</span>`
    : badge(tone, clause ?? word);
}
