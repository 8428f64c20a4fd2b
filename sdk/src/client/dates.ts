// Local dates: today in a time zone, and the two forms in which callers write dates.
import { defaultProfile, sharedRulesOf } from "../rules/profiles/index.ts";
import { ConfigurationError } from "./errors.ts";
import { dateForms } from "./routes.ts";

/**
 * The date at a place, as `YYYYMMDD`: today, or the day of a moment. A sale has the date of its shop, wherever the program runs.
 *
 * @example
 * const sale_date = localDate("Africa/Nairobi");
 */
export function localDate(timeZone: string, moment: Date | number = Date.now()): string {
  let parts: Intl.DateTimeFormatPart[];
  try {
    const options = { timeZone, year: "numeric", month: "2-digit", day: "2-digit" } as const;
    parts = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", options).formatToParts(moment);
  } catch (cause) {
    const message = `localDate needs an IANA time zone such as ${sharedRulesOf(defaultProfile).timeZone}, and a moment that exists, not ${timeZone} and ${moment}`;
    throw new ConfigurationError(message, { cause });
  }
  return ["year", "month", "day"].map((name) => parts.find(({ type }) => type === name)?.value).join("");
}

const forms: Readonly<Record<string, string>> = dateForms;

/**
 * The value of a field as the service wants it: each date has one form there, and callers may use `YYYYMMDD` and `YYYY-MM-DD`. Other
 * values stay as they are, so that the service names them.
 */
export function dateInForm(field: string, value: unknown): unknown {
  const form = Object.hasOwn(forms, field) ? forms[field] : undefined;
  if (form === undefined || typeof value !== "string") return value;
  const [, year, month, day] = /^(\d{4})(?:(?=\d{4}$)|(?=-\d\d-))-?(\d\d)-?(\d\d)$/.exec(value) ?? [];
  if (year === undefined) return value;
  return form === "YYYYMMDD" ? `${year}${month}${day}` : `${year}-${month}-${day}`;
}
