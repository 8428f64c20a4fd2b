// Compares what was written with the most that may be.
import type { Weight } from "./shop.ts";

export type Limit = Record<"rows" | "statements" | "kilobytes" | "calls", number>;

export const rowsOf = ({ rows }: Weight): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

/** What is more than the limit, a sentence each. */
export function excessOf(weight: Weight, limit: Limit): string[] {
  const { rows, statements, logBytes, calls } = weight;
  const found: Limit = { rows: rowsOf(weight), statements, kilobytes: logBytes / 1_000, calls };
  return Object.entries(limit).flatMap(([what, most]) => {
    const count = found[what as keyof Limit];
    if (count <= most) return [];
    const tables = Object.entries(rows).map(([table, written]) => `${table} ${written.toFixed(2)}`);
    return `${count.toFixed(2)} ${what} instead of ${most}${what === "rows" ? ` (${tables.join(", ")})` : ""}`;
  });
}
