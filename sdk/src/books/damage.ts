// Finds values that another program damaged before the file was read.
import { LOST, LOST_REASON } from "./encoding.ts";

/** How spreadsheet programs show long numbers, such as 5.36E+11. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+\d+$/i;

/** The problem of a value; undefined for a sound one. */
export function damageOf(text: string): string | undefined {
  if (text.includes(LOST)) return LOST_REASON;
  if (!SHORTENED.test(text)) return undefined;
  return `${text} was shortened by a spreadsheet program: format the column as text there, and export the file again`;
}
