// Workbooks for tests: made from rows, and read back as rows or as the parts of their archive.
import { inflateRawSync } from "node:zlib";
import { type Cell, type CellValue, readXlsx, type WriteSheet, writeXlsx } from "hucre/xlsx";

/** A value with how its cell shows it, such as a number format. */
export type ShownCell = Partial<Cell>;

type Rows = readonly (readonly (CellValue | ShownCell)[])[];

const isShown = (cell: CellValue | ShownCell): cell is ShownCell =>
  typeof cell === "object" && cell !== null && !(cell instanceof Date);

/** The bytes of a workbook with one sheet. */
export function workbookWith(rows: Rows, sheet: Partial<WriteSheet> = {}): Promise<Uint8Array> {
  const cells = new Map(
    rows.flatMap((row, line) =>
      row.flatMap((cell, column) => (isShown(cell) ? [[`${line},${column}`, cell] as const] : [])),
    ),
  );
  const values = rows.map((row) => row.map((cell) => (isShown(cell) ? (cell.value ?? null) : cell)));
  return writeXlsx({ sheets: [{ name: "Sheet1", rows: values, cells, ...sheet }] });
}

/** The sheets of a workbook with their rows. */
export async function sheetsOf(file: Uint8Array): Promise<{ sheet: string; data: CellValue[][] }[]> {
  const { sheets } = await readXlsx(file);
  return sheets.map(({ name, rows }) => ({ sheet: name, data: rows }));
}

const column = (letter: string): number => letter.charCodeAt(0) - 65;

/** What a formula of sums makes of the values in its cells, in cents. Rows and columns are counted as its text does. */
function calculate(formula: string, rows: readonly (readonly CellValue[])[]): number {
  const sums = [...formula.matchAll(/(-?)SUM\(([^)]*)\)/g)].map(([, sign, ranges = ""]) => {
    const values = [...ranges.matchAll(/([A-Z])(\d+):\1(\d+)/g)].flatMap(([, letter = "A", first, last]) =>
      rows.slice(Number(first) - 1, Number(last)).map((row) => Math.round(Number(row[column(letter)]) * 100)),
    );
    return values.reduce((sum, value) => sum + (sign === "-" ? -value : value), 0);
  });
  return sums.reduce((sum, value) => sum + value, 0);
}

/** The formulas of a workbook: what each shows, and what it makes of the cells, in cents. */
export async function formulasOf(
  file: Uint8Array,
): Promise<{ formula: string; shown: number; calculated: number }[]> {
  const { sheets } = await readXlsx(file);
  return sheets.flatMap(({ rows, cells = new Map<string, Cell>() }) =>
    [...cells].flatMap(([place, { formula }]) => {
      if (formula === undefined) return [];
      const [row = 0, at = 0] = place.split(",").map(Number);
      const shown = Math.round(Number(rows[row]?.[at]) * 100);
      return [{ formula, shown, calculated: calculate(formula, rows) }];
    }),
  );
}

/** The parts of a workbook, the XML of each by its name. */
export function partsOf(file: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(file);
  const parts = new Map<string, string>();
  const directory = bytes.readUInt32LE(bytes.lastIndexOf("PK\x05\x06") + 16);
  for (let at = directory; bytes.readUInt32LE(at) === 0x02014b50; ) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    const text = method === 0 ? content : inflateRawSync(content);
    parts.set(bytes.toString("utf8", at + 46, at + 46 + name), text.toString());
    at += 46 + name + extra + comment;
  }
  return parts;
}
