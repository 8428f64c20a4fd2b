// The books in the bytes of a file: CSV or a workbook, recognized by its content.
import { type Books, documentsOfBooks } from "./documents.ts";
import { columnsLike, fields } from "./fields.ts";
import type { BooksMapping } from "./mapping.ts";
import { SheetError } from "./sheet-error.ts";
import { type Table, type TableOptions, tableOf } from "./table.ts";

export type BooksOptions = Pick<TableOptions, "delimiter" | "encoding" | "limits">;

/** Books with the encoding of their file; a workbook has none. */
export type ReadBooks = Books & { encoding: string | undefined };

/** The table of an export, its header found by the names of columns that the books have. */
export function tableOfBooks(
  bytes: Uint8Array,
  name: string,
  mapping: BooksMapping,
  options: BooksOptions = {},
): Promise<Table> {
  const mapped = new Set(Object.values(mapping.columns));
  const known = (names: readonly string[]) =>
    fields.filter((field) => columnsLike(field, names).length > 0).length +
    names.filter((column) => mapped.has(column)).length;
  return tableOf(bytes, name, { ...options, sheet: mapping.sheet, known });
}

/** The documents of a table. An export that failed is not taken for books without purchases. */
export function booksOfTable(table: Table, name: string, mapping: BooksMapping): ReadBooks {
  const books = documentsOfBooks(table, mapping);
  if (books.documents.length === 0)
    throw new SheetError("bad_books", `There is no purchase in ${name}`, {
      remedy: "Check the period of the export. In a workbook, check the `sheet`.",
    });
  return { ...books, encoding: table.encoding };
}

/** The books in the bytes of a file. */
export async function readBooks(
  bytes: Uint8Array,
  name: string,
  mapping: BooksMapping,
  options: BooksOptions = {},
): Promise<ReadBooks> {
  return booksOfTable(await tableOfBooks(bytes, name, mapping, options), name, mapping);
}
