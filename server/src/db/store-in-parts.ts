// Stores long tables in several short transactions, so that nobody waits long for the database's writer.
import type { Knex } from "knex";
import type { Database } from "./open.ts";

/** Rows of one transaction: some 20 ms where each row takes two statements. */
const mostRows = 100;

/**
 * Stores all rows, a part in each transaction; `finish` runs in the last one. What an interruption leaves behind must be the
 * beginning of the same work again: rows are stored by a natural key, and `finish` moves the cursor.
 */
export async function storeInParts<Row>(
  db: Database,
  rows: readonly Row[],
  store: (trx: Knex.Transaction, some: readonly Row[]) => Promise<unknown>,
  finish: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<void> {
  let start = 0;
  do {
    const some = rows.slice(start, start + mostRows);
    const isLast = start + mostRows >= rows.length;
    await db.transaction(async (trx) => {
      if (some.length > 0) await store(trx, some);
      if (isLast) await finish(trx);
    });
    start += mostRows;
  } while (start < rows.length);
}
