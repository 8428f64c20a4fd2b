// Remembers the few rows that every submission is checked against: branch, device, items, code tables.

import { boundedCache } from "../../base/bounded-cache.ts";
import { monotonicMs } from "../../base/clock.ts";
import type { CachedTable, Changes } from "./changes.ts";

/** After this a row is read again: as long as a change by another process may go unseen. One by this process never does. */
const rememberedMs = 1_000;

export type Lookups = {
  /** Grows with every change that this process makes in one of the tables. */
  stampOf(tables: readonly CachedTable[]): number;
  /**
   * The result of `read`, cached under `key` for up to a second and until this process changes one of `tables`. An
   * `undefined` result is never cached, so a missing record is looked up each time.
   */
  find<T>(tables: readonly CachedTable[], key: string, read: () => Promise<T>): Promise<T>;
  /** The same for several rows of one table; `read` gets the keys that are not cached. */
  findMany<T>(
    table: CachedTable,
    scope: string,
    keys: Iterable<string>,
    read: (missing: string[]) => Promise<Map<string, T>>,
  ): Promise<Map<string, T>>;
};

type Entry = { value: unknown; stamp: number; untilMs: number };
/** A read of several rows that is under way. */
type Reading = { rows: Promise<Map<string, unknown>>; stamp: number };

export function createLookups(changes: Changes): Lookups {
  const entries = boundedCache<string, Entry>(10_000);
  /** By the name of each row that is being read. */
  const readings = new Map<string, Reading>();

  function recall(key: string, stamp: number, nowMs: number): Entry | undefined {
    const entry = entries.get(key);
    return entry && entry.stamp === stamp && entry.untilMs > nowMs ? entry : undefined;
  }

  function remember(key: string, value: unknown, stamp: number, nowMs: number): void {
    entries.set(key, { value, stamp, untilMs: nowMs + rememberedMs });
  }

  return {
    stampOf: changes.stampOf,

    async find<T>(tables: readonly CachedTable[], key: string, read: () => Promise<T>): Promise<T> {
      // Taken before the read, so that a change during the read makes its result stale.
      const stamp = changes.stampOf(tables);
      const nowMs = monotonicMs();
      const known = recall(key, stamp, nowMs);
      if (known) return known.value as Promise<T>;
      const reading = read();
      remember(key, reading, stamp, nowMs);
      const forget = (): void => {
        if (entries.get(key)?.value === reading) entries.delete(key);
      };
      try {
        const value = await reading;
        if (value === undefined) forget();
        return value;
      } catch (error) {
        forget();
        throw error;
      }
    },

    async findMany<T>(
      table: CachedTable,
      scope: string,
      keys: Iterable<string>,
      read: (missing: string[]) => Promise<Map<string, T>>,
    ): Promise<Map<string, T>> {
      const stamp = changes.stampOf([table]);
      const nowMs = monotonicMs();
      const found = new Map<string, T>();
      const missing: string[] = [];
      const awaited: { key: string; rows: Reading["rows"] }[] = [];
      const nameOf = (key: string): string => `${table} ${scope} ${key}`;
      for (const key of new Set(keys)) {
        const known = recall(nameOf(key), stamp, nowMs);
        const reading = known ? undefined : readings.get(nameOf(key));
        if (known) found.set(key, known.value as T);
        else if (reading?.stamp === stamp) awaited.push({ key, rows: reading.rows });
        else missing.push(key);
      }
      // When an entry expires, many callers may ask at once: the first of them reads it.
      for (const { key, rows } of awaited) {
        const value = (await rows.catch(() => undefined))?.get(key);
        if (value === undefined) missing.push(key);
        else found.set(key, value as T);
      }
      if (missing.length === 0) return found;
      const rows = read(missing);
      const names = missing.map(nameOf);
      for (const name of names) readings.set(name, { rows, stamp });
      try {
        for (const [key, value] of await rows) {
          found.set(key, value);
          remember(nameOf(key), value, stamp, nowMs);
        }
      } finally {
        for (const name of names) if (readings.get(name)?.rows === rows) readings.delete(name);
      }
      return found;
    },
  };
}
