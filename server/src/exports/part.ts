// What every format does: write a part of a file, and go on where the part before it ended.
import type { Column, ExportRow } from "./columns.ts";

/** What was written of the sheet. */
export type XlsxState = {
  sheetRows: number;
  crc: number;
  /** Bytes of the sheet, and what is left of them in the file. */
  size: number;
  packed: number;
};

/** What a format remembers between two parts. */
export type FormatState = Partial<XlsxState>;

export type Part = {
  columns: readonly Column[];
  rows: readonly ExportRow[];
  isFirst: boolean;
  isLast: boolean;
  state: FormatState;
};
export type WrittenPart = { bytes: Buffer; state: FormatState };
