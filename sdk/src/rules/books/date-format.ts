// Reading dates and times by a format.

/** A document's date `YYYYMMDD`, and time `HHMMSS` where the cell has one. */
export type DateAndTime = { date: string; time: string | undefined };

const iso = "yyyy-mm-dd hh:mm:ss";
const formatParts = /yyyy|yy|mmm|dd?|mm?|hh?|ss?/gi;

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

type Part = "year" | "shortYear" | "monthName" | "month" | "day" | "hour" | "minute" | "second";

/**
 * Reads a date by a format like `dd/mm/yyyy hh:mm`; the part from the time on may be missing in a cell. A time with a
 * zone is rejected: moved to local time it may be another day, and a document's day is a figure.
 */
export function readDate(text: string, format: string | undefined): DateAndTime | undefined {
  const trimmed = text.trim();
  if (format === undefined) {
    const compact = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/.exec(trimmed);
    if (compact) return checked(compact.slice(1));
    return readDate(trimmed.replace(/^(\S{10})T/, "$1 ").replace(/\.\d+$/, ""), iso);
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
  const name = value("monthName");
  const month = name === undefined ? value("month") : String(monthNames.indexOf(name.toLowerCase()) + 1);
  return checked([year, month, value("day"), value("hour"), value("minute"), value("second")]);
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

/** The problem of a date format: it must have each part of a date exactly once. */
export function dateFormatProblem(format: string): { problem: string; remedy: string } | undefined {
  const { parts } = compileFormat(format);
  const years = parts.filter((part) => part === "year" || part === "shortYear");
  const months = parts.filter((part) => part === "month" || part === "monthName");
  const isWhole = years.length === 1 && months.length === 1 && parts.includes("day");
  if (isWhole && new Set(parts).size === parts.length) return undefined;
  return {
    problem: `${format} is not a date format`,
    remedy: "Name day, month and year once each, like dd/mm/yyyy, dd-mmm-yy or 'yyyy-mm-dd hh:mm'.",
  };
}

const patterns: Partial<Record<Part, string>> = { year: "\\d{4}", monthName: monthNames.join("|") };

function compileFormat(format: string): { expression: RegExp; parts: Part[] } {
  const parts: Part[] = [];
  let source = "";
  let at = 0;
  let open = 0;
  for (const match of format.matchAll(formatParts)) {
    const part = partOf(match[0].toLowerCase(), parts);
    const between = format.slice(at, match.index);
    const gap = /^\s+$/.test(between) ? "\\s+" : between.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (part === "hour" || part === "minute" || part === "second") {
      if (parts.length > 0) {
        source += "(?:";
        open += 1;
      }
    }
    source += `${gap}(${patterns[part] ?? "\\d{1,2}"})`;
    parts.push(part);
    at = match.index + match[0].length;
  }
  return { expression: new RegExp(`^${source}${")?".repeat(open)}$`, "i"), parts };
}

function partOf(token: string, before: readonly Part[]): Part {
  if (token === "yyyy") return "year";
  if (token === "yy") return "shortYear";
  if (token === "mmm") return "monthName";
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
