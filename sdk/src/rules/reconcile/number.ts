// Invoice numbers: spellings of the same number, and the similarity of others.

import { editDistance } from "./edit-distance.ts";

/** The forms of an invoice number that are compared. */
export type NumberForms = {
  /** Upper case without blanks, for "equal". Empty without a digit above 0. */
  text: string;
  /** The last run of digits without leading zeros, fiscal-year tokens aside. */
  serial: string;
  /** The other runs of letters and digits, sorted; without words that only mean "number". */
  rest: string[];
  /** All runs in their order, without separators and leading zeros. */
  compact: string;
  /** A number that a spreadsheet rounded: its first digits, and how many it had. `1.23457E+18` has 19. */
  rounded?: { digits: string; length: number; isCertain: boolean };
};

/** `equal`: the same text; `alike`: the same number written otherwise; `slip`: one keying error apart. */
export type NumberRelation = "equal" | "alike" | "slip" | "different";

/** Longer numbers are alike if they begin alike, so that long texts don't make comparing slow. */
const maxLength = 80;
const digitsOnly = /^\d+$/;
const nothing: NumberForms = { text: "", serial: "", rest: [], compact: "" };

/**
 * Splits a number. Fiscal-year tokens are years around that of the document's date, in the spellings `2026`,
 * `FY26`, `2025-26`, `2025-2026`, `25-26`, `202526`, `2526` and before a long serial; they are removed as long as digits remain.
 *
 * @param year calendar year of the document's date
 * @param prefixes upper-case words that only mean "number"
 */
