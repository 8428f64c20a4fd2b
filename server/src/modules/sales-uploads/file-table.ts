// The table of a file as JSON, in parts: what was read is kept, not the file, so that it can be read again with another mapping.

import { type Sheet, SheetError, type SheetRow } from "@taxctl/sdk/rules/books";
import { restoreFormula } from "@taxctl/sdk/rules/cells";
import { partChars } from "../../core/file-jobs/limits.ts";

export type FileTable = Pick<Sheet, "columns" | "rows" | "skipped">;

/** A row: its line, its cells in the order of the columns, and the columns of numbers, of merged and of uncalculated cells. */
type PackedRow = [
  line: number,
  cells: string[],
  numbers?: number[],
  uncalculated?: number[],
  merged?: [number, string][],
];

type Head = { columns: string[]; skipped: number };

/** The head, then rows. */
export function packTable({ columns, rows, skipped = 0 }: FileTable): string[] {
  const place = new Map(columns.map((name, index) => [name, index]));
  const placesOf = (names: ReadonlySet<string> = new Set()) =>
    [...names].flatMap((name) => place.get(name) ?? []);
  const head: Head = { columns, skipped };
  const parts = [JSON.stringify(head)];
  let part: string[] = [];
  let length = 0;
  const end = () => {
    if (part.length > 0) parts.push(`[${part.join(",")}]`);
    part = [];
    length = 0;
  };
  for (const { line, cells, numbers, uncalculated, merged } of rows) {
    const row: PackedRow = [
      line,
      columns.map((name) => restoreFormula(cells[name] ?? "")),
      placesOf(numbers),
      placesOf(uncalculated),
      [...(merged ?? [])].flatMap(([name, range]): [number, string][] => [[place.get(name) ?? 0, range]]),
    ];
    const text = JSON.stringify(row);
    if (text.length > partChars)
      throw new SheetError("bad_file", `Line ${line} has cells of ${text.length} characters`, {
        remedy: "Shorten them in the export.",
      });
    if (length + text.length > partChars) end();
    part.push(text);
    length += text.length;
  }
  end();
  return parts;
}

/** The columns and the first rows, as they are shown. */
export function firstRowsOf(parts: readonly string[], most: number): { columns: string[]; rows: string[][] } {
  const [head = "", first = "[]"] = parts;
  const { columns }: Head = JSON.parse(head);
  const rows: PackedRow[] = JSON.parse(first);
  return { columns, rows: rows.slice(0, most).map(([, cells]) => cells) };
}

/** The first line of a part, without reading all of it. */
const firstLineOf = (part: string): number => Number(/^\[\[(\d+),/.exec(part)?.[1] ?? 0);

/** The cells of some lines, in the order of the columns. */
export function cellsOf([, ...parts]: readonly string[], lines: ReadonlySet<number>): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [index, part] of parts.entries()) {
    const [first, end] = [firstLineOf(part), firstLineOf(parts[index + 1] ?? "") || Number.POSITIVE_INFINITY];
    if (![...lines].some((line) => line >= first && line < end)) continue;
    for (const [line, cells] of JSON.parse(part) as PackedRow[]) if (lines.has(line)) found.set(line, cells);
  }
  return found;
}

export function unpackTable([head = "", ...parts]: readonly string[]): FileTable {
  const { columns, skipped }: Head = JSON.parse(head);
  const names = (places: readonly number[] = []) => new Set(places.flatMap((place) => columns[place] ?? []));
  const rowOf = ([line, cells, numbers, uncalculated, merged = []]: PackedRow): SheetRow => ({
    line,
    cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""])),
    numbers: names(numbers),
    uncalculated: names(uncalculated),
    merged: new Map(merged.map(([place, range]) => [columns[place] ?? "", range])),
  });
  const rows = parts.flatMap((part) => (JSON.parse(part) as PackedRow[]).map(rowOf));
  return { columns, rows, ...(skipped > 0 && { skipped }) };
}
