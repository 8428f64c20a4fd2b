// Responsible for reading CSV text as a sheet, with its delimiter.
import { type CsvStyle, type GridRow, type KnownNames, type Sheet, sheetOfGrid } from "./grid.ts";
import { badFile } from "./sheet-error.ts";

/**
 * Reads a sheet. The header is found below titles. Rows shorter or longer than the header throw a `SheetError` that names
 * their lines: guessing where a cell belongs would make a wrong figure.
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
      throw badFile(`The file is not CSV: ${error.message}`, "Check quotes and `delimiter`.", error);
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
    const alike = counts.map((count) => count * counts.filter((other) => other === count).length);
    return { mark, score: Math.max(0, ...alike) };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.mark ?? ",";
}
