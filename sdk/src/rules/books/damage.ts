// Finds cells that another program damaged before the file was read.
import { damageOf } from "../damaged-text.ts";
import type { SheetRow } from "./grid.ts";

/** Finds the problem of a cell. */
export type FindDamage = (row: SheetRow, column: string) => string | undefined;

/** The digits that a spreadsheet program keeps of a number; it writes zeros for the others. */
const kept = /^[+-]?0*(\d{15})(\d+)$/;

/** Finds the problems of these columns' cells. Whether a long number lost its end, all of its column decide. */
export function damageIn(rows: readonly SheetRow[], columns: readonly string[]): FindDamage {
  const destroyed = new Set(columns.filter((column) => areCut(rows, column)));
  return (row, column) => {
    if (row.uncalculated?.has(column))
      return "is a formula without a value: open the file in a spreadsheet program, and save it there";
    const text = (row.cells[column] ?? "").trim();
    const isCut = row.numbers?.has(column) || destroyed.has(column);
    if (isCut && kept.test(text))
      return `${text} lost its digits after the 15th in a spreadsheet program: format the column as text there, and export the file again`;
    return damageOf(text);
  };
}

/** Whether every long number of the column ends in zeros. One with a single such digit may just end so. */
function areCut(rows: readonly SheetRow[], column: string): boolean {
  const long = rows.flatMap(({ cells }) => kept.exec((cells[column] ?? "").trim())?.slice(0, 3) ?? []);
  const ends = long.filter((_, index) => index % 3 === 2);
  if (ends.length === 0 || ends.some((end) => !/^0+$/.test(end))) return false;
  return ends.some((end) => end.length > 1) || new Set(long.filter((_, index) => index % 3 === 0)).size > 1;
}
