// Caches of bounded size.
import { LRUCache } from "lru-cache";

/**
 * A cache of at most `most` entries, which drops the one that was unused the longest. It takes memory as it fills: the library's own
 * `max` takes all of it at once.
 *
 * @param ttl The milliseconds after which an entry is forgotten; 0 for none.
 */
export const boundedCache = <Key extends string | number, Value extends object | number>(
  most: number,
  ttl = 0,
): LRUCache<Key, Value> =>
  new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1, ttl, ttlResolution: 0 });
