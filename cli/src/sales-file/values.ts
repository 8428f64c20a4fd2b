// Responsible for reading cells: numbers with either decimal sign, dates and times by a format.
import { usageFailure } from "../failure.ts";

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number as typed: thousands separators are taken out only where they stand in groups of three, so that `1,5` under
 * a decimal point is refused, not read as 15.
 */
export function readNumber(text: string, decimalComma: boolean): number | undefined {
  const trimmed = text.trim().replace(/[\u00a0\u202f]/g, " ");
  const group = decimalComma ? "[. ']" : "[, ']";
  const grouped = new RegExp(`^[+-]?\\d{1,3}(${group}\\d{3})+(?=$|[.,])`);
  let plain = trimmed;
  const match = grouped.exec(trimmed);
  if (match) plain = match[0].replace(/[., ']/g, "") + trimmed.slice(match[0].length);
  if (decimalComma) {
    if (plain.includes(".")) return undefined;
    plain = plain.replace(",", ".");
  }
  if (!PLAIN.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** A document's date `YYYYMMDD`, and time `HHMMSS` where the cell has one. */
export type DateAndTime = { date: string; time: string | undefined };

const ISO = "yyyy-mm-dd hh:mm:ss";
const PARTS = /yyyy|yy|dd?|mm?|hh?|ss?/gi;

type Part = "year" | "shortYear" | "month" | "day" | "hour" | "minute" | "second";

/**
 * Reads a date by a format like `dd/mm/yyyy hh:mm`; the part from the time on may be missing in a cell. A time with a
 * zone is refused: moved to local time it may be another day, and a document's day is a figure.
 */
export function readDate(text: string, format: string | undefined): DateAndTime | undefined {
  const trimmed = text.trim();
  if (format === undefined) {
    const compact = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/.exec(trimmed);
    if (compact) return checked(compact.slice(1));
    return readDate(trimmed.replace(/^(\S{10})T/, "$1 ").replace(/\.\d+$/, ""), ISO);
  }
  const { expression, parts } = compileFormat(format);
  const match = expression.exec(trimmed);
  if (!match) return undefined;
  const value = (part: Part) => {
    const at = parts.indexOf(part);
    return at === -1 ? undefined : match[at + 1];
  };
  const short = value("shortYear");
  const year = value("year") ?? (short === undefined ? undefined : `20${short.padStart(2, "0")}`);
  return checked([year, value("month"), value("day"), value("hour"), value("minute"), value("second")]);
}

/** Whether a text is a day of the calendar as `YYYYMMDD`. */
export function isCompactDay(text: string): boolean {
  return text.length === 8 && readDate(text, undefined)?.date === text;
}

function checked(values: (string | undefined)[]): DateAndTime | undefined {
  const [year, month, day, hour, minute, second] = values.map((value) =>
    value === undefined ? undefined : Number(value),
  );
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day)
    return undefined;
  if ((hour ?? 0) > 23 || (minute ?? 0) > 59 || (second ?? 0) > 59) return undefined;
  const two = (value: number | undefined) => String(value ?? 0).padStart(2, "0");
  const date = `${String(year).padStart(4, "0")}${two(month)}${two(day)}`;
  return { date, time: hour === undefined ? undefined : `${two(hour)}${two(minute)}${two(second)}` };
}

/** The format that a flag names. */
export function dateFormatNamed(format: string, flag: string): string {
  const refusal = dateFormatRefusal(format);
  if (refusal) throw usageFailure(`${flag} ${refusal.problem}`, refusal.remedy);
  return format;
}

/** Why a format is none: it must say of a date all there is to know, once each. */
export function dateFormatRefusal(format: string): { problem: string; remedy: string } | undefined {
  const { parts } = compileFormat(format);
  const years = parts.filter((part) => part === "year" || part === "shortYear");
  const isWhole = years.length === 1 && parts.includes("month") && parts.includes("day");
  if (isWhole && new Set(parts).size === parts.length) return undefined;
  return {
    problem: `${format} is no form of a date`,
    remedy: "Name day, month and year once each, in digits, like dd/mm/yyyy or 'yyyy-mm-dd hh:mm'.",
  };
}

function compileFormat(format: string): { expression: RegExp; parts: Part[] } {
  const parts: Part[] = [];
  let source = "";
  let at = 0;
  let open = 0;
  for (const match of format.matchAll(PARTS)) {
    const part = partOf(match[0].toLowerCase(), parts);
    const between = format.slice(at, match.index);
    const gap = /^\s+$/.test(between) ? "\\s+" : between.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (part === "hour" || part === "minute" || part === "second") {
      if (parts.length > 0) {
        source += "(?:";
        open += 1;
      }
    }
    source += `${gap}(${part === "year" ? "\\d{4}" : "\\d{1,2}"})`;
    parts.push(part);
    at = match.index + match[0].length;
  }
  return { expression: new RegExp(`^${source}${")?".repeat(open)}$`), parts };
}

function partOf(token: string, before: readonly Part[]): Part {
  if (token === "yyyy") return "year";
  if (token === "yy") return "shortYear";
  if (token.startsWith("d")) return "day";
  if (token.startsWith("h")) return "hour";
  if (token.startsWith("s")) return "second";
  return before.includes("hour") ? "minute" : "month";
}

/** A time of its own column: `08:26`, `8:26:05`, `082605` or `0826`. */
export function readTime(text: string): string | undefined {
  const match = /^(\d{1,2}):?(\d{2}):?(\d{2})?$/.exec(text.trim());
  if (!match) return undefined;
  const [hour, minute, second] = [match[1], match[2], match[3] ?? "00"].map(Number);
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59 || (second ?? 0) > 59)
    return undefined;
  return [hour, minute, second].map((part) => String(part).padStart(2, "0")).join("");
}

/**
 * The latest day that can be "today" anywhere on earth, also when this computer's clock is a day behind: later dates are
 * in the future, and of the others the service has the last word.
 */
export function latestToday(nowMs: number): string {
  return new Date(nowMs + (14 + 24) * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "");
}
