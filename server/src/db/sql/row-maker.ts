// Objects of the same keys, made so that V8 copies them soon: the rows of queries and the lines of documents.
import { LRUCache } from "lru-cache";

type DbRow = Record<string, unknown>;

/** Makes an object of values in the order of its keys. */
export type RowMaker = (values: readonly unknown[]) => DbRow;

const known = new LRUCache<string, RowMaker>({ max: 200 });

/**
 * Makes objects with these keys. They are filled copies of a parsed one: V8 keeps objects that grow key by key as
 * dictionaries, above a dozen keys, and these take fifty times as long to copy.
 */
export function rowMaker(keys: readonly string[]): RowMaker {
  const name = JSON.stringify(keys);
  const found = known.get(name);
  if (found) return found;
  const empty: DbRow = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))));
  const make: RowMaker = (values) => {
    const row = { ...empty };
    for (let index = 0; index < keys.length; index++) row[keys[index] as string] = values[index];
    return row;
  };
  known.set(name, make);
  return make;
}
