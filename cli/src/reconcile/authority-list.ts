// Responsible for the authority's own lists, as its portal exports them: read like books, and joined with the unit's records.
import { booksOfTable, emptyMapping, tableOfBooks } from "@taxctl/sdk/books";
import { type Document, type MatchOptions, match } from "@taxctl/sdk/reconcile";
import type { Ask } from "../input/ask.ts";
import { readBytes } from "../input/read.ts";
import { readAsking } from "../spreadsheets/ask.ts";

type AskPerson = () => Promise<Ask | undefined>;

/** The documents of the authority's list of purchases. Numbers stay as they are written, without the portal's pipe. */
export async function readAuthorityList(path: string, ask: AskPerson): Promise<Document[]> {
  const mapping = emptyMapping();
  const table = await tableOfBooks(await readBytes(path), path, mapping);
  const { documents } = await readAsking(() => booksOfTable(table, path, mapping), mapping, ask);
  return documents.map((document) => ({ ...document, id: `list/${document.id}`, side: "authority" }));
}

/**
 * The unit's records, and documents that only the authority's list has. A document in both keeps the unit's id, so that it can be registered,
 * and takes the control unit's number from the list.
 */
export function joinAuthority(
  unit: readonly Document[],
  listed: readonly Document[],
  options: MatchOptions,
): Document[] {
  if (listed.length === 0) return [...unit];
  const { pairs, missing_in_books } = match(
    listed,
    unit.map((document) => ({ ...document, side: "books" })),
    options,
  );
  const same = pairs.filter(({ status }) => status === "exact" || status === "suggested");
  const listedOf = new Map(same.map((pair) => [pair.books.id, pair.authority]));
  const apart = pairs.filter((pair) => !same.includes(pair)).map(({ authority }) => authority);
  return [
    ...unit.map((document) => {
      const unit_number = document.unit_number ?? listedOf.get(document.id)?.unit_number;
      return { ...document, ...(unit_number === undefined ? {} : { unit_number }) };
    }),
    ...apart,
    ...missing_in_books.map(({ document }) => document),
  ];
}
