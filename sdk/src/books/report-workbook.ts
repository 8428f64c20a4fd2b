// Responsible for a report as a workbook, and for texts that hold nothing but text.

import { stripVTControlCharacters } from "node:util";
import type { Cell as SheetCell } from "write-excel-file/node";
import { neutralizeFormula } from "../cells.ts";
import { timeIn } from "../formats.ts";
import type { Cell, Table } from "../reconcile/index.ts";

/** What a report is about, for its readers. */
export type ReportHead = {
  /** The return's name, such as `VAT 3`. */
  form?: string;
  business?: string;
  period: string;
  made_by?: string;
  made_at: string;
  /** Time zone in which a workbook shows times. Default: UTC. */
  time_zone?: string;
  /** What a reader must know before using the report. */
  notes?: string[];
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks that reorder or hide text: bidirectional controls, zero-width characters, separators, the byte order mark. */
const INVISIBLE = /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

function cleanCell(cell: Cell): Cell {
  if (typeof cell !== "string") return cell;
  return stripVTControlCharacters(cell.replace(/\r\n?/g, "\n")).replace(CONTROLS, "").replace(INVISIBLE, "");
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

const DIFFERS = "#FFE8A3";
const HEAD = "#E7EDF3";

/** The tables as sheets of a workbook; the head is below the first. No cell is run as a formula. */
export async function workbookOf(tables: readonly Table[], head?: ReportHead): Promise<Uint8Array> {
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const sheets = tables.map((table) => sheetOf(inLocalTime(table, head?.time_zone ?? "UTC")));
  if (head) sheets[0]?.data.push([], ...aboutOf(head).map((line) => line.map(text)));
  return writeWorkbook(sheets).toBuffer();
}

/** The head as a reader of the workbook wants it, the time by the minute. */
function aboutOf({
  form,
  business,
  period,
  made_by,
  made_at,
  time_zone = "UTC",
  notes = [],
}: ReportHead): [string, string][] {
  const lines: [string, string | undefined][] = [
    ["Form", form],
    ["Business", business],
    ["Period", period],
    ["Made by", made_by],
    ["Made at", `${timeIn(time_zone, made_at)} ${time_zone}`],
    ...notes.map((note): [string, string] => ["Note", note]),
  ];
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The table with the times of decisions by the minute, in the time zone of the head. */
function inLocalTime(table: Table, timeZone: string): Table {
  const rows = table.rows.map((row) => {
    const { time } = row;
    return typeof time === "string" && MOMENT.test(time) ? { ...row, time: timeIn(timeZone, time) } : row;
  });
  return { ...table, rows };
}

/** One sheet: bold head that stays in place, money as numbers, differing cells colored. */
function sheetOf(table: Table) {
  const { columns, rows, marks, title } = cleanTable(table);
  const header: SheetCell[] = columns.map(({ title: name }) => ({
    value: name,
    type: String,
    fontWeight: "bold",
    backgroundColor: HEAD,
    wrap: true,
  }));
  const data: SheetCell[][] = rows.map((row, index) =>
    columns.map(({ key, type }) => {
      const cell = cellOf(row[key] ?? null, type);
      return marks[index]?.includes(key)
        ? { ...(cell ?? { value: "", type: String }), backgroundColor: DIFFERS }
        : cell;
    }),
  );
  const widths = columns.map(({ key, title: name, type }) => {
    const longest = Math.max(0, ...rows.slice(0, 200).map((row) => String(row[key] ?? "").length));
    return {
      width: Math.min(44, Math.max(type === "text" ? 8 : 12, Math.min(name.length, 14), longest + 2)),
    };
  });
  return { sheet: title, data: [header, ...data], columns: widths, stickyRowsCount: 1 };
}

type Styled = Exclude<SheetCell, null | undefined | string | number | boolean | Date> & object;

function cellOf(value: Cell, type: Table["columns"][number]["type"]): Styled | null {
  if (value === null) return null;
  if (typeof value === "number")
    return { value, type: Number, ...(type === "amount" ? { format: "#,##0.00" } : {}) };
  const day = type === "date" ? dayOf(value) : undefined;
  return day ? { value: day, type: Date, format: "yyyy-mm-dd" } : text(value);
}

/** A text cell that stays text when a person saves the sheet as CSV. */
function text(value: string): Styled {
  return { value: neutralizeFormula(value), type: String };
}

function dayOf(value: string): Date | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value);
  if (!match) return undefined;
  const day = new Date(`${match[1]}-${match[2]}-${match[3]}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
