// Comparing three sides: the authority's list, the books, and the documents that are registered.
import { match } from "./match.ts";
import type { Difference, Document, MatchOptions, Status } from "./types.ts";

/** A side of the comparison. */
export type SideName = "authority" | "books" | "registered";

/** One document as each side has it. */
export type SideRow = {
  documents: { [S in SideName]?: Document };
  /** `exact` to `mismatch` of the worst pair; `missing` where a side lacks the document. */
  status: Status | "missing";
  /** The sides that lack it, of those that were given. */
  missing: SideName[];
  /** The differences between two of the sides. */
  differences: Difference[];
};

const worstFirst: readonly Status[] = ["mismatch", "residual", "suggested", "exact"];

/** Pairs the documents of two or three sides. A number that a spreadsheet rounded makes a possible match, never an exact one. */
export function compareSides(
  sides: { [S in SideName]?: readonly Document[] | undefined },
  options?: MatchOptions,
): SideRow[] {
  const given = (["authority", "registered", "books"] as const).filter((side) => sides[side] !== undefined);
  type Found = { documents: SideRow["documents"]; statuses: Status[]; differences: Difference[] };
  const found: Found[] = [];
  for (const side of given) {
    const documents = sides[side] ?? [];
    const anchors = found.map((one, index) => anchorOf(one.documents, index));
    const { pairs, missing_at_authority } = match(
      anchors,
      documents.map((document, index) => ({ ...document, id: String(index), side: "books" as const })),
      options,
    );
    const original = (id: string): Document => documents[Number(id)] as Document;
    const unpaired: string[] = [];
    for (const { authority, books, status, rule, differences } of pairs) {
      const one = found[Number(authority.id)];
      if (!one) continue;
      // Two numbers that have nothing in common are two documents, however alike their amounts.
      if (rule.endsWith("amounts-only") && authority.number !== "" && books.number !== "") {
        unpaired.push(books.id);
        continue;
      }
      one.documents[side] = original(books.id);
      one.statuses.push(status);
      one.differences.push(...differences);
    }
    for (const id of [...missing_at_authority.map(({ document }) => document.id), ...unpaired])
      found.push({ documents: { [side]: original(id) }, statuses: [], differences: [] });
  }
  return found.map(({ documents, statuses, differences }) => {
    const missing = given.filter((side) => documents[side] === undefined);
    const worst = worstFirst.find((status) => statuses.includes(status)) ?? "exact";
    return { documents, status: missing.length > 0 ? "missing" : worst, missing, differences };
  });
}

/** The document for a further side's comparison: the registered one if there is one, with the control unit's number of any. */
function anchorOf({ authority, registered }: SideRow["documents"], index: number): Document {
  // The books are the last side: every row before them is of another one.
  const first = registered ?? authority;
  if (!first) throw new RangeError(`row ${index} has no document`);
  const unit_number = [authority, registered].find((one) => one?.unit_number)?.unit_number;
  return { ...first, id: String(index), side: "authority", unit_number };
}
