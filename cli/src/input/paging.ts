// The paging flags of list commands and for reading one page or all.
import { Flags } from "@oclif/core";
import { type Failure, usageFailure } from "../failures/failure.ts";
import type { TableRow } from "../output/table.ts";

/** The placeholder of a flag for a day. */
const dayForm = "yyyy-mm-dd";

/** Flags of every paged list. */
export const pageFlags = {
  page: Flags.integer({ summary: "number of the page", min: 1, helpGroup: "PAGE" }),
  "per-page": Flags.integer({ summary: "rows on a page", min: 1, max: 100, helpGroup: "PAGE" }),
  all: Flags.boolean({ summary: "all pages", exclusive: ["page"], helpGroup: "PAGE" }),
  limit: Flags.integer({
    summary: "with --all, stop after this number of rows",
    min: 1,
    dependsOn: ["all"],
    helpGroup: "PAGE",
  }),
};

/** Flags of lists that can be narrowed to days. */
export const dayFlags = {
  from: Flags.string({ summary: "first day", helpValue: dayForm }),
  to: Flags.string({ summary: "last day", helpValue: dayForm }),
};

/** Days that were given are days, and in order; a usage failure otherwise. */
export function checkDays(flags: Record<string, object>, given: Record<string, unknown>): void {
  const isDayFlag = (flag: object) => "helpValue" in flag && flag.helpValue === dayForm;
  const days = Object.entries(flags).flatMap(([name, flag]) => (isDayFlag(flag) ? [name] : []));
  for (const name of days) {
    const day = given[name];
    if (typeof day === "string" && !isDay(day)) throw notADay(`--${name} ${day}`);
  }
  const { from, to } = given;
  if (days.includes("to") && typeof from === "string" && typeof to === "string" && to < from)
    throw wrongOrder();
}

/** The failure where a day is written otherwise. */
export function notADay(given: string): Failure {
  return usageFailure(`${given} is not a day like 2026-03-01`, "Write the day as yyyy-mm-dd.");
}

/** The failure of a period that ends before it begins. */
export function wrongOrder(): Failure {
  return usageFailure("--to is before --from", "Name the first day with --from and the last day with --to.");
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const atMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text);
}

type PageFlags = { page?: number; "per-page"?: number; all: boolean; limit?: number };

/** The part of the SDK's paged lists that this needs. */
export type Paged<T> = PromiseLike<{ data: T[]; meta: object }> & {
  toArray(options?: { limit?: number }): Promise<T[]>;
};

/** The query of the paging flags; all pages are read with the largest ones. */
export function pageQuery(flags: PageFlags): { page?: number; per_page?: number } {
  const perPage = flags["per-page"] ?? (flags.all ? 100 : undefined);
  return {
    ...(flags.page === undefined ? {} : { page: flags.page }),
    ...(perPage === undefined ? {} : { per_page: perPage }),
  };
}

/** One page with its meta, or all rows. */
export async function readPages<T extends TableRow>(
  call: Paged<T>,
  flags: PageFlags,
): Promise<{ rows: T[]; meta: Record<string, unknown> }> {
  if (flags.all) {
    const rows = await call.toArray(flags.limit === undefined ? {} : { limit: flags.limit });
    return { rows, meta: { total: rows.length } };
  }
  const { data, meta } = await call;
  return { rows: data, meta: { ...meta } };
}

/** The given entries without those that are `undefined`: a flag that was not given is no filter. */
export function given<T extends object>(entries: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const present: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  return Object.assign(
    present,
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)),
  );
}
