// Rows of records: tables for people, CSV and bare JSON for programs, and the choice of fields.
import stringWidth from "fast-string-width";
import { usageFailure } from "../failures/failure.ts";
import { toCsv } from "./csv.ts";
import { type Screen, safeJson, styled, widthOf } from "./terminal.ts";
import { colorOf, plain, shown } from "./values.ts";
import { fitted, hanging } from "./wrap.ts";

/** A record as the service sends it, or one of ours. */
export type TableRow = Readonly<Record<string, unknown>>;

type RowFormat = "table" | "json" | "csv";

/** The names in a list such as `invoice_no, status`; all fields without one. */
export function fieldsIn(list: string | undefined): string[] | undefined {
  return list
    ?.split(",")
    .map((field) => field.trim())
    .filter((field) => field !== "");
}

/** Whether the name of one of these columns has the TIN in it. */
export const hasTin = (columns: readonly string[]): boolean => columns.some((name) => /(^|_)tin$/.test(name));

/** Only these fields of each row, in this order; a name that no row has is a usage failure. */
export function pickFields(rows: readonly TableRow[], fields: readonly string[] | undefined): TableRow[] {
  if (!fields) return [...rows];
  const known = new Set(rows.flatMap((row) => Object.keys(row)));
  const unknown = rows.length === 0 ? [] : fields.filter((field) => !known.has(field));
  if (unknown.length > 0)
    throw usageFailure(`There is no field ${unknown.join(", ")}`, `Fields: ${[...known].join(", ")}.`);
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])));
}

/** Rows in one of the formats; `columns` are the fields a table shows unless the caller chose others. */
export async function formatRows(
  rows: readonly TableRow[],
  options: {
    format: RowFormat;
    columns: readonly string[];
    fields?: readonly string[] | undefined;
    screen: Screen;
    /** What a heading calls the TIN. */
    tin?: string | undefined;
  },
): Promise<string> {
  const { format, fields, screen, tin } = options;
  const picked = pickFields(rows, fields);
  if (format === "json") return `${safeJson(picked)}\n`;
  if (format === "csv") {
    const names = fields ?? [...new Set([...options.columns, ...picked.flatMap((row) => Object.keys(row))])];
    return toCsv(
      names,
      picked.map((row) => names.map((name) => plain(row[name]))),
    );
  }
  return table(picked, fields ?? options.columns, screen, { keepAll: fields !== undefined, tin });
}

/**
 * A table that fits the screen, nothing in it cut: text wraps, lesser columns are left out and named below, and where
 * that is not enough each row becomes a block of lines. Columns that the caller chose are never left out.
 */
export async function table(
  rows: readonly TableRow[],
  columns: readonly string[],
  screen: Screen,
  { keepAll = false, tin = "TIN" }: { keepAll?: boolean; tin?: string | undefined } = {},
): Promise<string> {
  if (rows.length === 0) return "";
  const { cellLines, layOut } = await import("./table-layout.ts");
  const width = widthOf(screen);
  const all = columns.map((name) => ({
    name,
    head: name
      .replace(/([a-z])([A-Z])/g, "$1_$2")
      .replaceAll("_", " ")
      .toUpperCase()
      .replace(/\bTIN\b/, tin.toUpperCase()),
    cells: rows.map((row) => shown(name, row[name])),
  }));
  const layout = layOut(all, width, { keepAll });
  if (!layout) return blocks(rows, columns, screen);
  const { widths, left } = layout;
  const kept = all.filter(({ name }) => widths.has(name));
  const drawn = kept.map(({ name, head, cells }) => {
    const columnWidth = widths.get(name) ?? 0;
    const isRight = isNumeric(name, rows);
    return [head, ...cells].map((cell, row) =>
      cellLines(cell, columnWidth).map((line) => {
        const blanks = " ".repeat(Math.max(0, columnWidth - stringWidth(line)));
        const style = row === 0 ? "bold" : colorOf(name, cell);
        const text = style ? styled(style, line, screen) : line;
        return isRight ? blanks + text : text + blanks;
      }),
    );
  });
  const text = [-1, ...rows.keys()]
    .map((row) => rowText(drawn.map((column) => column[row + 1] ?? [])))
    .join("");
  if (left.length === 0) return text;
  const note = `Not shown here: ${left.join(", ")}. A wider terminal has them, and --fields.`;
  const lines = fitted(note, screen).split("\n");
  return `${text}${lines.map((line) => `${styled("dim", line, screen)}\n`).join("")}`;
}

/** How many rows there are beyond the shown ones; undefined if these are all. */
export function moreRows(shownRows: number, meta: Record<string, unknown> = {}): string | undefined {
  const { total, current_page: page, total_pages: pages } = meta;
  if (typeof total !== "number" || total <= shownRows) return undefined;
  return `${shownRows} of ${total}${pages ? `, page ${page} of ${pages}` : ""}: more with --page or --all`;
}

/** The lines of one row; a cell with fewer lines than the others is blank below them. */
function rowText(cells: readonly (readonly string[])[]): string {
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) => {
    const parts = cells.map((lines) => lines[line] ?? " ".repeat(stringWidth(lines[0] ?? "")));
    return `${parts.join("  ").trimEnd()}\n`;
  }).join("");
}

/** Each row as lines of field and value, with an empty line between rows. */
function blocks(rows: readonly TableRow[], columns: readonly string[], screen: Screen): string {
  return rows.map((row) => details(row, columns, screen)).join("\n");
}

/** One record as lines of field and value; nested records are left to `--json`. */
export function details(record: TableRow, fields: readonly string[], screen: Screen): string {
  const present = fields.filter((field) => record[field] !== undefined);
  const width = Math.max(0, ...present.map((field) => field.length));
  const line = (field: string) => {
    const value = shown(field, record[field]);
    const color = colorOf(field, value);
    const text = color ? styled(color, value, screen) : hanging(value, width + 2, screen);
    return `${styled("dim", field.padEnd(width), screen)}  ${text}\n`;
  };
  return present.map(line).join("");
}

function isNumeric(column: string, rows: readonly TableRow[]): boolean {
  return rows.some((row) => typeof row[column] === "number");
}
