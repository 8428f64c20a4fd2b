// A report as a workbook, and for texts that hold nothing but text.

import { stripVTControlCharacters } from "node:util";
import type { CellStyle, CellValue, WriteSheet } from "hucre/xlsx";
import { neutralizeFormula } from "../cells.ts";
import { timeIn } from "../formats.ts";
import { capitalized, neutralWords } from "../profiles/index.ts";
import type { Cell, Table } from "../reconcile/index.ts";

/** What a report is about, for its readers. */
export type ReportHead = {
  /** The return's name, such as `VAT 3`. */
  form?: string;
  business?: string;
  /** The taxpayer's number, and what people call it, here and in the names of columns. Default: TIN. */
  tin?: string;
  tin_name?: string;
  period: string;
  made_by?: string;
  made_at: string;
  /** Time zone in which a workbook shows times. Default: UTC. */
  time_zone?: string;
  /** What a reader must know before using the report. */
  notes?: string[];
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks that reorder or hide text: bidirectional controls, zero-width characters, separators, the byte order mark. */
const invisible = /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

function cleanCell(cell: Cell): Cell {
  if (typeof cell !== "string") return cell;
  return stripVTControlCharacters(cell.replace(/\r\n?/g, "\n")).replace(controls, "").replace(invisible, "");
}

/** The table without characters that a workbook or a terminal would act on. */
export function cleanTable(table: Table): Table {
  return {
    ...table,
    rows: table.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cleanCell(cell)])),
    ),
  };
}

type ColumnType = Table["columns"][number]["type"];

const formats: Partial<Record<ColumnType, CellStyle>> = {
  amount: { numFmt: "#,##0.00" },
  date: { numFmt: "yyyy-mm-dd" },
};

/** Characters that a cell of a workbook holds. */
const mostCellChars = 32_767;

const filled = (rgb: string): CellStyle => ({
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb } },
});
const differs = filled("FFE8A3");
const bold: CellStyle = { font: { bold: true } };
const heading: CellStyle = { ...filled("E7EDF3"), font: { bold: true }, alignment: { wrapText: true } };

/**
 * The tables as sheets of a workbook. Each sheet of a report begins with its head, and the first one ends with the notes. Totals are
 * formulas over its own numbers; no cell that comes from outside is run as a formula. The same tables and head give the same bytes.
 */
export async function workbookOf(tables: readonly Table[], head?: ReportHead): Promise<Uint8Array> {
  const { writeXlsx } = await import("hucre/xlsx");
  const sheets = tables.map((table) => sheetOf(inLocalTime(table, head?.time_zone ?? "UTC"), head));
  const notes = head?.notes ?? [];
  if (notes.length > 0) sheets[0]?.rows.push([], ...notes.map((note) => ["Note", text(note)]));
  const made = head ? new Date(head.made_at) : new Date(0);
  // In a table of their own, the texts of large books would be in memory twice.
  return writeXlsx({ sheets, stringMode: "inline", properties: { created: made, modified: made } });
}

