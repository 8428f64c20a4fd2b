// Reads the authority's own list of purchases, as its portal exports it, before it is uploaded.
import { booksOfTable, emptyMapping, SheetError, tableOfBooks } from "@taxctl/sdk/books";
import { usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { readBytes } from "../input/read.ts";
import { readAsking } from "../spreadsheets/ask.ts";
import type { UploadedFile } from "./books-file.ts";

/** The list as bytes, and its mapping with the person's answers. */
export async function readAuthorityList(
  path: string,
  ask: () => Promise<Ask | undefined>,
): Promise<UploadedFile> {
  const mapping = emptyMapping();
  const file = await readBytes(path);
  const table = await tableOfBooks(file, path, mapping);
  await readAsking(() => booksOfTable(table, path, mapping), mapping, ask).catch((error: unknown) => {
    // The flags that name columns are for the books.
    if (!(error instanceof SheetError) || error.code !== "bad_mapping") throw error;
    throw usageFailure(
      `The columns of ${path} can't be determined: ${Object.keys(error.errors ?? {}).join(", ")}`,
      "Name them in the file as in Supplier TIN, Invoice number, Invoice date, Taxable, Tax.",
    );
  });
  return { file, mapping };
}
