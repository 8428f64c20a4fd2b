// Responsible for rows of records: tables for people, CSV and bare JSON for programs, and the choice of fields.
import { toCsv } from "./csv.ts";
import { usageFailure } from "./failure.ts";
import { clean, hasUnicode, type Screen, safeJson, styled, widthOf } from "./terminal.ts";

/** A record as the service sends it, or one of ours. */
export type Row = Readonly<Record<string, unknown>>;

export type RowFormat = "table" | "json" | "csv";

/** Only these fields of each row, in this order; a name that no row has is a usage failure. */
export function pickFields(rows: readonly Row[], fields: readonly string[] | undefined): Row[] {
  if (!fields) return [...rows];
  const known = new Set(rows.flatMap((row) => Object.keys(row)));
  const unknown = rows.length === 0 ? [] : fields.filter((field) => !known.has(field));
  if (unknown.length > 0)
    throw usageFailure(`There is no field ${unknown.join(", ")}`, `Fields: ${[...known].join(", ")}.`);
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])));
}

/** Rows in one of the formats; `columns` are the fields a table shows unless the caller chose others. */
export async function formatRows(
  rows: readonly Row[],
  options: {
    format: RowFormat;
    columns: readonly string[];
    fields?: readonly string[] | undefined;
    screen: Screen;
  },
): Promise<string> {
  const { format, fields, screen } = options;
  const picked = pickFields(rows, fields);
  if (format === "json") return `${safeJson(picked)}\n`;
  if (format === "csv") {
    const names = fields ?? [...new Set([...options.columns, ...picked.flatMap((row) => Object.keys(row))])];
    return toCsv(
      names,
      picked.map((row) => names.map((name) => plain(row[name]))),
    );
  }
  return table(picked, fields ?? options.columns, screen);
}

/** A table that fits the screen: wide columns are cut, and where that is not enough each row becomes a block. */
export async function table(
  rows: readonly Row[],
  columns: readonly string[],
  screen: Screen,
): Promise<string> {
  if (rows.length === 0) return "";
  const cells = rows.map((row) => columns.map((column) => shown(column, row[column])));
  const heads = columns.map((column) => column.replaceAll("_", " ").toUpperCase());
  const natural = heads.map((head, index) =>
    Math.max(head.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const widths = columnWidths(natural, widthOf(screen));
  if (!widths) return blocks(columns, cells, screen);
  const { default: Table } = await import("cli-table3");
  const drawn = new Table({
    chars: NO_BORDERS,
    style: { head: [], border: [], "padding-left": 0, "padding-right": 2, compact: true },
    colWidths: widths.map((width) => width + 2),
    colAligns: columns.map((column) => (isNumeric(column, rows) ? "right" : "left")),
    truncate: hasUnicode() ? "…" : "~",
  });
  drawn.push(
    heads.map((head) => styled("bold", head, screen)),
    ...cells,
  );
  return `${drawn.toString().replace(/[ ]+$/gm, "")}\n`;
}

const NO_BORDERS = Object.fromEntries(
  ["top", "bottom", "left", "right"].flatMap((side) =>
    ["", "-mid", "-left", "-right"].map((at) => [side + at, ""]),
  ),
);
Object.assign(NO_BORDERS, { mid: "", "mid-mid": "", middle: "" });

const NARROWEST = 8;

/** Column widths that fit, or `undefined` when even cut columns don't. The widest give way first. */
export function columnWidths(
  natural: readonly number[],
  screenWidth: number | undefined,
): number[] | undefined {
  const widths = [...natural];
  if (screenWidth === undefined) return widths;
  const over = () => widths.reduce((sum, width) => sum + width + 2, 0) - 2 - screenWidth;
  while (over() > 0) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST) return undefined;
    const index = widths.indexOf(widest);
    const next = Math.max(...widths.filter((width) => width < widest), NARROWEST);
    widths[index] = Math.max(widest - Math.max(1, Math.min(over(), widest - next)), NARROWEST);
  }
  return widths;
}

function blocks(columns: readonly string[], cells: readonly string[][], screen: Screen): string {
  const width = Math.max(...columns.map((column) => column.length));
  const block = (row: readonly string[]) =>
    columns
      .map((column, index) => `${styled("dim", column.padEnd(width), screen)}  ${row[index]}\n`)
      .join("");
  return cells.map(block).join("\n");
}

/** One record as lines of field and value; nested records are left to `--json`. */
export function details(record: Row, fields: readonly string[], screen: Screen): string {
  const present = fields.filter((field) => record[field] !== undefined);
  const width = Math.max(0, ...present.map((field) => field.length));
  const line = (field: string) =>
    `${styled("dim", field.padEnd(width), screen)}  ${shown(field, record[field])}\n`;
  return present.map(line).join("");
}

function isNumeric(column: string, rows: readonly Row[]): boolean {
  return rows.some((row) => typeof row[column] === "number");
}

const MONEY = /(_amount|_price|^amount|^total_amount|_total|_taxable|_tax|^difference|^taxable|^tax|^total)$/;

/** A value for people: money with two decimals, absence as a dash, foreign text made harmless. */
export function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  if (typeof value === "number") return MONEY.test(field) ? value.toFixed(2) : String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return clean(plain(value));
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
