// Showing one value of a record to people.
import { clean } from "./terminal.ts";

/** Fields that hold money. */
export const money =
  /(_amount|_amt|_price|^prc|^amount|^total_amount|_total|_taxable|_tax|_vat|^tax_due|^tax_difference|^non_deductible|^difference|^taxable|^tax)$/;

/** Fields that hold the state of a record, and the color of each state that a person looks for. */
const state = /(^|_)(status|state)$/;
const stateColors: Readonly<Record<string, "green" | "yellow" | "red">> = {
  success: "green",
  ready: "green",
  pending: "yellow",
  processing: "yellow",
  running: "yellow",
  failed: "red",
  rejected: "red",
};

/** The color of a field's value as it is shown; undefined for all but states. */
export function colorOf(field: string, text: string): "green" | "yellow" | "red" | undefined {
  return state.test(field) ? stateColors[text] : undefined;
}

/** A moment as the service sends it. */
const moment = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z$/;

/** Fields that hold a local date `YYYYMMDD` or time `YYYYMMDDHHmmss` of the authority. */
const dated = /(^|_)(date|dt)$|[a-z]D[te]$/;
const timed = /(^|_)time$/;
const timeText = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/;

/** Whether the value is a moment or contains one. */
export function hasMoment(value: unknown): boolean {
  if (typeof value === "string") return moment.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasMoment);
}

/** The value with each moment in it as `local` writes it. */
export function withMoments(value: unknown, local: (time: string) => string): unknown {
  if (typeof value === "string") return moment.test(value) ? local(value) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => withMoments(one, local));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, withMoments(of, local)]));
}

/** A date or time of the authority as people read it; another text as it is. */
function isoDate(text: string): string {
  const [, year, month, day, time = ""] = /^(\d{4})(\d{2})(\d{2})(\d{6})?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (year === undefined || Number.isNaN(Date.parse(date))) return text;
  return time === "" ? date : `${date} ${time.replace(timeText, "$1:$2:$3")}`;
}

/** A value for people: money with two decimals, dates with separators, absence as a dash, foreign text made harmless. */
export function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  if (typeof value === "number") return money.test(field) ? value.toFixed(2) : String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((one: unknown) => shown(field, one)).join(", ") || "-";
  if (typeof value === "object")
    return (
      Object.entries(value)
        .map(([name, of]) => `${clean(name)} ${shown(name, of)}`)
        .join(", ") || "-"
    );
  // Local times come from `withLocalTimes`; a moment that is left is in UTC, without its fractions.
  const text = clean(plain(value)).replace(moment, "$1Z");
  return dated.test(field) ? isoDate(text) : timed.test(field) ? text.replace(timeText, "$1:$2:$3") : text;
}

/** A value for programs that read columns: nothing is shortened. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
