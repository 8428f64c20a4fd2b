// What all formats have in common: write a part of a file, and continue after the previous part.
import type { Column, ExportRow } from "./columns.ts";

/** The written part of the sheet. */
export type XlsxState = {
  sheetRows: number;
  crc: number;
  /** Bytes of the sheet, and their size in the compressed file. */
  size: number;
  packed: number;
};

/** The state of a format between two parts. */
export type FormatState = Partial<XlsxState>;

export type Part = {
  columns: readonly Column[];
  rows: readonly ExportRow[];
  isFirst: boolean;
  isLast: boolean;
  state: FormatState;
};
export type WrittenPart = { bytes: Buffer; state: FormatState };
