// Reading a table from a file or from standard input.
import { type Table, type TableOptions, tableOf } from "@taxctl/sdk/books";
import { readBytes } from "../input/read.ts";

/** A table in a file, CSV or a workbook; on standard input for `-`. */
export async function readTable(path: string, options: TableOptions = {}): Promise<Table> {
  return tableOf(await readBytes(path), path, options);
}
