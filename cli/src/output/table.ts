// Responsible for rows of records: tables for people, CSV and bare JSON for programs, and the choice of fields.

import { usageFailure } from "../failures/failure.ts";
import { toCsv } from "../spreadsheets/csv.ts";
import { type Screen, safeJson, styled, widthOf } from "./terminal.ts";
import { plain, shown } from "./values.ts";
import { fitted, hanging } from "./wrap.ts";

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
  return table(picked, fields ?? options.columns, screen, { keepAll: fields !== undefined });
}

/**
 * A table that fits the screen, nothing in it cut: text wraps, lesser columns are left out and named below, and where
 * that is not enough each row becomes a block of lines. Columns that the caller chose are never left out.
 */
export async function table(
  rows: readonly Row[],
  columns: readonly string[],
  screen: Screen,
  { keepAll = false } = {},
): Promise<string> {
  if (rows.length === 0) return "";
  const { cellLines, layOut } = await import("./table-layout.ts");
  const width = widthOf(screen);
  const all = columns.map((name) => ({
    name,
    head: name
      .replace(/([a-z])([A-Z])/g, "$1_$2")
      .replaceAll("_", " ")
      .toUpperCase(),
    cells: rows.map((row) => shown(name, row[name])),
  }));
  const layout = layOut(all, width, { keepAll });
  if (!layout) return blocks(rows, columns, screen);
  const { widths, left } = layout;
  const kept = all.filter(({ name }) => widths.has(name));
  const { default: Table } = await import("cli-table3");
  const drawn = new Table({
    chars: NO_BORDERS,
    style: { head: [], border: [], "padding-left": 0, "padding-right": 2, compact: true },
    colWidths: kept.map(({ name }) => (widths.get(name) ?? 0) + 2),
    colAligns: kept.map(({ name }) => (isNumeric(name, rows) ? "right" : "left")),
  });
  const inCell = (text: string, name: string) => cellLines(text, widths.get(name) ?? 0);
  drawn.push(
    kept.map(({ name, head }) =>
      inCell(head, name)
        .map((line) => styled("bold", line, screen))
        .join("\n"),
    ),
    ...rows.map((_, index) => kept.map(({ name, cells }) => inCell(cells[index] ?? "", name).join("\n"))),
  );
  const text = `${drawn.toString().replace(/[ ]+$/gm, "")}\n`;
  if (left.length === 0) return text;
  const note = `Not shown here: ${left.join(", ")}. A wider terminal has them, and --fields.`;
  const lines = fitted(note, screen).split("\n");
  return `${text}${lines.map((line) => `${styled("dim", line, screen)}\n`).join("")}`;
}

const NO_BORDERS = Object.fromEntries(
  ["top", "bottom", "left", "right"].flatMap((side) =>
    ["", "-mid", "-left", "-right"].map((at) => [side + at, ""]),
  ),
);
Object.assign(NO_BORDERS, { mid: "", "mid-mid": "", middle: "" });

/** Each row as lines of field and value, with an empty line between rows. */
function blocks(rows: readonly Row[], columns: readonly string[], screen: Screen): string {
  return rows.map((row) => details(row, columns, screen)).join("\n");
}

/** One record as lines of field and value; nested records are left to `--json`. */
export function details(record: Row, fields: readonly string[], screen: Screen): string {
  const present = fields.filter((field) => record[field] !== undefined);
  const width = Math.max(0, ...present.map((field) => field.length));
  const line = (field: string) =>
    `${styled("dim", field.padEnd(width), screen)}  ${hanging(shown(field, record[field]), width + 2, screen)}\n`;
  return present.map(line).join("");
}

function isNumeric(column: string, rows: readonly Row[]): boolean {
  return rows.some((row) => typeof row[column] === "number");
}
