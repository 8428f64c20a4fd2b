// Reads long lists with several short statements, so that other requests run in between.
import { setImmediate } from "node:timers/promises";

/** Rows of one statement. */
const mostRows = 500;

/** The rows of these ids, in the order of the ids; rows that are gone are left out. */
export async function readInParts<Id extends number | string, Row extends { id: Id }>(
  ids: readonly Id[],
  read: (some: readonly Id[]) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let start = 0; start < ids.length; start += mostRows) {
    const some = ids.slice(start, start + mostRows);
    const found = new Map((await read(some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = found.get(id);
      if (row) all.push(row);
    }
    await setImmediate();
  }
  return all;
}
