// Deletes rows in parts: a statement over all of them would hold its locks for long.
import type { QueryBuilder } from "./schema.ts";

/** Deletes at most so many of the rows that a query finds, the first in its order, and gives their keys. */
export async function deleteSome(rows: QueryBuilder, key: string, most: number): Promise<string[]> {
  const keys: string[] = await rows.clone().limit(most).pluck(key);
  if (keys.length > 0) await rows.clone().clearOrder().whereIn(key, keys).delete();
  return keys;
}
