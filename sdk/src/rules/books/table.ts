// The table in the bytes of a file: CSV in any encoding, or a workbook, recognized by its content.
import { readSheet } from "./csv.ts";
import { decode, needsMark, utf8Mark } from "./encoding.ts";
import type { KnownNames, Sheet } from "./grid.ts";
import { ownLimits, type SheetLimits } from "./limits.ts";
import { checkUnpackedSize } from "./unpacked-size.ts";
import { isWorkbook, readWorkbook } from "./workbook.ts";

export type TableOptions = {
  sheet?: string | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
  known?: KnownNames | undefined;
  /** Default: `ownLimits`. */
  limits?: SheetLimits | undefined;
};

/** A sheet with the encoding of its text; a workbook has no encoding. */
export type Table = Sheet & { encoding?: string };

/** The table in the bytes of a file; the name only explains a workbook that can't be read. */
export async function tableOf(bytes: Uint8Array, name: string, options: TableOptions = {}): Promise<Table> {
  const { known, limits = ownLimits } = options;
  if (isWorkbook(bytes, name)) {
    if (limits.unpackedBytes !== undefined) checkUnpackedSize(bytes, limits.unpackedBytes);
    const sheet = await readWorkbook(bytes, options.sheet, { known, limits });
    return { ...sheet, style: { delimiter: ",", lead: utf8Mark } };
  }
  const { text, encoding } = decode(bytes, options.encoding);
  const { style, ...sheet } = await readSheet(text, options.delimiter, { known, limits });
  const mark = needsMark(bytes, encoding) ? utf8Mark : "";
  return { ...sheet, encoding, style: { ...style, lead: mark + style.lead } };
}
