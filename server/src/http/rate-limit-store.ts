// Rows of rate limits: the theoretical arrival time of a key's next request, in microseconds.
import { isDuplicateKey } from "../db/engine/failures.ts";
import type { Queryable } from "../db/sql/schema.ts";

export async function findTat(db: Queryable, id: string): Promise<number | undefined> {
  const row: { tat: number | string } | undefined = await db("rate_limits").where({ id }).first("tat");
  return row && Number(row.tat);
}

/** A row that is lost when the power fails only gives a whole allowance again, so on SQLite no request waits for the disk. */
const losable = { isLosable: true };

/** False when another process inserted the row first. */
export async function insertTat(db: Queryable, id: string, tat: number): Promise<boolean> {
  try {
    await db("rate_limits").options(losable).insert({ id, tat });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** False when the row is not `from` any more. */
export async function compareAndSetTat(
  db: Queryable,
  id: string,
  from: number,
  to: number,
): Promise<boolean> {
  const changed = await db("rate_limits").options(losable).where({ id, tat: from }).update({ tat: to });
  return changed === 1;
}
