// Responsible for reading an export of the books from a file: CSV or a workbook, recognized by its content.
import { usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { readAsking } from "../spreadsheets/ask.ts";
import { readTable, type TableOptions } from "../spreadsheets/read.ts";
import { type Books, documentsOfBooks } from "./documents.ts";
import { columnsLike, FIELDS } from "./fields.ts";
import type { BooksMapping } from "./mapping.ts";

type BooksOptions = Pick<TableOptions, "delimiter" | "encoding"> & {
  /** Asked how numbers and dates are written where the columns leave it open. */
  ask?: () => Promise<Ask | undefined>;
};

/** The books in a file, or in CSV on standard input for `-`. An export that failed is not taken for books without purchases. */
export async function readBooks(
  path: string,
  mapping: BooksMapping,
  { ask = async () => undefined, ...options }: BooksOptions = {},
): Promise<Books & { encoding: string | undefined }> {
  const mapped = new Set(Object.values(mapping.columns));
  const known = (names: readonly string[]) =>
    FIELDS.filter((field) => columnsLike(field, names).length > 0).length +
    names.filter((name) => mapped.has(name)).length;
  const table = await readTable(path, { ...options, sheet: mapping.sheet, known });
  const books = await readAsking(() => documentsOfBooks(table, mapping), mapping, ask);
  if (books.documents.length === 0)
    throw usageFailure(
      `There is no purchase in ${path}`,
      "Check the export: its period, and in a workbook the --sheet.",
    );
  return { ...books, encoding: table.encoding };
}
