// How a reconciliation reads in the terminal: its counts, and why a document is where it is.
import { dayOf, type Explanation, failureText } from "@taxctl/sdk/reconcile";
import { table } from "../output/table.ts";
import { clean, type Screen, styled } from "../output/terminal.ts";
import { shellWord } from "../output/words.ts";
import { fitted } from "../output/wrap.ts";
import { type Counts, type ReconcileRow, type RowStatus, statusWords } from "./rows.ts";

const words: Record<keyof Counts, string> = {
  exact: "agree",
  suggested: "agree except for spelling or rounding",
  mismatch: "same invoice, other figures",
  residual: "other number, or no TIN in the books",
  missing_in_books: "reported by suppliers, not in the books",
  missing_at_authority: "in the books, not reported",
  duplicate: "in the books twice, reported once",
};

/** Rows of a table for people. */
export function readableRows(rows: readonly ReconcileRow[]) {
  return rows.map((row) => ({ ...row, status: statusWords(row.status) }));
}

/** One line for each status that occurs. */
export async function countsText(counts: Counts, screen: Screen): Promise<string> {
  const rows = Object.entries(counts)
    .filter(([, { count }]) => count > 0)
    .map(([status, { count, decided, difference }]) => ({
      status: statusWords(status as RowStatus),
      documents: count,
      decided,
      difference,
      meaning: words[status as RowStatus],
    }));
  return table(rows, ["status", "documents", "decided", "difference", "meaning"], screen);
}

/** An explanation, with the decision about the document and its registration. */
export type ExplainedRow = Explanation &
  Pick<ReconcileRow, "decision" | "decided_by" | "decided_at" | "note" | "registration">;

/** The document, its partner or nearest candidates, and for each the rules in order with what didn't match. */
export function explanationText(row: ExplainedRow, screen: Screen): string {
  const { document, pair, duplicate_of: original, compared, decision, registration } = row;
  const where = document.side === "authority" ? "reported by the supplier" : "in the books";
  const lines = [`${styled("bold", nameOf(document), screen)} (${where})`];
  if (pair) lines.push(`Status: ${statusWords(pair.status)}, by rule ${pair.rule}.`);
  else if (original)
    lines.push(
      `Status: ${statusWords("duplicate")}. ${nameOf(original)} (${clean(original.id)}) is paired with the supplier's invoice.`,
      `Delete one of the two entries, or: taxctl purchases decide ignore ${shellWord(document.id)}`,
    );
  else lines.push(compared.length === 0 ? "Nothing on the other side comes near it." : "It has no partner.");
  if (decision !== "") {
    const note = row.note === "" ? "" : `: ${row.note}`;
    lines.push(clean(`Decision: ${decision} by ${row.decided_by}, ${row.decided_at}${note}`));
  }
  if (registration !== "")
    lines.push(registration === "registered" ? "It is registered." : "Its rejection is sent.");
  if (!pair && compared.length > 0) lines.push("The nearest on the other side:");
  for (const [index, other] of compared.entries()) {
    const { numbers, days } = other;
    lines.push("", `${pair ? "Partner:" : `${index + 1}.`} ${nameOf(other.document)}, score ${other.score}`);
    lines.push(
      `   numbers compared as ${clean(numbers.authority) || "nothing"} and ${clean(numbers.books) || "nothing"}: ${numbers.relation}; ${days} ${days === 1 ? "day" : "days"} apart`,
    );
    for (const { result, rules } of resultsOf(other, pair === null))
      lines.push(`   ${result}`, `      ${styled("dim", rules, screen)}`);
  }
  return `${fitted(lines.join("\n"), screen)}\n`;
}

function nameOf(document: Explanation["document"]): string {
  const { number, supplier_name, supplier_tin, total } = document;
  const supplier = [supplier_name, supplier_tin || "no TIN"].filter(Boolean).join(" ");
  return clean(`${number || "(no number)"} of ${dayOf(document)}, ${supplier}, total ${total.toFixed(2)}`);
}

/** The results of the rules, in the order of the first rule with each, up to the one that took the pair. */
function resultsOf(
  { rules }: Explanation["compared"][number],
  isAlone: boolean,
): { result: string; rules: string }[] {
  const results = new Map<string, string>();
  for (const { rule, status, failure } of rules) {
    const result = failure
      ? `no match: ${clean(failureText(failure))}`
      : `${isAlone ? "would match" : "matched"} as "${statusWords(status)}"`;
    const before = results.get(result);
    results.set(result, before === undefined ? `by ${rule}` : `${before}, ${rule}`);
    if (!failure) break;
  }
  return [...results].map(([result, by]) => ({ result, rules: by }));
}
