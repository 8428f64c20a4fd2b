// Responsible for CSV text: reading a sheet with its delimiter, writing one that a spreadsheet can't run as formulas.
import { neutraliseFormula } from "@taxctl/sdk/cells";
import { cleanLines } from "../output/terminal.ts";
import { badFile, type CsvStyle, type GridRow, type KnownNames, type Sheet, sheetOfGrid } from "./grid.ts";

export type { CsvStyle, Sheet, SheetRow } from "./grid.ts";

/** Lines of CSV, cells neutralised and stripped of control sequences. */
export function toCsv(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { delimiter, lead }: CsvStyle = { delimiter: ",", lead: "" },
): string {
  const lines = [columns, ...rows].map(
    (row) => `${row.map((text) => csvCell(text, delimiter)).join(delimiter)}\n`,
  );
  return lead + lines.join("");
}

function csvCell(text: string, delimiter: string): string {
  const cell = neutraliseFormula(cleanLines(text));
  const isQuoted = /[",;|\t\n\r]|^\s|\s$/.test(cell) || cell.includes(delimiter);
  return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Reads a sheet. The header is found below titles; rows shorter or longer than it are a failure that names the line:
 * guessing where a cell went would make a wrong figure.
 */
export async function readSheet(
  text: string,
  delimiter?: string,
  known?: KnownNames,
): Promise<Sheet & { style: CsvStyle }> {
  const { parse, CsvError } = await import("csv-parse/sync");
  const [, ownDelimiter, body = ""] = /^\ufeff?(?:sep=(.)(?:\r\n|\n|\r))?([\s\S]*)$/i.exec(text) ?? [];
  const linesBefore = ownDelimiter === undefined ? 0 : 1;
  const mark = delimiter ?? ownDelimiter ?? guessDelimiter(body);
  try {
    const grid: GridRow[] = [];
    parse(body, {
      delimiter: mark,
      skip_empty_lines: true,
      relax_column_count: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      on_record: (record: string[], context) => {
        grid.push({ line: context.lines + linesBefore, cells: record });
        return null;
      },
    });
    const style = { delimiter: mark, lead: ownDelimiter === undefined ? "" : `sep=${mark}\n` };
    return { ...sheetOfGrid(grid, { known, even: true }), style };
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

const MARKS = [",", ";", "\t", "|"];
const SEARCHED = 65_536;

/** The delimiter that most of the first lines have equally often, outside quotes. */
export function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, SEARCHED)
    .replace(/"[^"]*"/g, "")
    .split(/\r\n|\n|\r/, 30)
    .filter((line) => line.trim() !== "");
  const scores = MARKS.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1).filter((count) => count > 0);
    const alike = [...Map.groupBy(counts, (count) => count)].map(([count, { length }]) => count * length);
    return { mark, score: Math.max(0, ...alike) };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.mark ?? ",";
}
