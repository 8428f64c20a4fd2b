// The dates of a column: unambiguous forms, and the order of day and month from all cells.
import { type DateAndTime, readDate } from "./date-format.ts";
import { SheetError } from "./sheet-error.ts";

export type DateReading = {
  read(cell: string): DateAndTime | undefined;
  /** Why a cell is no date. */
  problemOf(cell: string): string;
  /** The form that is expected, for messages. */
  form: string;
  /** The forms in which dates were found, most frequent first. */
  forms: string[];
};

type Order = "dd/mm/yyyy" | "mm/dd/yyyy";

/** A single cell: a date with its form, or digits whose order of day and month is open. */
type Found = { at: DateAndTime; form: string } | { either: Record<Order, DateAndTime | undefined> };

/**
 * Reads a column of dates. A given format is tried first. ISO, `yyyymmdd`, dates with the name of a month and the day
 * numbers of a spreadsheet need no format. The order of day and month is decided from all cells, because a guess would move
 * figures to another month. If nothing decides, this throws a {@link SheetError} with the code `ambiguous_dates`, which names the line
 * of the first such cell by `lineOf`.
 */
export function readDates(
  cells: readonly string[],
  format: string | undefined,
  lineOf?: (cell: string) => number | undefined,
): DateReading {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const order = format === undefined ? orderOf(filled, lineOf) : orderNamed(format);
  const readOne = (cell: string): { at: DateAndTime; form: string } | undefined => {
    const named = format === undefined ? undefined : readDate(cell, format);
    if (named && format !== undefined) return { at: named, form: format };
    const found = unambiguous(cell);
    if (!found || "at" in found) return found;
    const { "dd/mm/yyyy": dayFirst, "mm/dd/yyyy": monthFirst } = found.either;
    if (order === "mixed") {
      if (dayFirst) return { at: dayFirst, form: "dd/mm/yyyy" };
      return monthFirst && { at: monthFirst, form: "mm/dd/yyyy" };
    }
    const at = order && found.either[order];
    return at && { at, form: order };
  };
  const counts = new Map<string, number>();
  for (const cell of filled) {
    const form = readOne(cell)?.form;
    if (form !== undefined) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const forms = [...counts].toSorted(([, a], [, b]) => b - a).map(([form]) => form);
  const form = format ?? (order === "mixed" || order === undefined ? (forms[0] ?? "yyyy-mm-dd") : order);
  const shown = form.replace(" hh:mm:ss", "");
  const problemOf = (cell: string) =>
    isNoDay(cell) ? `${cell} is a day that does not exist` : `${cell} can't be read as ${shown}`;
  return { read: (cell) => readOne(cell)?.at, problemOf, form: shown, forms };
}

/** The order of day and month in a format that has both in digits. */
function orderNamed(format: string): Order | undefined {
  const [day, month] = [format.search(/d/i), format.search(/m/i)];
  if (/mmm/i.test(format) || format.search(/y/i) < Math.max(day, month)) return undefined;
  return day < month ? "dd/mm/yyyy" : "mm/dd/yyyy";
}

/** The order that the digits show; `undefined` where no cell leaves it open. */
function orderOf(
  cells: readonly string[],
  lineOf?: (cell: string) => number | undefined,
): Order | "mixed" | undefined {
  let dayFirst = 0;
  let monthFirst = 0;
  let example: string | undefined;
  let isOpen = false;
  for (const cell of cells) {
    const found = unambiguous(cell);
    if (!found || "at" in found) continue;
    const { "dd/mm/yyyy": day, "mm/dd/yyyy": month } = found.either;
    isOpen = true;
    if (day && month) example ??= day.date === month.date ? undefined : cell;
    else if (day) dayFirst += 1;
    else if (month) monthFirst += 1;
  }
  if (!isOpen) return undefined;
  if (dayFirst > 0 !== monthFirst > 0) return dayFirst > 0 ? "dd/mm/yyyy" : "mm/dd/yyyy";
  if (example === undefined) return dayFirst > 0 ? "mixed" : "dd/mm/yyyy";
  const line = lineOf?.(example);
  const place = line === undefined ? "" : ` in line ${line}`;
  throw new SheetError("ambiguous_dates", `The dates can be read in two ways, like ${example}${place}`, {
    remedy: "Set `date_format`, for example to dd/mm/yyyy.",
  });
}

const months = "january february march april may june july august september october november december".split(
  " ",
);
const timeOfDay = String.raw`(?:(?:,?\s+|T)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?)?`;
const namedDay = new RegExp(
  String.raw`^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[-/. ]\s*([a-z]{3,9})\.?[-/., ]\s*(\d{4}|\d{2})${timeOfDay}$`,
  "i",
);
const namedFirst = new RegExp(
  String.raw`^([a-z]{3,9})\.?[-/ ](\d{1,2})(?:st|nd|rd|th)?,?[-/ ]\s*(\d{4})${timeOfDay}$`,
  "i",
);
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${timeOfDay}$`, "i");
const digitDay = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${timeOfDay}$`, "i");
const serialDay = /^\d{5}(?:\.\d+)?$/;

