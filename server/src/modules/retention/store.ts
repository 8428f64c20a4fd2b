// Deletes the rows of a retention rule in parts: a statement over all of them would hold its locks for long.
import type { Trx } from "../../db/sql/schema.ts";

/** Rows that are deleted some time after the time in their column. */
export type OldRows = {
  table: string;
  column: string;
  keptMs: number;
  /** The first value of the column that is kept, where it holds no plain time. */
  valueAt?: (ms: number) => string;
  /** Rows that are kept at most: the oldest beyond them go earlier. */
  mostRows?: number;
  /** Only rows with these values. */
  only?: Readonly<Record<string, string | number>>;
  /** Default: `id`. */
  key?: readonly string[];
};

/** Deletes at most `most` rows that are old at a time, the oldest first, and gives their keys. */
export async function deleteOld(
  trx: Trx,
  { table, column, keptMs, valueAt, mostRows, only = {}, key = ["id"] }: OldRows,
  nowMs: number,
  most: number,
): Promise<Record<string, string | number>[]> {
  let until: string | number = valueAt ? valueAt(nowMs - keptMs) : nowMs - keptMs;
  if (mostRows !== undefined) {
    const beyond = await trx(table).orderBy(column, "desc").offset(mostRows).first(column);
    if (beyond) until = Math.max(Number(until), Number(beyond[column]) + 1);
  }
  const old = () => trx(table).where(only).where(column, "<", until);
  const keys: Record<string, string | number>[] = await old()
    .orderBy(column)
    .limit(most)
    .select(...key);
  const values = keys.map((row) => key.map((name) => row[name] ?? ""));
  if (values.length > 0) await old().whereIn(key, values).delete();
  return keys;
}