/** The head as a reader of the workbook wants it, the time by the minute. */
function linesOf(title: string, head: ReportHead): [string, string][] {
  const {
    form,
    business,
    tin,
    tin_name = neutralWords.tin,
    period,
    made_by,
    made_at,
    time_zone = "UTC",
  } = head;
  const lines: [string, string | undefined][] = [
    ["Paper", form === undefined ? title : `${form}, ${title}`],
    ["Business", business],
    [capitalized(tin_name), tin],
    ["Period", period],
    ["Made by", made_by],
    ["Made at", `${timeIn(time_zone, made_at)} ${time_zone}`],
  ];
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The table with the times of decisions by the minute, in the time zone of the head. */
function inLocalTime(table: Table, timeZone: string): Table {
  const rows = table.rows.map((row) => {
    const { time } = row;
    return typeof time === "string" && moment.test(time) ? { ...row, time: timeIn(timeZone, time) } : row;
  });
  return { ...table, rows };
}

/** One sheet: its head, column names that stay in place, money as numbers, differing cells colored, totals in bold. */
function sheetOf(table: Table, head: ReportHead | undefined): WriteSheet & { rows: CellValue[][] } {
  const { columns, rows, marks, title, totals = [], sums = [] } = cleanTable(table);
  const top: CellValue[][] = head ? [...linesOf(title, head).map((line) => line.map(text)), []] : [];
  const first = top.length + 1;
  const cells: NonNullable<WriteSheet["cells"]> = new Map();
  for (const [at] of top.entries()) cells.set(`${at},0`, { style: bold });
  for (const [at] of columns.entries()) cells.set(`${top.length},${at}`, { style: heading });
  const data = rows.map((row, index) =>
    columns.map(({ key, type }, at) => {
      if (marks[index]?.includes(key))
        cells.set(`${first + index},${at}`, { style: { ...formats[type], ...differs } });
      return cellOf(row[key] ?? null, type);
    }),
  );
  const calculated = head ? [...totals, ...below(table, sums)] : [];
  if (head && sums.length > 0)
    data.push(
      columns.map(({ key }, at) => (sums.includes(key) ? sumOf(rows, key) : at === 0 ? "Total" : null)),
    );
  for (const total of calculated)
    for (const [at, { key, type }] of columns.entries()) {
      const place = `${first + total.row},${at}`;
      const style = { ...formats[type], ...bold };
      const result = data[total.row]?.[at];
      if (!total.keys.includes(key) || typeof result !== "number") cells.set(place, { style });
      else cells.set(place, { style, formula: formulaOf(total, at, first), formulaResult: result });
    }
  const widths = columns.map(({ key, title: name, type }) => {
    const longest = Math.max(0, ...rows.slice(0, 200).map((row) => String(row[key] ?? "").length));
    return {
      // Of the whole column: a style for each cell takes much memory.
      style: formats[type],
      width: Math.min(44, Math.max(type === "text" ? 8 : 12, Math.min(name.length, 14), longest + 2)),
    };
  });
  const { tin_name = neutralWords.tin } = head ?? {};
  const names = columns.map(({ title: name }) => name.replace(/\bTIN\b/, tin_name));
  const last = `${letterOf(columns.length - 1)}${top.length + 1 + rows.length}`;
  return {
    name: title,
    rows: [...top, names, ...data],
    cells,
    columns: widths,
    freezePane: { rows: first },
    autoFilter: { range: `A${first}:${last}` },
    pageSetup: {
      paperSize: "a4",
      orientation: "landscape",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$${first}:$${first}`,
    },
    headerFooter: { oddFooter: "&L&A&RPage &P of &N" },
  };
}

/** The total row below all rows, for the columns that add up. */
function below({ rows }: Table, keys: readonly string[]): NonNullable<Table["totals"]> {
  if (keys.length === 0) return [];
  return [{ row: rows.length, keys: [...keys], plus: rows.map((_, index) => index) }];
}

/** Sums in cents, so that no digit is lost. */
function sumOf(rows: Table["rows"], key: string): number {
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0);
  return cents / 100;
}

/** `SUM(E9:E12)-E14`: rows that follow each other are one range. */
function formulaOf(
  { plus, minus = [] }: NonNullable<Table["totals"]>[number],
  column: number,
  first: number,
): string {
  const cell = (row: number) => `${letterOf(column)}${first + row + 1}`;
  const ranges = (rows: readonly number[]): string[] => {
    const runs: number[][] = [];
    for (const row of rows) {
      const run = runs.at(-1);
      if (run?.at(-1) === row - 1) run.push(row);
      else runs.push([row]);
    }
    return runs.map((run) => `${cell(run[0] ?? 0)}:${cell(run.at(-1) ?? 0)}`);
  };
  const added = plus.length === 0 ? "0" : `SUM(${ranges(plus).join(",")})`;
  return minus.length === 0 ? added : `${added}-SUM(${ranges(minus).join(",")})`;
}

/** `A`, `Z`, `AA` */
function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? letterOf(rest - 1) : ""}${String.fromCharCode(65 + (column % 26))}`;
}

function cellOf(value: Cell, type: ColumnType): CellValue {
  if (value === null || typeof value === "number") return value;
  return (type === "date" ? dayOf(value) : undefined) ?? text(value);
}

/** A text cell that stays text when a person saves the sheet as CSV. */
function text(value: string): string {
  const cell = neutralizeFormula(value);
  return cell.length > mostCellChars ? `${cell.slice(0, mostCellChars - 1)}…` : cell;
}

function dayOf(value: string): Date | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value);
  if (!match) return undefined;
  const day = new Date(`${match[1]}-${match[2]}-${match[3]}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
