// The cached values of registered items for lanes: code, id and type, which never change. Other values are read when needed.
import { boundedCache } from "../../base/bounded-cache.ts";
import { padded, placesOf, selectRows } from "../../db/sql/rows.ts";
import type { Trx } from "../../db/sql/schema.ts";

export type KnownItem = { id: number; data_set_id: number; item_code: string; item_type: string };

const mostItems = 10_000;
/** After this an item is read again: a server's database may be restored while a process runs. */
const rememberedMs = 60_000;

type Memory = ReturnType<typeof boundedCache<string, KnownItem>>;

/** By the settings that all transactions of a database share. */
const memories = new WeakMap<object, Memory>();

function memoryOf(trx: Trx): Memory {
  const { config } = trx.client;
  const memory = memories.get(config) ?? boundedCache<string, KnownItem>(mostItems, rememberedMs);
  memories.set(config, memory);
  return memory;
}

const nameOf = (environmentId: number, code: string): string => `${environmentId} ${code}`;

/** The registered items of an environment by their codes. */
export async function itemsByCode(
  trx: Trx,
  environmentId: number,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KnownItem>> {
  const memory = memoryOf(trx);
  const found = new Map<string, KnownItem>();
  const missing: string[] = [];
  for (const code of codes) {
    const known = memory.get(nameOf(environmentId, code));
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
      () => {
        for (const item of read) memory.set(nameOf(environmentId, item.item_code), item);
      },
      () => undefined,
    );
  }
  return found;
}
