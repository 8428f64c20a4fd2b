// The size of a sheet: it is checked while cells are read, before there is a grid of them.
import { badFile, type SheetError } from "./sheet-error.ts";

/** How much of a file is read; a file with more is rejected. */
export type SheetLimits = {
  /** Rows of data. */
  rows: number;
  columns: number;
  /** Rows times columns. */
  cells: number;
  /** Bytes of a workbook once it is unpacked. Without it, they are not measured. */
  unpackedBytes?: number;
};

/** For a person's own files on their own machine: more rows than a spreadsheet program shows. */
export const ownLimits: SheetLimits = { rows: 1_048_576, columns: 1_000, cells: 20_000_000 };

/** Rows that a table may have besides its data: titles, header, blank rows, totals. */
const otherRows = 200;

/** Lines of the file that are looked at. */
export const mostLines = ({ rows }: SheetLimits): number => rows + otherRows;

/** A file is larger than its reader allows. `what` says where, like `The workbook has a cell at XFD1048576`. */
export function beyondLimits(what: string, { rows, columns, cells }: SheetLimits): SheetError {
  const [mostRows, mostColumns, mostCells] = [rows, columns, cells].map((most) => most.toLocaleString("en"));
  return badFile(
    `${what}, and at most ${mostRows} rows, ${mostColumns} columns and ${mostCells} cells are read`,
    "Save only the rows and columns of the books, or those of a shorter period or of one branch.",
  );
}
