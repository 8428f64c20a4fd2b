// Responsible for the authority's own lists, as its portal exports them: read like books, and joined with the unit's records.
import { booksOfTable, damageOf, emptyMapping, SheetError, tableOfBooks } from "@taxctl/sdk/books";
import { type Document, type MatchOptions, match } from "@taxctl/sdk/reconcile";
import { usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { readBytes } from "../input/read.ts";
import { readAsking } from "../spreadsheets/ask.ts";

type AskPerson = () => Promise<Ask | undefined>;

/** The documents of the authority's list of purchases. Numbers stay as they are written, without the portal's pipe. */
export async function readAuthorityList(path: string, ask: AskPerson): Promise<Document[]> {
  const mapping = emptyMapping();
  const table = await tableOfBooks(await readBytes(path), path, mapping);
  const { documents } = await readAsking(() => booksOfTable(table, path, mapping), mapping, ask).catch(
    (error: unknown) => {
      // The flags that name columns are for the books.
      if (!(error instanceof SheetError) || error.code !== "bad_mapping") throw error;
      throw usageFailure(
        `The columns of ${path} can't be determined: ${Object.keys(error.errors ?? {}).join(", ")}`,
        "Name them in the file as in Supplier PIN, Invoice number, Invoice date, Taxable, VAT.",
      );
    },
  );
  return documents.map((document) => ({ ...document, id: `list/${document.id}`, side: "authority" }));
}

/**
 * The unit's records, and documents that only the authority's list has. A document in both keeps the unit's id, so that it can be registered,
 * and takes the control unit's number from the list. A number that a spreadsheet shortened in the list is that of the unit, if all else agrees.
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
  const isShortened = ({ rule, authority }: (typeof pairs)[number]) =>
    rule === "keying-slip" && damageOf(authority.number) !== undefined;
  const same = pairs.filter(
    (pair) => pair.status === "exact" || pair.status === "suggested" || isShortened(pair),
  );
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
