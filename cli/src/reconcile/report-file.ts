// Responsible for writing the tables of a report to a file: a workbook, CSV or JSON, all from the same figures.
import { extname } from "node:path";
import { neutraliseFormula, type Table, toCsv } from "@taxctl/sdk/reconcile";
import type { Cell as SheetCell } from "write-excel-file/node";
import { usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { cleanLines, safeJson } from "../output/terminal.ts";

/** What a report is about, for its readers. */
type ReportHead = { made_at: string; made_by: string; period: string };

const EXTENSIONS = [".xlsx", ".csv", ".json"];

/** Refuses a file whose ending says no format, before any work is done for it. */
export function checkReportPath(path: string): void {
  if (!EXTENSIONS.includes(extname(path).toLowerCase()))
    throw usageFailure(`The ending of ${path} says no format`, "Use .xlsx, .csv or .json.");
}

/** Writes the report and returns the files made. CSV has a file for each table; a single table goes to the file that was named. */
export async function writeReport(
  path: string,
  tables: readonly Table[],
  head?: ReportHead,
): Promise<string[]> {
  checkReportPath(path);
  const extension = extname(path).toLowerCase();
  if (extension === ".xlsx") {
    await writeAtomically(path, await workbookOf(tables, head));
    return [path];
  }
  if (extension === ".json") {
    await writeAtomically(path, `${safeJson({ ...head, tables })}\n`);
    return [path];
  }
  const stem = path.slice(0, -extension.length);
  const files = tables.map((table) => ({
    file: tables.length === 1 ? path : `${stem}.${table.name}${extension}`,
    content: toCsv(cleaned(table)),
  }));
  for (const { file, content } of files) await writeAtomically(file, content);
  return files.map(({ file }) => file);
}

/** The table with texts that hold nothing but text: what a workbook or a terminal would act on is taken out. */
function cleaned(table: Table): Table {
  return {
    ...table,
    rows: table.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === "string" ? cleanLines(value) : value,
        ]),
      ),
    ),
  };
}

const DIFFERS = "#FFE8A3";
const HEAD = "#E7EDF3";

async function workbookOf(tables: readonly Table[], head: ReportHead | undefined): Promise<Buffer> {
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const sheets = tables.map((table) => sheetOf(table));
  const [first, ...others] = sheets;
  const about = Object.entries(head ?? {}).map(([key, value]) => [
    text(key.replaceAll("_", " ")),
    text(value),
  ]);
  if (first && about.length > 0) first.data.push([], ...about);
  return writeWorkbook([...(first ? [first] : []), ...others]).toBuffer();
}

/** One sheet: bold head that stays in place, money as numbers, differing cells coloured. */
function sheetOf(table: Table) {
  const { columns, rows, marks, title } = cleaned(table);
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

function cellOf(value: string | number | null, type: Table["columns"][number]["type"]): Styled | null {
  if (value === null) return null;
  if (typeof value === "number")
    return { value, type: Number, ...(type === "amount" ? { format: "#,##0.00" } : {}) };
  const day = type === "date" ? dayOf(value) : undefined;
  return day ? { value: day, type: Date, format: "yyyy-mm-dd" } : text(value);
}

/** A cell that is text and nothing else, and stays text when somebody saves the sheet as CSV. */
function text(value: string): Styled {
  return { value: neutraliseFormula(value), type: String };
}

function dayOf(value: string): Date | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value);
  if (!match) return undefined;
  const day = new Date(`${match[1]}-${match[2]}-${match[3]}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
