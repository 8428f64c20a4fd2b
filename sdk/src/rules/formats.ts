// The formats of openapi.yaml that JSON Schema does not define. The service and the CLI check texts with these functions.
// Decisions about the API: 1, 22.
import { isProfile, profileNames } from "./profiles/index.ts";

/** Whether a text has no control characters (line breaks, tabs, escape sequences) and lost no character in a conversion (U+FFFD). */
export function isText(text: string): boolean {
  return !/[\p{Cc}\ufffd]/u.test(text);
}

/** Whether a text says something: only blanks never name anything. `minLength` decides about an empty text. */
export function isFilledText(text: string): boolean {
  return isText(text) && (text === "" || text.trim() !== "");
}

/** What mail programs show as a link: a scheme, `www.`, or a domain with a usual ending. */
const link =
  /:\/\/|\bwww[.\u3002]|[\p{L}\p{N}-][.\u3002](?:com|net|org|info|biz|io|co|app|dev|me|xyz|top|site|online|shop|store|link|click|page|ly|ru|cn|tk|ke|ug|tz|rw|zm)(?![\p{L}\p{N}])/iu;

/** Whether a text can be the name of a person or business in a mail: a stranger's link never looks like one of the service's. */
export function isName(text: string): boolean {
  return isFilledText(text) && !link.test(text.normalize("NFKC"));
}

/**
 * Whether two identifiers that look the same are equal: Unicode NFC, without control, formatting (zero-width,
 * bidirectional) and line separator characters.
 */
export function isIdentifier(text: string): boolean {
  // Most are plain ASCII, which needs no normal form.
  if (/^[ -~]*$/.test(text)) return true;
  return !/[\ufffd\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) && text === text.normalize("NFC");
}

/** Whether a text is a day of the calendar as `YYYYMMDD`, from 1900 on. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|[2-9]\d)\d{6}$/.test(text)) return false;
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * The message for a text that is a day or time before 1900, or seems to be one; undefined for any other text. Such a day exists, but
 * no document has it.
 */
export function earlyDateMeaning(text: string): string | undefined {
  if (!/^(0\d|1[0-8])\d{6}(\d{6})?$/.test(text)) return undefined;
  const form =
    text.length === 8 ? "a day from 1900 on, as YYYYMMDD" : "a time from 1900 on, as YYYYMMDDHHmmss";
  return `${form}: its year is ${text.slice(0, 4)}`;
}

/** Whether a text is a second of the calendar as `YYYYMMDDHHmmss`. */
export function isCalendarTime(text: string): boolean {
  return isCalendarDay(text.slice(0, 8)) && /^([01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(text.slice(8));
}

/** Whether a text is a customs declaration's day: `YYYYMMDD`, `DDMMYYYY` as some units write it, or `-1` for no date. */
export function isDeclarationDay(text: string): boolean {
  return (
    text === "-1" || isCalendarDay(text) || isCalendarDay(text.slice(4) + text.slice(2, 4) + text.slice(0, 2))
  );
}

/** Whether a text is a branch's identifier as control units take it: two digits or capital letters, `00` the head office. */
export function isBranchId(text: string): boolean {
  return /^[0-9A-Z]{2}$/.test(text);
}

/** By their names in the document. */
export const formats = {
  text: isText,
  "filled-text": isFilledText,
  name: isName,
  identifier: isIdentifier,
  "branch-id": isBranchId,
  "calendar-day": isCalendarDay,
  "calendar-time": isCalendarTime,
  profile: isProfile,
};

/** The message for a text that fails: "must be …". */
export const formatMeanings: Readonly<Record<keyof typeof formats, string>> = {
  text: "a single line without control characters or U+FFFD",
  "filled-text": "a single line without control characters or U+FFFD",
  name: "a single line without links, domains, control characters or U+FFFD",
  identifier: "in Unicode NFC, without control, zero-width or bidirectional characters or U+FFFD",
  "branch-id": "two digits or capital letters, as the authority gave them: 00 is the head office",
  "calendar-day": "a day of the calendar as YYYYMMDD",
  "calendar-time": "a time of the calendar as YYYYMMDDHHmmss",
  get profile() {
    return `one of ${profileNames().join(", ")}`;
  },
};

/** `YYYY-MM-DD` of `YYYYMMDD`; a time after the day is left out. */
export function isoDay(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
}

/** A moment as `YYYY-MM-DD HH:mm` in a time zone. */
export function timeIn(timeZone: string, time: string): string {
  const shown = { dateStyle: "short", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat("sv-SE", shown).format(Date.parse(time));
}
