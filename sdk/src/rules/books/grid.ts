// The sheet that rows of cells are: where its header is, which rows above and below it are no data.
import { beyondLimits, ownLimits, type SheetLimits } from "./limits.ts";
import { badFile, counted } from "./sheet-error.ts";

/** A sheet as read: column names and one record a row, with the line it began on. */
export type Sheet = {
  columns: string[];
  rows: SheetRow[];
  /** Rows of titles above the header. */
  titles?: number;
  /** Rows below the header that hold a remark or a total, and were skipped. */
  skipped?: number;
  /** How to write CSV that opens like the file that the sheet was read from. */
  style?: CsvStyle;
};

/** The CSV style that a spreadsheet program needs: the delimiter, and the text before the first row. */
export type CsvStyle = { delimiter: string; lead: string };

export type SheetRow = {
  line: number;
  cells: Record<string, string>;
  /** Columns in which a workbook holds a number, written here with a decimal point. */
  numbers?: ReadonlySet<string>;
  /** Columns in which the cell is merged with cells of other rows, with their range. Each has the value of them all. */
  merged?: ReadonlyMap<string, string>;
  /** Columns whose cell is a formula that nothing has calculated. */
  uncalculated?: ReadonlySet<string>;
};

/** A row before its columns have names. */
export type GridRow = {
  line: number;
  cells: readonly string[];
  numbers?: ReadonlySet<number>;
  merged?: ReadonlyMap<number, Merge>;
  uncalculated?: ReadonlySet<number>;
};

/** Cells of one column that are merged over several rows. */
export type Merge = { range: string; firstLine: number; value: string; isNumber: boolean };

/** How many columns of a header a reader knows. */
export type KnownNames = (names: readonly string[]) => number;

export type ReadOptions = {
  /** The reader's known names; without them, the first full row is the header. */
  known?: KnownNames | undefined;
  /** Default: `ownLimits`. */
  limits?: SheetLimits | undefined;
};

type GridOptions = ReadOptions & {
  /** Each row has as many cells as the header: a cell too many or too few would move figures. */
  even?: boolean;
};

const searchedRows = 20;

/** The sheet of these rows. Blank rows, titles above the header and remarks below it are skipped. */
export function sheetOfGrid(
  all: readonly GridRow[],
  { known = () => 0, limits = ownLimits, even = false }: GridOptions,
): Sheet {
  const grid = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const at = headerRow(grid, known);
  const head = grid[at];
  if (!head)
    throw badFile(
      "The file is empty",
      "Choose a file with at least one row; in a workbook, name another `sheet`.",
    );
  const columns = withoutTrailing(head.cells).map(
    (name, index) => name.replace(/\s+/g, " ").trim() || `column ${index + 1}`,
  );
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined)
    throw badFile(`The file has two columns ${twice}`, "Give each column a name of its own.");
  const below = grid.slice(at + 1);
  const data = below.filter((row) => !isRemark(row, columns.length));
  if (data.length > limits.rows) throw beyondLimits(`The file has ${counted(data.length, "row")}`, limits);
  if (even) checkEven(data, columns.length);
  const rows = data.map((row) => namedRow(row, columns, head.line));
  const skipped = below.length - data.length;
  return { columns, rows, ...(at > 0 ? { titles: at } : {}), ...(skipped > 0 ? { skipped } : {}) };
}

/** The row by its columns. Merged cells below the header have the value of the first of them. */
function namedRow(row: GridRow, columns: readonly string[], headLine: number): SheetRow {
  const { line, cells, numbers, uncalculated } = row;
  const merged = [...(row.merged ?? [])].filter(
    ([index, { firstLine }]) => firstLine > headLine && index < columns.length,
  );
  const named = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""]));
  const name = (index: number) => columns[index] ?? "";
  for (const [index, { value }] of merged) named[name(index)] = value;
  if (!numbers) return { line, cells: named };
  const isNumber = new Set(columns.filter((_, index) => numbers.has(index)));
  for (const [index, merge] of merged) if (merge.isNumber) isNumber.add(name(index));
  return {
    line,
    cells: named,
    numbers: isNumber,
    ...(merged.length > 0 && { merged: new Map(merged.map(([index, { range }]) => [name(index), range])) }),
    ...(uncalculated && { uncalculated: new Set(columns.filter((_, index) => uncalculated.has(index))) }),
  };
}

/** The row with the most known names, at least two; else the first that is half as full as the fullest. */
function headerRow(rows: readonly GridRow[], known: KnownNames): number {
  const top = rows.slice(0, searchedRows);
  const names = top.map(({ cells }) => known(cells.map((cell) => cell.replace(/\s+/g, " ").trim())));
  const most = Math.max(0, ...names);
  if (most >= 2) return names.indexOf(most);
  const widths = top.map(({ cells }) => cells.filter((cell) => cell.trim() !== "").length);
  return widths.findIndex((width) => width > 0 && width >= Math.max(...widths) / 2);
}

function withoutTrailing(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

/** A lone cell in a wide sheet, on a row without the others: `Printed on …`. */
function isRemark({ cells }: GridRow, width: number): boolean {
  return width > 2 && cells.length === 1;
}

function checkEven(rows: readonly GridRow[], width: number): void {
  const uneven = rows.flatMap(({ line, cells }) => {
    const fits = cells.length >= width && withoutTrailing(cells).length <= width;
    return fits ? [] : [[`line ${line}`, [`has ${counted(cells.length, "cell")}`]] as const];
  });
  if (uneven.length === 0) return;
  throw badFile(
    `${counted(uneven.length, "line")} of the file ${uneven.length === 1 ? "has" : "have"} more or fewer cells than the header, which has ${width}`,
    "Check quotes and `delimiter` there.",
    undefined,
    Object.fromEntries(uneven.map(([line, why]) => [line, [...why]])),
  );
}
