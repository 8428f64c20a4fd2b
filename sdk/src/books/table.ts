// Responsible for the table in the bytes of a file: CSV in any encoding, or a workbook, recognized by its content.
import { readSheet } from "./csv.ts";
import { decode, needsMark, UTF8_MARK } from "./encoding.ts";
import type { KnownNames, Sheet } from "./grid.ts";
import { isWorkbook, readWorkbook } from "./workbook.ts";

export type TableOptions = {
  sheet?: string | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
  known?: KnownNames | undefined;
};

/** A sheet with the encoding of its text; a workbook has no encoding. */
export type Table = Sheet & { encoding?: string };

/** The table in the bytes of a file; the name only explains a workbook that can't be read. */
export async function tableOf(bytes: Uint8Array, name: string, options: TableOptions = {}): Promise<Table> {
  if (isWorkbook(bytes, name)) {
    const sheet = await readWorkbook(bytes, options.sheet, options.known);
    return { ...sheet, style: { delimiter: ",", lead: UTF8_MARK } };
  }
  const { text, encoding } = decode(bytes, options.encoding);
  const { style, ...sheet } = await readSheet(text, options.delimiter, options.known);
  const mark = needsMark(bytes, encoding) ? UTF8_MARK : "";
  return { ...sheet, encoding, style: { ...style, lead: mark + style.lead } };
}
