// A row of a reconciliation: a pair, or a document without a partner, with its decision.

import { hash } from "node:crypto";
import {
  type DecidedPair,
  type DecidedResult,
  type DecidedUnmatched,
  type Document,
  dayOf,
  fingerprint,
  type Period,
  repeatedBy,
} from "@taxctl/sdk/rules/reconcile";
import { cutText } from "../../base/cut-text.ts";

export type RowStatus = DecidedPair["status"] | "missing_in_books" | "missing_at_authority" | "duplicate";

/** The stored form of a row. */
export type MatchedRow = {
  row_id: string;
  status: RowStatus;
  decision: string;
  supplier_tin: string;
  /** `YYYYMM` of its document, within the period of the match. */
  month: string;
  seen: string;
  authority_id: string | null;
  body: RowBody;
};

export type RowBody = { pair: DecidedPair } | { unmatched: DecidedUnmatched };

/** Known by the ids of both documents, null where one is missing. */
export function rowIdOf(authority: string | null, books: string | null): string {
  return hash("sha256", JSON.stringify([authority, books])).slice(0, 32);
}

/** All rows of a result about a period, pairs first. */
export function rowsOf(result: DecidedResult, period: Period): MatchedRow[] {
  return [
    ...result.pairs.map((pair) => row(pair.status, { pair }, period)),
    ...result.missing_in_books.map((unmatched) => row("missing_in_books", { unmatched }, period)),
    ...result.missing_at_authority.map((unmatched) =>
      row(repeatedBy(unmatched) ? "duplicate" : "missing_at_authority", { unmatched }, period),
    ),
  ];
}

/** The documents of a row, of each side where it has one. */
export function documentsOf(body: RowBody): { authority?: Document; books?: Document } {
  if ("pair" in body) return body.pair;
  const { document } = body.unmatched;
  return document.side === "authority" ? { authority: document } : { books: document };
}

function row(status: RowStatus, body: RowBody, { since, until }: Period): MatchedRow {
  const { authority, books } = documentsOf(body);
  const { decision } = "pair" in body ? body.pair : body.unmatched;
  const document = authority ?? books;
  const day = document ? dayOf(document) : "";
  return {
    row_id: rowIdOf(authority?.id ?? null, books?.id ?? null),
    status,
    decision: decision?.action ?? "",
    supplier_tin: cutText(document?.supplier_tin ?? "", 200),
    month: monthWithin({ since, until }, day),
    seen: fingerprint(authority, books),
    authority_id: authority?.id ?? null,
    body,
  };
}

/** The stored month of a day. A document that is dated outside the period belongs to its first or last month. */
function monthWithin({ since = "", until = "9999" }: Period, day: string): string {
  const within = day < since ? since : day > until ? until : day;
  return within.slice(0, 7).replace("-", "");
}
