// Responsible for reading an export of the books from a file: CSV or a workbook, told by its content.
import { readFile } from "node:fs/promises";
import { readSheet, type Sheet } from "../csv.ts";
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

/** The books in a file, or in CSV on standard input for `-`. */
export async function readBooks(path: string, mapping: BooksMapping, delimiter?: string): Promise<Books> {
  return documentsOfBooks(await readTable(path, { sheet: mapping.sheet, delimiter }), mapping);
}
