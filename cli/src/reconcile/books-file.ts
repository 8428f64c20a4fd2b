// Reads the export of the books that the flags name, before it is uploaded.
import type { Books, BooksMapping } from "@taxctl/sdk/books";
import { booksMapping } from "../books/mapping.ts";
import { readBooksFile } from "../books/read.ts";
import type { Ask } from "../input/ask.ts";
import { readBytes, readInput } from "../input/read.ts";
import { decimalCommaOf } from "../input/shared-flags.ts";
import type { BooksFlags } from "./flags.ts";

/** A file as bytes. The mapping has the person's answers. */
export type UploadedFile = { file: Buffer; mapping: BooksMapping };

/** The export of the books, and as it was read. */
export type BooksFile = UploadedFile & { books: Books };

export type ReadingContext = {
  /** Questions, if a person can answer. */
  ask: () => Promise<Ask | undefined>;
  /** Called with the books as they were read, so that a person sees how. */
  onBooks: (books: Books & { encoding: string | undefined }) => void;
};

/** Reads the books that the flags name. */
export async function readBooks(flags: BooksFlags, { ask, onBooks }: ReadingContext): Promise<BooksFile> {
  const { books: path = "", delimiter, encoding } = flags;
  const mapping = booksMapping(flags.mapping === undefined ? undefined : await readInput(flags.mapping), {
    map: flags.map,
    dateFormat: flags["date-format"],
    decimalComma: decimalCommaOf(flags),
    sheet: flags.sheet,
  });
  const file = await readBytes(path);
  const books = await readBooksFile(file, path, mapping, { delimiter, encoding, ask });
  onBooks(books);
  return { file, mapping, books };
}
