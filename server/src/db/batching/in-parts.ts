// Long reads and writes in several short parts, so that other requests run in between.

import type { Knex } from "knex";
import { nextTurn } from "../../base/timers.ts";
import type { Database } from "../open.ts";

/** Rows of one transaction: some 20 ms where each row takes two statements. */
const storedAtOnce = 50;

/**
 * Stores all rows, a part in each transaction; `finish` runs in the last one. After an interruption, the same work must be
 * able to start again: rows are stored by a natural key, and `finish` moves the cursor.
 */
export async function storeInParts<DbRow>(
  db: Database,
  rows: readonly DbRow[],
  store: (trx: Knex.Transaction, some: readonly DbRow[]) => Promise<unknown>,
  finish: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<void> {
  let start = 0;
  do {
    const some = rows.slice(start, start + storedAtOnce);
    const isLast = start + storedAtOnce >= rows.length;
    await db.transaction(async (trx) => {
      if (some.length > 0) await store(trx, some);
      if (isLast) await finish(trx);
    });
    start += storedAtOnce;
  } while (start < rows.length);
}

/** Rows of one statement. */
const readAtOnce = 500;

/** The rows of these ids, in the order of the ids; rows that are gone are left out. */
export async function readInParts<Id extends number | string, DbRow extends { id: Id }>(
  ids: readonly Id[],
  read: (some: readonly Id[]) => Promise<DbRow[]>,
): Promise<DbRow[]> {
  const all: DbRow[] = [];
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const some = ids.slice(start, start + readAtOnce);
    const found = new Map((await read(some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = found.get(id);
      if (row) all.push(row);
    }
    await nextTurn();
  }
  return all;
}
