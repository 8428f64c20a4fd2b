// Reading a result and its decisions back from the rows that the service shows.
import type { ReconciliationDocument, ReconciliationRow } from "../openapi.ts";
import { compareDocuments, compareEither } from "./compare.ts";
import type { Decision } from "./decisions.ts";
import { unmetRules } from "./explain.ts";
import { unmatchedOf, writePair } from "./match.ts";
import { resolveOptions } from "./options.ts";
import { finderOf, prepareSides } from "./prepare.ts";
import type { Document, MatchOptions, MatchResult, Side, Status } from "./types.ts";

/** The result that all rows of a reconciliation are, before decisions; pairs that a person linked are pairs in it. */
export function resultOfRows(rows: readonly ReconciliationRow[], options: MatchOptions): MatchResult {
  const resolved = resolveOptions(options);
  const find = preparedOf(rows, resolved);
  const result: MatchResult = {
    options: resolved,
    pairs: [],
    missing_in_books: [],
    missing_at_authority: [],
    approximate: 0,
  };
  for (const { status, rule, authority, books, candidates } of rows) {
    if (authority && books) {
      const comparison = compareDocuments(find("authority", authority.id), find("books", books.id), resolved);
      result.pairs.push(writePair({ comparison, status: status as Status, rule: rule ?? "" }, resolved));
      continue;
    }
    const side = authority ? "authority" : "books";
    const document = authority ?? books;
    if (!document) continue;
    const prepared = find(side, document.id);
    const nearest = candidates.map(({ document, score, taken }) => {
      const other = find(authority ? "books" : "authority", document.id);
      const rejected = unmetRules(compareEither(prepared, other, resolved), resolved);
      return { document: other.document, score, taken, ...rejected };
    });
    const missing = authority ? result.missing_in_books : result.missing_at_authority;
    missing.push(unmatchedOf(prepared, nearest));
  }
  return result;
}

/** The decisions about rows. Links and unlinks are not decisions here: the pairs show them. */
export function decisionsOfRows(rows: readonly ReconciliationRow[]): Decision[] {
  return rows.flatMap(({ authority, books, seen, decision }) => {
    if (!decision) return [];
    const { action, author, time, note } = decision;
    const about = { authority: authority?.id ?? null, books: books?.id ?? null };
    return [{ ...about, action, author, time, ...(note === null ? {} : { note }), seen }];
  });
}

/** All documents of the rows, read once. Candidates may be documents that no row has: they lie outside the period. */
function preparedOf(
  rows: readonly ReconciliationRow[],
  options: MatchResult["options"],
): ReturnType<typeof finderOf> {
  const documents = { authority: new Map<string, Document>(), books: new Map<string, Document>() };
  const add = (side: Side, document: ReconciliationDocument | null) => {
    if (document) documents[side].set(document.id, documentOf(document, side));
  };
  for (const { authority, books, candidates } of rows) {
    add("authority", authority);
    add("books", books);
    for (const { document } of candidates) add(authority ? "books" : "authority", document);
  }
  const authority = [...documents.authority.values()];
  return finderOf(prepareSides(authority, [...documents.books.values()], options), "the rows have");
}

/** The service writes null where a document has nothing. */
function documentOf(shown: ReconciliationDocument, side: Side): Document {
  const { id, supplier_tin, number, date, taxable, tax, total } = shown;
  const { supplier_branch, supplier_name, own_branch, unit_number, kind, by_letter, extra } = shown;
  return {
    id,
    side,
    supplier_tin,
    number,
    date,
    taxable,
    tax,
    total,
    supplier_branch: supplier_branch ?? undefined,
    supplier_name: supplier_name ?? undefined,
    own_branch: own_branch ?? undefined,
    unit_number: unit_number ?? undefined,
    kind: kind ?? undefined,
    ...(shown.claim === null ? {} : { claim: shown.claim }),
    by_letter: by_letter ?? undefined,
    extra: Object.keys(extra).length > 0 ? extra : undefined,
  };
}
