// Responsible for caches of bounded size.
import { LRUCache } from "lru-cache";

/**
 * A cache of at most `most` entries, which drops the one that was unused the longest. It takes memory as it fills: the library's own
 * `max` takes all of it at once.
 */
export const boundedCache = <Key extends string | number, Value extends object | number>(
  most: number,
): LRUCache<Key, Value> => new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1 });
