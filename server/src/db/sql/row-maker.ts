// Objects of the same keys, made so that V8 copies them soon: the rows of queries and the lines of documents.
import { LRUCache } from "lru-cache";

type Row = Record<string, unknown>;

/** Makes an object of values in the order of its keys. */
export type RowMaker = (values: readonly unknown[]) => Row;

const known = new LRUCache<string, RowMaker>({ max: 200 });

/**
 * What makes objects of these keys. They are filled copies of one that was parsed: V8 keeps objects that grow key by key as
 * dictionaries, beyond a dozen, which take fifty times as long to copy.
 */
export function rowMaker(keys: readonly string[]): RowMaker {
  const name = JSON.stringify(keys);
  const found = known.get(name);
  if (found) return found;
  const empty: Row = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))));
  const make: RowMaker = (values) => {
    const row = { ...empty };
    for (let index = 0; index < keys.length; index++) row[keys[index] as string] = values[index];
    return row;
  };
  known.set(name, make);
  return make;
}
