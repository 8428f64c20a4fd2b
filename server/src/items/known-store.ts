// The cached values of registered items for lanes: code, id and type, which never change. Other values are read when needed.

import { padded, placesOf, selectRows } from "../db/sql/rows.ts";
import type { Trx } from "../db/sql/schema.ts";

export type KnownItem = { id: number; data_set_id: number; item_code: string; item_type: string };

/** Above this size or age, all are read again: a server's database may be restored while a process runs. */
const mostItems = 10_000;
const rememberedMs = 60_000;

/** The items that a process has read from one database, by environment and code. */
class Memory {
  readonly #byCode = new Map<number, Map<string, KnownItem>>();
  #count = 0;
  #sinceMs = performance.now();

  byCodeOf(environmentId: number): Map<string, KnownItem> {
    const known = this.#byCode.get(environmentId) ?? new Map<string, KnownItem>();
    this.#byCode.set(environmentId, known);
    return known;
  }

  remember(read: readonly KnownItem[]): void {
    const items = read.slice(0, mostItems);
    this.forgetOld(items.length);
    for (const item of items) this.byCodeOf(item.data_set_id).set(item.item_code, item);
    this.#count += items.length;
  }

  forgetOld(added = 0): void {
    const nowMs = performance.now();
    if (this.#count + added <= mostItems && nowMs - this.#sinceMs < rememberedMs) return;
    this.#sinceMs = nowMs;
    this.#count = 0;
    this.#byCode.clear();
  }
}

/** By the settings that all transactions of a database share. */
const memories = new WeakMap<object, Memory>();

function memoryOf(trx: Trx): Memory {
  const { config } = trx.client;
  const memory = memories.get(config) ?? new Memory();
  memories.set(config, memory);
  memory.forgetOld();
  return memory;
}

/** The registered items of an environment by their codes. */
export async function itemsByCode(
  trx: Trx,
  environmentId: number,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KnownItem>> {
  const memory = memoryOf(trx);
  const byCode = memory.byCodeOf(environmentId);
  const found = new Map<string, KnownItem>();
  const missing: string[] = [];
  for (const code of codes) {
    const known = byCode.get(code);
    if (known) found.set(code, known);
    else missing.push(code);
  }
  if (missing.length === 0) return found;
  const values = padded(missing);
  const read = await selectRows<KnownItem>(
    trx,
    `select id, data_set_id, item_code, item_type from items
     where data_set_id = ? and registered_at is not null and item_code in (${placesOf(values)})`,
    [environmentId, ...values],
  );
  for (const item of read) found.set(item.item_code, item);
  // Once the transaction is committed: it may have registered them itself, and an id that was rolled back is given to another item.
  if (read.length > 0) {
    void trx.executionPromise.then(
      () => memory.remember(read),
      () => undefined,
    );
  }
  return found;
}
