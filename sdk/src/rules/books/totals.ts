// The total rows of a sheet, which are no data: one rule for sales, books, counts, worklists and codes.
import type { Sheet, SheetRow } from "./grid.ts";

/** The columns that identify a row; a column that the sheet lacks is `undefined`. */
export type Identity = {
  /** A total row has none of these, or a total's label in their place. */
  key: readonly (string | undefined)[];
  /** A total row without a label in the key has none of these either. */
  more?: readonly (string | undefined)[];
  /** A row that has all of these is a line, and no total, even without its key. */
  line?: readonly (string | undefined)[];
  /** Rows without any of these columns are totals even without a label. */
  unlabeled?: boolean;
};

/** The sheet without its total rows, which are counted. */
export function withoutTotals(sheet: Sheet, identity: Identity): Sheet {
  const rows = sheet.rows.filter((row) => !isTotal(row, identity));
  const skipped = (sheet.skipped ?? 0) + sheet.rows.length - rows.length;
  return { ...sheet, rows, ...(skipped > 0 ? { skipped } : {}) };
}

function isTotal({ cells }: SheetRow, { key, more = [], line = [], unlabeled = false }: Identity): boolean {
  const valuesOf = (columns: Identity["key"]) =>
    columns.flatMap((column) => (column === undefined ? [] : (cells[column] ?? "").trim()));
  const named = valuesOf(key).filter((value) => value !== "");
  if (!named.every(isTotalLabel)) return false;
  if (named.length > 0) return true;
  const ofLine = line.map((column) => (column === undefined ? "" : (cells[column] ?? "").trim()));
  if (ofLine.length > 0 && ofLine.every((value) => value !== "" && !isTotalLabel(value))) return false;
  const isIdentified = valuesOf(more).some((value) => value !== "" && !isTotalLabel(value));
  return !isIdentified && (unlabeled || Object.values(cells).some(isTotalLabel));
}

/** Words for a total in English, Swahili, German, French, Italian, Spanish, Portuguese and Dutch. */
const words = [
  "(?:(?:grand|sub|sous|page|report|invoice|net|running|daily|monthly|overall)[ -]?)?totals?",
  "total (?:g[ée]n[ée]ral|general|geral|ht|ttc)",
  "sums?",
  "jumla(?: (?:kuu|ndogo))?",
  "(?:zwischen|gesamt|end|tages|monats)?summe",
  "(?:gesamt|end)betrag",
  "(?:ins)?gesamt",
  "somme|somma|suma|soma",
  "(?:sub)?totale(?: generale)?",
  "(?:sub|eind)?totaal",
].join("|");

/** The period, the group or the currency of a total. */
const totalOf = "(?: (?:for|of|in|ya|für|pour|du|de|per) .{0,60}| ?\\(.{0,20}\\)| (?:KES|KSh|USD|EUR|GBP))?";

const total = new RegExp(
  `^(?:(?:${words})${totalOf}|(?:balance )?(?:carried|brought) forward|c/f|b/f) ?[:.]?$`,
  "i",
);

/** Whether a cell is the label of a total row. */
export function isTotalLabel(cell: string): boolean {
  return total.test(cell.trim().replace(/\s+/g, " "));
}
