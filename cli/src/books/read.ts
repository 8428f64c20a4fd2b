// Reading an export of the books from a file, and asking a person how ambiguous cells are written.
import {
  type BooksMapping,
  type BooksOptions,
  booksOfTable,
  type ReadBooks,
  tableOfBooks,
} from "@taxctl/sdk/books";
import type { Ask } from "../input/ask.ts";
import { readAsking } from "../spreadsheets/ask.ts";

/** The books in the bytes of a file. `ask` asks how numbers and dates are written if the columns don't show it. */
export async function readBooksFile(
  file: Uint8Array,
  path: string,
  mapping: BooksMapping,
  { ask = async () => undefined, ...options }: BooksOptions & { ask?: () => Promise<Ask | undefined> } = {},
): Promise<ReadBooks> {
  const table = await tableOfBooks(file, path, mapping, options);
  return readAsking(() => booksOfTable(table, path, mapping), mapping, ask);
}
