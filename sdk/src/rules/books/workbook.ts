// Reading a sheet of an Excel workbook as the same rows that CSV gives: text, dates as ISO.
import type { CellValue, Sheet as XlsxSheet } from "hucre/xlsx";
import { type GridRow, type Merge, type ReadOptions, type Sheet, sheetOfGrid } from "./grid.ts";
import { beyondLimits, mostLines, ownLimits, type SheetLimits } from "./limits.ts";
import { badFile, notReadable, SheetError } from "./sheet-error.ts";

/** A workbook is a zip archive; no text begins so. */
const zip = [0x50, 0x4b, 0x03, 0x04];
/** How .xls files and workbooks with a password begin. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Whether a file is a workbook, by its content. Throws a failure for a file that is named .xlsx and is no workbook, and
 * for a workbook of another kind.
 */
export function isWorkbook(bytes: Uint8Array, name: string): boolean {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  const has = (text: string, encoding: "latin1" | "utf16le" = "latin1") =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text, 0, encoding);
  if (begins(zip)) {
    if (/\.numbers$/i.test(name) || has("Index/Document.iwa"))
      throw otherKind("a document of Apple Numbers", "Export it there as an Excel workbook or as CSV");
    if (has("mimetypeapplication/vnd.oasis.opendocument"))
      throw otherKind("an OpenDocument spreadsheet", "Save it as .xlsx or as CSV");
    return true;
  }
  if (begins(compound))
    throw has("EncryptedPackage", "utf16le")
      ? otherKind("protected by a password", "Save it without one")
      : otherKind("an old workbook (.xls)", "Save it as .xlsx or as CSV");
  if (/\.xls[xm]$/i.test(name)) throw notReadable();
  return false;
}

const otherKind = (what: string, remedy: string) => badFile(`The file is ${what}`, `${remedy}.`);

/** The named sheet, or the first. Rows of titles above the header are passed over. */
export async function readWorkbook(
  bytes: Uint8Array,
  sheet: string | undefined,
  { known, limits = ownLimits }: ReadOptions = {},
): Promise<Sheet> {
  const names: string[] = [];
  const found = await readNamed(bytes, sheet, limits, names).catch((error: unknown) => {
    throw error instanceof SheetError ? error : notReadable(error);
  });
  if (!found)
    throw badFile(`The workbook has no sheet ${sheet ?? ""}`.trim(), `It has: ${names.join(", ")}.`);
  const merges = mergesOf(found);
  const uncalculated = uncalculatedOf(found);
  return sheetOfGrid(
    found.rows.map((row, index) => ({
      ...gridRow(row, index + 1),
      ...(merges.has(index) && { merged: merges.get(index) }),
      ...(uncalculated.has(index) && { uncalculated: uncalculated.get(index) }),
    })),
    { known, limits },
  );
}

/** The sheet, if the workbook has it; `names` takes the names of all. */
async function readNamed(
  bytes: Uint8Array,
  sheet: string | undefined,
  limits: SheetLimits,
  names: string[],
): Promise<XlsxSheet | undefined> {
  const { cellRef, readXlsx, streamXlsxRows } = await import("hucre/xlsx");
  let [rows, columns] = [1, 1];
  // First row by row, so that a cell far away makes no grid that reaches to it. Cells without a value don't count.
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: sheet ?? 0 })) {
    const last = values.findLastIndex(isFilled);
    if (last === -1) continue;
    rows = Math.max(rows, index + 1);
    columns = Math.max(columns, last + 1);
    if (!(rows <= mostLines(limits) && columns <= limits.columns))
      throw beyondLimits(`The workbook has a cell at ${cellRef(index, last)}`, limits);
    if (rows * columns > limits.cells)
      throw beyondLimits(`The cells of the workbook reach to ${cellRef(rows - 1, columns - 1)}`, limits);
  }
  const isWanted = ({ name }: { name: string }, index: number) => {
    names.push(name);
    return sheet === undefined ? index === 0 : name === sheet;
  };
  const range = `A1:${cellRef(rows - 1, columns - 1)}`;
  const { sheets } = await readXlsx(bytes, { sheets: isWanted, range });
  return sheets[0];
}

const isFilled = (value: CellValue): boolean =>
  value !== null && (typeof value !== "string" || value.trim() !== "");

/** The cells of each row that are merged with other rows, by their column. */
function mergesOf({ rows, merges = [] }: XlsxSheet): Map<number, Map<number, Merge>> {
  const found = new Map<number, Map<number, Merge>>();
  let left = rows.length * Math.max(0, ...rows.slice(0, 1).map((row) => row.length));
  for (const { startRow, startCol, endRow, endCol } of merges) {
    if (endRow <= startRow) continue;
    const value = rows[startRow]?.[startCol] ?? null;
    const range = `${cellName(startRow, startCol)}:${cellName(endRow, endCol)}`;
    const merge = {
      range,
      firstLine: startRow + 1,
      value: textOf(value),
      isNumber: typeof value === "number",
    };
    for (let row = startRow; row <= endRow && row < rows.length; row++) {
      const of = found.get(row) ?? new Map<number, Merge>();
      found.set(row, of.set(startCol, merge));
      // A cell is part of one merge, so that there are no more than cells.
      if (--left < 0) throw notReadable();
    }
  }
  return found;
}

/** The name of a cell, such as `B12`. */
function cellName(row: number, column: number): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** The columns of each row with a formula that has no value: a program wrote it, and no spreadsheet program opened the file. */
function uncalculatedOf({ cells = new Map() }: XlsxSheet): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const [key, { formula, value }] of cells) {
    if (formula === undefined || value !== null) continue;
    const [row = 0, column = 0] = key.split(",").map(Number);
    found.set(row, (found.get(row) ?? new Set()).add(column));
  }
  return found;
}

function gridRow(row: readonly CellValue[], line: number): GridRow {
  const numbers = row.flatMap((cell, index) => (typeof cell === "number" ? [index] : []));
  return { line, cells: row.map(textOf), numbers: new Set(numbers) };
}

const secondMs = 1000;

function textOf(cell: CellValue): string {
  if (cell === null) return "";
  if (typeof cell === "number") return numberText(cell);
  if (cell instanceof Date) return dayText(cell);
  return typeof cell === "boolean" ? String(cell) : cell.trim();
}

/** The remainder of a calculation after the 15th digit is not significant. */
function numberText(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(15)));
}

/** A day, a day with its time, or a time alone, which spreadsheets count from the end of 1899. */
function dayText(cell: Date): string {
  const at = new Date(Math.round(cell.getTime() / secondMs) * secondMs);
  const [day = "", time = ""] = at.toISOString().slice(0, 19).split("T");
  if (at.getUTCFullYear() < 1900) return time;
  return time === "00:00:00" ? day : `${day} ${time}`;
}
