// Responsible for CSV text: reading a sheet with its delimiter, writing one that a spreadsheet can't run as formulas.
import { exitCodes } from "./exit-codes.ts";
import { Failure, firstOf } from "./failure.ts";
import { cleanLines } from "./terminal.ts";
import { counted } from "./words.ts";

/** A sheet as read: column names and one record a row, with the line it began on. */
export type Sheet = { columns: string[]; rows: SheetRow[] };
export type SheetRow = { line: number; cells: Record<string, string> };

/** What a spreadsheet would take for a formula; plain numbers, negative ones too, are none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?[\d.,' ]*\d[\d.,' ]*$/;

/** How an .xlsx file begins, as every ZIP archive does. */
const WORKBOOK = "PK\u0003\u0004";

/** A cell that no spreadsheet runs: a quote goes before what looks like a formula. Undone by {@link restored}. */
export function neutralised(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** A cell as it was before {@link neutralised}. */
export function restored(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) && !NUMBER.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Lines of CSV, cells neutralised and stripped of control sequences. */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(",")}\n`).join("");
}

function csvCell(text: string): string {
  const cell = neutralised(cleanLines(text));
  return /[",\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Reads a sheet whose first line names the columns. Rows shorter or longer than the header are a failure that names
 * the line: guessing where a cell went would make a wrong figure.
 */
export async function readSheet(text: string, delimiter?: string): Promise<Sheet> {
  const { parse, CsvError } = await import("csv-parse/sync");
  const body = text.replace(/^\ufeff/, "");
  if (body.startsWith(WORKBOOK))
    throw badFile(
      "The file is a workbook, not CSV",
      "Save it as CSV in your spreadsheet, and name that file.",
    );
  try {
    const lines: number[] = [];
    const records: string[][] = parse(body, {
      delimiter: delimiter ?? guessDelimiter(body),
      skip_empty_lines: true,
      relax_column_count: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      on_record: (record, context) => {
        lines.push(context.lines);
        return record;
      },
    });
    return toSheet(records, lines);
  } catch (error) {
    if (error instanceof CsvError)
      throw badFile(
        `The file is not CSV: ${error.message}`,
        "Check quotes and delimiter (--delimiter).",
        error,
      );
    throw error;
  }
}

function toSheet(records: string[][], lines: number[]): Sheet {
  const [head, ...rest] = records;
  if (!head) throw badFile("The file is empty", "Check its path, and what was exported into it.");
  const columns = head.map((name) => name.trim());
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined)
    throw badFile(
      `The file has two columns ${twice || "without a name"}`,
      "Give each column a name of its own.",
    );
  const uneven = rest.flatMap(({ length }, at) =>
    length === columns.length ? [] : [[`line ${lines[at + 1]}`, [`has ${counted(length, "cell")}`]] as const],
  );
  if (uneven.length > 0)
    throw badFile(
      `${counted(uneven.length, "line")} of the file ${uneven.length === 1 ? "has" : "have"} more or fewer cells than the header, which has ${columns.length}`,
      "Check quotes and delimiter (--delimiter) there.",
      undefined,
      firstOf(Object.fromEntries(uneven.map(([line, why]) => [line, [...why]]))),
    );
  const rows = rest.map((record, at) => ({
    line: lines[at + 1] ?? 0,
    cells: Object.fromEntries(columns.map((name, index) => [name, record[index] ?? ""])),
  }));
  return { columns, rows };
}

/** What was given can't be read as a sheet: a failure of usage, like a file that is not there. */
function badFile(message: string, remedy: string, cause?: Error, errors?: Record<string, string[]>): Failure {
  return new Failure(message, { code: "bad_file", exitCode: exitCodes.usage, remedy, cause, errors });
}

/** The delimiter that occurs most in the first line, outside quotes. */
export function guessDelimiter(text: string): string {
  const firstLine = (text.split(/\r?\n|\r/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const counts = [",", ";", "\t", "|"].map((mark) => ({ mark, count: firstLine.split(mark).length - 1 }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ",";
}
