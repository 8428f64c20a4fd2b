// The documents that a person names, by invoice number or id.
import type { Document, MatchResult, Side, Unmatched } from "@taxctl/sdk/reconcile";
import { Failure, usageFailure } from "../failures/failure.ts";

type Result = Pick<MatchResult, "pairs" | "missing_in_books" | "missing_at_authority">;

/** Every document of a result. */
export function documentsOf(result: Result, side?: Side): Document[] {
  const all = [
    ...result.pairs.flatMap(({ authority, books }) => [authority, books]),
    ...[...result.missing_in_books, ...result.missing_at_authority].map(({ document }) => document),
  ];
  return side === undefined ? all : all.filter((document) => document.side === side);
}

/** All documents with this id, else all with this invoice number. No match is a failure. */
export function namedDocuments(result: Result, name: string, side?: Side): Document[] {
  const documents = documentsOf(result, side);
  const byId = documents.filter(({ id }) => id === name);
  const found = byId.length > 0 ? byId : documents.filter(({ number }) => number === name);
  if (found.length > 0) return found;
  const where = side === undefined ? "" : side === "books" ? " in the books" : " of a supplier";
  throw new Failure(`No document${where} has the number or id ${name}`, {
    code: "not_found",
    remedy: "`taxctl purchases match --all --json` shows the ids of all; --from and --to may exclude it.",
  });
}

/** The one document of that name; several are a usage failure that lists their ids. */
export function oneDocument(result: Result, name: string, side?: Side): Document {
  const [only, ...others] = namedDocuments(result, name, side);
  if (only && others.length === 0) return only;
  const ids = [only, ...others].flatMap((document) => (document ? [`${document.side} ${document.id}`] : []));
  throw usageFailure(`Several documents have the number ${name}`, `Name one by its id: ${ids.join(", ")}.`);
}

/** Documents without a partner, so that a person finds them in the books: their numbers with their ids. */
export function namesOf(some: readonly Unmatched[]): string {
  return some.map(({ document: { number, id } }) => `${number || "no number"} (${id})`).join(", ");
}
