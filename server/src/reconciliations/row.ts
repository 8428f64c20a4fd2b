// A row of a reconciliation: a pair, or a document without a partner, with its decision.
import { hash } from "node:crypto";
import {
  type DecidedPair,
  type DecidedResult,
  type DecidedUnmatched,
  type Document,
  fingerprint,
  repeatedBy,
} from "@taxctl/sdk/reconcile";

export type RowStatus = DecidedPair["status"] | "missing_in_books" | "missing_at_authority" | "duplicate";

/** The stored form of a row. */
export type MatchedRow = {
  row_id: string;
  status: RowStatus;
  decision: string;
  supplier_tin: string;
  seen: string;
  authority_id: string | null;
  body: RowBody;
};

export type RowBody = { pair: DecidedPair } | { unmatched: DecidedUnmatched };

/** Whether a decision ends the work on a row; a row that is marked as pending still needs one. */
export const isFinal = (decision: string): boolean => decision !== "" && decision !== "pending";

/** How many rows need attention: those that differ and have no final decision. */
export function openRowsOf(
  counts: readonly { status: RowStatus; decision: string; count: number }[],
): number {
  return counts
    .filter(({ status, decision }) => status !== "exact" && !isFinal(decision))
    .reduce((total, { count }) => total + count, 0);
}

/** Known by the ids of both documents, null where one is missing. */
export function rowIdOf(authority: string | null, books: string | null): string {
  return hash("sha256", JSON.stringify([authority, books])).slice(0, 32);
}

/** All rows of a result, pairs first. */
export function rowsOf(result: DecidedResult): MatchedRow[] {
  return [
    ...result.pairs.map((pair) => row(pair.status, { pair })),
    ...result.missing_in_books.map((unmatched) => row("missing_in_books", { unmatched })),
    ...result.missing_at_authority.map((unmatched) =>
      row(repeatedBy(unmatched) ? "duplicate" : "missing_at_authority", { unmatched }),
    ),
  ];
}

/** The documents of a row, of each side where it has one. */
export function documentsOf(body: RowBody): { authority?: Document; books?: Document } {
  if ("pair" in body) return body.pair;
  const { document } = body.unmatched;
  return document.side === "authority" ? { authority: document } : { books: document };
}

function row(status: RowStatus, body: RowBody): MatchedRow {
  const { authority, books } = documentsOf(body);
  const { decision } = "pair" in body ? body.pair : body.unmatched;
  return {
    row_id: rowIdOf(authority?.id ?? null, books?.id ?? null),
    status,
    decision: decision?.action ?? "",
    supplier_tin: (authority ?? books)?.supplier_tin.slice(0, 200) ?? "",
    seen: fingerprint(authority, books),
    authority_id: authority?.id ?? null,
    body,
  };
}
