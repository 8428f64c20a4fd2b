// Reading CSV text as a sheet, with its delimiter.
import { type CsvStyle, type GridRow, type ReadOptions, type Sheet, sheetOfGrid } from "./grid.ts";
import { beyondLimits, mostLines, ownLimits } from "./limits.ts";
import { badFile, counted } from "./sheet-error.ts";

/**
 * Reads a sheet. The header is found below titles. Rows shorter or longer than the header throw a `SheetError` that names
 * their lines: guessing where a cell belongs would make a wrong figure.
 */
export async function readSheet(
  text: string,
  delimiter?: string,
  { known, limits = ownLimits }: ReadOptions = {},
): Promise<Sheet & { style: CsvStyle }> {
  const { parse, CsvError } = await import("csv-parse/sync");
  const [, ownDelimiter, body = ""] = /^\ufeff?(?:sep=(.)(?:\r\n|\n|\r))?([\s\S]*)$/i.exec(text) ?? [];
  const linesBefore = ownDelimiter === undefined ? 0 : 1;
  const mark = delimiter ?? ownDelimiter ?? guessDelimiter(body);
  try {
    const grid: GridRow[] = [];
    let cells = 0;
    parse(body, {
      delimiter: mark,
      skip_empty_lines: true,
      relax_column_count: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      on_record: (record: string[], context) => {
        const line = context.lines + linesBefore;
        if (record.length > limits.columns)
          throw beyondLimits(`Line ${line} of the file has ${counted(record.length, "cell")}`, limits);
        cells += record.length;
        if (cells > limits.cells || grid.length >= mostLines(limits))
          throw beyondLimits(`The file goes on after line ${line}`, limits);
        grid.push({ line, cells: record });
        return null;
      },
    });
    const style = { delimiter: mark, lead: ownDelimiter === undefined ? "" : `sep=${mark}\n` };
    return { ...sheetOfGrid(grid, { known, limits, even: true }), style };
  } catch (error) {
    if (error instanceof CsvError)
      throw badFile(`The file is not CSV: ${error.message}`, "Check quotes and `delimiter`.", error);
    throw error;
  }
}

const marks = [",", ";", "\t", "|"];
const searched = 65_536;

/** The delimiter that most of the first lines have equally often, outside quotes. */
export function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, searched)
    .replace(/"[^"]*"/g, "")
    .split(/\r\n|\n|\r/, 30)
    .filter((line) => line.trim() !== "");
  const scores = marks.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1).filter((count) => count > 0);
    const alike = counts.map((count) => count * counts.filter((other) => other === count).length);
    return { mark, score: Math.max(0, ...alike) };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.mark ?? ",";
}