function unambiguous(cell: string): Found | undefined {
  const text = cell.trim().replace(/\s+/g, " ");
  const compact = /^\d{8}(?:\d{6})?$/.test(text) ? readDate(text, undefined) : undefined;
  if (compact) return { at: compact, form: "yyyymmdd" };
  if (serialDay.test(text)) return serial(Number(text));
  const [, year = "", month = "", day = "", ...time] = yearFirst.exec(text) ?? [];
  if (year) return dated(year, month, day, time, "yyyy-mm-dd");
  const named = namedDay.exec(text);
  if (named) return dated(named[3] ?? "", monthOf(named[2]), named[1] ?? "", named.slice(4), "dd-mmm-yyyy");
  const first = namedFirst.exec(text);
  if (first) return dated(first[3] ?? "", monthOf(first[1]), first[2] ?? "", first.slice(4), "mmm dd, yyyy");
  const digits = digitDay.exec(text);
  if (!digits) return undefined;
  const [, one = "", , two = "", last = "", ...clock] = digits;
  const dayFirst = dated(last, two, one, clock, "")?.at;
  const monthFirst = dated(last, one, two, clock, "")?.at;
  return dayFirst || monthFirst
    ? { either: { "dd/mm/yyyy": dayFirst, "mm/dd/yyyy": monthFirst } }
    : undefined;
}

/** Whether a cell is written like a date, of a day that is in no calendar: 31 June, or 30 February. */
export function isNoDay(cell: string): boolean {
  const text = cell.trim().replace(/\s+/g, " ");
  const is = (year = "", month = "", day = "") => dated(year, month, day, [], "") !== undefined;
  const [, first, second, third] =
    yearFirst.exec(text) ?? /^(20\d\d)(\d\d)(\d\d)(?:\d{6})?$/.exec(text) ?? [];
  if (first) return !is(first, second, third);
  const named = namedDay.exec(text);
  if (named && monthOf(named[2]) !== "0") return !is(named[3], monthOf(named[2]), named[1]);
  const [, name, day, year] = namedFirst.exec(text) ?? [];
  if (name && monthOf(name) !== "0") return !is(year, monthOf(name), day);
  const [, one, , two, last] = digitDay.exec(text) ?? [];
  return last !== undefined && !is(last, two, one) && !is(last, one, two);
}

function monthOf(name = ""): string {
  return String(months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1);
}

function dated(
  year: string,
  month: string,
  day: string,
  [hour, minute, second, half]: readonly (string | undefined)[],
  form: string,
): { at: DateAndTime; form: string } | undefined {
  const two = (text: string) => text.padStart(2, "0");
  const date = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  if (hour === undefined) return found(date, form);
  const isHalf = half !== undefined;
  if (isHalf && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = isHalf ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return found(`${date} ${two(String(hours))}:${minute ?? "00"}:${second ?? "00"}`, form);
}

function found(text: string, form: string): { at: DateAndTime; form: string } | undefined {
  const at = readDate(text, undefined);
  return at && { at, form };
}

/** The first and last day that a day number of a spreadsheet is taken for: 2000 to 2099. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];
const dayMs = 86_400_000;

/** Days since the end of 1899, as spreadsheets count them. */
function serial(days: number): { at: DateAndTime; form: string } | undefined {
  if (days < FIRST_SERIAL || days >= LAST_SERIAL + 1) return undefined;
  const ms = Math.round((days * dayMs) / 1000) * 1000 + Date.UTC(1899, 11, 30);
  const iso = new Date(ms).toISOString();
  return found(Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 19).replace("T", " "), "day number");
}
