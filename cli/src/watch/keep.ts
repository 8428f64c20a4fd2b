// How long finished files are kept, as a flag says it.
import { usageFailure } from "../failures/failure.ts";

const units = { h: 60 * 60_000, d: 24 * 60 * 60_000 };

/** Milliseconds of `7d` or `12h`. */
export function keepMsOf(text: string): number {
  const [, count = "", unit = ""] = /^([1-9]\d{0,3})([hd])$/.exec(text) ?? [];
  if (count === "")
    throw usageFailure(`--keep ${text} is not a time`, "Use days like 7d, or hours like 12h.");
  return Number(count) * units[unit as keyof typeof units];
}
