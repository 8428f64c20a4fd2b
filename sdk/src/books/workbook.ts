// Responsible for reading a sheet of an Excel workbook as the same rows that CSV gives: text, dates as ISO.
import { type GridRow, type KnownNames, type Sheet, sheetOfGrid } from "./grid.ts";
import { badFile, notReadable } from "./sheet-error.ts";

/** A workbook is a zip archive; no text begins so. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** How .xls files and workbooks with a password begin. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Whether a file is a workbook, by its content. Throws a failure for a file that is named .xlsx and is no workbook, and
 * for a workbook of another kind.
 */
export function isWorkbook(bytes: Uint8Array, name: string): boolean {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(ZIP)) return true;
  if (begins(COMPOUND) || /\.xls[xm]$/i.test(name)) throw notReadable();
  return false;
}

type Cell = string | boolean | Date | NumberCell | null;

/** A number of the workbook, so that it is not confused with a text of digits. */
class NumberCell {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The named sheet, or the first. Rows of titles above the header are passed over. */
export async function readWorkbook(
  bytes: Uint8Array,
  sheet: string | undefined,
  known?: KnownNames,
): Promise<Sheet> {
  const { readSheet } = await import("read-excel-file/node");
  let rows: unknown[][];
  try {
    rows = await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sheet ?? 1, {
      parseNumber: (raw: string) => new NumberCell(numberText(raw)),
    });
  } catch (error) {
    if (error instanceof Error && error.name === "SheetNotFoundError")
      throw badFile(`The workbook has no sheet ${sheet}`, error.message);
    throw notReadable(error);
  }
  return sheetOfGrid(
    rows.map((row, index) => gridRow(row, index + 1)),
    { known },
  );
}

function gridRow(row: unknown[], line: number): GridRow {
  const cells = row.map((cell) => (isCell(cell) ? cell : String(cell)));
  const numbers = cells.flatMap((cell, index) => (cell instanceof NumberCell ? [index] : []));
  return { line, cells: cells.map(textOf), numbers: new Set(numbers) };
}

function isCell(value: unknown): value is Cell {
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    value instanceof Date ||
    value instanceof NumberCell
  );
}

/** Digits as in the file; the remainder of a calculation after the 15th digit is not significant. */
function numberText(raw: string): string {
  return /^-?\d{1,30}$/.test(raw) ? raw : String(Number(Number(raw).toPrecision(15)));
}

function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof NumberCell) return cell.text;
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace("T00:00:00", "").replace("T", " ");
  return typeof cell === "boolean" ? String(cell) : cell.trim();
}
