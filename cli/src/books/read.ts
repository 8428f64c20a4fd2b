// Responsible for reading an export of the books from a file: CSV or a workbook, told by its content.
import { readFile } from "node:fs/promises";
import { readSheet, type Sheet } from "../csv.ts";
import { usageFailure } from "../failure.ts";
import { readInput } from "../input.ts";
import { type Books, documentsOfBooks } from "./documents.ts";
import type { BooksMapping } from "./mapping.ts";
import { isWorkbook, readWorkbook } from "./workbook.ts";

/** A table in a file, CSV or a workbook; CSV on standard input for `-`. */
export async function readTable(
  path: string,
  options: { sheet?: string | undefined; delimiter?: string | undefined } = {},
): Promise<Sheet> {
  const bytes = path === "-" ? undefined : await readFile(path).catch(() => undefined);
  if (bytes && isWorkbook(bytes)) return readWorkbook(bytes, options.sheet);
  return readSheet(await readInput(path), options.delimiter);
}

/** The books in a file, or in CSV on standard input for `-`. An export that failed is not taken for books without purchases. */
export async function readBooks(path: string, mapping: BooksMapping, delimiter?: string): Promise<Books> {
  const books = documentsOfBooks(await readTable(path, { sheet: mapping.sheet, delimiter }), mapping);
  if (books.documents.length === 0)
    throw usageFailure(
      `There is no purchase in ${path}`,
      "Check the export: its period, and in a workbook the --sheet.",
    );
  return books;
}