export function numberForms(raw: string, year: number, prefixes: ReadonlySet<string>): NumberForms {
  // The authority's portal writes a pipe before numbers so that spreadsheets keep leading zeros; people write an apostrophe.
  const text = raw
    .normalize("NFKC")
    .toUpperCase()
    .replace(/\s+/g, "")
    .replace(/^[|']+/, "");
  if (!/[1-9]/.test(text)) return nothing;
  // Blanks separate: "INV 7 12" is not 712. Text ignores them, the runs do not.
  const runs =
    raw
      .slice(0, maxLength)
      .normalize("NFKC")
      .toUpperCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const kept = withoutYears(runs, year)
    .map((run) => (digitsOnly.test(run) ? run.replace(/^0+/, "") : run))
    .filter((run) => run !== "" && !prefixes.has(run));
  const at = kept.findLastIndex((run) => digitsOnly.test(run));
  const serial = kept[at] ?? "";
  return {
    text,
    serial,
    rest: kept.filter((_, index) => index !== at).sort(),
    compact: kept.join(""),
    ...roundedForm(text),
  };
}

/** Digits that a spreadsheet keeps. */
const keptDigits = 15;

/** A long number after a spreadsheet rounded it: `1.23457E+18`, or 15 digits and zeros. */
function roundedForm(text: string): Pick<NumberForms, "rounded"> {
  const power = /^(\d)(?:[.,](\d{1,14}))?E\+?(\d{1,2})$/.exec(text);
  if (power) {
    const [, first = "", more = "", exponent = ""] = power;
    return { rounded: { digits: first + more, length: Number(exponent) + 1, isCertain: true } };
  }
  if (!/^\d+$/.test(text) || !/^0+$/.test(text.slice(keptDigits))) return {};
  return { rounded: { digits: text.slice(0, keptDigits), length: text.length, isCertain: false } };
}

/** The relation of two numbers of which a spreadsheet rounded one; never equal. `undefined` if neither is known to be rounded. */
function relateRounded(a: NumberForms, b: NumberForms): NumberRelation | undefined {
  if (!a.rounded && !b.rounded) return undefined;
  const isCertain = a.rounded?.isCertain === true || b.rounded?.isCertain === true;
  if (a.text === b.text && !isCertain) return undefined;
  const [one, other] = [digitsOf(a), digitsOf(b)];
  if (one && other && one.length === other.length) {
    const most = Math.min(one.digits.length, other.digits.length);
    const isSame = roundTo(one.digits, most) === roundTo(other.digits, most);
    if (isSame || one.digits.slice(0, most) === other.digits.slice(0, most)) return "slip";
  }
  return isCertain ? "different" : undefined;
}

function digitsOf({ rounded, text }: NumberForms): { digits: string; length: number } | undefined {
  return rounded ?? (/^\d+$/.test(text) ? { digits: text, length: text.length } : undefined);
}

function roundTo(digits: string, most: number): string {
  const next = digits[most] ?? "0";
  const kept = digits.slice(0, most);
  return next < "5" ? kept : String(BigInt(kept) + 1n).padStart(most, "0");
}

/** How two numbers relate; a document without a number relates to nothing. */
export function relateNumbers(a: NumberForms, b: NumberForms): NumberRelation {
  if (a.text === "" || b.text === "") return "different";
  const rounded = relateRounded(a, b);
  if (rounded !== undefined) return rounded;
  if (a.text === b.text) return "equal";
  if (a.compact === b.compact) return "alike";
  if (a.serial === b.serial) return within(a.rest, b.rest) || within(b.rest, a.rest) ? "alike" : "different";
  const long = Math.min(a.compact.length, b.compact.length) >= 3;
  return long && editDistance(a.compact, b.compact) === 1 ? "slip" : "different";
}

/** 1 for equal numbers down to 0 for numbers that share nothing. */
export function numberSimilarity(a: NumberForms, b: NumberForms, relation: NumberRelation): number {
  if (relation === "equal") return 1;
  if (relation === "alike") return 0.95;
  if (relation === "slip") return 0.9;
  const longest = Math.max(a.compact.length, b.compact.length);
  if (longest === 0) return 0;
  return 0.8 * (1 - editDistance(a.compact, b.compact) / longest);
}

/** The year tokens go unless no digits would remain. */
function withoutYears(runs: string[], year: number): string[] {
  const near = (value: string | undefined) => value !== undefined && isYear(value, year);
  const gone = new Set<number>();
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i] ?? "";
    const next = runs[i + 1];
    if (gone.has(i)) continue;
    if (run === "FY" && near(next)) gone.add(i).add(i + 1);
    else if (next !== undefined && near(run) && follows(run, next)) gone.add(i).add(i + 1);
    else if (run.length === 4 && near(run)) gone.add(i);
    else if (isSpan(run, year)) gone.add(i);
  }
  let kept = runs.filter((_, index) => !gone.has(index));
  if (!kept.some((run) => /[1-9]/.test(run))) return runs;
  // A single two-digit year is distinguished from a serial only by a longer number next to it.
  if (kept.some((run) => /^\d{3,}$/.test(run))) {
    kept = kept.filter((run) => !(run.length === 2 && Number(run) >= 20 && near(run)));
  }
  return kept.map((run) => afterYear(run, year));
}

/** Whether it is the year, the one before or the one after, with two or four digits. */
function isYear(value: string, year: number): boolean {
  if (!/^(\d\d|\d{4})$/.test(value)) return false;
  const full = value.length === 2 ? Math.floor(year / 100) * 100 + Number(value) : Number(value);
  return Math.abs(full - year) <= 1;
}

/** `2025` `26`, `2025` `2026`, `25` `26`. */
function follows(first: string, second: string): boolean {
  if (second.length !== 2 && second.length !== first.length) return false;
  return Number(second.slice(-2)) === (Number(first.slice(-2)) + 1) % 100;
}

/** `20252026`, `202526`, `2526`. */
function isSpan(run: string, year: number): boolean {
  if (run.length !== 8 && run.length !== 6 && run.length !== 4) return false;
  const first = run.slice(0, run.length === 4 ? 2 : 4);
  const second = run.slice(first.length);
  return isYear(first, year) && follows(first, second);
}

/** `2026000812` is serial 812 of 2026. */
function afterYear(run: string, year: number): string {
  const rest = run.slice(4);
  return run.length >= 8 && isYear(run.slice(0, 4), year) && /[1-9]/.test(rest) ? rest : run;
}

/** Whether `outer` contains every run of `inner`, as often. Both are sorted. */
function within(inner: string[], outer: string[]): boolean {
  let at = 0;
  for (const run of outer) if (run === inner[at]) at++;
  return at === inner.length;
}
