// Responsible for reading a sheet of an Excel workbook as the same rows that CSV gives: text, dates as ISO.
import type { Sheet, SheetRow } from "../csv.ts";
import { Failure, usageFailure } from "../failure.ts";
import { columnsLike, FIELDS } from "./fields.ts";

/** A workbook is a zip archive; nothing that is text begins so. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

type Cell = string | boolean | Date | null;

/** The named sheet, or the first. Rows of titles above the header are passed over. */
export async function readWorkbook(bytes: Buffer, sheet: string | undefined): Promise<Sheet> {
  const { readSheet } = await import("read-excel-file/node");
  let rows: unknown[][];
  try {
    rows = await readSheet(bytes, sheet ?? 1, { parseNumber: numberText });
  } catch (error) {
    if (error instanceof Error && error.name === "SheetNotFoundError")
      throw usageFailure(`The workbook has no sheet ${sheet}`, error.message);
    throw new Failure("The file is not a readable workbook", {
      code: "bad_file",
      remedy: "Save it as .xlsx, or export CSV.",
      cause: error,
    });
  }
  return toSheet(rows.map((row) => row.map((cell) => textOf(isCell(cell) ? cell : String(cell)))));
}

function isCell(value: unknown): value is Cell {
  return value === null || typeof value === "string" || typeof value === "boolean" || value instanceof Date;
}

/** Digits as they stand in the file; what a calculation left behind the 15th digit is not a figure. */
function numberText(raw: string): string {
  return /^-?\d{1,30}$/.test(raw) ? raw : String(Number(Number(raw).toPrecision(15)));
}

function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace("T00:00:00", "").replace("T", " ");
  return typeof cell === "boolean" ? String(cell) : cell.trim();
}

const SEARCHED_ROWS = 20;

function toSheet(rows: readonly string[][]): Sheet {
  const isEmpty = (row: readonly string[]) => row.every((cell) => cell === "");
  const at = headerRow(rows);
  const head = rows[at];
  if (!head)
    throw new Failure("The sheet is empty", {
      code: "bad_file",
      remedy: "Name another with --sheet, or check what was exported into it.",
    });
  const columns = head.map((name, index) => name.replace(/\s+/g, " ") || `column ${index + 1}`);
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw new Failure(`The sheet has two columns ${twice}`, { code: "bad_file" });
  const records: SheetRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= at || isEmpty(row)) continue;
    records.push({
      line: index + 1,
      cells: Object.fromEntries(columns.map((name, column) => [name, row[column] ?? ""])),
    });
  }
  return { columns, rows: records };
}

/** The row that names the most fields; the first filled one if none names any. */
function headerRow(rows: readonly string[][]): number {
  const top = rows.slice(0, SEARCHED_ROWS);
  const named = top.map((row) => FIELDS.filter((field) => columnsLike(field, row).length > 0).length);
  const most = Math.max(0, ...named);
  return most >= 2 ? named.indexOf(most) : top.findIndex((row) => row.some((cell) => cell !== ""));
}
