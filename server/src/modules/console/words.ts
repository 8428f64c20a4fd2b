// How times, ages, amounts and states read on pages.
import { html, type SafeHtml } from "@remix-run/html-template";
import { localDay } from "../../base/clock.ts";
import type { PublicPage } from "./page.ts";

type Clock = Pick<PublicPage, "nowMs" | "timeZone">;

/** To the minute, or to the second. */
type Precision = "short" | "medium";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, timeStyle: Precision): Intl.DateTimeFormat {
  const name = `${timeZone} ${timeStyle}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium", timeStyle });
  formats.set(name, made);
  return made;
}

/** A moment in the time zone of the page; a dash without one. */
export function time(
  { timeZone }: Clock,
  moment: string | null | undefined,
  precision: Precision = "short",
): SafeHtml {
  if (moment === null || moment === undefined) return html`–`;
  return html`<time datetime="${moment}">${formatOf(timeZone, precision).format(new Date(moment))}</time>`;
}

const clockOf = (
  { timeZone }: Pick<Clock, "timeZone">,
  moment: string,
  precision: Precision = "short",
): string => formatOf(timeZone, precision).format(new Date(moment)).split(", ").at(-1) ?? "";

/** `09:39`, where the day stands above. */
export function timeOfDay({ timeZone }: Clock, moment: string, precision: Precision = "short"): SafeHtml {
  return html`<time datetime="${moment}">${clockOf({ timeZone }, moment, precision)}</time>`;
}

/** Whether a moment is on the day of the page. */
const isToday = ({ nowMs, timeZone }: Clock, moment: string): boolean =>
  localDay(Date.parse(moment), timeZone) === localDay(nowMs, timeZone);

/** A moment in a sentence: of today, the time of day is enough. */
export const momentOf = (page: Clock, moment: string | null | undefined): SafeHtml =>
  moment && isToday(page, moment) ? timeOfDay(page, moment) : time(page, moment);

/** A sentence with its full stop. */
export const endedWith = (text: string): string => (/^$|[.!?:]$/.test(text) ? text : `${text}.`);

/** A text of the service with its moments as people read them. */
export function withTimes(page: Clock, text: string): SafeHtml[] {
  return text
    .split(/(\d{4}-\d{2}-\d{2}T[\d:.]+Z)/)
    .map((part, index) => (index % 2 === 1 ? time(page, part) : html`${part}`));
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** `5 Nov 2026` of `2026-11-05` */
export const day = (date: string): string => dayFormat.format(Date.parse(date));

/** A text of the service with its moments and dates as people write them: `1 Dec 2026, 06:17`, `20 Dec 2026`. */
export const withDates = ({ timeZone }: Clock, text: string): string =>
  text
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (moment) =>
      formatOf(timeZone, "short").format(new Date(moment)),
    )
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => (Number.isNaN(Date.parse(date)) ? date : day(date)));

/** The same for a sentence: of the moments of today, the time of day is enough. */
export const withMoments = (page: Clock, text: string): string =>
  withDates(
    page,
    text.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (moment) =>
      isToday(page, moment) ? clockOf(page, moment) : moment,
    ),
  );

const countFormat = new Intl.NumberFormat("en");

/** `1,000` */
export const count = (value: number): string => countFormat.format(value);

/** `1 purchase`, `1,000 purchases` */
export const plural = (value: number, word: string): string =>
  `${count(value)} ${word}${value === 1 ? "" : "s"}`;

/** `3 minutes` */
export function duration(seconds: number): string {
  if (seconds < 60) return plural(Math.max(0, Math.round(seconds)), "second");
  if (seconds < 3_600) return plural(Math.round(seconds / 60), "minute");
  if (seconds < 172_800) return plural(Math.round(seconds / 3_600), "hour");
  return plural(Math.round(seconds / 86_400), "day");
}

/** `3 min`, `52 s`: where there is little room. */
export function shortDuration(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : duration(seconds);
}

/** `3 min ago` */
export const shortAgo = ({ nowMs }: Clock, moment: string): string =>
  `${shortDuration((nowMs - Date.parse(moment)) / 1000)} ago`;

/** `3 minutes ago` */
export function ago({ nowMs }: Clock, moment: string | null): string {
  return moment === null ? "never" : `${duration((nowMs - Date.parse(moment)) / 1000)} ago`;
}

// `toLocaleString` makes a format for each number: that was half of the cost of a page with many amounts.
const amountFormat = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** `1,234.50`, `−80.00`: with a minus sign, which is as wide as a digit. */
export const amount = (value: number): string => amountFormat.format(value).replace("-", "−");

/** An amount with the account's currency in front of it. */
export const money = ({ currency }: { currency: string | null }, text: string): SafeHtml =>
  currency === null ? html`${text}` : html`<small>${currency}</small> ${text}`;

/** The amount of a document; negative for a credit note, as receipts and reports have it. */
export const signedAmount = (value: number, receiptType: string | null): string =>
  amount(receiptType === "R" ? -value || 0 : value);

/** A text of the service with its amounts as pages show them. */
export const withAmounts = (text: string): string =>
  text.replaceAll(/-?\b\d{4,}\.\d{2}\b/g, (value) => amount(Number(value)));

/** A text of the service that names branches by their names, where they are known. */
export const withBranchNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\b[Bb]ranch (\w{2})\b/g, (all, code: string) => names.get(code) ?? all);

export type Tone = "good" | "wait" | "bad" | "neutral";

const checkWords: Record<"pass" | "warn" | "fail", [Tone, string]> = {
  pass: ["good", "Works"],
  warn: ["wait", "Look at it"],
  fail: ["bad", "Act now"],
};

/** The state of a check of health. */
export const checkBadge = (status: keyof typeof checkWords): SafeHtml => badge(...checkWords[status]);

/** A state, by word and color. */
export const badge = (tone: Tone, text: string): SafeHtml => html`<span class="badge ${tone}">${text}</span>`;
